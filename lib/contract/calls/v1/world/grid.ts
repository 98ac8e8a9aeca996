// Another time between two moves of a world's markets.
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { worldGrid, worldId, worldRun } from '#lib/contract/worlds/world.ts';
import { steeringErrors } from '#lib/contract/worlds/world-errors.ts';

export const setWorldGrid = defineCall({
  name: 'setWorldGrid',
  path: 'v1/world/grid',
  ...fromUser({ audience: 'main', scope: 'session', rateClass: 'read' }),
  request: changing({ worldId, gridMs: worldGrid }),
  response: worldRun,
  /** worldSpeed: it runs faster than the other grid allows. */
  errors: ['unknownWorld', 'noWorldSeat', 'noPermission', 'worldSpeed', ...steeringErrors],
});
