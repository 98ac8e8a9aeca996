// Simulated prices: the same from the same seed, in step with each other, calm and wild in turns, and never nothing.
import { expect, test } from 'vitest';

import type { MarketListing } from '#server/engine/listings.ts';
import { ticksAt } from './made-up-minutes.ts';
import { createPricePaths, dayMs, type PricePaths } from './price-path.ts';
import { loadVenue } from '../venue.ts';

const venue = loadVenue();
const anchorDay = 20_000;
const paths = createPricePaths('meridian', anchorDay, venue.assetData);

/** Logarithmic returns of a coin over steps of some minutes, in the days before the anchor. */
function returns(of: PricePaths, code: string, days: number, everyMinutes: number): number[] {
  const prices: number[] = [];
  for (let day = anchorDay - days; day < anchorDay; day += 1) {
    const borders = of.day(code, day);
    for (let minute = 0; minute < 1440; minute += everyMinutes) prices.push(borders[minute] ?? Number.NaN);
  }
  return prices.slice(1).map((price, place) => price - (prices[place] ?? Number.NaN));
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
function correlation(left: readonly number[], right: readonly number[]): number {
  const [leftMean, rightMean] = [mean(left), mean(right)];
  const spread = (values: readonly number[], middle: number): number => Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
  const shared = mean(left.map((value, place) => (value - leftMean) * ((right[place] ?? 0) - rightMean)));
  return shared / (spread(left, leftMean) * spread(right, rightMean));
}
const following = (values: readonly number[], lag: number): number => correlation(values.slice(0, -lag), values.slice(lag));

test('the same seed gives the same path, whatever was asked for before; another seed another one', () => {
  const [again, other] = [createPricePaths('meridian', anchorDay, venue.assetData), createPricePaths('else', anchorDay, venue.assetData)];
  again.usdPrice('ETH', (anchorDay + 90) * dayMs + 1);
  const moments = [-700, -31.3, -0.001, 0, 0.4567, 12.9, 400].map((days) => (anchorDay + days) * dayMs);
  const seen = (of: PricePaths): number[] => moments.map((moment) => of.usdPrice('BTC', moment));
  expect(seen(again)).toEqual(seen(paths));
  expect(seen(other)).not.toEqual(seen(paths));
});

test('a coin stands at its listed price when the venue begins', () => {
  expect(paths.usdPrice('BTC', anchorDay * dayMs)).toBeCloseTo(96_500, 6);
  expect(paths.usdPrice('EUR', anchorDay * dayMs)).toBeCloseTo(1.08, 12);
});

test('a day ends where the next begins, and a minute likewise', () => {
  for (let day = anchorDay - 3; day < anchorDay + 3; day += 1) {
    expect(paths.day('SOL', day)[1440]).toBeCloseTo(paths.day('SOL', day + 1)[0] ?? 0, 12);
    const border = day * dayMs + 777 * 60_000;
    const price = paths.usdPrice('SOL', border);
    expect(Math.log(price)).toBeCloseTo(paths.day('SOL', day)[777] ?? 0, 12);
    expect(Math.abs(paths.usdPrice('SOL', border - 1) / price - 1)).toBeLessThan(0.001);
  }
});

test('between two minutes the price wanders; it does not go in a straight line', () => {
  const start = anchorDay * dayMs + 600 * 60_000;
  const seconds = Array.from({ length: 61 }, (_, second) => Math.log(paths.usdPrice('BTC', start + second * 1000)));
  const [first = 0, last = 0] = [seconds[0], seconds[60]];
  const turns = seconds.slice(2).filter((value, place) => {
    const [before = 0, middle = 0] = [seconds[place], seconds[place + 1]];
    return (middle - before) * (value - middle) < 0;
  });
  expect(turns.length).toBeGreaterThan(10);
  const furthest = Math.max(...seconds.map((value, second) => Math.abs(value - first - ((last - first) * second) / 60)));
  expect(furthest).toBeGreaterThan(0.000_02);
});

test('no price is ever nothing, in two years back and ten years on', () => {
  for (const { code } of venue.listings.assets)
    for (let day = anchorDay - 760; day < anchorDay + 3650; day += 61) {
      const price = paths.usdPrice(code, day * dayMs);
      expect(Number.isFinite(price) && price > 0).toBe(true);
    }
});

test('every market keeps at least 50 ticks to move in over ten years', () => {
  const days = Array.from({ length: 73 }, (_, place) => anchorDay - 760 + place * 61);
  const lowest = (market: MarketListing): number => Math.min(...days.map((day) => ticksAt(paths, market, day * dayMs)));
  expect(venue.listings.markets.filter((market) => lowest(market) <= 50)).toEqual([]);
});

test('coins that are worth a dollar stay worth a dollar', () => {
  for (const code of ['USDT', 'USDC']) {
    const prices = Array.from({ length: 1500 }, (_, place) => paths.usdPrice(code, (anchorDay - 750 + place) * dayMs));
    expect(Math.max(...prices)).toBeLessThan(1.004);
    expect(Math.min(...prices)).toBeGreaterThan(0.996);
  }
});

test('coins move together: by the hour, bitcoin and ether by more than 0.4, by about the product of their shares', () => {
  const together = correlation(returns(paths, 'BTC', 120, 60), returns(paths, 'ETH', 120, 60));
  expect(together).toBeGreaterThan(0.4);
  expect(Math.abs(together - 0.92 * 0.88)).toBeLessThan(0.1);
});

test('the yearly volatility is about what the list says', () => {
  const daily = returns(paths, 'BTC', 730, 1440);
  const yearly = Math.sqrt(mean(daily.map((value) => value * value)) * 365);
  expect(yearly).toBeGreaterThan(0.52 * 0.5);
  expect(yearly).toBeLessThan(0.52 * 1.5);
});

test('unrest comes in clusters: large moves follow large ones, though their direction tells nothing', () => {
  for (const everyMinutes of [1, 60]) {
    const moves = returns(paths, 'ETH', everyMinutes === 1 ? 20 : 700, everyMinutes);
    const sizes = moves.map(Math.abs);
    expect(following(sizes, 1)).toBeGreaterThan(0.05);
    expect(following(sizes, 5)).toBeGreaterThan(0.02);
    expect(Math.abs(following(moves, 1))).toBeLessThan(0.05);
  }
});

test('large moves are likelier than a bell curve has them, but not absurd', () => {
  const moves = returns(paths, 'SOL', 60, 1);
  const spread = mean(moves.map((move) => move ** 2));
  const kurtosis = mean(moves.map((move) => move ** 4)) / spread ** 2;
  expect(kurtosis).toBeGreaterThan(3.5);
  expect(kurtosis).toBeLessThan(30);
});
