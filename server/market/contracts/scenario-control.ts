// The hand on bad days: one at a time in each world, begun and ended on demand, each the same from the same seed.
import type { PriceWorld, World } from './price-world.ts';
import { scenarioEndMs, type Scenario, type ScenarioKind } from './scenario.ts';

export type RunningScenario = Scenario & { readonly world: World; readonly endMs: number };

export type ScenarioControl = {
  /** Null: one is still running there. */
  begin(world: World, kind: ScenarioKind, seed: string): RunningScenario | null;
  /** Whether there was one. Prices are at once where they would have been. */
  end(world: World): boolean;
  running(): readonly RunningScenario[];
};

const worlds: readonly World[] = ['live', 'demo'];

export function createScenarioControl(prices: PriceWorld, now: () => number = Date.now): ScenarioControl {
  const runningIn = (world: World): RunningScenario | null => {
    const scenario = prices.scenario(world);
    if (scenario === null) return null;
    const endMs = scenarioEndMs(scenario);
    if (endMs > now()) return { ...scenario, world, endMs };
    prices.end(world);
    return null;
  };
  return {
    begin: (world, kind, seed) => {
      if (runningIn(world) !== null) return null;
      prices.begin(world, { kind, seed, startMs: now() });
      return runningIn(world);
    },
    end: (world) => {
      const was = runningIn(world) !== null;
      prices.end(world);
      return was;
    },
    running: () => worlds.flatMap((world) => runningIn(world) ?? []),
  };
}
