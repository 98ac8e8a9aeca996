// The simulated market on the real book: the same tape from the same seed, a book with depth, and prices that follow the paths.
import { beforeAll, expect, test } from 'vitest';

import { Side, TimeInForce } from '#lib/contract/enums.ts';
import type { Command } from '#server/engine/command.ts';
import type { MarketListing } from '#server/engine/listings.ts';
import { lots, ticks, units } from '#server/engine/units.ts';
import { ticksAt } from '#server/market/paths/made-up-minutes.ts';
import { fundHouse, openVenue, venueAccounts } from '#server/market/opening/open-venue.ts';
import { createPricePaths, dayMs, type PricePaths } from '#server/market/paths/price-path.ts';
import { createSimulation, stepMs, type Simulation } from '#server/market/simulation.ts';
import type { BookFront } from '#server/market/simulation/said-before.ts';
import { stepsDue } from '#server/market/start-market.ts';
import { loadVenue } from '#server/market/venue.ts';
import { engineClient, type EngineClient } from '../engine-client.ts';
import { watching } from '#tests/market/paces.ts';

const venue = loadVenue();
const startMs = Date.UTC(2026, 4, 14, 10, 30);
const firstStep = startMs / stepMs;
const watched = new Set(['BTCUSDT', 'ENAEUR', 'PEPEUSDC']);
const nobody: ReadonlySet<string> = new Set();
const unknown = (): BookFront => ({ bid: null, ask: null });

const pathsOf = (seed: string): PricePaths => createPricePaths(seed, Math.floor(startMs / dayMs), venue.assetData);
const simulationOf = (seed: string, best: (market: MarketListing) => BookFront = unknown): Simulation =>
  createSimulation({ venue, paths: pathsOf(seed), seed, except: new Set(), restingSeconds: 60, best });

function market(symbol: string): MarketListing {
  const found = venue.listings.marketOf(symbol);
  if (found === undefined) throw new Error(`${symbol} is not listed`);
  return found;
}

function tape(seed: string, seconds: number): Command[] {
  const simulation = simulationOf(seed);
  return Array.from({ length: seconds * 4 }, (_, place) => simulation.commands(firstStep + place, watching(watched))).flat();
}

test('the same seed gives the same commands, one by one; another seed others', () => {
  const commands = tape('meridian', 60);
  expect(commands.length).toBeGreaterThan(1000);
  expect(tape('meridian', 60)).toEqual(commands);
  expect(tape('else', 60)).not.toEqual(commands);
});

test('a market started later goes on as if it had never stopped', () => {
  const late = firstStep + 4 * 3600;
  const running = simulationOf('meridian');
  // All of them have had a turn by then.
  for (let step = late - 84; step < late; step += 1) running.commands(step, watching(watched));
  expect(simulationOf('meridian').commands(late, watching(watched))).toEqual(running.commands(late, watching(watched)));
});

test('after a hitch every step is taken once; after a sleep the newest eight', () => {
  expect(stepsDue(100, 100)).toEqual([]);
  expect(stepsDue(100, 101)).toEqual([101]);
  expect(stepsDue(100, 104)).toEqual([101, 102, 103, 104]);
  expect(stepsDue(100, 5000)).toEqual([4993, 4994, 4995, 4996, 4997, 4998, 4999, 5000]);
  expect(stepsDue(100, 90)).toEqual([]);
});

test('about the same worth is traded whether anybody watches or not', () => {
  const worth = (symbol: string, seen: ReadonlySet<string>): number => {
    const simulation = simulationOf('meridian');
    const { marketId } = market(symbol);
    return Array.from({ length: 4 * 3600 }, (_, place) => simulation.commands(firstStep + place, watching(seen)))
      .flat()
      .reduce((sum, command) => sum + (command.type === 'place-order' && command.marketId === marketId ? command.quantityLots : 0), 0);
  };
  for (const symbol of ['BTCUSDT', 'SOLUSDC', 'LINKUSDC']) {
    const ratio = worth(symbol, new Set([symbol])) / worth(symbol, nobody);
    expect([symbol, ratio > 0.6 && ratio < 1.7]).toEqual([symbol, true]);
  }
}, 120_000);

test('unwatched markets send less than 40 commands a second in all', () => {
  const simulation = simulationOf('meridian');
  const commands = Array.from({ length: 4 * 60 }, (_, place) => simulation.commands(firstStep + place, watching(nobody))).flat();
  expect(commands.length / 60).toBeLessThan(40);
  expect(new Set(commands.flatMap((command) => (command.type === 'requote-market' ? [command.marketId] : []))).size).toBe(
    venue.listings.markets.length,
  );
});

test('a watched market may move less often: at whole multiples of its pause, and no other market notices', () => {
  const setting = { venue, paths: pathsOf('meridian'), seed: 'meridian', except: new Set<string>(), restingSeconds: 60, best: unknown };
  const [often, seldom] = [createSimulation(setting), createSimulation({ ...setting, watchedEvery: 4 })];
  const { marketId } = market('BTCUSDT');
  const [of, others] = [true, false].map(
    (own) => (commands: readonly Command[]) => commands.filter((one) => 'marketId' in one && (one.marketId === marketId) === own),
  );
  const only = new Set(['BTCUSDT']);
  for (let step = firstStep; step < firstStep + 40; step += 1) {
    const [all, fewer] = [often.commands(step, watching(only)), seldom.commands(step, watching(only))];
    expect(others?.(fewer)).toEqual(others?.(all));
    expect((of?.(fewer).length ?? 0) > 0).toBe(step % 4 === 0);
    expect(of?.(all).length).toBeGreaterThan(0);
  }
});

let engine: EngineClient;
let simulation: Simulation;
let step = firstStep;
const best = ({ marketId }: MarketListing): BookFront => {
  const { bids, asks } = engine.exchange.book(marketId, 1);
  return { bid: bids[0]?.[0] ?? null, ask: asks[0]?.[0] ?? null };
};
async function run(seconds: number): Promise<void> {
  for (const until = step + seconds * 4; step < until; step += 1) {
    engine.timeMs = step * stepMs;
    await engine.client.submitAll(simulation.commands(step, watching(watched)));
  }
}
const deposit = (accountId: number, code: string, amount: bigint): Command => ({
  type: 'credit-deposit',
  accountId,
  assetId: venue.listings.assetOf(code)?.assetId ?? -1,
  units: units(amount),
  reference: `test:${accountId}:${code}`,
});

beforeAll(async () => {
  engine = engineClient();
  engine.timeMs = startMs;
  await openVenue({ client: engine.client, venue, nowMs: Date.now() });
  simulation = simulationOf('meridian', best);
  await engine.client.submitAll(simulation.opening(step));
  await run(120);
}, 120_000);

test('the exchange takes every command, and its rules hold', () => {
  expect(engine.replies.filter((reply) => !reply.ok)).toEqual([]);
  expect(engine.exchange.checkInvariants()).toEqual([]);
});

test('opening twice changes nothing', async () => {
  const before = engine.exchange.stateHash();
  await openVenue({ client: engine.client, venue, nowMs: Date.now() });
  expect(engine.exchange.stateHash()).toBe(before);
});

test('every market has a book of 25 levels and more a side, with gaps, and more of it farther out', () => {
  for (const listing of venue.listings.markets) {
    const { bids, asks } = engine.exchange.book(listing.marketId, 64);
    for (const side of [bids, asks]) {
      expect([listing.symbol, side.length >= 25]).toEqual([listing.symbol, true]);
      const sum = (levels: typeof side): number => levels.reduce((total, [, quantity]) => total + quantity, 0) / levels.length;
      expect([listing.symbol, sum(side.slice(-10)) > sum(side.slice(0, 5))]).toEqual([listing.symbol, true]);
    }
    expect((bids[0]?.[0] ?? Number.POSITIVE_INFINITY) < (asks[0]?.[0] ?? 0)).toBe(true);
  }
});

test('a quarter of a second later most of the book still stands', async () => {
  let [kept, all] = [0, 0];
  for (let look = 0; look < 20; look += 1) {
    const levels = (): string[] => {
      const { bids, asks } = engine.exchange.book(market('BTCUSDT').marketId, 64);
      return [...bids, ...asks].map((level) => level.join());
    };
    const before = levels();
    await run(0.25);
    const after = new Set(levels());
    kept += before.filter((level) => after.has(level)).length;
    all += before.length;
  }
  expect(kept / all).toBeGreaterThan(0.6);
  expect(kept / all).toBeLessThan(1);
});

test('the last trade of a market stands close to its path, and watched markets trade visibly', () => {
  const paths = pathsOf('meridian');
  const trades = engine.records.flatMap(({ timeMs, events }) =>
    events.flatMap((event) => (event.type === 'trade-executed' ? [{ timeMs, ...event }] : [])),
  );
  for (const listing of venue.listings.markets) {
    const last = trades.findLast(({ marketId }) => marketId === listing.marketId);
    const path = ticksAt(paths, listing, last?.timeMs ?? 0);
    const { halfSpreadTicks, stepTicks } = venue.simulation(listing.symbol);
    expect([listing.symbol, Math.abs((last?.priceTicks ?? 0) - path) <= 2 * halfSpreadTicks + 4 * stepTicks]).toEqual([
      listing.symbol,
      true,
    ]);
  }
  const inTwoMinutes = trades.filter(({ marketId }) => marketId === market('BTCUSDT').marketId).length;
  expect(inTwoMinutes).toBeGreaterThan(100);
  for (const side of [Side.buy, Side.sell])
    expect(trades.filter(({ takerSide }) => takerSide === side).length / trades.length).toBeGreaterThan(0.3);
});

test("somebody's large bid is sold to when the price falls through it, until it is gone", async () => {
  const listing = market('BTCUSDC');
  const paths = pathsOf('meridian');
  const ann = 1000;
  await engine.client.submitAll([{ type: 'open-account', accountId: ann, kind: 'user' }, deposit(ann, 'USDC', 10_000_000_000_000n)]);
  const price = (best(listing).ask ?? 0) - 1;
  const bid: Command = {
    type: 'place-order',
    accountId: ann,
    marketId: listing.marketId,
    side: Side.buy,
    kind: 'limit',
    timeInForce: TimeInForce.postOnly,
    priceTicks: ticks(price),
    quantityLots: lots(500_000),
    amountUnits: units(0n),
    clientOid: '',
    selfTradePrevention: 'cancel-taker',
  };
  expect(await engine.client.submit(bid)).toMatchObject({ ok: true, filledLots: 0 });
  let lowest = price;
  for (let second = 0; second < 240; second += 1) {
    await run(1);
    lowest = Math.min(lowest, ticksAt(paths, listing, (step - 1) * stepMs));
  }
  expect(lowest).toBeLessThan(price);
  expect(engine.exchange.openOrders(ann)).toEqual([]);
  // Half a bitcoin, less the maker's tenth of a percent: of each fill, rounded up by less than one unit.
  const btc = venue.listings.assetOf('BTC')?.assetId;
  const received = engine.exchange.balances(ann).find(({ assetId }) => assetId === btc)?.available ?? 0n;
  const fills = engine.records.flatMap(({ events }) =>
    events.filter((event) => event.type === 'trade-executed' && event.maker.accountId === ann),
  );
  expect(fills.length).toBeGreaterThan(1);
  expect(received).toBeLessThanOrEqual(49_950_000n);
  expect(received).toBeGreaterThan(49_950_000n - BigInt(fills.length));
  expect(engine.exchange.checkInvariants()).toEqual([]);
}, 120_000);

test('the house is given more of what it is short of, and nothing while it has enough', async () => {
  const before = engine.records.length;
  await fundHouse({ client: engine.client, venue }, 1);
  expect(engine.records.length).toBe(before);

  const btc = venue.listings.assetOf('BTC')?.assetId ?? -1;
  const balances = async (accountId: number): ReturnType<EngineClient['client']['balances']> =>
    (await engine.client.balances(accountId)).map((held) =>
      held.assetId === btc && accountId === venueAccounts.houseTaker ? { ...held, available: units(0n), frozen: units(0n) } : held,
    );
  const short = { ...engine.client, balances };
  await fundHouse({ client: short, venue }, 2);
  const deposits = engine.records.slice(before).flatMap(({ events }) => events.filter((event) => event.type === 'deposit-credited'));
  expect(deposits).toMatchObject([{ accountId: venueAccounts.houseTaker, assetId: btc }]);
  // The same turn again is the same money, not twice.
  await expect(fundHouse({ client: short, venue }, 2)).rejects.toThrow('deposit-already-credited');
});
