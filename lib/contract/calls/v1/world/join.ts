// Takes a seat in somebody's world by a link. Whoever has one keeps it; one that only looked on trades from now on where the link says so.
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { worldRow, worldToken } from '#lib/contract/worlds/world.ts';

export const joinWorld = defineCall({
  name: 'joinWorld',
  path: 'v1/world/join',
  ...fromUser({ audience: 'main', scope: 'session', rateClass: 'funding' }),
  request: changing({ token: worldToken }),
  response: worldRow,
  errors: ['linkOver', 'unknownWorld', 'worldSeatLimit'],
});
