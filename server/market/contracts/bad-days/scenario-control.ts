// The hand on bad days: one at a time in each world, begun and ended on demand, each the same from the same seed. And deliveries on demand.
import type { RunningScenario } from '#lib/contract/site/scenario.ts';
import type { ContractListing } from '#server/engine/listings.ts';
import type { PriceWorld, World } from '../prices/price-world.ts';
import { scenarioEndMs, type SharedScenario, type SharedScenarioKind } from './scenario.ts';
import type { ShortContract } from '../short-contracts.ts';

export type ScenarioControl = {
  /** Null: one is still running there. */
  begin(world: World, kind: SharedScenarioKind, seed: string): RunningScenario | null;
  /** Ends the scenario; true if there was one. Prices are at once where they would have been. */
  end(world: World): boolean;
  running(): readonly RunningScenario[];
  /** Lists a contract of play money that is delivered after so many whole minutes (or that very minute's, if there is one). Null: there are too many. */
  listDelivery(minutes: number): Promise<ContractListing | null>;
};

export type ScenarioControlOptions = {
  readonly prices: PriceWorld;
  readonly now?: () => number;
  /** Told of each that begins (null: has ended), so that a restart goes on with it. */
  readonly remember: (world: World, scenario: SharedScenario | null) => void;
  /** Makes it known for good, and has the core told of it with the next second. */
  readonly listShort: (contract: Omit<ShortContract, 'number'>) => Promise<ContractListing>;
  /** Those that are alive. */
  readonly shortAlive: () => readonly ContractListing[];
};

const minuteMs = 60_000;
/** Alive at a time. */
const maxShort = 3;

export function createScenarioControl({
  prices,
  now = Date.now,
  remember,
  listShort,
  shortAlive,
}: ScenarioControlOptions): ScenarioControl {
  const forget = (world: World): void => {
    prices.end(world);
    remember(world, null);
  };
  const runningIn = (world: World): RunningScenario | null => {
    const scenario = prices.scenario(world);
    if (scenario === null) return null;
    const endMs = scenarioEndMs(scenario);
    if (endMs > now()) return { ...scenario, world, endMs };
    forget(world);
    return null;
  };
  return {
    begin: (world, kind, seed) => {
      if (runningIn(world) !== null) return null;
      const scenario = { kind, seed, startMs: now() };
      prices.begin(world, scenario);
      remember(world, scenario);
      return runningIn(world);
    },
    end: (world) => {
      const was = runningIn(world) !== null;
      if (was) forget(world);
      return was;
    },
    running: () => prices.worlds.flatMap((world) => runningIn(world) ?? []),
    listDelivery: async (minutes) => {
      const deliveryMs = (Math.floor(now() / minuteMs) + minutes) * minuteMs;
      const alive = shortAlive();
      const same = alive.find(({ contract }) => contract.rules.contract?.deliveryMs === deliveryMs);
      if (same !== undefined) return same;
      return alive.length >= maxShort ? null : listShort({ deliveryMs, listedMs: now() });
    },
  };
}
