// Takes a seat in a world by a link.
import { joinWorld } from '#lib/contract/calls/v1/world/join.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { worldRowOf } from '#server/answers/worlds/told-world.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveJoinWorld = serveUser(joinWorld, ['worlds'], async ({ token }, { userId }, { worlds }) => {
  const joined = await worlds.join(token, userId);
  return joined instanceof Refusal ? joined : worldRowOf(joined, worlds.house.stateIfAwake(joined.world.worldId));
});
