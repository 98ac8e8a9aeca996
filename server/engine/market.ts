// A market of the venue: its rules, its book, and the prices that its bands are measured from.
import { OrderBook } from './books/order-book.ts';
import type { AccountId, MarketRules, OrderId } from './command.ts';

export type Market = {
  readonly rules: MarketRules;
  readonly book: OrderBook;
  lastTradeId: number;
  lastPriceTicks: number;
  /** 0 until it is set. */
  referencePriceTicks: number;
  /** Quotes of house accounts, best first per refresh. */
  readonly quotes: Map<AccountId, OrderId[]>;
};

export function newMarket(rules: MarketRules): Market {
  return { rules, book: new OrderBook(), lastTradeId: 0, lastPriceTicks: 0, referencePriceTicks: 0, quotes: new Map() };
}

/** The highest price a buyer may pay, in ticks, rounded down; infinite without a band or a reference. */
export function highestBuyTicks(market: Market): number {
  const reference = market.referencePriceTicks || market.lastPriceTicks;
  if (reference === 0 || market.rules.priceBandPpm === 0) return Number.POSITIVE_INFINITY;
  return Number((BigInt(reference) * BigInt(1_000_000 + market.rules.priceBandPpm)) / 1_000_000n);
}

/** The lowest price a seller may take, in ticks, rounded up; 1 without a band or a reference. */
export function lowestSellTicks(market: Market): number {
  const reference = market.referencePriceTicks || market.lastPriceTicks;
  if (reference === 0 || market.rules.priceBandPpm === 0) return 1;
  const share = BigInt(Math.max(0, 1_000_000 - market.rules.priceBandPpm));
  return Math.max(1, Number((BigInt(reference) * share + 999_999n) / 1_000_000n));
}
