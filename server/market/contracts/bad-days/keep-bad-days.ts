// Goes on with the bad days of before a restart, and writes down those that begin and end.
import { errorText } from '#server/monitoring/logged-error.ts';
import type { PriceWorld } from '../prices/price-world.ts';
import type { BadDayStore } from './bad-day-store.ts';
import type { ScenarioControlOptions } from './scenario-control.ts';

type KeptBadDays = Pick<ScenarioControlOptions, 'remember'> & {
  /** Resolves when all of them so far are written down, or could not be. */
  kept(): Promise<void>;
};

/** `store` null: nothing is written down. */
export async function keepBadDays(
  store: BadDayStore | null,
  prices: Pick<PriceWorld, 'worlds' | 'begin'>,
  log: { error(text: string): void },
): Promise<KeptBadDays> {
  for (const { world, ...scenario } of (await store?.scenarios()) ?? []) if (prices.worlds.includes(world)) prices.begin(world, scenario);
  let kept = Promise.resolve();
  return {
    remember: (world, scenario) => {
      const write = (): Promise<void> | undefined => store?.keepScenario(world, scenario);
      kept = kept.then(write).catch((error: unknown) => log.error(`a bad day is not kept: ${errorText(error)}`));
    },
    kept: () => kept,
  };
}
