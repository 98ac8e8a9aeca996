// Closes a link into a world.
import { revokeWorldLink } from '#lib/contract/calls/v1/world/link/revoke.ts';
import { refuse, Refusal } from '#server/answers/refusal/refusal.ts';
import { ownSeat } from '#server/answers/worlds/with-world.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveRevokeWorldLink = serveUser(revokeWorldLink, ['worlds'], async ({ worldId, linkId }, { userId }, { worlds }) => {
  const found = await ownSeat({ worldId, userId, worlds });
  if (found instanceof Refusal) return found;
  return (await worlds.revokeLink(worldId, Number(linkId))) ? {} : refuse('linkOver');
});
