// The size of the simulated market: volumes of its past and its present are one, and its books are as deep as the coin is large.
import { beforeAll, expect, test } from 'vitest';

import type { MarketListing } from '#server/engine/listings.ts';
import { createHistory } from '#server/market/history.ts';
import { openVenue } from '#server/market/opening/open-venue.ts';
import { createMinuteVolumes } from '#server/market/paths/minute-volumes.ts';
import { createPricePaths, dayMs } from '#server/market/paths/price-path.ts';
import { createSimulation, stepMs } from '#server/market/simulation.ts';
import { loadVenue } from '#server/market/venue.ts';
import { engineClient, type EngineClient } from '../engine-client.ts';
import { watching } from '#tests/market/paces.ts';

const venue = loadVenue();
const seed = 'volumes';
const startMs = Date.UTC(2026, 4, 14, 10, 30);
const firstStep = startMs / stepMs;
const minuteMs = 60_000;
const stepsPerHour = 14_400;
const paths = createPricePaths(seed, Math.floor(startMs / dayMs), venue.assetData);
const volumes = createMinuteVolumes(venue, paths, seed);
const simulationOf = () =>
  createSimulation({ venue, paths, seed, except: new Set(), restingSeconds: 60, best: () => ({ bid: null, ask: null }) });

function market(symbol: string): MarketListing {
  const found = venue.listings.marketOf(symbol);
  if (found === undefined) throw new Error(`${symbol} is not listed`);
  return found;
}

/** The volume of the process itself, in the quote coin. */
const processed = (listing: MarketListing, fromMs: number, minutes: number): number =>
  Array.from({ length: minutes }, (_, minute) => volumes.at(listing, fromMs + minute * minuteMs)).reduce((sum, one) => sum + one, 0);

/** The volume that the crowd sends in the hour after the start, in the quote coin at the path's price. */
function sent(listing: MarketListing, isWatched: boolean): number {
  const simulation = simulationOf();
  const watched = new Set(isWatched ? [listing.symbol] : []);
  const { priceDecimals, quantityDecimals, marketId } = listing;
  let worth = 0;
  for (let step = firstStep; step < firstStep + stepsPerHour; step += 1)
    for (const command of simulation.commands(step, watching(watched)))
      if (command.type === 'place-order' && command.marketId === marketId)
        worth += (command.quantityLots / 10 ** quantityDecimals) * (command.priceTicks / 10 ** priceDecimals);
  return worth;
}

test.each(['BTCUSDT', 'SOLUSDC', 'ADAUSDT', 'PEPEUSDT', 'WLDUSDT'])(
  '%s: as much is traded after the join as before it says',
  (symbol) => {
    const listing = market(symbol);
    const meant = processed(listing, startMs, 60);
    // A trade's size has the mean square e^1.21 beside a mean of one, and trades come alone (0.8) or in fours (0.05): over so many moves
    // the sum strays from its mean by sqrt((3.95 a - a²) ÷ a² ÷ moves), a trades on average to a move.
    const { pieceAmount, refreshSeconds } = venue.simulation(symbol);
    const average = Math.min(1, meant / stepsPerHour / pieceAmount);
    const watchedSpread = Math.sqrt((3.95 * average - average ** 2) / average ** 2 / stepsPerHour);
    // Unwatched, one trade to a move, and the minute that it falls in stands for all of its steps: the minutes' own spread comes on top.
    const unwatchedSpread = Math.sqrt((Math.exp(1.21) * Math.exp(0.36) * 2 - 1) / (3600 / refreshSeconds));
    // A fiftieth for what the crowd's limits stand off the path, and for the smallest trades.
    for (const [isWatched, spread] of [
      [true, watchedSpread],
      [false, unwatchedSpread],
    ] as const) {
      const ratio = sent(listing, isWatched) / meant;
      expect([isWatched, Math.abs(ratio - 1) < 4 * spread + 0.02, ratio]).toEqual([isWatched, true, ratio]);
    }
  },
  120_000,
);

test('the past has the volumes of the same process, so that a day across the join stays what it was', () => {
  const history = createHistory(venue, paths, seed, startMs);
  for (const symbol of ['BTCUSDT', 'ETHEUR', 'ADAUSDT', 'PEPEUSDT']) {
    const listing = market(symbol);
    const unit = 10 ** (venue.listings.assetOf(listing.quote)?.decimals ?? 0);
    const minutes = history.candles(symbol, '1m', startMs - dayMs, startMs);
    const before = minutes.reduce((sum, { quoteUnits }) => sum + Number(quoteUnits) / unit, 0);
    // Lots are whole and a minute's average price is not its close.
    expect(Math.abs(before / processed(listing, startMs - dayMs, 1440) - 1)).toBeLessThan(0.005);
    // Two days of one process, one behind the join: days differ by their unrest, which stays within e^±1.3 of each other's.
    const after = processed(listing, startMs, 1440);
    expect(after / before).toBeGreaterThan(0.4);
    expect(after / before).toBeLessThan(2.5);
  }
});

test('a usual day is what the list says, over two months to a third', () => {
  for (const symbol of ['BTCUSDT', 'LINKUSDC', 'ENAEUR']) {
    const mean = processed(market(symbol), startMs - 60 * dayMs, 60 * 1440) / 60 / venue.simulation(symbol).dailyAmount;
    expect([symbol, mean > 2 / 3 && mean < 4 / 3]).toEqual([symbol, true]);
  }
});

let engine: EngineClient;
beforeAll(async () => {
  engine = engineClient();
  engine.timeMs = startMs;
  await openVenue({ client: engine.client, venue, nowMs: Date.now() });
  await engine.client.submitAll(simulationOf().opening(firstStep));
}, 120_000);

/** Worth in dollars on each side within a share of the middle, the thinner side. */
function depth(symbol: string, share: number): number {
  const listing = market(symbol);
  const { bids, asks } = engine.exchange.book(listing.marketId, 64);
  const middle = ((bids[0]?.[0] ?? 0) + (asks[0]?.[0] ?? 0)) / 2;
  const worth = (levels: typeof bids): number =>
    levels
      .filter(([price]) => Math.abs(price / middle - 1) <= share)
      .reduce((sum, [price, quantity]) => sum + (price / 10 ** listing.priceDecimals) * (quantity / 10 ** listing.quantityDecimals), 0);
  return Math.min(worth(bids), worth(asks)) * venue.assetData(listing.quote).usdPrice;
}

test('within a tenth of a percent of bitcoin stand tens of coins; the smaller the coin, the less stands within one percent', () => {
  const coins = depth('BTCUSDT', 0.001) / venue.assetData('BTC').usdPrice;
  expect(coins).toBeGreaterThan(10);
  expect(coins).toBeLessThan(100);
  const ranked = ['BTCUSDT', 'ETHUSDT', 'SOLUSDT', 'LINKUSDT', 'WLDUSDT', 'WLDEUR'].map((symbol) => depth(symbol, 0.01));
  expect(ranked).toEqual(ranked.toSorted((one, other) => other - one));
  expect(ranked[0]).toBeGreaterThan(5_000_000);
  expect(ranked.at(-1)).toBeGreaterThan(1000);
});

test('every coin that is traded in USDC or EUR is traded in USDT, with limits that fit its price', () => {
  const coins = new Set(venue.listings.markets.filter(({ quote }) => quote === 'USDC' || quote === 'EUR').map(({ base }) => base));
  expect(coins.size).toBe(36);
  for (const coin of coins) {
    const listing = market(`${coin}USDT`);
    const price = venue.assetData(coin).usdPrice;
    const tick = 10 ** -listing.priceDecimals / price;
    const [least, most] = [listing.minQuantityLots, listing.maxQuantityLots].map((lots) => (lots / 10 ** listing.quantityDecimals) * price);
    // A tick of at most a tenth of a percent; a smallest quantity below the smallest amount, a largest one above the largest.
    expect([coin, tick <= 0.001, (least ?? 0) <= Number(listing.minAmount), (most ?? 0) >= Number(listing.maxAmount)]).toEqual([
      coin,
      true,
      true,
      true,
    ]);
  }
});
