// Contracts beside the clock: marks every second, funding once per slot through restarts, deliveries and the next listing, markets that stand still.
import { expect, test } from 'vitest';

import { BusinessLine, MarketState } from '#lib/contract/enums.ts';
import type { Command } from '#server/engine/command.ts';
import type { ExchangeEvent } from '#server/engine/event.ts';
import type { ContractListing } from '#server/engine/listings.ts';
import { isContract } from '#server/engine/markets/contract-listing.ts';
import { loadContractData } from '#server/market/contracts/contract-data.ts';
import type { BadDayStore } from '#server/market/contracts/bad-days/bad-day-store.ts';
import type { ContractMarketView } from '#server/market/contracts/contract-lifecycle.ts';
import { loadContracts } from '#server/market/contracts/load-contracts.ts';
import { createPriceWorld, type PriceWorld, type World } from '#server/market/contracts/prices/price-world.ts';
import type { ContractSample, SampleStore } from '#server/market/contracts/sample-store.ts';
import { createScenarioControl } from '#server/market/contracts/bad-days/scenario-control.ts';
import type { SharedScenario } from '#server/market/contracts/bad-days/scenario.ts';
import type { ShortContractStore } from '#server/market/contracts/short-contracts.ts';
import { startContracts, type RunningContracts } from '#server/market/contracts/start-contracts.ts';
import { openVenue } from '#server/market/opening/open-venue.ts';
import { createPricePaths, dayMs } from '#server/market/paths/price-path.ts';
import { createSimulation, stepMs } from '#server/market/simulation.ts';
import { loadVenue } from '#server/market/venue.ts';
import { createExchangeClock } from '#server/runtime/exchange-clock.ts';
import { engineClient, type EngineClient } from '../simulation/engine-client.ts';
import { watching } from './paces.ts';

/** Friday, 8 May 2026, 08:00 UTC: the weekly contract ends, and funding is due. */
const endMs = Date.UTC(2026, 4, 8, 8);

function keptSamples(): SampleStore & { readonly all: ContractSample[] } {
  const all: ContractSample[] = [];
  return { all, write: async (fresh) => void all.push(...fresh), read: async () => [...all], prune: async () => undefined };
}

const all = loadContractData();
const data = {
  ...all,
  perpetuals: all.perpetuals.filter(({ symbol }) => symbol === 'BTCUSDT'),
  dated: all.dated.filter(({ symbol }) => symbol === 'BTCUSD'),
};

/** The bad days that a restart finds. */
function keptBadDays(): BadDayStore {
  let waiting: readonly number[] = [];
  const scenarios = new Map<World, SharedScenario>();
  return {
    scenarios: async () => [...scenarios].map(([world, scenario]) => ({ world, ...scenario })),
    keepScenario: async (world, scenario) => void (scenario === null ? scenarios.delete(world) : scenarios.set(world, scenario)),
    waiting: async () => waiting,
    keepWaiting: async (marketIds) => void (waiting = marketIds),
  };
}

type Stage = {
  badDays: BadDayStore;
  engine: EngineClient;
  samples: ReturnType<typeof keptSamples>;
  world: PriceWorld;
  run: RunningContracts;
  nowMs: number;
};
const remember = (): void => undefined;
const nobody: ReadonlySet<string> = new Set();

/** A venue with one perpetual and the dated contracts of bitcoin; started again on the same engine it goes on. */
async function stage(startMs: number, before?: Stage, listed = data, rests = false) {
  const venue = loadVenue();
  const contracts = loadContracts(listed, venue);
  venue.listings.listContracts([...contracts.perpetuals, ...contracts.everDated(endMs - dayMs, startMs)], contracts.assets);
  const engine = before?.engine ?? engineClient();
  engine.timeMs = startMs;
  if (before === undefined) await openVenue({ client: engine.client, venue, nowMs: Date.now() });
  const samples = before?.samples ?? keptSamples();
  const badDays = before?.badDays ?? keptBadDays();
  const paths = createPricePaths('running', Math.floor(endMs / dayMs), venue.assetData);
  const world = createPriceWorld({ paths, seed: 'running' });
  for (const { world: bent, ...scenario } of await badDays.scenarios()) world.begin(bent, scenario);
  const look = ({ marketId, priceDecimals, quantityDecimals }: ContractListing): ContractMarketView => {
    const { bids, asks, state } = engine.exchange.book(marketId, 60);
    const text = ([price, size]: readonly [number, number]): [string, string] => [
      (price / 10 ** priceDecimals).toFixed(priceDecimals),
      (size / 10 ** quantityDecimals).toFixed(quantityDecimals),
    ];
    return { bids: bids.map(text), asks: asks.map(text), lastPrice: bids[0] === undefined ? null : text(bids[0])[0], state };
  };
  const told = new Map<number, unknown>();
  const errors: string[] = [];
  const log = { error: (text: string) => void errors.push(text) };
  const tell = (marketId: number, figures: unknown): void => void told.set(marketId, figures);
  const averagingMs = contracts.averagingMs;
  const { client } = engine;
  const { listings } = venue;
  const shortContracts: ShortContractStore = { read: async () => [], keep: async (one) => ({ number: 0, ...one }) };
  const now = (): number => engine.timeMs;
  const run = await startContracts({
    client,
    listings,
    contracts,
    paths,
    world,
    look,
    isAtRest: () => self.rests,
    tell,
    samples,
    shortContracts,
    badDays,
    averagingMs,
    now,
    log,
  });
  const simulation = createSimulation({
    venue: { ...venue, listings: { ...listings, markets: [] } },
    paths,
    seed: 'running',
    except: nobody,
    restingSeconds: 60,
    best: ({ marketId }) => {
      const { bids, asks } = engine.exchange.book(marketId, 1);
      return { bid: bids[0]?.[0] ?? null, ask: asks[0]?.[0] ?? null };
    },
    contracts: {
      quoted: run.quoted,
      price: (market, timeMs) => (market.contract === undefined ? 0 : world.contractPrice(market.contract, timeMs)),
    },
  });
  const refused: string[] = [];
  const submit = async (timeMs: number, commands: readonly Command[]): Promise<void> => {
    engine.timeMs = timeMs;
    for (const [place, reply] of (await client.submitAll(commands)).entries())
      if (!reply.ok) refused.push(`${commands[place]?.type}: ${reply.reason}`);
  };
  await submit(startMs, [...run.opening(startMs), ...simulation.opening(startMs / stepMs)]);
  const self = {
    engine,
    samples,
    badDays,
    world,
    run,
    told,
    refused,
    errors,
    listings,
    nowMs: startMs,
    /** The markets rest, but where they may not. */
    rests,
    /** A second at a time, or in longer strides where nothing of the kind is looked at. */
    until: async (timeMs: number, strideMs = 1000): Promise<void> => {
      while (self.nowMs < timeMs) {
        self.nowMs += strideMs;
        await submit(self.nowMs, [...run.second(self.nowMs), ...simulation.commands(self.nowMs / stepMs, watching(nobody))]);
        await run.afterSecond(self.nowMs);
      }
    },
    events: <Type extends ExchangeEvent['type']>(type: Type) =>
      engine.records.flatMap(({ timeMs, events }) =>
        events.filter((event): event is Extract<ExchangeEvent, { type: Type }> => event.type === type).map((event) => ({ timeMs, event })),
      ),
  };
  return self;
}

test('an hour to a delivery, stopped twice on the way: funding once, the price of the half hour, and the next contract', async () => {
  const first = await stage(endMs - 3_600_000);
  await first.until(endMs - 1_500_000, 5000);
  const second = await stage(endMs - 1_200_000, first);
  await second.until(endMs - 300_000, 5000);
  const third = await stage(endMs - 120_000, second);
  await third.until(endMs + 10_000, 5000);
  expect([...first.refused, ...second.refused, ...third.refused, ...first.errors, ...third.errors]).toEqual([]);

  const settled = third.events('funding-settled');
  expect(settled.map(({ event }) => event.slotMs)).toEqual([endMs]);
  // Half an hour of samples of five seconds, less the ten minutes in which nobody was there: weighed alike.
  const weekly = third.listings.contracts().find(({ contract }) => contract.rules.contract?.deliveryMs === endMs);
  const heard = third.samples.all.filter(({ kind, marketId }) => kind === 'settlement' && marketId === weekly?.marketId);
  expect(heard.length).toBeGreaterThan(200);
  const mean = heard.reduce((sum, { value }) => sum + Number(value), 0) / heard.length;
  const [delivered] = third.events('contract-delivered');
  expect(delivered?.event.marketId).toBe(weekly?.marketId);
  expect(Math.abs((delivered?.event.priceTicks ?? 0) - mean * 10)).toBeLessThanOrEqual(1);
  // Four live again: the one that took its place was listed in the second after.
  expect(third.run.quoted(third.nowMs).filter(({ contract }) => contract.symbolType === 'delivery')).toHaveLength(4);
  expect(third.engine.exchange.checkInvariants()).toEqual([]);
  const perpetual = third.listings.marketOf('BTCUSDT_UMCBL');
  expect(third.told.get(perpetual?.marketId ?? -1)).toMatchObject({ nextFundingTimeMs: endMs + 28_800_000 });

  // Started once more after the end: nothing is settled or delivered again.
  const fourth = await stage(endMs + 60_000, third);
  await fourth.until(endMs + 70_000);
  expect(fourth.events('funding-settled')).toHaveLength(1);
  expect(fourth.events('contract-delivered')).toHaveLength(1);
  expect(fourth.refused).toEqual([]);
}, 180_000);

test('a slot that came due while nobody was there is settled late, once, from what was seen', async () => {
  const before = await stage(endMs - 600_000);
  await before.until(endMs - 300_000, 5000);
  const after = await stage(endMs + 3_600_000, before);
  await after.until(endMs + 3_605_000);
  expect(after.events('funding-settled').map(({ event }) => event.slotMs)).toEqual([endMs]);
  expect(after.events('contract-delivered')).toHaveLength(1);
}, 120_000);

test.each([-26, 26])(
  'a machine whose clock steps by %d hours: funding and delivery once each, in order, at their exchange time',
  async (hours) => {
    const startMs = endMs - 400_000;
    const hands = { wallMs: startMs, monotonicMs: 9_000_000 };
    const clock = createExchangeClock({ wall: () => hands.wallMs, monotonic: () => hands.monotonicMs });
    const running = await stage(startMs);
    const pass = async (ms: number, strideMs: number): Promise<void> => {
      for (let passedMs = 0; passedMs < ms; passedMs += strideMs) {
        hands.wallMs += strideMs;
        hands.monotonicMs += strideMs;
        // The time between is skipped as a machine that slept skips it.
        await running.until(clock.now(), Math.max(strideMs, clock.now() - running.nowMs));
      }
    };
    await pass(100_000, 5000);
    hands.wallMs += hours * 3_600_000;
    await pass(310_000, 5000);
    expect([...running.refused, ...running.errors]).toEqual([]);
    // Forward: the slot of which minutes were seen, late, and of the three that nobody saw none.
    expect(running.events('funding-settled').map(({ event }) => event.slotMs)).toEqual([endMs]);
    const [delivered, ...more] = running.events('contract-delivered');
    expect(delivered?.timeMs).toBe(hours < 0 ? endMs : startMs + 105_000 + hours * 3_600_000);
    expect(more).toEqual([]);
    expect(running.run.quoted(running.nowMs).filter(({ contract }) => contract.symbolType === 'delivery')).toHaveLength(4);
    const times = running.engine.records.map(({ timeMs }) => timeMs);
    expect(times.toSorted((a, b) => a - b)).toEqual(times);
    expect(running.engine.exchange.checkInvariants()).toEqual([]);
  },
  120_000,
);

test('without an index the markets stand still and no mark is told; with one they go on; nobody else halts or opens them', async () => {
  const startMs = endMs + dayMs;
  const running = await stage(startMs);
  await running.until(startMs + 5000);
  const control = createScenarioControl({ prices: running.world, now: () => running.nowMs, remember, ...running.run });
  const scenario = control.begin('live', 'frozen-index', 'a');
  expect(control.begin('live', 'crash', 'b')).toBeNull();
  const lastsMs = (scenario?.endMs ?? 0) - startMs;
  expect(lastsMs).toBeGreaterThan(120_000);
  const marks = (fromMs: number): number => running.events('mark-price-set').filter(({ timeMs }) => timeMs > fromMs).length;
  await running.until(startMs + 30_000);
  const silentFromMs = running.nowMs;
  expect(running.events('market-state-set').map(({ event }) => event.state)).toEqual(Array(5).fill(MarketState.halted));
  await running.until(startMs + 90_000);
  expect(marks(silentFromMs)).toBe(0);
  await running.until(startMs + 300_000);
  expect(running.events('market-state-set').map(({ event }) => event.state)).toEqual([
    ...Array(5).fill(MarketState.halted),
    ...Array(5).fill(MarketState.online),
  ]);
  expect(marks(silentFromMs)).toBeGreaterThan(0);
  expect(running.refused).toEqual([]);
}, 120_000);

test('a restart in the middle of a frozen index: it stays frozen, markets open with the index again, and an operator’s halt stays', async () => {
  const startMs = endMs + dayMs;
  const first = await stage(startMs);
  const perpetual = first.listings.marketOf('BTCUSDT_UMCBL')?.marketId ?? -1;
  const byHand = first.listings.contracts().find(({ marketId }) => marketId !== perpetual)?.marketId ?? -1;
  await first.engine.client.submitAll([{ type: 'set-market-state', marketId: byHand, state: MarketState.halted }]);
  const told = first.badDays.keepScenario;
  createScenarioControl({
    prices: first.world,
    now: () => first.nowMs,
    remember: (world, scenario) => void told(world, scenario),
    ...first.run,
  }).begin('live', 'frozen-index', 'a');
  await first.until(startMs + 40_000);
  const second = await stage(startMs + 60_000, first);
  const states = (): readonly MarketState[] => [perpetual, byHand].map((marketId) => second.engine.exchange.book(marketId, 1).state);
  await second.until(startMs + 100_000);
  expect(second.world.scenario('live')).toMatchObject({ kind: 'frozen-index', seed: 'a', startMs });
  expect(states()).toEqual([MarketState.halted, MarketState.halted]);
  await second.until(startMs + 300_000);
  expect(states()).toEqual([MarketState.online, MarketState.halted]);
  expect(await second.badDays.waiting()).toEqual([]);
  expect(second.refused).toEqual([]);
}, 120_000);

test('a crash takes the marks down by what it says, and the same seed by the same again', async () => {
  const lows = await Promise.all(
    ['a', 'a', 'b'].map(async (seed) => {
      const startMs = endMs + dayMs;
      const running = await stage(startMs);
      createScenarioControl({ prices: running.world, now: () => running.nowMs, remember, ...running.run }).begin('live', 'crash', seed);
      await running.until(startMs + 120_000, 5000);
      const { marketId } = running.listings.marketOf('BTCUSDT_UMCBL') ?? {};
      const marks = running.events('mark-price-set').flatMap(({ event }) => (event.marketId === marketId ? [event.markTicks] : []));
      return Math.min(...marks) / (marks[0] ?? 1);
    }),
  );
  expect(lows[0]).toBe(lows[1]);
  expect(lows[0]).not.toBe(lows[2]);
  for (const low of lows) expect([low > 0.66, low < 0.84]).toEqual([true, true]);
}, 120_000);

test('a contract on demand is listed with the next second, opens nothing in its last minute and is delivered at its index', async () => {
  const startMs = endMs + dayMs + 7_000;
  const running = await stage(startMs, undefined, { ...data, dated: all.dated.filter(({ symbol }) => symbol === 'SBTCSUSD') });
  const control = createScenarioControl({ prices: running.world, now: () => running.nowMs, remember, ...running.run });
  const listing = await control.listDelivery(3);
  const deliveryMs = endMs + dayMs + 180_000;
  expect(listing?.contract).toMatchObject({ line: BusinessLine.demoUsd, name: 'SBTCSUSD05090803', margin: 'SBTC' });
  expect(listing?.contract.rules.contract).toMatchObject({ deliveryMs, closeOnlyMs: 60_000 });
  await running.until(startMs + 5_000);
  expect(running.listings.marketOf('SBTCSUSD05090803_SDMCBL')?.marketId).toBe(listing?.marketId);
  await running.until(deliveryMs + 5_000);
  const marks = running.events('mark-price-set').flatMap(({ event }) => (event.marketId === listing?.marketId ? [event.indexTicks] : []));
  const mean = marks.reduce((sum, index) => sum + index, 0) / marks.length;
  expect(running.refused).toEqual([]);
  const [delivered] = running.events('contract-delivered');
  expect(delivered?.timeMs).toBe(deliveryMs);
  expect(Math.abs((delivered?.event.priceTicks ?? 0) / mean - 1)).toBeLessThan(0.0005);
  expect(running.refused).toEqual([]);
});

/** The marks told of a perpetual and of the dated contracts, between two moments. */
const marksOf = (running: Awaited<ReturnType<typeof stage>>, fromMs: number, isDated: boolean): number =>
  running
    .events('mark-price-set')
    .filter(
      ({ timeMs, event }) => timeMs > fromMs && (running.listings.market(event.marketId).contract?.symbolType === 'delivery') === isDated,
    ).length;

test('at rest no mark is told and funding is still due in its slot; what a contract ends at is heard to the end', async () => {
  const startMs = endMs - 1_900_000;
  const running = await stage(startMs);
  await running.until(startMs + 60_000, 5000);
  running.rests = true;
  // Its settlement hour has begun: the index is heard every second, whoever looks.
  const settlingMs = endMs - 1_800_000;
  await running.until(settlingMs, 5000);
  expect(marksOf(running, startMs + 60_000, false)).toBe(0);
  await running.until(endMs + 10_000, 5000);
  expect(marksOf(running, startMs + 60_000, false)).toBe(0);
  expect(marksOf(running, settlingMs, true)).toBeGreaterThan(300);
  expect(running.events('funding-settled').map(({ event }) => event.slotMs)).toEqual([endMs]);
  const perpetual = running.listings.marketOf('BTCUSDT_UMCBL');
  expect(running.told.get(perpetual?.marketId ?? -1)).toMatchObject({ nextFundingTimeMs: endMs + 28_800_000 });
  const [delivered] = running.events('contract-delivered');
  const heard = running.samples.all.filter(({ kind, marketId }) => kind === 'settlement' && marketId === delivered?.event.marketId);
  const mean = heard.reduce((sum, { value }) => sum + Number(value), 0) / heard.length;
  expect(Math.abs((delivered?.event.priceTicks ?? 0) - mean * 10)).toBeLessThanOrEqual(1);
}, 120_000);

test('a contract that somebody comes to has a mark of now before it is quoted, by the index and the price that it will be quoted at', async () => {
  const startMs = endMs + dayMs;
  const running = await stage(startMs);
  await running.until(startMs + 10_000);
  running.rests = true;
  await running.until(startMs + 60_000, 5000);
  const perpetual = running.listings.marketOf('BTCUSDT_UMCBL');
  if (perpetual === undefined || !isContract(perpetual)) throw new Error('no perpetual');
  const index = Number(running.world.index(perpetual.contract, running.nowMs));
  // As far above the index as a squeeze would have it: two of the three views agree on less.
  const [command, ...more] = running.run.wake(perpetual, running.nowMs, String(index * 1.1));
  expect(more).toEqual([]);
  if (command?.type !== 'set-mark-price') throw new Error('no mark');
  expect(Math.abs(command.indexTicks / 10 ** perpetual.priceDecimals / index - 1)).toBeLessThan(0.000_01);
  expect(Math.abs(command.markTicks / command.indexTicks - 1)).toBeLessThan(0.003);
  expect(running.run.wake(perpetual, running.nowMs, String(index * 1.1))).toEqual([]);
}, 120_000);
