// The worlds in which one has a seat, one's own first.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { worldRow } from '#lib/contract/worlds/world.ts';

export const getWorlds = defineCall({
  name: 'getWorlds',
  path: 'v1/world/list',
  ...fromUser({ audience: 'main', scope: 'session', rateClass: 'read' }),
  request: reading({}),
  response: z.object({ list: z.array(worldRow) }),
});
