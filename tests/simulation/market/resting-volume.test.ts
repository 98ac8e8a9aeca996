// A market at rest moves once a minute, and as much changes hands in its book as if something waited in it.
import { expect, test } from 'vitest';

import { createPricePaths, dayMs } from '#server/market/paths/price-path.ts';
import { openVenue } from '#server/market/opening/open-venue.ts';
import { createSimulation, stepMs } from '#server/market/simulation.ts';
import type { Pace } from '#server/market/simulation/pace.ts';
import { loadVenue } from '#server/market/venue.ts';
import { engineClient } from '../engine-client.ts';

const venue = loadVenue();
const startMs = Date.UTC(2026, 4, 14, 10, 30);
const hours = 6;
const paths = createPricePaths('resting', Math.floor(startMs / dayMs), venue.assetData);

/** The trades of some hours in a market that is quoted alone. */
async function traded(symbol: string, pace: Pace) {
  const engine = engineClient();
  engine.timeMs = startMs;
  await openVenue({ client: engine.client, venue, nowMs: Date.now() });
  const listing = venue.listings.marketOf(symbol);
  if (listing === undefined) throw new Error(`${symbol} is not listed`);
  const simulation = createSimulation({
    venue: { ...venue, listings: { ...venue.listings, markets: [listing] } },
    paths,
    seed: 'resting',
    except: new Set(),
    restingSeconds: 60,
    hasOrders: () => false,
    best: ({ marketId }) => {
      const { bids, asks } = engine.exchange.book(marketId, 1);
      return { bid: bids[0]?.[0] ?? null, ask: asks[0]?.[0] ?? null };
    },
  });
  await engine.client.submitAll(simulation.opening(startMs / stepMs));
  const [fromRecord, fromReply] = [engine.records.length, engine.replies.length];
  for (let second = 1; second <= hours * 3600; second += 1) {
    engine.timeMs = startMs + second * 1000;
    const commands = simulation.commands(engine.timeMs / stepMs, () => pace);
    if (commands.length > 0) await engine.client.submitAll(commands);
  }
  const trades = engine.records
    .slice(fromRecord)
    .flatMap(({ timeMs, events }) =>
      events.flatMap((event) => (event.type === 'trade-executed' ? [{ timeMs, lots: event.quantityLots }] : [])),
    );
  return {
    lots: trades.reduce((sum, { lots }) => sum + lots, 0),
    minutes: new Set(trades.map(({ timeMs }) => Math.floor((timeMs - 1) / 60_000))).size,
    commands: engine.replies.length - fromReply,
  };
}

test.each(['BTCUSDT', 'LINKUSDC', 'USDCUSDT'])(
  '%s at rest: at most four commands a minute, trades in nearly every minute, and the volume of a market in use',
  async (symbol) => {
    const [used, resting] = [await traded(symbol, 'used'), await traded(symbol, 'resting')];
    const ratio = resting.lots / used.lots;
    expect([symbol, ratio > 0.7 && ratio < 1.4, ratio]).toEqual([symbol, true, ratio]);
    expect(resting.commands / (hours * 60)).toBeLessThanOrEqual(4);
    expect(resting.minutes / (hours * 60)).toBeGreaterThan(0.95);
  },
  120_000,
);
