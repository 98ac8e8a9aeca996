// The made-up past: whole, the same in every interval, and joined without a gap to the venue's first price.
import { Decimal } from 'decimal.js';
import { expect, test } from 'vitest';

import type { Candle } from '#lib/contract/market.ts';
import { formatFixed } from '#server/engine/units.ts';
import { createHistory, historyDays, type MarketHistory } from './history.ts';
import { ticksAt } from './paths/made-up-minutes.ts';
import { createPricePaths, dayMs } from './paths/price-path.ts';
import { loadVenue } from './venue.ts';

const venue = loadVenue();
const minuteMs = 60_000;
/** In the middle of an hour and of a minute. */
const genesisMs = Date.UTC(2026, 4, 14, 10, 30, 17, 250);
const genesisDay = Math.floor(genesisMs / dayMs);
const paths = createPricePaths('meridian', genesisDay, venue.assetData);

/** Its candles as text with all their decimals, in which they are summed up here. */
const inText = ({ candles }: MarketHistory) => ({
  candles: (symbol: string, ...asked: readonly ['1m' | '1H' | '1D', number, number]): Candle[] => {
    const { priceDecimals = 0, quantityDecimals = 0, quote = '' } = venue.listings.marketOf(symbol) ?? {};
    const quoteDecimals = venue.listings.assetOf(quote)?.decimals ?? 0;
    const price = (ticks: number): string => formatFixed(ticks, priceDecimals);
    return candles(symbol, ...asked).map((one) => [
      one.openTimeMs,
      price(one.openTicks),
      price(one.highTicks),
      price(one.lowTicks),
      price(one.closeTicks),
      formatFixed(one.baseLots, quantityDecimals),
      formatFixed(one.quoteUnits, quoteDecimals),
    ]);
  },
});
const history = inText(createHistory(venue, paths, 'meridian', genesisMs));

/** One candle out of many, computed in decimals from their text. */
function rolledUp(candles: readonly Candle[], openMs: number): Candle {
  const column = (place: 1 | 2 | 3 | 4 | 5 | 6): Decimal[] => candles.map((candle) => new Decimal(candle[place]));
  const sum = (values: readonly Decimal[]): Decimal => values.reduce((total, value) => total.plus(value), new Decimal(0));
  const decimals = (place: 5 | 6): number => candles[0]?.[place].split('.')[1]?.length ?? 0;
  const [highest, lowest] = [Decimal.max(...column(2)), Decimal.min(...column(3))];
  return [
    openMs,
    candles[0]?.[1] ?? '',
    candles.find((candle) => highest.equals(candle[2]))?.[2] ?? '',
    candles.find((candle) => lowest.equals(candle[3]))?.[3] ?? '',
    candles.at(-1)?.[4] ?? '',
    sum(column(5)).toFixed(decimals(5)),
    sum(column(6)).toFixed(decimals(6)),
  ];
}

test.each(['BTCUSDT', 'ETHEUR', 'SHIBUSDC', 'EURUSDT'])('%s: hours and days are the sums of their minutes', (symbol) => {
  for (const day of [genesisDay - 700, genesisDay - 1, genesisDay]) {
    const [from, to] = [day * dayMs, (day + 1) * dayMs];
    const minutes = history.candles(symbol, '1m', from, to);
    expect(history.candles(symbol, '1D', from, to)).toEqual([rolledUp(minutes, from)]);
    const hours = Object.groupBy(minutes, ([openMs]) => Math.floor(openMs / 3_600_000));
    const wanted = Object.entries(hours).map(([hour, list = []]) => rolledUp(list, Number(hour) * 3_600_000));
    expect(history.candles(symbol, '1H', from, to)).toEqual(wanted);
  }
});

test('every market has a day for each of 25 months, and every minute of a day', () => {
  expect(historyDays).toBeGreaterThan(731 + 28);
  for (const { symbol } of venue.listings.markets) {
    const wholeDay = history.candles(symbol, '1m', (genesisDay - 1) * dayMs, genesisDay * dayMs);
    expect(wholeDay.map(([openMs]) => openMs)).toEqual(
      Array.from({ length: 1440 }, (_, minute) => (genesisDay - 1) * dayMs + minute * minuteMs),
    );
  }
  const days = history.candles('BTCUSDT', '1D', 0, genesisMs + dayMs).map(([openMs]) => openMs);
  expect(days).toEqual(Array.from({ length: historyDays + 1 }, (_, place) => (genesisDay - historyDays + place) * dayMs));
});

test('it ends at genesis, at the price the venue begins with', () => {
  for (const market of venue.listings.markets) {
    const last = history.candles(market.symbol, '1m', genesisMs - minuteMs, genesisMs + dayMs).at(-1);
    expect(last?.[0]).toBe(Date.UTC(2026, 4, 14, 10, 30));
    expect(last?.[4]).toBe(venue.listings.priceText(market, ticksAt(paths, market, genesisMs)));
    for (const interval of ['1H', '1D'] as const)
      expect(history.candles(market.symbol, interval, genesisMs - dayMs, genesisMs).at(-1)?.[4]).toBe(last?.[4]);
  }
  expect(history.candles('BTCUSDT', '1m', genesisMs, genesisMs + dayMs)).toEqual([]);
});

test('a venue born on the minute has no minute of nothing', () => {
  const born = Date.UTC(2026, 4, 14, 10, 30);
  const last = inText(createHistory(venue, paths, 'meridian', born))
    .candles('BTCUSDT', '1m', born - dayMs, born + dayMs)
    .at(-1);
  expect(last?.[0]).toBe(born - minuteMs);
});

test('the same seed tells the same past, whatever was asked first; a part is cut from the whole', () => {
  const from = (genesisDay - 40) * dayMs;
  const another = inText(createHistory(venue, createPricePaths('meridian', genesisDay, venue.assetData), 'meridian', genesisMs));
  another.candles('BTCUSDT', '1D', 0, genesisMs);
  const whole = history.candles('BTCUSDT', '1m', from, from + 2 * dayMs);
  expect(another.candles('BTCUSDT', '1m', from, from + 2 * dayMs)).toEqual(whole);
  expect(history.candles('BTCUSDT', '1m', from + 90_000, from + 300_000)).toEqual(whole.slice(2, 5));
});

test('every candle holds together: low ≤ open, close ≤ high, and an average price between low and high', () => {
  for (const { symbol } of venue.listings.markets)
    for (const [, ...texts] of history.candles(symbol, '1m', genesisMs - 3 * 3_600_000, genesisMs)) {
      const [open = 0, high = 0, low = 0, close = 0, base = 0, quote = 0] = texts.map(Number);
      const isWhole = low > 0 && low <= Math.min(open, close) && high >= Math.max(open, close);
      const isFair = quote / base >= low * (1 - 1e-9) && quote / base <= high * (1 + 1e-9);
      expect([symbol, texts, isWhole && isFair]).toEqual([symbol, texts, true]);
    }
});

test('a minute opens where the one before it closed', () => {
  const minutes = history.candles('ETHUSDC', '1m', (genesisDay - 2) * dayMs, genesisMs);
  expect(minutes.slice(1).map((candle) => candle[1])).toEqual(minutes.slice(0, -1).map((candle) => candle[4]));
});

test('bitcoin costs the same in every money, to a hundredth of a percent', () => {
  const closes = (symbol: string): number[] => history.candles(symbol, '1D', 0, genesisDay * dayMs).map((candle) => Number(candle[4]));
  const [usdt, usdc, eur] = [closes('BTCUSDT'), closes('BTCUSDC'), closes('BTCEUR')];
  const [eurUsdt, usdcUsdt] = [closes('EURUSDT'), closes('USDCUSDT')];
  for (const [day, price] of usdt.entries()) {
    expect(Math.abs(price / ((eur[day] ?? 0) * (eurUsdt[day] ?? 0)) - 1)).toBeLessThan(0.0001);
    expect(Math.abs(price / ((usdc[day] ?? 0) * (usdcUsdt[day] ?? 0)) - 1)).toBeLessThan(0.0001);
  }
});

test('a market that is not listed has no past', () => {
  expect(history.candles('NOPEUSDT', '1D', 0, genesisMs)).toEqual([]);
});

test('a past that must end at another price does, in every interval, and stays whole; other markets keep theirs', () => {
  const symbol = 'ETHUSDT';
  const scaled = inText(createHistory(venue, paths, 'meridian', genesisMs, (market) => (market.symbol === symbol ? 0.5 : 1)));
  const close = (from: typeof history, interval: '1m' | '1H' | '1D'): number =>
    Number(from.candles(symbol, interval, genesisMs - 2 * dayMs, genesisMs).at(-1)?.[4]);
  for (const interval of ['1m', '1H', '1D'] as const) expect(close(scaled, interval)).toBeCloseTo(close(history, interval) / 2, 1);
  const [from, to] = [(genesisDay - 1) * dayMs, genesisDay * dayMs];
  expect(scaled.candles(symbol, '1D', from, to)).toEqual([rolledUp(scaled.candles(symbol, '1m', from, to), from)]);
  // As much money changes hands: twice the coins at half the price, to a percent.
  const worth = (past: typeof history): number => Number(past.candles(symbol, '1D', from, to)[0]?.[6]);
  expect(Math.abs(worth(scaled) / worth(history) - 1)).toBeLessThan(0.01);
  expect(scaled.candles('ETHEUR', '1H', from, to)).toEqual(history.candles('ETHEUR', '1H', from, to));
});
