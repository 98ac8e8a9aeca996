// Removes a world for good, with everything that has happened in it.
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing, nothing } from '#lib/contract/wire/body.ts';
import { worldId } from '#lib/contract/worlds/world.ts';

export const removeWorld = defineCall({
  name: 'removeWorld',
  path: 'v1/world/remove',
  ...fromUser({ audience: 'main', scope: 'session', rateClass: 'funding', staysWhenFrozen: true }),
  request: changing({ worldId }),
  response: nothing,
  errors: ['unknownWorld', 'noWorldSeat', 'noPermission', 'worldsAway'],
});
