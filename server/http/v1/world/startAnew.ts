// Begins a world anew. One that is full or damaged goes on by this alone: it is not asked to wake first.
import { startWorldAnew } from '#lib/contract/calls/v1/world/startAnew.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { worldRunOf } from '#server/answers/worlds/told-world.ts';
import { ownSeat } from '#server/answers/worlds/with-world.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveStartWorldAnew = serveUser(startWorldAnew, ['worlds'], async ({ worldId }, { userId }, { worlds }) => {
  const found = await ownSeat({ worldId, userId, worlds });
  if (found instanceof Refusal) return found;
  const state = await worlds.startAnew(found.world);
  return state instanceof Refusal ? state : worldRunOf(state);
});
