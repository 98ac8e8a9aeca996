// Every reason for which an order may be refused. All that apply are named: which one is told is the exchange's choice.
import { MarketState, TimeInForce, type SelfTradePrevention, type Side } from '#lib/contract/enums.ts';
import type { BestPrice } from '#server/engine/orders/order-command.ts';
import type { MarketRules } from '#server/engine/markets/market-rules.ts';
import type { ExitTerms, StopTerms } from '#server/engine/plans/trigger-terms.ts';
import type { RejectReason } from '#server/engine/reject.ts';

import { amount, withShare, type Amount } from './amounts.ts';
import { accepts, nextMaker, opposite, pricesOf, walkBook, type Incoming } from './book.ts';
import { notionalOf, type ModelAccount, type ModelMarket, type Venue } from './venue.ts';

/** An order as it is asked for, by a user or by a plan that executes. */
export type Ask = {
  readonly owner: ModelAccount;
  readonly market: ModelMarket;
  readonly side: Side;
  readonly kind: 'limit' | 'market';
  readonly timeInForce: TimeInForce;
  readonly price: number;
  readonly lots: number;
  readonly money: Amount;
  readonly prevention: SelfTradePrevention;
  readonly display: number | null;
  readonly bestPrice: BestPrice | null;
  readonly exit: ExitTerms | null;
  readonly name: string;
};

export function stateReasons({ state }: ModelMarket, isCancel = false): RejectReason[] {
  if (state === MarketState.halted) return ['market-halted'];
  return state === MarketState.cancelOnly && !isCancel ? ['market-cancel-only'] : [];
}

export function nameReasons({ names }: ModelAccount, name: string): RejectReason[] {
  if (name === '') return [];
  if (!/^[\u0021-\u007e]{1,64}$/.test(name)) return ['invalid-client-order-id'];
  return names.some((one) => one.name === name) ? ['duplicate-client-order-id'] : [];
}

export function quantityReasons({ minQuantityLots, maxQuantityLots }: MarketRules, lots: number): RejectReason[] {
  if (!(lots > 0)) return ['invalid-quantity'];
  if (lots < minQuantityLots) return ['quantity-below-minimum'];
  return lots > maxQuantityLots ? ['quantity-above-maximum'] : [];
}

export function notionalReasons({ minNotionalUnits, maxNotionalUnits }: MarketRules, money: Amount): RejectReason[] {
  if (money.lt(amount(minNotionalUnits))) return ['notional-below-minimum'];
  return money.gt(amount(maxNotionalUnits)) ? ['notional-above-maximum'] : [];
}

/** The highest bid or lowest ask that the band allows; null for the house, without a band, and before there is a price. */
export function bandEdge(market: ModelMarket, owner: ModelAccount, side: Side): number | null {
  const { priceBandPpm } = market.rules;
  const from = market.indexPrice > 0 ? market.indexPrice : market.lastPrice;
  if (owner.kind !== 'user' || priceBandPpm === 0 || from === 0) return null;
  return side === 'buy' ? withShare(from, priceBandPpm).floor().toNumber() : withShare(from, -priceBandPpm).ceil().toNumber();
}

export function bandReasons(market: ModelMarket, owner: ModelAccount, side: Side, price: number): RejectReason[] {
  const edge = bandEdge(market, owner, side);
  if (edge === null) return [];
  if (side === 'buy') return price > edge ? ['price-above-band'] : [];
  return price < edge ? ['price-below-band'] : [];
}

/** The price that a best-offer order stands for; null when that side is empty. */
function bestOffer(market: ModelMarket, side: Side, which: BestPrice): number | null {
  const isCounterparty = which.startsWith('counterparty');
  const prices = pricesOf(market, isCounterparty ? opposite(side) : side);
  const best = prices[0];
  if (best === undefined || which.endsWith('1')) return best ?? null;
  const fifth = prices[4];
  if (fifth !== undefined) return fifth;
  return isCounterparty === (side === 'buy') ? best + 5 : best - 5;
}

function displayReasons({ minQuantityLots }: MarketRules, lots: number, display: number): RejectReason[] {
  return display < minQuantityLots || display >= lots || display < Math.ceil(lots / 100) ? ['invalid-display'] : [];
}

/** A buy takes profit above its price and stops below; a sell the other way round. */
function exitReasons(side: Side, price: number, { takeProfit, stopLoss }: ExitTerms): RejectReason[] {
  const up = side === 'buy' ? 1 : -1;
  if (takeProfit === null && stopLoss === null) return ['invalid-exit'];
  if (takeProfit !== null && (takeProfit.triggerTicks - price) * up <= 0) return ['invalid-exit'];
  if (stopLoss !== null && (stopLoss.triggerTicks - price) * up >= 0) return ['invalid-exit'];
  return [];
}

/** A stop turns into a market order after a second to an hour, and only from a limit. */
export const isSoundWait = ({ executeTicks, marketAfterMs }: StopTerms): boolean =>
  marketAfterMs === undefined || (executeTicks > 0 && marketAfterMs >= 1_000 && marketAfterMs <= 3_600_000);

/** Legs that could never be: a trigger that is no price, an execute price below zero. */
function legReasons({ takeProfit, stopLoss }: ExitTerms): RejectReason[] {
  const legs = [takeProfit, stopLoss].filter((leg) => leg !== null);
  return [
    ...(legs.some(({ triggerTicks }) => triggerTicks <= 0) ? (['invalid-trigger', 'invalid-exit'] as const) : []),
    ...(stopLoss !== null && !isSoundWait(stopLoss) ? (['invalid-trigger'] as const) : []),
    ...(legs.some(({ executeTicks }) => executeTicks < 0) ? (['invalid-price', 'invalid-trigger', 'invalid-exit'] as const) : []),
  ];
}

function limitReasons(venue: Venue, ask: Ask, price: number): RejectReason[] {
  const { market, side, lots, owner } = ask;
  const { rules } = market;
  const rests = ask.timeInForce === TimeInForce.gtc || ask.timeInForce === TimeInForce.postOnly;
  const reasons: RejectReason[] = [...quantityReasons(rules, lots), ...bandReasons(market, owner, side, price)];
  if (ask.money.gt(0)) reasons.push('invalid-amount');
  reasons.push(...notionalReasons(rules, notionalOf(rules, price, Math.max(0, lots))));
  if (ask.display !== null) reasons.push(...(rests ? displayReasons(rules, lots, ask.display) : (['invalid-display'] as const)));
  if (ask.exit !== null) reasons.push(...exitReasons(side, price, ask.exit));
  const maker = nextMaker(market, side);
  if (ask.timeInForce === TimeInForce.postOnly && maker !== undefined && accepts(side, price, maker.price))
    reasons.push('post-only-would-take');
  if (ask.timeInForce === TimeInForce.fok && walkBook(incomingOf(ask, price)).outcome !== 'filled') reasons.push('fill-or-kill-unfilled');
  if (rests && owner.kind === 'user' && market.orders.filter((order) => order.owner === owner).length >= 200)
    reasons.push('open-order-limit');
  const need = side === 'buy' ? notionalOf(rules, price, lots) : amount(lots).times(rules.lotUnits);
  if (need.gt(venue.available(owner, side === 'buy' ? rules.quoteAssetId : rules.baseAssetId))) reasons.push('insufficient-balance');
  return reasons;
}

function marketReasons(venue: Venue, ask: Ask): RejectReason[] {
  const { market, side, lots, money, owner } = ask;
  const { rules } = market;
  const reasons: RejectReason[] = [];
  if (ask.timeInForce === TimeInForce.postOnly) reasons.push('invalid-time-in-force');
  if (ask.price !== 0) reasons.push('invalid-price');
  if (ask.display !== null) reasons.push('invalid-display');
  const byAmount = lots === 0 && money.gt(0);
  if (byAmount) reasons.push(...notionalReasons(rules, money));
  else reasons.push(...quantityReasons(rules, lots), ...(money.isZero() ? [] : (['invalid-amount', 'invalid-quantity'] as const)));
  const reach = walkBook(incomingOf(ask, null));
  const best = nextMaker(market, side);
  const isBeyondBand = best !== undefined && !accepts(side, bandEdge(market, owner, side), best.price);
  if (best === undefined || isBeyondBand) reasons.push('no-liquidity');
  if (byAmount && (isBeyondBand || (reach.lots === 0 && !reach.metOwn))) reasons.push('notional-below-minimum');
  if (reach.lots > rules.maxQuantityLots) reasons.push('quantity-above-maximum');
  if (reach.cost.gt(amount(rules.maxNotionalUnits))) reasons.push('notional-above-maximum');
  if (!byAmount && reach.lots > 0) reasons.push(...notionalReasons(rules, reach.cost));
  if (ask.exit !== null && best !== undefined) reasons.push(...exitReasons(side, best.price, ask.exit));
  if (ask.timeInForce === TimeInForce.fok && reach.outcome !== 'filled') reasons.push('fill-or-kill-unfilled');
  const need = side === 'buy' ? reach.cost : amount(reach.lots).times(rules.lotUnits);
  if (need.gt(venue.available(owner, side === 'buy' ? rules.quoteAssetId : rules.baseAssetId))) reasons.push('insufficient-balance');
  return reasons;
}

/** A market order goes at most up to the band. */
export const incomingOf = (ask: Ask, limit: number | null): Incoming => ({
  owner: ask.owner,
  market: ask.market,
  side: ask.side,
  prevention: ask.prevention,
  worst: limit ?? bandEdge(ask.market, ask.owner, ask.side),
  lots: ask.lots > 0 ? ask.lots : null,
  money: ask.money,
});

/** The price that the order has, and why it may not be placed. */
export function judgeOrder(venue: Venue, ask: Ask): { readonly price: number | null; readonly reasons: RejectReason[] } {
  const { owner, market, exit } = ask;
  const reasons: RejectReason[] = [...stateReasons(market), ...nameReasons(owner, ask.name)];
  if (exit !== null) reasons.push(...legReasons(exit), ...(owner.kind === 'user' ? [] : (['invalid-exit'] as const)));
  if (ask.kind === 'market') {
    if (ask.bestPrice !== null) reasons.push('invalid-price');
    return { price: null, reasons: [...reasons, ...marketReasons(venue, ask)] };
  }
  const price = ask.bestPrice === null ? ask.price : bestOffer(market, ask.side, ask.bestPrice);
  if (ask.bestPrice !== null && ask.price !== 0) reasons.push('invalid-price');
  if (price === null) return { price: null, reasons: [...reasons, 'no-liquidity', ...quantityReasons(market.rules, ask.lots)] };
  if (price <= 0) return { price, reasons: [...reasons, 'invalid-price', ...quantityReasons(market.rules, ask.lots)] };
  return { price, reasons: [...reasons, ...limitReasons(venue, ask, price)] };
}
