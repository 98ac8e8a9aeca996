// The view of an exchange that a maker of traffic has, so that its commands are aimed at what is there.
import type { MarketState, Side } from '#lib/contract/enums.ts';
import type { MarketRules } from '#server/engine/markets/market-rules.ts';
import type { PlanTerms } from '#server/engine/plans/plan-terms.ts';

import type { Draw } from './draw.ts';
import type { ModelMarket, ModelOrder, ModelPlan, Venue } from './venue.ts';

export type SeenMarket = {
  readonly rules: MarketRules;
  readonly state: MarketState;
  /** 0: none yet. */
  readonly lastPrice: number;
  readonly indexPrice: number;
};

export type SeenOrder = {
  readonly id: number;
  readonly ownerId: number;
  readonly price: number;
  readonly left: number;
  readonly filled: number;
};

export type SeenPlan = {
  readonly id: number;
  readonly ownerId: number;
  readonly market: SeenMarket;
  readonly side: Side;
  readonly terms: PlanTerms;
  /** All of it, with what is filled. */
  readonly lots: number;
  readonly money: bigint;
};

export type Sight = {
  readonly markets: readonly SeenMarket[];
  /** The last id given to an order or plan. */
  readonly lastId: number;
  anyOrder(draw: Draw, market: SeenMarket): SeenOrder | undefined;
  /** `kinds`: only of these; left out: of any. */
  anyPlan(draw: Draw, kinds?: readonly PlanTerms['kind'][]): SeenPlan | undefined;
};

const seenOrder = ({ owner, ...order }: ModelOrder): SeenOrder => ({ ...order, ownerId: owner.id });
const seenPlan = ({ id, owner, market, side, terms, lots, money, filledLots, filledMoney }: ModelPlan): SeenPlan => ({
  id,
  ownerId: owner.id,
  market,
  side,
  terms,
  lots: lots > 0 ? lots + filledLots : 0,
  money: lots > 0 ? 0n : BigInt(money.plus(filledMoney).toFixed()),
});
const ordersOf = ({ markets }: Venue, market: SeenMarket): readonly ModelOrder[] =>
  markets.find((one: ModelMarket) => one.rules === market.rules)?.orders ?? [];

/** The model's own blackboard. */
export const sightOf = (venue: Venue): Sight => ({
  markets: venue.markets,
  get lastId() {
    return venue.given.length;
  },
  anyOrder: (draw, market) => {
    const order = draw.any(ordersOf(venue, market));
    return order === undefined ? undefined : seenOrder(order);
  },
  anyPlan: (draw, kinds) => {
    const plan = draw.any(kinds === undefined ? venue.plans : venue.plans.filter(({ terms }) => kinds.includes(terms.kind)));
    return plan === undefined ? undefined : seenPlan(plan);
  },
});
