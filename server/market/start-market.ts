// Sets the market going: the simulation on its steps, and a recording beside it where one is given.
import type { MarketListing } from '#server/engine/listings.ts';
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';

import type { Venue } from './venue.ts';
import { fundHouse, openVenue } from './open-venue.ts';
import type { PricePaths } from './price-path.ts';
import { ticksAt } from './made-up-minutes.ts';
import type { MarketSource } from './market-source.ts';
import type { Recordings } from './recordings.ts';
import { sayRefused } from './say-refused.ts';
import { startLive, type LiveOptions } from './start-live.ts';
import { startReplay } from './start-replay.ts';
import { createSimulation, stepMs, type BestPrices } from './simulation.ts';

/** Steps between two looks at the house's funds. */
const fundEverySteps = 2400;
/** Two seconds. */
const catchUpSteps = 8;

/** What moves the prices: the simulation; or recordings or another venue in their markets, and the simulation in the others. */
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
  readonly watched: () => ReadonlySet<string>;
  readonly best: (market: MarketListing) => BestPrices;
  readonly log: { info(text: string): void; error(text: string): void };
};

/**
 * The steps from the last one to the one that is due. After a hitch all of them are taken, so that the tape stays that of
 * the seed; a machine that slept goes on with the newest few.
 */
export function stepsDue(last: number, due: number): number[] {
  const first = Math.max(last + 1, due - catchUpSteps + 1);
  return Array.from({ length: Math.max(0, due - first + 1) }, (_, place) => first + place);
}

/** The whole venue is simulated. */
export const simulated: MarketSource = {
  state: () => ({ mode: 'simulated', state: 'playing', markets: [], clockMs: Date.now(), speed: 1, venue: '', notice: null }),
  replay: null,
};

/** Opens the venue if need be, makes every market's first quotes, and keeps it moving until stopped. */
export async function startMarket(options: MarketOptions): Promise<MarketSource & { stop(): Promise<void> }> {
  const { client, log, source } = options;
  await openVenue(options);
  const driven = new Set(source.mode === 'replay' ? source.recordings.markets.map(({ symbol }) => symbol) : []);
  const scales = new Map<string, number>();
  /** The simulation goes on from the last price that somebody saw. */
  const released = (market: MarketListing, lastTicks: number | null): void => {
    if (lastTicks !== null) scales.set(market.symbol, lastTicks / ticksAt(options.paths, market, Date.now()));
  };
  const live = source.mode === 'live' ? await startLive({ ...options, ...source, driven, released }) : null;
  const simulation = createSimulation({ ...options, except: driven, scale: (symbol) => scales.get(symbol) ?? 1 });
  let step = Math.floor(Date.now() / stepMs);
  const tellRefused = sayRefused(log);
  tellRefused(await client.submitAll(simulation.opening(step)));

  const replay = source.mode === 'replay' ? startReplay({ ...options, ...source }) : null;

  let stopped = false;
  let running = Promise.resolve();
  const advance = async (): Promise<void> => {
    const steps = stepsDue(step, Math.floor(Date.now() / stepMs));
    const before = step;
    step = steps.at(-1) ?? step;
    const watched = options.watched();
    tellRefused(await client.submitAll(steps.flatMap((one) => simulation.commands(one, watched))));
    if (Math.floor(step / fundEverySteps) > Math.floor(before / fundEverySteps)) await fundHouse(options, step);
  };
  const timer = setInterval(() => {
    running = running.then(async () => {
      if (stopped || step >= Math.floor(Date.now() / stepMs)) return;
      try {
        await advance();
      } catch (error) {
        // An exchange that has stopped is said once, by itself; the market then has nothing to do.
        if (client.status().state === 'ready') log.error(`a step of the market failed: ${String(error)}`);
        else clearInterval(timer);
      }
    });
  }, stepMs / 2);
  return {
    ...(replay ?? live ?? simulated),
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await Promise.all([running, replay?.stop(), live?.stop()]);
    },
  };
}
