// An order meets the book: trades, fees, and whoever is in its own way.
import { TimeInForce } from '#lib/contract/enums.ts';

import { amount, shareUp, type Amount } from './amounts.ts';
import { walkBook, type Incoming, type Walk } from './book.ts';
import { notionalOf, type ModelAccount, type ModelMarket, type ModelOrder, type Venue } from './venue.ts';

/** First and last price of what was traded; null when nothing was. */
type Moved = { readonly market: ModelMarket; readonly first: number; readonly last: number } | null;

/** The things that a command leaves to be looked at afterwards: prices that were traded, orders that ended. */
export type Aftermath = { moved: Moved; readonly ended: ModelOrder[]; readonly traded: ModelOrder[] };

/** The house pays no fees. */
const feeOf = (account: ModelAccount, received: Amount, ppm: number): Amount =>
  account.kind === 'user' ? shareUp(received, ppm) : amount(0);

function trade(venue: Venue, taker: ModelOrder, maker: ModelOrder, lots: number): void {
  const { market } = taker;
  const { rules } = market;
  const worth = notionalOf(rules, maker.price, lots);
  const coins = amount(lots).times(rules.lotUnits);
  const [buyer, seller] = taker.side === 'buy' ? [taker, maker] : [maker, taker];
  const pay = (payer: ModelOrder, payee: ModelOrder, assetId: number, units: Amount): Amount => {
    const fee = feeOf(payee.owner, units, payee === taker ? rules.takerFeePpm : rules.makerFeePpm);
    venue.move(payer.owner, assetId, units.neg());
    venue.move(payee.owner, assetId, units.minus(fee));
    const purse = venue.accounts.find(({ kind }) => kind === 'fees');
    if (purse !== undefined && fee.gt(0)) venue.move(purse, assetId, fee);
    payee.received = payee.received.plus(units).minus(fee);
    return fee;
  };
  const buyerFee = pay(seller, buyer, rules.baseAssetId, coins);
  const sellerFee = pay(buyer, seller, rules.quoteAssetId, worth);
  for (const order of [taker, maker]) {
    order.filled += lots;
    order.notional = order.notional.plus(worth);
  }
  const [takerFee, makerFee] = taker === buyer ? [buyerFee, sellerFee] : [sellerFee, buyerFee];
  venue.news.trades.push(`#${maker.id} #${taker.id} ${lots} @ ${maker.price} fees ${makerFee.toFixed()} ${takerFee.toFixed()}`);
  market.lastPrice = maker.price;
}

/** The next part of an iceberg goes to the end of its queue. */
function afterMade(venue: Venue, maker: ModelOrder, lots: number, after: Aftermath): void {
  maker.left -= lots;
  maker.shown -= lots;
  if (maker.left === 0) {
    leave(maker, after);
  } else if (maker.shown === 0) {
    maker.shown = Math.min(maker.display, maker.left);
    maker.turn = venue.turns++;
  }
}

/** Out of the book, with the money that it held. */
function leave(order: ModelOrder, after: Aftermath): void {
  order.market.orders = order.market.orders.filter((one) => one !== order);
  after.ended.push(order);
}

/** Orders of the house come and go unannounced. */
function tellCancelled(venue: Venue, { id, left, owner }: ModelOrder, reason: string): void {
  if (owner.kind === 'user') venue.news.cancelled.push(`#${id} ${left} ${reason}`);
}

export function cancel(venue: Venue, order: ModelOrder, reason: string, after: Aftermath): void {
  tellCancelled(venue, order, reason);
  venue.news.touched.add(order.owner.id);
  leave(order, after);
}

/** Meets whoever is in its way. */
export function take(venue: Venue, order: ModelOrder, incoming: Incoming, after: Aftermath): Walk['outcome'] {
  const { meetings, outcome } = walkBook(incoming);
  for (const { maker, lots } of meetings) {
    if (lots === 0) {
      cancel(venue, maker, 'self-trade', after);
      continue;
    }
    trade(venue, order, maker, lots);
    if (incoming.lots !== null) incoming.lots -= lots;
    for (const one of [order, maker]) if (!after.traded.includes(one)) after.traded.push(one);
    after.moved = { market: order.market, first: after.moved?.first ?? maker.price, last: maker.price };
    afterMade(venue, maker, lots, after);
  }
  return outcome;
}

/** Trades, then rests or ends. */
export function enter(venue: Venue, order: ModelOrder, incoming: Incoming, isMarket: boolean, after: Aftermath): void {
  venue.news.touched.add(order.owner.id);
  const outcome = take(venue, order, incoming, after);
  order.left = incoming.lots ?? 0;
  const rests = !isMarket && (order.timeInForce === TimeInForce.gtc || order.timeInForce === TimeInForce.postOnly);
  if (outcome === 'open' && rests) {
    order.shown = order.display > 0 ? Math.min(order.display, order.left) : order.left;
    order.turn = venue.turns++;
    order.market.orders.push(order);
    return;
  }
  if (outcome !== 'filled') tellCancelled(venue, order, outcome === 'open' ? 'unfilled' : 'self-trade');
  after.ended.push(order);
}
