// Takes somebody's seat in one's world away. Its number is not given again.
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing, nothing } from '#lib/contract/wire/body.ts';
import { worldId, worldSeatId } from '#lib/contract/worlds/world.ts';

export const removeWorldSeat = defineCall({
  name: 'removeWorldSeat',
  path: 'v1/world/seat/remove',
  ...fromUser({ audience: 'main', scope: 'session', rateClass: 'funding', staysWhenFrozen: true }),
  request: changing({ worldId, seatId: worldSeatId }),
  response: nothing,
  /** noWorldSeat: the asker's, or the one that is named. noPermission: the owner's own, too. */
  errors: ['unknownWorld', 'noWorldSeat', 'noPermission'],
});
