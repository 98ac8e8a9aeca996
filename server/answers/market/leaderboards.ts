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

type CoinsOf = (symbol: string) => { readonly base: string; readonly quote: string };

/** Each coin in one market, in the order given: against USDT where there is such a market, else where most of it is turned over. */
function coinsOnce(tickers: readonly Ticker[], priceOf: QuotePrice, coinsOf: CoinsOf): Ticker[] {
  const best = new Map<string, string>();
  const ranked = byTurnover(tickers, priceOf);
  const inUsdt = ranked.filter(({ symbol }) => coinsOf(symbol).quote === 'USDT');
  for (const { symbol } of [...inUsdt, ...ranked]) if (!best.has(coinsOf(symbol).base)) best.set(coinsOf(symbol).base, symbol);
  return tickers.filter(({ symbol }) => best.get(coinsOf(symbol).base) === symbol);
}

/** Equal tickers stay in listed order. Gainers only rose, losers only fell; each board names a coin once. */
export function leaderboards(tickers: readonly Ticker[], priceOf: QuotePrice, coinsOf: CoinsOf) {
  const coins = coinsOnce(tickers, priceOf, coinsOf);
  const byChange = coins.toSorted((a, b) => new Decimal(b.changeRate).comparedTo(a.changeRate));
  return {
    gainers: byChange.filter(({ changeRate }) => new Decimal(changeRate).gt(0)),
    losers: byChange.filter(({ changeRate }) => new Decimal(changeRate).lt(0)).toReversed(),
    turnover: byTurnover(coins, priceOf),
  };
}

const shownUnasked = 6;

/** The operator's choice in its order; the six with the highest turnover where none of these markets is chosen. */
export function chosenTickers(symbols: readonly string[], tickers: readonly Ticker[], priceOf: QuotePrice): Ticker[] {
  const chosen = symbols.flatMap((symbol) => tickers.find((ticker) => ticker.symbol === symbol) ?? []);
  return chosen.length === 0 ? byTurnover(tickers, priceOf).slice(0, shownUnasked) : chosen;
}
