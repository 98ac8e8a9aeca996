// The requests of users: orders and plans placed, amended, cancelled.
import { TimeInForce } from '#lib/contract/enums.ts';
import { everyMarket } from '#server/engine/ids.ts';
import type { AmendOrder } from '#server/engine/orders/order-command.ts';
import type { AmendPlan, PlacePlan } from '#server/engine/plans/commands/plan-command.ts';
import type { Command } from '#server/engine/command.ts';
import { lots as lotsOf } from '#server/engine/units.ts';

import { amount, nothing } from './amounts.ts';
import { accepts, nextMaker } from './book.ts';
import { bandReasons, judgeOrder, notionalReasons, quantityReasons, stateReasons, type Ask } from './check-order.ts';
import { judgePlan, keepOf, pairedOrder, priceBeside, type PlanAsk } from './check-plan.ts';
import { closePlan, openPlan, startOf } from './open-plan.ts';
import { follow, place } from './plans.ts';
import { cancel, enter, type Aftermath } from './trading.ts';
import { chaseHold, notionalOf, type ModelAccount, type ModelMarket, type ModelOrder, type Venue, type Verdict } from './venue.ts';

type Of<Type extends Command['type']> = Extract<Command, { type: Type }>;

export const refused = (...reasons: string[]): Verdict => ({ reasons, orderId: null });
const fresh = (): Aftermath => ({ moved: null, ended: [], traded: [] });

/** Accounts that may trade. */
function trader(venue: Venue, id: number): ModelAccount | undefined {
  const account = venue.account(id);
  return account?.kind === 'user' || account?.kind === 'house' ? account : undefined;
}

export function placeOrder(venue: Venue, command: Of<'place-order'>): Verdict {
  const owner = trader(venue, command.accountId);
  const market = venue.market(command.marketId);
  if (owner === undefined || market === undefined)
    return refused(...(owner === undefined ? ['unknown-account'] : []), ...(market === undefined ? ['unknown-market'] : []));
  const ask: Ask = {
    owner,
    market,
    side: command.side,
    kind: command.kind,
    timeInForce: command.timeInForce,
    price: command.priceTicks,
    lots: command.quantityLots,
    money: amount(command.amountUnits),
    prevention: command.selfTradePrevention,
    display: command.displayLots ?? null,
    bestPrice: command.bestPrice ?? null,
    exit: command.exit ?? null,
    name: command.clientOid,
  };
  const { price, reasons } = judgeOrder(venue, ask);
  if (reasons.length > 0) return refused(...reasons);
  const after = fresh();
  const order = place(venue, ask, price, 0, after);
  follow(venue, after);
  return { reasons: [], orderId: order.id };
}

/** An open order of the account, or why it is none. */
function findOrder(venue: Venue, owner: ModelAccount, orderId: number): ModelOrder | string[] {
  const order = venue.order(orderId);
  if (order !== undefined) return order.owner === owner ? order : ['not-order-owner'];
  const given = venue.given[orderId - 1];
  if (given === undefined) return ['unknown-order'];
  if (given.isPlan || given.owner.kind === 'house') return ['unknown-order', 'order-not-open', 'not-order-owner'];
  return given.owner === owner ? ['order-not-open'] : ['order-not-open', 'not-order-owner'];
}

export function amendReasons(
  venue: Venue,
  order: ModelOrder,
  { priceTicks, quantityLots }: Pick<AmendOrder, 'quantityLots'> & { readonly priceTicks: number },
  keeps: boolean,
): string[] {
  const { market, owner, side, filled, price, left } = order;
  const { rules } = market;
  const reasons: string[] = [...stateReasons(market)];
  if (order.pairedPlanId !== 0) reasons.push('linked-order');
  if (priceTicks <= 0) return [...reasons, 'invalid-price', ...quantityReasons(rules, quantityLots)];
  if (priceTicks === price && quantityLots === filled + left) reasons.push('nothing-to-amend');
  if (quantityLots <= filled) reasons.push('invalid-quantity');
  reasons.push(
    ...quantityReasons(rules, quantityLots),
    ...notionalReasons(rules, notionalOf(rules, priceTicks, Math.max(0, quantityLots))),
  );
  if (priceTicks !== price) reasons.push(...bandReasons(market, owner, side, priceTicks));
  if (order.display > 0 && order.display < Math.ceil(quantityLots / 100)) reasons.push('invalid-display');
  const maker = nextMaker(market, side);
  if (!keeps && order.timeInForce === TimeInForce.postOnly && maker !== undefined && accepts(side, priceTicks, maker.price))
    reasons.push('post-only-would-take');
  const lots = quantityLots - filled;
  const [asset, before, need] =
    side === 'buy'
      ? [rules.quoteAssetId, notionalOf(rules, price, left), notionalOf(rules, priceTicks, lots)]
      : [rules.baseAssetId, amount(left).times(rules.lotUnits), amount(lots).times(rules.lotUnits)];
  if (need.gt(venue.available(owner, asset).plus(before))) reasons.push('insufficient-balance');
  return reasons;
}

export function amendOrder(venue: Venue, command: AmendOrder): Verdict {
  const owner = trader(venue, command.accountId);
  if (owner === undefined) return refused('unknown-account');
  const order = findOrder(venue, owner, command.orderId);
  if (Array.isArray(order)) return refused(...order);
  const { priceTicks, quantityLots } = command;
  const keeps = priceTicks === order.price && quantityLots < order.filled + order.left;
  const reasons = amendReasons(venue, order, command, keeps);
  if (reasons.length > 0) return refused(...reasons);
  venue.news.touched.add(owner.id);
  const lots = quantityLots - order.filled;
  if (keeps) {
    order.left = lots;
    order.shown = Math.min(order.shown, lots);
    return { reasons, orderId: order.id };
  }
  const { market, side, prevention } = order;
  market.orders = market.orders.filter((one) => one !== order);
  order.price = priceTicks;
  const after = fresh();
  enter(venue, order, { owner, market, side, prevention, worst: priceTicks, lots, money: nothing }, false, after);
  follow(venue, after);
  return { reasons, orderId: order.id };
}

/** Why an order of a plan cannot be moved to a price of its own side. */
export const refuseMove = (venue: Venue, order: ModelOrder, priceTicks: number): string[] =>
  amendReasons(venue, order, { priceTicks, quantityLots: lotsOf(order.filled + order.left) }, false).filter(
    (reason) => reason !== 'linked-order',
  );

/** Gives it another price, at the end of the queue. */
export function moveOrder(venue: Venue, order: ModelOrder, price: number): void {
  venue.news.touched.add(order.owner.id);
  order.price = price;
  order.turn = venue.turns++;
}

export function cancelOne(venue: Venue, { accountId, orderId }: Of<'cancel-order'>): Verdict {
  const owner = trader(venue, accountId);
  if (owner === undefined) return refused('unknown-account');
  const order = findOrder(venue, owner, orderId);
  if (Array.isArray(order)) return refused(...order);
  const reasons = stateReasons(order.market, true);
  if (reasons.length > 0) return refused(...reasons);
  const after = fresh();
  cancel(venue, order, 'requested', after);
  follow(venue, after);
  return { reasons, orderId, cancelled: [orderId] };
}

/** The markets that are meant, halted ones passed by when all are; or why there are none. */
function marketsOf(venue: Venue, marketId: number): ModelMarket[] | string[] {
  if (marketId === everyMarket) return venue.markets.filter(({ state }) => state !== 'halted');
  const market = venue.market(marketId);
  if (market === undefined) return ['unknown-market'];
  return market.state === 'halted' ? ['market-halted'] : [market];
}

const isRefusal = (found: readonly (ModelMarket | string)[]): found is string[] => typeof found[0] === 'string';

export function cancelAll(venue: Venue, { accountId, marketId, side }: Of<'cancel-all-orders'>): Verdict {
  const owner = trader(venue, accountId);
  if (owner === undefined) return refused('unknown-account');
  const markets = marketsOf(venue, marketId);
  if (isRefusal(markets)) return refused(...markets);
  const orders = markets.flatMap((market) =>
    market.orders.filter((order) => order.owner === owner && (side === null || order.side === side)).toSorted((a, b) => a.id - b.id),
  );
  const after = fresh();
  for (const order of orders) cancel(venue, order, 'requested', after);
  follow(venue, after);
  return { reasons: [], orderId: null, cancelled: orders.map(({ id }) => id) };
}

const planAsk = (owner: ModelAccount, market: ModelMarket, command: PlacePlan): PlanAsk => ({
  owner,
  market,
  side: command.side,
  lots: command.quantityLots,
  money: amount(command.amountUnits),
  terms: command.terms,
  prevention: command.selfTradePrevention,
  name: command.clientOid,
  quantityAtMarket: command.quantityAtMarket === true,
});

export function placePlan(venue: Venue, command: PlacePlan): Verdict {
  const owner = venue.account(command.accountId);
  const market = venue.market(command.marketId);
  if (owner?.kind !== 'user' || market === undefined)
    return refused(...(owner?.kind === 'user' ? [] : ['unknown-account']), ...(market === undefined ? ['unknown-market'] : []));
  const ask = planAsk(owner, market, command);
  const reasons = judgePlan(venue, ask, null);
  if (reasons.length > 0) return refused(...reasons);
  const id = venue.nextId(owner, true);
  if (ask.name !== '') owner.names.push({ name: ask.name, id });
  const { terms } = ask;
  let limit: ModelOrder | null = null;
  const beside = priceBeside(ask);
  if (beside !== null) limit = place(venue, pairedOrder(ask, beside), beside, id, fresh());
  const plan = openPlan(venue, ask, id, limit?.id ?? 0, 0);
  if (limit !== null && terms.kind === 'chase-limit') plan.money = chaseHold(terms, limit);
  return { reasons, orderId: id };
}

/** An open plan of the account, or why it is none. */
export function findPlan(venue: Venue, accountId: number, planId: number): PlanFound {
  const owner = venue.account(accountId);
  if (owner?.kind !== 'user') return { plan: null, reasons: ['unknown-account', 'unknown-plan', 'plan-not-open'] };
  const plan = venue.plans.find(({ id }) => id === planId);
  if (plan?.owner === owner) return plan.fired === null ? { plan, reasons: [] } : { plan: null, reasons: ['plan-not-open'] };
  const given = venue.given[planId - 1];
  if (given?.owner === owner && given.isPlan) return { plan: null, reasons: ['plan-not-open'] };
  return { plan: null, reasons: given === undefined ? ['unknown-plan'] : ['unknown-plan', 'plan-not-open'] };
}
type PlanFound = { readonly plan: Venue['plans'][number] | null; readonly reasons: string[] };

export function amendPlan(
  venue: Venue,
  { accountId, planId, quantityLots, amountUnits, terms, quantityAtMarket = false }: AmendPlan,
): Verdict {
  const { plan, reasons: missing } = findPlan(venue, accountId, planId);
  if (plan === null) return refused(...missing);
  const { owner, market, side, prevention } = plan;
  if (plan.terms.kind !== terms.kind || terms.kind === 'oco' || terms.kind === 'time-share' || terms.kind === 'chase-limit')
    return refused('linked-order', ...stateReasons(market));
  const ask: PlanAsk = {
    owner,
    market,
    side,
    prevention,
    lots: quantityLots,
    money: amount(amountUnits),
    terms,
    name: '',
    quantityAtMarket,
  };
  const reasons = judgePlan(venue, ask, venue.planHold(plan));
  if (reasons.length > 0) return refused(...reasons);
  Object.assign(plan, { terms, lots: quantityLots, money: ask.money, kept: keepOf(ask), ...startOf(market, terms) });
  venue.news.touched.add(owner.id);
  venue.news.grown.push(`#${planId} to ${quantityLots} ${amountUnits}`);
  return { reasons, orderId: planId };
}

/** A pair takes its limit order with it. */
function endPlan(venue: Venue, plan: Venue['plans'][number]): void {
  closePlan(venue, plan, 'cancelled', ['requested'], 0);
  const parent = venue.order(plan.parentOrderId);
  // Whoever takes it back wants none for later fills either.
  if (parent?.armed.planId === plan.id) parent.exit = null;
  const limit = venue.order(plan.limitOrderId);
  if (limit !== undefined) cancel(venue, limit, 'linked', fresh());
}

export function cancelPlan(venue: Venue, { accountId, planId }: Of<'cancel-plan'>): Verdict {
  const { plan, reasons } = findPlan(venue, accountId, planId);
  if (plan === null) return refused(...reasons);
  const closed = stateReasons(plan.market, true);
  if (closed.length > 0) return refused(...closed);
  endPlan(venue, plan);
  return { reasons: [], orderId: planId };
}

export function cancelAllPlans(venue: Venue, { accountId, marketId, kind }: Of<'cancel-all-plans'>): Verdict {
  const owner = venue.account(accountId);
  if (owner === undefined) return refused('unknown-account');
  const markets = marketsOf(venue, marketId);
  if (isRefusal(markets)) return refused(...markets);
  const plans = venue.plans.filter(
    (plan) => plan.owner === owner && plan.fired === null && markets.includes(plan.market) && (kind === null || plan.terms.kind === kind),
  );
  for (const plan of plans) endPlan(venue, plan);
  return { reasons: [], orderId: null, cancelled: plans.map(({ id }) => id) };
}
