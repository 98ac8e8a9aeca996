// The stop of an OCO, and what it needs beyond the limit order beside it.
import { Side } from '#lib/contract/enums.ts';
import type { Market } from '#server/engine/markets/market.ts';
import { dearestTicks } from '../../legs.ts';
import { PlanLeg } from '../../plan-event.ts';
import type { Leg } from '../../plan.ts';
import type { OcoTerms } from './oco-terms.ts';

export const ocoLegs = ({ stop }: OcoTerms): readonly Leg[] => [{ leg: PlanLeg.stop, terms: stop }];

/** The limit order holds its own; only what a buying stop needs beyond it is held for the plan. */
export const ocoHold = (market: Market, side: Side, terms: OcoTerms, { quantityLots }: { readonly quantityLots: number }): number =>
  side === Side.sell ? 0 : Math.max(0, dearestTicks(market, ocoLegs(terms)) - terms.limitTicks) * quantityLots * market.rules.tickLotUnits;
