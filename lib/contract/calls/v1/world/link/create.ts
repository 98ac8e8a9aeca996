// Makes a link by which others come into a world. Its token is told this once.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { invitedRole, worldId, worldLink } from '#lib/contract/worlds/world.ts';

export const createWorldLink = defineCall({
  name: 'createWorldLink',
  path: 'v1/world/link/create',
  ...fromUser({ audience: 'main', scope: 'session', rateClass: 'funding' }),
  request: changing({ worldId, role: invitedRole }),
  response: z.object({ link: worldLink, token: z.string() }),
  errors: ['unknownWorld', 'noWorldSeat', 'noPermission', 'worldSeatLimit'],
});
