import { expect, test } from 'vitest';

import type { Ticker } from '#lib/contract/market.ts';
import { chosenTickers, leaderboards } from './leaderboards.ts';

const ticker = (symbol: string, changeRate: string, quoteVolume: string): Ticker => ({
  symbol,
  lastPrice: '1',
  openPrice: '1',
  highPrice: '1',
  lowPrice: '1',
  changeRate,
  baseVolume: '1',
  quoteVolume,
  bestBid: null,
  indexPrice: null,
  bestAsk: null,
  timeMs: 0,
});

const day = [ticker('AUSDT', '0.02', '100'), ticker('BEUR', '-0.1', '95'), ticker('CUSDT', '0', '50'), ticker('DUSDT', '0.3', '10')];
/** A euro is worth 1.08 USDT: 95 of them are more than 100 USDT. */
const priceOf = (symbol: string): string => (symbol.endsWith('EUR') ? '1.08' : '1');
const coinsOf = (symbol: string) => {
  const base = symbol.replace(/(USDT|USDC|EUR)$/, '');
  return { base, quote: symbol.slice(base.length) };
};
const names = (tickers: readonly Ticker[]): string => tickers.map(({ symbol }) => symbol).join(' ');

test('who rose, who fell, and where most was turned over, in one coin', () => {
  const { gainers, losers, turnover } = leaderboards(day, priceOf, coinsOf);
  expect(names(gainers)).toBe('DUSDT AUSDT');
  expect(names(losers)).toBe('BEUR');
  expect(names(turnover)).toBe('BEUR AUSDT CUSDT DUSDT');
});

test('a coin is named once on a board: against USDT even where another market of it is busier', () => {
  const twice = [...day, ticker('DEUR', '0.4', '500'), ticker('BUSDT', '-0.2', '80')];
  const { gainers, losers, turnover } = leaderboards(twice, priceOf, coinsOf);
  expect(names(gainers)).toBe('DUSDT AUSDT');
  expect(names(losers)).toBe('BUSDT');
  expect(names(turnover)).toBe('AUSDT BUSDT CUSDT DUSDT');
});

test('a coin without a market against USDT is named in the busiest of its markets', () => {
  const without = [ticker('EEUR', '0.1', '100'), ticker('EUSDC', '0.2', '104'), ticker('AUSDT', '0.02', '1')];
  const { gainers, turnover } = leaderboards(without, priceOf, coinsOf);
  // 108 USDT against 104.
  expect(names(gainers)).toBe('EEUR AUSDT');
  expect(names(turnover)).toBe('EEUR AUSDT');
});

test('the operator’s choice in its order, without what is not listed; by turnover without a choice', () => {
  expect(names(chosenTickers(['DUSDT', 'NONE', 'AUSDT'], day, priceOf))).toBe('DUSDT AUSDT');
  expect(names(chosenTickers([], day, priceOf))).toBe('BEUR AUSDT CUSDT DUSDT');
  // None of these markets is chosen: those of another line are.
  expect(names(chosenTickers(['BTCUSDT_UMCBL'], day, priceOf))).toBe('BEUR AUSDT CUSDT DUSDT');
});
