// Chase limit orders: how they are written, sized, refused and held.
import { OrderSource, Side } from '#lib/contract/enums.ts';
import { always, group, inTicks, whole } from '#server/engine/codec/fields.ts';
import { reservation } from '#server/engine/accounts/settle.ts';
import type { Market } from '#server/engine/markets/market.ts';
import { RejectReason } from '#server/engine/reject.ts';
import type { PlanKindRules } from '../../plan-kind.ts';
import type { PlanRequest } from '../../plan-request.ts';
import { isPositive, refuseContractUnit, refuseSpotUnit } from '../../refuse-unit.ts';
import { chaseBest, endWithOrder } from './chase-best.ts';
import { isBeyond } from './is-beyond.ts';
import type { ChaseLimitTerms } from './chase-limit-terms.ts';

/** The range of the number of moves. */
export const chaseMoves = { min: 1, max: 500 };

function refuseTerms({ book }: Market, { side, terms: { boundTicks, maxMoves } }: PlanRequest<ChaseLimitTerms>): RejectReason | null {
  if (!isPositive(boundTicks)) return RejectReason.invalidPrice;
  if (!Number.isSafeInteger(maxMoves) || maxMoves < chaseMoves.min || maxMoves > chaseMoves.max) return RejectReason.invalidMoves;
  const best = book.bestPrice(side);
  if (best === 0) return RejectReason.noLiquidity;
  return isBeyond(side, best, boundTicks) ? RejectReason.chaseBoundPassed : null;
}

export const chaseLimitPlan: PlanKindRules<ChaseLimitTerms> = {
  kind: 'chase-limit',
  code: 7,
  ...group({ kind: always('chase-limit'), boundTicks: inTicks, maxMoves: whole }),
  copy: ({ boundTicks, maxMoves }) => ({ kind: 'chase-limit', boundTicks, maxMoves }),
  isAmendable: false,
  refuseUnit: ({ contract }, request) =>
    contract === null
      ? refuseSpotUnit(request, (byAmount) => (byAmount ? RejectReason.invalidAmount : null))
      : refuseContractUnit(request, false),
  refuseTerms,
  judgedTicks: (_market, { boundTicks }) => [boundTicks],
  // The order holds its own at its price; the plan holds what a buy needs beyond that to be moved to the bound.
  hold: (market, side, { boundTicks }, { quantityLots }) =>
    side === Side.sell
      ? 0
      : reservation(market, side, boundTicks, quantityLots) - reservation(market, side, market.book.bestPrice(side), quantityLots),
  exitOf: () => null,
  linked: {
    source: OrderSource.chaseLimit,
    priceTicks: ({ book }, side) => book.bestPrice(side) || RejectReason.noLiquidity,
    onEnded: endWithOrder,
  },
  waits: { for: 'book', begin: () => ({ moves: 0 }), onBest: chaseBest },
};
