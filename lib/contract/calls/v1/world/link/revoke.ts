// Closes a link: nobody comes in by it any more. Whoever came keeps the seat.
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing, nothing } from '#lib/contract/wire/body.ts';
import { worldId, worldLinkId } from '#lib/contract/worlds/world.ts';

export const revokeWorldLink = defineCall({
  name: 'revokeWorldLink',
  path: 'v1/world/link/revoke',
  ...fromUser({ audience: 'main', scope: 'session', rateClass: 'funding', staysWhenFrozen: true }),
  request: changing({ worldId, linkId: worldLinkId }),
  response: nothing,
  errors: ['unknownWorld', 'noWorldSeat', 'noPermission', 'linkOver'],
});
