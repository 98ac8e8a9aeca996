// Stops by margin: how they are written, refused and executed.
import { MarginMode } from '#lib/contract/enums.ts';
import { closedSide, positionOf } from '#server/engine/accounts/positions/holding.ts';
import { crossRisk, isolatedRisk } from '#server/engine/accounts/risk/risk.ts';
import { always, group, whole } from '#server/engine/codec/fields.ts';
import { RejectReason } from '#server/engine/reject.ts';
import type { State } from '#server/engine/state.ts';
import { PlanLeg } from '../../plan-event.ts';
import type { PlanKindRules } from '../../plan-kind.ts';
import type { Plan } from '../../plan.ts';
import { closesAll } from '../../refuse-unit.ts';
import { PriceSource } from '../../trigger-terms.ts';
import type { MarginRatioTerms } from './margin-ratio-terms.ts';

const million = 1_000_000n;

/**
 * The nearer the position of a plan is to liquidation, the higher its ratio. True if maintenance is at least the plan's share of equity:
 * for an isolated position alone, for a cross one with everything that shares its wallet. Without a position nothing is reached; without
 * equity everything is.
 */
function isRatioReached({ ledger }: State, { account, marketId, side, terms }: Plan<MarginRatioTerms>): boolean {
  const futures = account.futures;
  const holding = futures?.holdings.get(marketId);
  if (futures === null || holding === undefined) return false;
  const position = positionOf(holding, closedSide(side));
  if (position.lots === 0) return false;
  const { contract, mode, row } = holding;
  const wallet = futures.wallets.get(contract.rules.marginAssetId);
  if (wallet === undefined) return false;
  const { equity, maintenance } = mode === MarginMode.isolated ? isolatedRisk(contract, position) : crossRisk(ledger, row, wallet);
  return equity <= 0 || BigInt(maintenance) * million >= BigInt(terms.ratioPpm) * BigInt(equity);
}

/** The range of ratios, in millionths. */
export const marginRatioPpm = { min: 10_000, max: 990_000 };

const isInRange = (ppm: number): boolean => Number.isSafeInteger(ppm) && ppm >= marginRatioPpm.min && ppm <= marginRatioPpm.max;

export const marginRatioPlan: PlanKindRules<MarginRatioTerms> = {
  kind: 'margin-ratio',
  code: 6,
  ...group({ kind: always('margin-ratio'), ratioPpm: whole }),
  copy: ({ ratioPpm }) => ({ kind: 'margin-ratio', ratioPpm }),
  isAmendable: false,
  // It closes all that there is when it fires, and nothing else.
  refuseUnit: ({ contract }, request) => {
    if (contract === null) return RejectReason.unsupportedPlan;
    if (request.amountUnits !== 0) return RejectReason.invalidAmount;
    return closesAll(request) ? null : RejectReason.invalidQuantity;
  },
  refuseTerms: (_market, { terms }) => (isInRange(terms.ratioPpm) ? null : RejectReason.invalidTrigger),
  judgedTicks: () => [],
  hold: () => 0,
  exitOf: () => null,
  linked: null,
  waits: {
    for: 'price',
    legs: () => [],
    start: (_market, plan) => {
      plan.watches = [];
    },
    follows: () => PriceSource.mark,
    onPrice: (state, plan) => (isRatioReached(state, plan) ? PlanLeg.marginRatio : null),
  },
};
