// Sets the market going: the simulation on its steps, and a recording beside it where one is given.
import type { MarketListing } from '#server/engine/listings.ts';
import type { Reply } from '#server/engine/reply.ts';
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';

import type { Venue } from './venue.ts';
import { fundHouse, openVenue } from './open-venue.ts';
import type { PricePaths } from './price-path.ts';
import { startReplay } from './start-replay.ts';
import { createSimulation, stepMs, type BestPrices } from './simulation.ts';

/** Steps between two looks at the house's funds. */
const fundEverySteps = 2400;
/** Two seconds. */
const catchUpSteps = 8;

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

/**
 * The steps from the last one to the one that is due. After a hitch all of them are taken, so that the tape stays that of
 * the seed; a machine that slept goes on with the newest few.
 */
export function stepsDue(last: number, due: number): number[] {
  const first = Math.max(last + 1, due - catchUpSteps + 1);
  return Array.from({ length: Math.max(0, due - first + 1) }, (_, place) => first + place);
}

/** Says each reason once: the house's commands should never be refused, but a market goes on without one. */
function refusalsSaid(log: MarketOptions['log']): (replies: readonly Reply[]) => void {
  const said = new Set<string>();
  return (replies) => {
    for (const reply of replies) {
      if (reply.ok || said.has(reply.reason)) continue;
      said.add(reply.reason);
      log.error(`the exchange refused the house a command: ${reply.reason}`);
    }
  };
}

/** Opens the venue if need be, makes every market's first quotes, and keeps it moving until stopped. Refuses (Error) a recording it cannot read. */
export async function startMarket(options: MarketOptions): Promise<{ stop(): Promise<void> }> {
  const { client, log } = options;
  await openVenue(options);
  const simulation = createSimulation({ ...options, except: new Set(options.replay === null ? [] : [options.replay.symbol]) });
  let step = Math.floor(Date.now() / stepMs);
  const sayRefused = refusalsSaid(log);
  sayRefused(await client.submitAll(simulation.opening(step)));

  const replay = options.replay === null ? null : startReplay({ ...options, ...options.replay });

  let stopped = false;
  let running = Promise.resolve();
  const advance = async (): Promise<void> => {
    const steps = stepsDue(step, Math.floor(Date.now() / stepMs));
    const before = step;
    step = steps.at(-1) ?? step;
    const watched = options.watched();
    sayRefused(await client.submitAll(steps.flatMap((one) => simulation.commands(one, watched))));
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
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await Promise.all([running, replay?.stop()]);
    },
  };
}
