// Gives one's own seat up.
import { leaveWorld } from '#lib/contract/calls/v1/world/leave.ts';
import { refuse, Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveLeaveWorld = serveUser(leaveWorld, ['worlds'], async ({ worldId }, { userId }, { worlds }) => {
  const found = await worlds.find(worldId, userId);
  if (found instanceof Refusal) return found;
  if (found.seat.role === 'owner') return refuse('noPermission');
  return (await worlds.removeSeat(worldId, found.seat.seatId)) ? {} : refuse('noWorldSeat');
});
