// Freezes a seat in one's world, or lets it go on. A frozen one cancels and closes, and does nothing else; its bots are stopped.
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { flag } from '#lib/contract/wire/fields.ts';
import { worldId, worldSeat, worldSeatId } from '#lib/contract/worlds/world.ts';
import { steeringErrors } from '#lib/contract/worlds/world-errors.ts';

export const freezeWorldSeat = defineCall({
  name: 'freezeWorldSeat',
  path: 'v1/world/seat/freeze',
  ...fromUser({ audience: 'main', scope: 'session', rateClass: 'funding' }),
  request: changing({ worldId, seatId: worldSeatId, frozen: flag }),
  response: worldSeat,
  errors: [
    'unknownWorld',
    /** The asker's, or the one that is named. */
    'noWorldSeat',
    /** A seat that only looks on does nothing anyway. */
    'noPermission',
    ...steeringErrors,
  ],
});
