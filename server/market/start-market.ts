// Sets the market going: the simulation on its steps, and a recording beside it where one is given.
import type { Command } from '#server/engine/command.ts';
import type { MarketListing } from '#server/engine/listings.ts';
import { isContract } from '#server/engine/markets/contract-listing.ts';
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';
import { errorText } from '#server/monitoring/logged-error.ts';
import { unlessAway } from '#server/store/database-away.ts';

import type { Venue } from './venue.ts';
import { openLending } from './opening/open-lending.ts';
import { openUnified } from './opening/open-unified.ts';
import { fundHouse, openVenue } from './opening/open-venue.ts';
import type { PricePaths } from './paths/price-path.ts';
import { ticksAt } from './paths/made-up-minutes.ts';
import type { MarketSource, PriceFeed } from './market-source.ts';
import type { MarketWaking, MarketUse } from './market-use.ts';
import type { Recordings } from './replay/recordings.ts';
import { createIndexReader } from './contracts/prices/index-reader.ts';
import { createPremiums } from './contracts/prices/premiums.ts';
import { createPriceWorld, type PriceWorld } from './contracts/prices/price-world.ts';
import type { BadDayStore } from './contracts/bad-days/bad-day-store.ts';
import { keepBadDays } from './contracts/bad-days/keep-bad-days.ts';
import { createScenarioControl } from './contracts/bad-days/scenario-control.ts';
import { startContracts, type ContractsOptions, type RunningContracts } from './contracts/start-contracts.ts';
import { sayRefused } from './say-refused.ts';
import { startLive, type LiveOptions } from './live/start-live.ts';
import { startReplay } from './replay/start-replay.ts';
import { createSpotScale } from './spot-scale.ts';
import { createSimulation, stepMs, type Simulation } from './simulation.ts';
import { isFaster, isTurn, moveSeconds, Pace, type PaceOf } from './simulation/pace.ts';
import type { BookFront } from './simulation/said-before.ts';
import { wakeMarkets } from './wake-markets.ts';

/** Steps between two looks at the house's funds. */
const fundEverySteps = 2400;
/** Two seconds. */
const catchUpSteps = 8;

/** The source of prices: the simulation; or recordings or another venue in their markets, and the simulation in the others. */
export type MarketSourceChoice =
  | { readonly mode: 'simulated' }
  | { readonly mode: 'replay'; readonly recordings: Recordings }
  | ({ readonly mode: 'live' } & Pick<LiveOptions, 'name' | 'connect' | 'symbols' | 'delayMs'>);

export type MarketOptions = {
  readonly client: ExchangeClient;
  readonly venue: Venue;
  readonly paths: PricePaths;
  readonly seed: string;
  readonly source: MarketSourceChoice;
  readonly use: MarketUse;
  /** Seconds between two moves of a market that nobody looks at and nothing waits in. */
  readonly restingSeconds: number;
  /** The time between two moves of a watched market: a whole number of steps; left out: every step. */
  readonly watchedMs?: number;
  readonly best: (market: MarketListing) => BookFront;
  /** The price that another venue has in a market of spot now, in ticks (null: none), where this one follows it. */
  readonly followed?: ((symbol: string) => number | null) | null;
  /** Null: spot alone. */
  readonly contracts:
    | (Pick<ContractsOptions, 'contracts' | 'look' | 'tell' | 'samples' | 'shortContracts' | 'averagingMs'> & {
        readonly badDays: BadDayStore;
      })
    | null;
  readonly log: { info(text: string): void; error(text: string): void };
  /** Exchange time; the machine's clock when left out. */
  readonly now?: () => number;
};

/**
 * The steps from the last one to the one that is due. After a hitch all of them are taken, so that the tape stays that of
 * the seed; a machine that slept goes on with the newest few.
 * @internal
 */
export function stepsDue(last: number, due: number): number[] {
  const first = Math.max(last + 1, due - catchUpSteps + 1);
  return Array.from({ length: Math.max(0, due - first + 1) }, (_, place) => first + place);
}

const noContracts: Omit<RunningContracts, 'listShort'> & { listShort(): Promise<never> } = {
  opening: () => [],
  wake: () => [],
  second: () => [],
  afterSecond: () => Promise.resolve(),
  quoted: () => [],
  listShort: () => Promise.reject(new Error('there are no contracts')),
  shortAlive: () => [],
};

/** The newest whole second between two steps, in ms; null: there is none. Seconds that a hitch has skipped are gone. */
function lastSecond(afterStep: number, step: number): number | null {
  const [after, until] = [Math.floor((afterStep * stepMs) / 1000), Math.floor((step * stepMs) / 1000)];
  return until > after ? until * 1000 : null;
}

/** The middle of spot's book, of markets that something else than the paths moves: an index must follow it. */
const drivenPrices =
  ({ venue, best, followed }: Pick<MarketOptions, 'venue' | 'best' | 'followed'>, driven: ReadonlySet<string>) =>
  (coin: string, quote: string): number | null => {
    const market = venue.listings.marketOf(coin + quote);
    if (market === undefined) return null;
    const elsewhere = followed?.(market.symbol) ?? null;
    if (elsewhere !== null) return elsewhere / 10 ** market.priceDecimals;
    if (!driven.has(market.symbol)) return null;
    const { bid, ask } = best(market);
    return bid === null || ask === null ? null : (bid + ask) / 2 / 10 ** market.priceDecimals;
  };

export type RunningMarket = MarketSource & {
  readonly waking: MarketWaking;
  stop(): Promise<void>;
};

/** The whole venue is simulated. */
export const simulated: PriceFeed = {
  state: () => ({ mode: 'simulated', state: 'playing', markets: [], clockMs: Date.now(), speed: 1, venue: '', notice: null }),
  replay: null,
};

/** As the use of the markets has it; while a bad day bends prices none rests: what it does to them is to be seen. */
const pacesOf =
  ({ use }: Pick<MarketOptions, 'use'>, { worlds, scenario }: PriceWorld) =>
  (): PaceOf => {
    const paceOf = use.look();
    if (worlds.every((world) => scenario(world) === null)) return paceOf;
    return (market) => (isFaster(Pace.used, paceOf(market)) ? Pace.used : paceOf(market));
  };

/** The price that a contract is quoted around, in its quote coin. */
const contractPrices =
  (world: PriceWorld, premiums: ReturnType<typeof createPremiums>) =>
  (market: MarketListing, timeMs: number): number =>
    market.contract === undefined ? 0 : world.contractPrice(market.contract, timeMs) * (1 + premiums.quoted(market, timeMs));

type Moving = {
  readonly contracts: Pick<RunningContracts, 'wake'>;
  readonly simulation: Simulation;
  readonly contractPrice: ReturnType<typeof contractPrices>;
};

/** A market that comes into use at this moment: its mark price first, since bands are measured from it, then its quotes. */
const wakeNow =
  ({ contracts, simulation, contractPrice }: Moving, now: () => number) =>
  (market: MarketListing): Command[] => {
    const step = Math.floor(now() / stepMs);
    const quotes = simulation.wake(market, step, Pace.used);
    if (quotes.length === 0 || !isContract(market)) return quotes;
    const timeMs = step * stepMs;
    return [...contracts.wake(market, timeMs, contractPrice(market, timeMs).toFixed(market.priceDecimals)), ...quotes];
  };

/** True but in the second after a market was quoted, when one that nobody waits for is to be looked at. */
const isContractAtRest =
  ({ venue, restingSeconds }: Pick<MarketOptions, 'venue' | 'restingSeconds'>, paceOf: PaceOf) =>
  (listing: MarketListing, timeMs: number): boolean => {
    const pace = paceOf(listing);
    if (pace === Pace.watched || pace === Pace.used) return false;
    return !isTurn(listing, Math.floor(timeMs / 1000) - 1, moveSeconds(venue, listing, pace, restingSeconds));
  };

/** Advances whenever a step is due, one after the other, until the returned function is called. */
function keepMoving(
  isDue: () => boolean,
  advance: () => Promise<void>,
  { client, log }: Pick<MarketOptions, 'client' | 'log'>,
): () => Promise<void> {
  let stopped = false;
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(async () => {
      if (stopped || !isDue()) return;
      try {
        await advance();
      } catch (error) {
        // An exchange that has stopped is said once, by itself; the market then has nothing to do.
        if (client.status().state === 'ready') unlessAway((why) => log.error(`a step of the market failed: ${errorText(why)}`))(error);
        else clearInterval(timer);
      }
    });
  }, stepMs / 2);
  return () => {
    stopped = true;
    clearInterval(timer);
    return running;
  };
}

/** Opens the venue if need be, makes every market's first quotes, and keeps it moving until stopped. */
export async function startMarket(options: MarketOptions): Promise<RunningMarket> {
  const { client, log, source, venue, use, now = Date.now } = options;
  await openVenue({ client, venue, nowMs: now() });
  await openLending(client, venue.listings);
  await openUnified(client, venue.listings);
  const driven = new Set(source.mode === 'replay' ? source.recordings.markets.map(({ symbol }) => symbol) : []);
  const left = new Map<string, number>();
  const isPaper = (options.followed ?? null) !== null;
  const world = createPriceWorld({ ...options, isPaper, drivenPrice: drivenPrices(options, driven) });
  const premiums = createPremiums(venue, options.paths, options.seed);
  const badDays = await keepBadDays(options.contracts?.badDays ?? null, world, log);
  const paces = pacesOf(options, world);
  /** As of the last step; at first all are looked at. */
  let paceOf: PaceOf = () => Pace.used;
  const isAtRest = isContractAtRest(options, (market) => paceOf(market));
  const contracts =
    options.contracts === null
      ? noContracts
      : await startContracts({ ...options, ...options.contracts, listings: venue.listings, world, isAtRest, now });
  /** The simulation goes on from the last price that somebody saw. */
  const released = (market: MarketListing, lastTicks: number | null): void => {
    if (lastTicks !== null) left.set(market.symbol, lastTicks / ticksAt(options.paths, market, now()));
  };
  const live = source.mode === 'live' ? await startLive({ ...options, ...source, watched: use.watched, driven, released }) : null;
  const contractPrice = contractPrices(world, premiums);
  const simulation = createSimulation({
    ...options,
    except: driven,
    hasOrders: use.waitsIn,
    watchedEvery: (options.watchedMs ?? stepMs) / stepMs,
    scale: createSpotScale({ ...options, world, left, now }),
    contracts: { quoted: contracts.quoted, price: contractPrice },
  });
  let step = Math.floor(now() / stepMs);
  const tellRefused = sayRefused(log);
  const openingSecond = Math.floor(now() / 1000) * 1000;
  const submit = async (commands: readonly Command[]): Promise<void> => tellRefused(await client.submitAll(commands));
  await submit([...contracts.opening(openingSecond), ...simulation.opening(step)]);
  await contracts.afterSecond(openingSecond);

  const replay = source.mode === 'replay' ? startReplay({ ...options, ...source }) : null;
  const advance = async (): Promise<void> => {
    const steps = stepsDue(step, Math.floor(now() / stepMs));
    const before = step;
    step = steps.at(-1) ?? step;
    paceOf = paces();
    const secondMs = lastSecond(before, step);
    const ofContracts = secondMs === null ? [] : contracts.second(secondMs);
    await submit([...ofContracts, ...steps.flatMap((one) => simulation.commands(one, paceOf))]);
    if (secondMs !== null) await contracts.afterSecond(secondMs);
    if (Math.floor(step / fundEverySteps) > Math.floor(before / fundEverySteps)) await fundHouse(options, step);
  };
  const stopMoving = keepMoving(() => step < Math.floor(now() / stepMs), advance, options);
  return {
    ...(replay ?? live ?? simulated),
    scenarios: options.contracts === null ? null : createScenarioControl({ prices: world, now, remember: badDays.remember, ...contracts }),
    indexes: options.contracts === null ? null : createIndexReader(world, options.contracts.averagingMs),
    waking: wakeMarkets({ use, wake: wakeNow({ contracts, simulation, contractPrice }, now), submit }),
    stop: async () => {
      await Promise.all([stopMoving(), badDays.kept(), replay?.stop(), live?.stop()]);
    },
  };
}
