// The steps by which an operator begins and ends a bad day, or has a contract of play money listed that is delivered soon.
import { randomBytes } from 'node:crypto';

import type { ContractListing } from '#server/engine/listings.ts';
import type { MarketSource } from '#server/market/market-source.ts';
import { refuse, refuseField, Refusal } from '../refusal/refusal.ts';

type Scenarios = NonNullable<MarketSource['scenarios']>;

type ScenarioRequest = {
  readonly action: 'begin' | 'end' | 'delivery';
  readonly world: Parameters<Scenarios['begin']>[0];
  readonly kind?: Parameters<Scenarios['begin']>[1] | undefined;
  readonly seed?: string | undefined;
  readonly minutes?: number | undefined;
};

/** Null: done. */
function bend(scenarios: Scenarios, { action, world, kind, seed }: ScenarioRequest): Refusal | null {
  if (action === 'end') return scenarios.end(world) ? null : refuse('noScenario');
  if (kind === undefined) return refuseField('kind', 'is missing');
  return scenarios.begin(world, kind, seed ?? randomBytes(6).toString('hex')) === null ? refuse('scenarioRunning') : null;
}

async function listDelivery(scenarios: Scenarios, { world, minutes }: ScenarioRequest): Promise<ContractListing | Refusal> {
  if (world === 'live') return refuseField('world', 'must be demo or paper');
  if (minutes === undefined) return refuseField('minutes', 'is missing');
  return (await scenarios.listDelivery(minutes)) ?? refuse('deliveryLimit');
}

/** Answers what runs then, and the contract that was asked for. */
export async function steerScenario({ scenarios }: Pick<MarketSource, 'scenarios'>, request: ScenarioRequest) {
  if (scenarios === null) return refuse('scenariosOff');
  const done = request.action === 'delivery' ? await listDelivery(scenarios, request) : bend(scenarios, request);
  if (done instanceof Refusal) return done;
  return { running: [...scenarios.running()], symbolId: done?.symbol ?? '', name: done?.contract.name ?? '' };
}
