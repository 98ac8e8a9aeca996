// Spot prices beside their paths, worked out by hand: alone, behind another venue, and on a bad day.
import { expect, test } from 'vitest';

import type { MarketListing } from '#server/engine/listings.ts';
import { createSpotScale } from './spot-scale.ts';
import { loadVenue } from './venue.ts';

const venue = loadVenue();
const prices: Readonly<Record<string, number>> = { BTC: 96_000, ETH: 3_200 };
const paths = { usdPrice: (code: string): number => prices[code] ?? 1, day: () => new Float64Array(1441) };
/** A fifth is gone after the first second. */
const world = { spotFactor: (timeMs: number): number => (timeMs < 1000 ? 1 : 0.8) };
const bitcoin = venue.listings.marketOf('BTCUSDT');
if (bitcoin === undefined) throw new Error('BTCUSDT is not listed');
/** Two coins that are no steady ones, in each other. */
const ether: MarketListing = { ...bitcoin, symbol: 'ETHBTC', base: 'ETH', quote: 'BTC' };
const steady: MarketListing = { ...bitcoin, symbol: 'USDCUSDT', base: 'USDC' };

test('a bad day takes coins down, leaves steady ones, and two that fall alike where they were', () => {
  const scale = createSpotScale({ venue, paths, world, left: new Map() });
  expect(scale(bitcoin, 0)).toBe(1);
  expect(scale(bitcoin, 1000)).toBe(0.8);
  expect(scale(ether, 1000)).toBe(1);
  expect(scale(steady, 1000)).toBe(1);
});

test('it comes on top of the venue that is followed, and of the price that somebody left', () => {
  const followed = (symbol: string): number | null => (symbol === 'BTCUSDT' ? 48_000 * 10 ** bitcoin.priceDecimals : null);
  const left = new Map([['ETHBTC', 1.5]]);
  const scale = createSpotScale({ venue, paths, world, followed, left });
  expect(scale(bitcoin, 0)).toBe(0.5);
  expect(scale(bitcoin, 1000)).toBeCloseTo(0.4, 12);
  expect(scale(ether, 1000)).toBeCloseTo(1.5, 12);
});
