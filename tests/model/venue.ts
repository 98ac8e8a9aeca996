// The whole exchange as lists on a blackboard. What an account has frozen is not kept anywhere: it is added up from its orders and plans.
import type { MarketState, SelfTradePrevention, Side, TimeInForce } from '#lib/contract/enums.ts';
import type { AccountKind } from '#server/engine/identity/account-kind.ts';
import type { MarketRules } from '#server/engine/markets/market-rules.ts';
import type { ExitTerms, TriggerTerms } from '#server/engine/plans/trigger-terms.ts';
import type { PlanTerms } from '#server/engine/plans/plan-terms.ts';

import { amount, nothing, withShare, type Amount } from './amounts.ts';

export type ModelAccount = {
  readonly id: number;
  readonly kind: AccountKind;
  /** All that it owns of each asset, frozen or not. */
  readonly owns: Amount[];
  /** Client order ids with the order or plan that has them. */
  readonly names: { readonly name: string; readonly id: number }[];
};

export type ModelOrder = {
  readonly id: number;
  readonly owner: ModelAccount;
  readonly market: ModelMarket;
  readonly side: Side;
  readonly timeInForce: TimeInForce;
  readonly prevention: SelfTradePrevention;
  /** Lots shown at a time; 0: all. */
  readonly display: number;
  exit: ExitTerms | null;
  /** The exit that grows with its fills (0: none), and what exits have of them. */
  armed: { readonly planId: number; readonly given: Amount };
  /** Of a stop that was jumped over: how long it waits each time, and until when, before it is tried at market. */
  toMarket: { readonly afterMs: number; readonly dueMs: number } | null;
  /** The OCO that it belongs to; 0: none. */
  readonly pairedPlanId: number;
  price: number;
  left: number;
  filled: number;
  /** The lots that stand in the book for everybody to see. */
  shown: number;
  /** The turn at which it, or its shown part, joined the queue. */
  turn: number;
  /** Received so far, less fees, in the units of what it buys. */
  received: Amount;
  /** Quote units of its trades. */
  notional: Amount;
};

export type ModelPlan = {
  readonly id: number;
  readonly owner: ModelAccount;
  readonly market: ModelMarket;
  readonly side: Side;
  readonly prevention: SelfTradePrevention;
  terms: PlanTerms;
  lots: number;
  money: Amount;
  /** What it keeps, where that follows from a price of an earlier moment; null: from its terms. */
  kept: Amount | null;
  /** A trigger, or an activation price, that is met from below. */
  rises: boolean;
  /** Waits for its execution. */
  fired: FiredLeg | null;
  /** Trailing: the best price since it follows; 0: it does not follow yet. */
  best: number;
  readonly limitOrderId: number;
  readonly parentOrderId: number;
  /** TWAP: the slices that were tried, and what came of them. Chase limit: how often it was moved. */
  slicesDone: number;
  dueMs: number;
  /** Its owner has stopped its slices. */
  paused: boolean;
  filledLots: number;
  filledMoney: Amount;
  /** Why the last refused slice was, or that nothing was filled. */
  refusals: readonly string[];
};

type FiredLeg = { readonly leg: string; readonly executeTicks: number };

export type ModelMarket = {
  readonly rules: MarketRules;
  state: MarketState;
  /** 0: none yet. */
  lastPrice: number;
  indexPrice: number;
  orders: ModelOrder[];
};

export type Countdown = { readonly owner: ModelAccount; readonly key: string; dueMs: number };

/** News that may carry a refusal: any of the reasons that apply, none when there was no refusal. */
type Judged = { readonly text: string; readonly reasons: readonly string[] };

/** The effects of a command, told in lines that can be laid beside the engine's events; one list per kind of news. */
export type News = {
  readonly trades: string[];
  readonly cancelled: string[];
  readonly opened: string[];
  readonly fired: string[];
  /** Exits that have taken more of their orders' fills, or were changed. */
  readonly grown: string[];
  /** Stops that were jumped over, and those that turned into market orders. */
  readonly stops: string[];
  readonly sliced: Judged[];
  readonly closed: Judged[];
  readonly touched: Set<number>;
};

/** None of the reasons: done. Otherwise the exchange tells one of them. */
export type Verdict = { readonly reasons: readonly string[]; readonly orderId: number | null; readonly cancelled?: readonly number[] };

export const noNews = (): News => ({
  trades: [],
  cancelled: [],
  opened: [],
  fired: [],
  grown: [],
  stops: [],
  sliced: [],
  closed: [],
  touched: new Set(),
});

export class Venue {
  readonly assets: number[] = [];
  readonly markets: ModelMarket[] = [];
  readonly accounts: ModelAccount[] = [];
  /** Open ones, in the order of their ids. */
  plans: ModelPlan[] = [];
  /** Met their condition and wait for their execution, in the order in which they fired. */
  fired: ModelPlan[] = [];
  countdowns: Countdown[] = [];
  readonly references: string[] = [];
  /** The accounts by the numbers that they were given: position 0 has id 1. */
  readonly given: { readonly owner: ModelAccount; readonly isPlan: boolean }[] = [];
  timeMs = 0;
  turns = 0;
  news: News = noNews();

  account(id: number): ModelAccount | undefined {
    return this.accounts.find((one) => one.id === id);
  }

  market(id: number): ModelMarket | undefined {
    return this.markets.find(({ rules }) => rules.marketId === id);
  }

  nextId(owner: ModelAccount, isPlan: boolean): number {
    return this.given.push({ owner, isPlan });
  }

  plansOf(owner: ModelAccount, market: ModelMarket): ModelPlan[] {
    return this.plans.filter((plan) => plan.owner === owner && plan.market === market);
  }

  order(id: number): ModelOrder | undefined {
    for (const { orders } of this.markets) {
      const found = orders.find((order) => order.id === id);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  owned(account: ModelAccount, assetId: number): Amount {
    return account.owns[assetId] ?? nothing;
  }

  move(account: ModelAccount, assetId: number, by: Amount): void {
    account.owns[assetId] = this.owned(account, assetId).plus(by);
    this.news.touched.add(account.id);
  }

  frozen(account: ModelAccount, assetId: number): Amount {
    let sum = nothing;
    for (const { orders } of this.markets)
      for (const order of orders) if (order.owner === account && heldAsset(order) === assetId) sum = sum.plus(orderHold(order));
    for (const plan of this.plans) if (plan.owner === account && heldAsset(plan) === assetId) sum = sum.plus(this.planHold(plan));
    return sum;
  }

  available(account: ModelAccount, assetId: number): Amount {
    return this.owned(account, assetId).minus(this.frozen(account, assetId));
  }

  /** The money that an open plan keeps for later. */
  planHold(plan: ModelPlan): Amount {
    // A chase limit keeps what it needs to be moved to its bound, as of its last move.
    if (plan.terms.kind === 'chase-limit') return plan.money;
    return plan.kept ?? holdOf(plan.side, plan.lots, plan.money, plan.terms, plan.market.rules);
  }
}

/** The money that a buying order still needs to be moved to the bound of its plan. */
export function chaseHold(terms: PlanTerms, { side, price, left, market: { rules } }: ModelOrder): Amount {
  if (terms.kind !== 'chase-limit' || side === 'sell') return nothing;
  return notionalOf(rules, terms.boundTicks, left).minus(notionalOf(rules, price, left));
}

const heldAsset = ({ side, market: { rules } }: { side: Side; market: ModelMarket }): number =>
  side === 'buy' ? rules.quoteAssetId : rules.baseAssetId;

const orderHold = ({ side, left, price, market: { rules } }: ModelOrder): Amount =>
  side === 'buy' ? notionalOf(rules, price, left) : amount(left).times(rules.lotUnits);

export const notionalOf = (rules: MarketRules, price: number, lots: number): Amount => amount(price).times(lots).times(rules.tickLotUnits);

/** The price that a buy at market may reach from another one. */
const bandAbove = ({ priceBandPpm }: MarketRules, price: number): number => withShare(price, priceBandPpm).floor().toNumber();

function legPrice(rules: MarketRules, leg: TriggerTerms | null): number {
  if (leg === null) return 0;
  return leg.executeTicks > 0 ? leg.executeTicks : bandAbove(rules, Math.max(0, leg.triggerTicks));
}

/** The highest price at which money is kept for a plan's buy by quantity. `begins`: where a plan begins that names none. */
function highestExecutePrice(terms: PlanTerms, rules: MarketRules, begins: number): number {
  if (terms.kind === 'trigger') return legPrice(rules, terms.trigger);
  if (terms.kind === 'exit') return Math.max(legPrice(rules, terms.exit.takeProfit), legPrice(rules, terms.exit.stopLoss));
  if (terms.kind === 'trailing')
    return bandAbove(
      rules,
      withShare(terms.activationTicks > 0 ? terms.activationTicks : begins, terms.callbackPpm)
        .ceil()
        .toNumber(),
    );
  return terms.kind === 'time-share' ? (terms.limitTicks > 0 ? terms.limitTicks : bandAbove(rules, begins)) : 0;
}

/** `begins`: the price at which it begins: a chase limit at the best one of its side, a trailing stop at the one that it watches, slices at the last one. */
export function holdOf(side: Side, lots: number, money: Amount, terms: PlanTerms, rules: MarketRules, begins = 0): Amount {
  if (terms.kind === 'chase-limit') return side === 'sell' ? nothing : notionalOf(rules, Math.max(0, terms.boundTicks - begins), lots);
  if (terms.kind === 'oco') {
    if (side === 'sell') return nothing;
    return notionalOf(rules, Math.max(0, legPrice(rules, terms.stop) - terms.limitTicks), lots);
  }
  if (side === 'sell') return amount(lots).times(rules.lotUnits);
  return money.gt(0) ? money : notionalOf(rules, highestExecutePrice(terms, rules, begins), lots);
}
