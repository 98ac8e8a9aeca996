// Sets a fault in one's own world.
import { setWorldFault } from '#lib/contract/calls/v1/world/fault.ts';
import { worldFaultAims } from '#lib/contract/worlds/world-faults.ts';
import { refuse, refuseField, Refusal } from '#server/answers/refusal/refusal.ts';
import { ownSeat, steer } from '#server/answers/worlds/with-world.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveSetWorldFault = serveUser(setWorldFault, ['worlds'], async (request, { userId }, { worlds }) => {
  const { worldId, kind, seatId, channel, key = null, times } = request;
  const found = await ownSeat({ worldId, userId, worlds });
  if (found instanceof Refusal) return found;
  if (kind === 'lost-message' && channel === undefined) return refuseField('channel', 'is missing');
  const isOfSeat = worldFaultAims[kind] === 'seat';
  const wanted = seatId === undefined ? (isOfSeat ? found.seat.seatId : null) : Number(seatId);
  const seat = wanted === null ? null : (await worlds.seats(worldId)).find((one) => one.seatId === wanted);
  if (seat === undefined) return refuse('noWorldSeat');
  if (seat !== null && seat.seatNumber === null) return refuse('noPermission');
  const fault = {
    kind,
    seatNumber: seat?.seatNumber ?? null,
    channel: kind === 'lost-message' ? (channel ?? null) : null,
    key: isOfSeat ? null : key,
    times,
  };
  return steer({ worldId, userId, worlds }, (house) => house.tell(worldId, { order: 'fault', fault }));
});
