// The steps that the operator's call and the one for practice take to steer a stress scenario.
import { randomBytes } from 'node:crypto';

import type { MarketSource } from '#server/market/market-source.ts';
import { refuse, refuseField, type Refusal } from '../refusal/refusal.ts';

type Scenarios = NonNullable<MarketSource['scenarios']>;

export type ScenarioRequest = {
  readonly action: 'begin' | 'end';
  readonly world: Parameters<Scenarios['begin']>[0];
  readonly kind?: Parameters<Scenarios['begin']>[1] | undefined;
  readonly seed?: string | undefined;
};

/** Null: done. */
export function steerScenario(
  { scenarios }: Pick<MarketSource, 'scenarios'>,
  { action, world, kind, seed }: ScenarioRequest,
): Refusal | null {
  if (scenarios === null) return refuse('practiceOff');
  if (action === 'end') return scenarios.end(world) ? null : refuse('noScenario');
  if (kind === undefined) return refuseField('kind', 'is missing');
  return scenarios.begin(world, kind, seed ?? randomBytes(6).toString('hex')) === null ? refuse('scenarioRunning') : null;
}
