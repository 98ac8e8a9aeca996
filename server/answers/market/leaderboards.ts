// Markets in the order of their day.
import { Decimal } from 'decimal.js';

import type { Ticker } from '#lib/contract/market.ts';

/** The worth of one unit of a symbol's quote coin in USDT; null: unknown. */
type QuotePrice = (symbol: string) => string | null;

/** Turnover in USDT; a market whose quote coin has no price counts as nothing. */
const turnoverOf = ({ quoteVolume, symbol }: Ticker, priceOf: QuotePrice): Decimal => new Decimal(quoteVolume).times(priceOf(symbol) ?? 0);

function byTurnover(tickers: readonly Ticker[], priceOf: QuotePrice): Ticker[] {
  const ranked = tickers.map((ticker) => ({ ticker, turnover: turnoverOf(ticker, priceOf) }));
  return ranked.toSorted((a, b) => b.turnover.comparedTo(a.turnover)).map(({ ticker }) => ticker);
}

/** Each coin in the market where most of it is turned over, in listed order. */
function coinsOnce(tickers: readonly Ticker[], priceOf: QuotePrice, coinOf: (symbol: string) => string): Ticker[] {
  const best = new Map<string, string>();
  for (const { symbol } of byTurnover(tickers, priceOf)) if (!best.has(coinOf(symbol))) best.set(coinOf(symbol), symbol);
  return tickers.filter(({ symbol }) => best.get(coinOf(symbol)) === symbol);
}

/**
 * Equal tickers stay in listed order. Gainers only rose, losers only fell; both name a coin once.
 * @param coinOf the base coin of a symbol
 */
export function leaderboards(tickers: readonly Ticker[], priceOf: QuotePrice, coinOf: (symbol: string) => string) {
  const byChange = coinsOnce(tickers, priceOf, coinOf).toSorted((a, b) => new Decimal(b.changeRate).comparedTo(a.changeRate));
  return {
    gainers: byChange.filter(({ changeRate }) => new Decimal(changeRate).gt(0)),
    losers: byChange.filter(({ changeRate }) => new Decimal(changeRate).lt(0)).toReversed(),
    turnover: byTurnover(tickers, priceOf),
  };
}

const shownUnasked = 6;

/** The operator's choice in its order; the six with the highest turnover where none of these markets is chosen. */
export function chosenTickers(symbols: readonly string[], tickers: readonly Ticker[], priceOf: QuotePrice): Ticker[] {
  const chosen = symbols.flatMap((symbol) => tickers.find((ticker) => ticker.symbol === symbol) ?? []);
  return chosen.length === 0 ? byTurnover(tickers, priceOf).slice(0, shownUnasked) : chosen;
}
