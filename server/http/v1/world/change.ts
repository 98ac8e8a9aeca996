// Changes a world's name, its colour, and how long it stays.
import { changeWorld } from '#lib/contract/calls/v1/world/change.ts';
import { refuse, Refusal } from '#server/answers/refusal/refusal.ts';
import { worldRowOf } from '#server/answers/worlds/told-world.ts';
import { ownSeat } from '#server/answers/worlds/with-world.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveChangeWorld = serveUser(changeWorld, ['worlds'], async (request, { userId }, { worlds }) => {
  const { worldId, name, colour, kept, runsOn } = request;
  const found = await ownSeat({ worldId, userId, worlds });
  if (found instanceof Refusal) return found;
  const world = await worlds.change(worldId, { name, colour, isKept: kept, runsOn });
  return world === null ? refuse('unknownWorld') : worldRowOf({ ...found, world }, worlds.house.stateIfAwake(worldId));
});
