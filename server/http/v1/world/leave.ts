// Gives one's own seat up.
import { leaveWorld } from '#lib/contract/calls/v1/world/leave.ts';
import { refuse, Refusal } from '#server/answers/refusal/refusal.ts';
import { endSeat } from '#server/answers/worlds/end-seat.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveLeaveWorld = serveUser(leaveWorld, ['worlds'], async ({ worldId }, { userId }, { worlds }) => {
  const found = await worlds.find(worldId, userId);
  if (found instanceof Refusal) return found;
  return found.seat.role === 'owner' ? refuse('noPermission') : endSeat(worlds, found);
});
