// Freezes a seat in one's own world, or lets it go on.
import { freezeWorldSeat } from '#lib/contract/calls/v1/world/seat/freeze.ts';
import { refuse, Refusal } from '#server/answers/refusal/refusal.ts';
import { worldSeatOf } from '#server/answers/worlds/told-world.ts';
import { ownSeat } from '#server/answers/worlds/with-world.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveFreezeWorldSeat = serveUser(freezeWorldSeat, ['worlds'], async ({ worldId, seatId, frozen }, { userId }, { worlds }) => {
  const found = await ownSeat({ worldId, userId, worlds });
  if (found instanceof Refusal) return found;
  const named = (await worlds.seats(worldId)).find((one) => one.seatId === Number(seatId));
  if (named === undefined) return refuse('noWorldSeat');
  if (named.seatNumber === null) return refuse('noPermission');
  const awake = frozen ? await worlds.awake(found.world) : null;
  if (awake instanceof Refusal) return awake;
  const seat = await worlds.freezeSeat(worldId, named.seatId, frozen);
  if (seat === null) return refuse('noWorldSeat');
  // From here on it starts none: those that it has do not trade on either.
  const stopped = frozen ? await worlds.house.tell(worldId, { order: 'stop-seat', seat: named.seatNumber }) : null;
  return stopped instanceof Refusal ? stopped : worldSeatOf(seat, userId);
});
