// Bad days of the simulated market, as everybody may see them.
import * as z from 'zod/mini';

/** Those of a market that everybody shares. */
export const sharedScenarioKind = z.enum(['crash', 'squeeze', 'frozen-index', 'funding-spike'], {
  error: 'must be crash, squeeze, frozen-index or funding-spike',
});

/** Those of a world of one's own: the shared ones, a book with little in it, and a price that jumps in one step. */
export const scenarioKind = z.enum([...sharedScenarioKind.options, 'thin-book', 'gap'], {
  error: 'must be crash, squeeze, frozen-index, funding-spike, thin-book or gap',
});

/** live: spot and the contracts of real money. demo: contracts of play money beside them. paper: all of demo trading, spot too. */
export const scenarioWorld = z.enum(['live', 'demo', 'paper'], { error: 'must be live, demo or paper' });

/** The same kind and seed bend prices in the same way, second by second. */
export const runningScenario = z.object({
  world: scenarioWorld,
  kind: scenarioKind,
  seed: z.string(),
  startMs: z.number(),
  /** From then on nothing is bent any more. */
  endMs: z.number(),
});
export type RunningScenario = z.output<typeof runningScenario>;

export const scenarioSeed = z.string().check(z.regex(/^[\w-]{1,32}$/, 'must be 1 to 32 letters, digits, - or _'));
