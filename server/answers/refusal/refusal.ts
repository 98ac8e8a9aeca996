// A refusal as handlers give it: a key of the catalogue, and what its message is filled with.
import type { ErrorKey, ErrorParams } from '#lib/contract/errors.ts';
import { openOrderLimit } from '#server/engine/accounts/account.ts';
import { convertOrderLimit } from '#server/engine/convert/convert-order.ts';
import { countdownLimit, timeoutMsLimits } from '#server/engine/plans/commands/set-countdown.ts';
import { chaseMoves } from '#server/engine/plans/kinds/chase-limit/chase-limit-plan.ts';
import { twapLimits } from '#server/engine/plans/kinds/twap/refuse-twap.ts';
import { openPlanLimit } from '#server/engine/plans/plan.ts';
import { callbackPpm } from '#server/engine/plans/kinds/trailing/trailing-plan.ts';

/** 50,000 millionths are 5%. */
export const percent = (ppm: number): string => `${ppm / 10_000}%`;

/** Bounds that a refusal tells wherever it is made: those that are the same in every market. */
const bounds: Partial<Record<ErrorKey, ErrorParams>> = {
  invalidCallback: { min: percent(callbackPpm.min), max: percent(callbackPpm.max) },
  invalidMoves: chaseMoves,
  // The refusal itself says the number when it is known.
  riskLimit: { maximum: 'none', coin: '' },
  invalidLeverage: { max: 'none' },
  invalidSlices: {
    slices: twapLimits.slices.join('–'),
    seconds: `${twapLimits.intervalMs.map((ms) => ms / 1000).join('–')} s`,
    variance: twapLimits.jitterPpm.map(percent).join('–'),
  },
  openOrderLimit: { limit: openOrderLimit },
  openPlanLimit: { limit: openPlanLimit },
  invalidTimeout: { min: timeoutMsLimits.min / 1000, max: timeoutMsLimits.max / 3_600_000 },
  countdownLimit: { limit: countdownLimit },
  convertOrderLimit: { limit: convertOrderLimit },
};

export class Refusal {
  readonly key: ErrorKey;
  readonly params: ErrorParams;
  constructor(key: ErrorKey, params: ErrorParams = {}) {
    this.key = key;
    this.params = { ...bounds[key], ...params };
  }
}

export const refuse = (key: ErrorKey, params?: ErrorParams): Refusal => new Refusal(key, params);

export const refuseField = (field: string, reason: string): Refusal => new Refusal('invalidField', { field, reason });
