// A refusal as handlers give it: a key of the catalogue, and what its message is filled with.
import type { ErrorKey, ErrorParams } from '#lib/contract/errors.ts';
import { chaseMoves } from '#server/engine/plans/kinds/chase-limit/chase-limit-plan.ts';
import { callbackPpm } from '#server/engine/plans/kinds/trailing/trailing-plan.ts';

const percent = (ppm: number): string => `${ppm / 10_000}%`;

/** Bounds that are the same in every market: a refusal tells them wherever it is made. */
const bounds: Partial<Record<ErrorKey, ErrorParams>> = {
  invalidCallback: { min: percent(callbackPpm.min), max: percent(callbackPpm.max) },
  invalidMoves: chaseMoves,
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
