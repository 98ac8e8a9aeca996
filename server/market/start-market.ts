// Sets the market going: the simulation on its steps, and a recording beside it where one is given.
import type { MarketListing } from '#server/engine/listings.ts';
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';

import type { Venue } from './venue.ts';
import { fundHouse, openVenue } from './open-venue.ts';
import type { PricePaths } from './price-path.ts';
import { startReplay } from './start-replay.ts';
import { createSimulation, stepMs, type BestPrices } from './simulation.ts';

/** Steps between two looks at the house's funds. */
const fundEverySteps = 2400;

export type MarketOptions = {
  readonly client: ExchangeClient;
  readonly venue: Venue;
  readonly paths: PricePaths;
  readonly seed: string;
  readonly replay: { readonly file: string; readonly symbol: string } | null;
  readonly watched: () => ReadonlySet<string>;
  readonly best: (market: MarketListing) => BestPrices;
  readonly log: { info(text: string): void; error(text: string): void };
};

/** Opens the venue if need be, makes every market's first quotes, and keeps it moving until stopped. Refuses (Error) a recording it cannot read. */
export async function startMarket(options: MarketOptions): Promise<{ stop(): Promise<void> }> {
  const { client, venue, log } = options;
  await openVenue(options);
  const simulation = createSimulation({ ...options, except: new Set(options.replay === null ? [] : [options.replay.symbol]) });
  const all = new Set(venue.listings.markets.map((market) => market.symbol));
  let step = Math.floor(Date.now() / stepMs);
  await client.submitAll(simulation.commands(step, all));

  const replay = options.replay === null ? null : startReplay({ ...options, ...options.replay });

  let stopped = false;
  let running = Promise.resolve();
  const advance = async (): Promise<void> => {
    const due = Math.floor(Date.now() / stepMs);
    // A machine that slept catches up with one step, not with all it missed.
    step = Math.max(step + 1, due);
    await client.submitAll(simulation.commands(step, options.watched()));
    if (step % fundEverySteps === 0) await fundHouse(options, step);
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
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await Promise.all([running, replay?.stop()]);
    },
  };
}
