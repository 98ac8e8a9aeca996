// Takes a seat in one's own world away.
import { removeWorldSeat } from '#lib/contract/calls/v1/world/seat/remove.ts';
import { refuse, Refusal } from '#server/answers/refusal/refusal.ts';
import { endSeat } from '#server/answers/worlds/end-seat.ts';
import { ownSeat } from '#server/answers/worlds/with-world.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveRemoveWorldSeat = serveUser(removeWorldSeat, ['worlds'], async ({ worldId, seatId }, { userId }, { worlds }) => {
  const found = await ownSeat({ worldId, userId, worlds });
  if (found instanceof Refusal) return found;
  if (found.seat.seatId === Number(seatId)) return refuse('noPermission');
  const seat = (await worlds.seats(worldId)).find((one) => one.seatId === Number(seatId));
  return seat === undefined ? refuse('noWorldSeat') : endSeat(worlds, { world: found.world, seat });
});
