// Gives one's seat in somebody else's world up.
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing, nothing } from '#lib/contract/wire/body.ts';
import { worldId } from '#lib/contract/worlds/world.ts';

export const leaveWorld = defineCall({
  name: 'leaveWorld',
  path: 'v1/world/leave',
  ...fromUser({ audience: 'main', scope: 'session', rateClass: 'funding', staysWhenFrozen: true }),
  request: changing({ worldId }),
  response: nothing,
  /** noPermission: the owner's seat goes with the world. */
  errors: ['unknownWorld', 'noWorldSeat', 'noPermission'],
});
