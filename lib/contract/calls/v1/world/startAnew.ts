// Begins a world anew: the same beginning, and nothing of what has happened in it. Its seats and links stay.
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { worldId, worldRun } from '#lib/contract/worlds/world.ts';

export const startWorldAnew = defineCall({
  name: 'startWorldAnew',
  path: 'v1/world/startAnew',
  ...fromUser({ audience: 'main', scope: 'session', rateClass: 'funding' }),
  request: changing({ worldId }),
  response: worldRun,
  errors: ['unknownWorld', 'noWorldSeat', 'noPermission', 'worldAwakeLimit', 'worldsFull', 'worldTapeDamaged', 'worldsAway'],
});
