// The orders that would trade with an order, in their turn: the market's list of orders, searched from its start each time.
import { SelfTradePrevention, type Side } from '#lib/contract/enums.ts';

import { amount, nothing, wholeLots, type Amount } from './amounts.ts';
import type { ModelAccount, ModelMarket, ModelOrder } from './venue.ts';

/** An order on its way into the book: by quantity, or (quantity null) by an amount of quote coin. */
export type Incoming = {
  readonly owner: ModelAccount;
  readonly market: ModelMarket;
  readonly side: Side;
  readonly prevention: SelfTradePrevention;
  /** The worst price that it accepts; null: any. */
  readonly worst: number | null;
  lots: number | null;
  money: Amount;
};

export const opposite = (side: Side): Side => (side === 'buy' ? 'sell' : 'buy');

/** Negative when a trader on the other side would rather have price a. */
const dearer = (side: Side, a: number, b: number): number => (side === 'buy' ? a - b : b - a);

export const accepts = (side: Side, worst: number | null, price: number): boolean => worst === null || dearer(side, price, worst) <= 0;

const ofSide = (market: ModelMarket, side: Side): ModelOrder[] => market.orders.filter((order) => order.side === side);

/** Whom an order of this side meets next: the best price, and there who stands longest. */
export function nextMaker(market: ModelMarket, side: Side): ModelOrder | undefined {
  let best: ModelOrder | undefined;
  for (const order of market.orders) {
    if (order.side === side) continue;
    if (best === undefined || dearer(side, order.price, best.price) < 0 || (order.price === best.price && order.turn < best.turn))
      best = order;
  }
  return best;
}

/** The prices of a side, best first. */
export const pricesOf = (market: ModelMarket, side: Side): number[] =>
  [...new Set(ofSide(market, side).map(({ price }) => price))].toSorted((a, b) => (side === 'buy' ? b - a : a - b));

/** [price, shown lots], best first. */
export const levelsOf = (market: ModelMarket, side: Side): [number, number][] =>
  pricesOf(market, side).map((price) => [
    price,
    ofSide(market, side).reduce((sum, order) => sum + (order.price === price ? order.shown : 0), 0),
  ]);

/** The lots that an order still wants at a price. */
function wants({ lots, money, market: { rules } }: Incoming, price: number): number {
  return lots ?? wholeLots(money, amount(price).times(rules.tickLotUnits));
}

/** One meeting: lots that are traded, or an own order that goes. */
type Meeting = { readonly maker: ModelOrder; readonly lots: number };

export type Walk = {
  readonly meetings: readonly Meeting[];
  readonly outcome: 'filled' | 'self-trade' | 'open';
  readonly lots: number;
  readonly cost: Amount;
  readonly metOwn: boolean;
};

type Standing = { readonly maker: ModelOrder; shown: number; left: number; turn: number };

const firstOf = (side: Side, standing: readonly Standing[]): Standing | undefined =>
  standing.toSorted((a, b) => dearer(side, a.maker.price, b.maker.price) || a.turn - b.turn)[0];

/**
 * A quantity is complete when nothing of it is left. An amount is judged when it has just traded: complete when it buys no lot
 * at the price that now stands next, whoever's order it is; when none that it accepts does, none at the price just paid.
 */
function isComplete(order: Incoming, justPaid: number, next: Standing | undefined): boolean {
  if (order.lots !== null) return order.lots === 0;
  if (justPaid === 0) return false;
  const isNext = next !== undefined && accepts(order.side, order.worst, next.maker.price);
  return wants(order, isNext ? next.maker.price : justPaid) === 0;
}

/** Whom an order would meet, one after the other, on a copy of the book; nothing is touched. */
export function walkBook(order: Incoming): Walk {
  const probe = { ...order };
  const { rules } = order.market;
  let standing: Standing[] = ofSide(order.market, opposite(order.side)).map((maker) => {
    const { shown, left, turn } = maker;
    return { maker, shown, left, turn };
  });
  let [lots, cost, justPaid, metOwn] = [0, nothing, 0, false];
  const meetings: Meeting[] = [];
  const end = (outcome: Walk['outcome']): Walk => ({
    meetings,
    outcome,
    lots,
    cost,
    metOwn,
  });
  for (;;) {
    const next = firstOf(order.side, standing);
    if (isComplete(probe, justPaid, next)) return end('filled');
    justPaid = 0;
    if (next === undefined || !accepts(order.side, order.worst, next.maker.price)) return end('open');
    const { maker } = next;
    if (maker.owner === order.owner) {
      metOwn = true;
      if (order.prevention !== SelfTradePrevention.cancelTaker) meetings.push({ maker, lots: 0 });
      if (order.prevention !== SelfTradePrevention.cancelMaker) return end('self-trade');
      standing = standing.filter((one) => one !== next);
      continue;
    }
    const taken = Math.min(wants(probe, maker.price), next.shown);
    if (taken === 0) return end('open');
    const worth = amount(taken).times(maker.price).times(rules.tickLotUnits);
    if (probe.lots === null) probe.money = probe.money.minus(worth);
    else probe.lots -= taken;
    meetings.push({ maker, lots: taken });
    [lots, cost, justPaid] = [lots + taken, cost.plus(worth), maker.price];
    [next.shown, next.left] = [next.shown - taken, next.left - taken];
    if (next.left === 0) standing = standing.filter((one) => one !== next);
    else if (next.shown === 0)
      [next.shown, next.turn] = [Math.min(maker.display, next.left), Math.max(...standing.map(({ turn }) => turn)) + 1];
  }
}
