// Makes a link into a world.
import { createWorldLink } from '#lib/contract/calls/v1/world/link/create.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { worldLinkOf } from '#server/answers/worlds/told-world.ts';
import { ownSeat } from '#server/answers/worlds/with-world.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveCreateWorldLink = serveUser(createWorldLink, ['worlds'], async ({ worldId, role }, { userId }, { worlds }) => {
  const found = await ownSeat({ worldId, userId, worlds });
  if (found instanceof Refusal) return found;
  const made = await worlds.createLink(worldId, role);
  return made instanceof Refusal ? made : { link: worldLinkOf(made.link), token: made.token };
});
