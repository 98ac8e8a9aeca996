// Sets a fault in a world: it waits for the orders or messages that it is aimed at, and happens to so many of them.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { channelName } from '#lib/contract/channels/protocol.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { asText, whole } from '#lib/contract/wire/fields.ts';
import { worldId, worldRun, worldSeatId } from '#lib/contract/worlds/world.ts';
import { steeringErrors } from '#lib/contract/worlds/world-errors.ts';
import { worldFaultKind } from '#lib/contract/worlds/world-faults.ts';

export const setWorldFault = defineCall({
  name: 'setWorldFault',
  path: 'v1/world/fault',
  ...fromUser({ audience: 'main', scope: 'session', rateClass: 'read' }),
  request: changing({
    worldId,
    kind: worldFaultKind,
    /** lost-answer, partial-fill, repeated-fill: left out, one's own. lost-message: left out, of everybody. */
    seatId: z.optional(worldSeatId),
    /** lost-message. */
    channel: z.optional(z.enum(channelName.options, { error: `must be one of ${channelName.options.join(', ')}` })),
    /** lost-message, wrong-checksum: left out, the key that speaks first. */
    key: z.optional(asText.check(z.maxLength(64, 'is longer than 64 characters'))),
    /** In the place of those that still wait for the same; 0: none. */
    times: z._default(whole(0, 100), 1),
  }),
  response: worldRun,
  errors: [
    'unknownWorld',
    /** The asker's, or the one that is named. */
    'noWorldSeat',
    /** A seat that only looks on has neither orders nor fills. */
    'noPermission',
    ...steeringErrors,
  ],
});
