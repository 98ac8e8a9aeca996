// Tells the worlds in which one has a seat.
import { getWorlds } from '#lib/contract/calls/v1/world/list.ts';
import { worldRowOf } from '#server/answers/worlds/told-world.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveGetWorlds = serveUser(getWorlds, ['worlds'], async (_request, { userId }, { worlds }) => ({
  list: (await worlds.list(userId)).map((found) => worldRowOf(found, worlds.house.stateIfAwake(found.world.worldId))),
}));
