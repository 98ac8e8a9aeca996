// Removes a world.
import { removeWorld } from '#lib/contract/calls/v1/world/remove.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { ownSeat } from '#server/answers/worlds/with-world.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveRemoveWorld = serveUser(removeWorld, ['worlds'], async ({ worldId }, { userId }, { worlds }) => {
  const found = await ownSeat({ worldId, userId, worlds });
  if (found instanceof Refusal) return found;
  await worlds.remove(worldId);
  return {};
});
