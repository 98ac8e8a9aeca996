// Tells all of one world.
import { getWorld } from '#lib/contract/calls/v1/world/detail.ts';
import { errorCodes } from '#lib/contract/errors.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { worldLinkOf, worldRowOf, worldRunOf, worldSeatOf } from '#server/answers/worlds/told-world.ts';
import { orProblem } from '#server/answers/worlds/world-problem.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveGetWorld = serveUser(getWorld, ['worlds'], async ({ worldId }, { userId }, { worlds }) => {
  const found = await worlds.find(worldId, userId);
  if (found instanceof Refusal) return found;
  const state = await orProblem(() => worlds.awake(found.world));
  if (state instanceof Refusal && state.key === 'unknownWorld') return state;
  const [seats, links] = [await worlds.seats(worldId), found.seat.role === 'owner' ? await worlds.links(worldId) : []];
  const told = { seats: seats.map((seat) => worldSeatOf(seat, userId)), links: links.map(worldLinkOf) };
  return state instanceof Refusal
    ? { world: worldRowOf(found, null), run: null, problem: errorCodes[state.key], ...told }
    : { world: worldRowOf(found, state), run: worldRunOf(state), problem: null, ...told };
});
