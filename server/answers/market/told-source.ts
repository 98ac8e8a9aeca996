// The source of prices and the bad days that bend them, as everybody is told of them.
import type { SourceState } from '#lib/contract/channels/source.ts';
import type { RunningScenario } from '#lib/contract/site/scenario.ts';
import type { MarketSource } from '#server/market/market-source.ts';

type Told = Pick<MarketSource, 'state' | 'scenarios' | 'followed'>;

const bends = { live: 'real', demo: 'demo', paper: 'all' } as const;

/** They bend the prices of spot, which are all that another venue follows. */
const passedOn: readonly RunningScenario['kind'][] = ['crash', 'squeeze'];

/** Those of the venue, and those of the real market that it follows through its prices. */
export function badDaysOf({ scenarios, followed }: Omit<Told, 'state'>): RunningScenario[] {
  const above = followed?.scenarios?.running().filter(({ world, kind }) => world === 'live' && passedOn.includes(kind)) ?? [];
  return [...(scenarios?.running() ?? []), ...above];
}

export function toldSource(market: Told): SourceState {
  const scenarios = badDaysOf(market).map(({ kind, world }) => ({ kind, markets: market.followed === undefined ? bends[world] : 'all' }));
  return scenarios.length === 0 ? market.state() : { ...market.state(), scenarios };
}
