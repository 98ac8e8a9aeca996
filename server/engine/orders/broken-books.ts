// The invariants of books after every command: they are not crossed, and orders stand where everybody thinks they stand.
import { lotsLeft, type Order } from '../accounts/account.ts';
import type { PriceLevels } from '../books/price-levels.ts';
import { everyFace } from '../lending/margin-account.ts';
import type { Market } from '../markets/market.ts';
import type { State } from '../state.ts';

/** No book is crossed, every order stands where the exchange thinks it stands, and nothing else does. */
export function brokenBooks(state: State): string[] {
  let standing = 0;
  const broken = [...state.markets.values()].flatMap((market) => {
    standing += market.book.orderCount;
    const [bid, ask] = [market.book.bestPrice('buy'), market.book.bestPrice('sell')];
    const crossed = bid !== 0 && ask !== 0 && bid >= ask ? [`${market.rules.symbol} is crossed: ${bid} bid, ${ask} asked`] : [];
    return [...crossed, ...brokenQueues(state, market, market.book.bids), ...brokenQueues(state, market, market.book.asks)];
  });
  if (standing !== state.orders.size) broken.push(`${standing} orders stand in books, ${state.orders.size} are open`);
  const listed = everyFace(state).reduce((sum, account) => sum + account.open.size, 0);
  if (listed !== state.orders.size) broken.push(`accounts list ${listed} orders, ${state.orders.size} are open`);
  return broken;
}

/** All that is left of an order stands in the book, of an iceberg at most the part that it shows at a time. */
function isShown(order: Order, shown: number): boolean {
  const left = lotsLeft(order);
  const displayLots = order.extra?.displayLots ?? 0;
  return displayLots === 0 ? shown === left : shown > 0 && shown <= Math.min(left, displayLots);
}

/** Levels stand in order of preference; a level's lots are those of its queue, and a queue's orders are what their owners think they are. */
function brokenQueues(state: State, market: Market, levels: PriceLevels): string[] {
  const broken: string[] = [];
  const { book, rules } = market;
  let before = Number.POSITIVE_INFINITY;
  for (let rank = 0; rank < levels.count; rank += 1) {
    const level = levels.ranked(rank);
    const price = levels.priceOf(level);
    if (price * levels.sign >= before) broken.push(`${rules.symbol} has level ${price} out of order`);
    before = price * levels.sign;
    let queued = 0;
    for (let slot = levels.headOf(level); slot !== -1; slot = book.behind(slot)) {
      queued += book.remaining(slot);
      const order = state.orders.get(book.orderId(slot));
      const sound =
        order !== undefined &&
        market.resting[slot] === order &&
        order.slot === slot &&
        order.priceTicks === price &&
        isShown(order, book.remaining(slot));
      if (!sound || book.isBid(slot) !== (order.side === 'buy'))
        broken.push(`${rules.symbol} order ${book.orderId(slot)} does not stand as its owner thinks`);
    }
    if (queued === 0 || queued !== levels.lotsOf(level))
      broken.push(`${rules.symbol} level ${price} says ${levels.lotsOf(level)} lots, its queue holds ${queued}`);
  }
  return broken;
}
