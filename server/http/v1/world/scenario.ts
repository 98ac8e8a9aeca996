// Begins and ends a bad day in a world, and delists a market of it.
import { randomBytes } from 'node:crypto';

import { setWorldScenario } from '#lib/contract/calls/v1/world/scenario.ts';
import { refuse, refuseField } from '#server/answers/refusal/refusal.ts';
import { steer } from '#server/answers/worlds/with-world.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveSetWorldScenario = serveUser(setWorldScenario, ['worlds'], (request, { userId }, { worlds }) => {
  const { worldId, action, kind, symbol, seed = randomBytes(4).toString('hex') } = request;
  return steer({ worldId, userId, worlds }, async (house, { scenario }) => {
    if (action === 'delist')
      return symbol === undefined ? refuseField('symbol', 'is missing') : house.tell(worldId, { order: 'delist', symbol });
    if (action === 'end') return scenario === null ? refuse('noScenario') : house.tell(worldId, { order: 'end-scenario' });
    return kind === undefined ? refuseField('kind', 'is missing') : house.tell(worldId, { order: 'scenario', kind, seed });
  });
});
