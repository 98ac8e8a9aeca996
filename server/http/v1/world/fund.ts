// Gives play money to a seat in a world.
import { fundWorldSeat } from '#lib/contract/calls/v1/world/fund.ts';
import { refuse, Refusal } from '#server/answers/refusal/refusal.ts';
import { worldRunOf } from '#server/answers/worlds/told-world.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveFundWorldSeat = serveUser(fundWorldSeat, ['worlds'], async (request, { userId }, { worlds }) => {
  const { worldId, coin, amount, seatId } = request;
  const found = await worlds.find(worldId, userId);
  if (found instanceof Refusal) return found;
  const { world, seat: mine } = found;
  const wanted = seatId === undefined ? mine.seatId : Number(seatId);
  if (mine.role === 'onlooker' || (mine.role === 'trader' && wanted !== mine.seatId)) return refuse('noPermission');
  const seat = wanted === mine.seatId ? mine : (await worlds.seats(worldId)).find((one) => one.seatId === wanted);
  if (seat === undefined) return refuse('noWorldSeat');
  if (mine.role === 'trader' && mine.isFrozen) return refuse('frozenFunds');
  // An onlooker has no account.
  if (seat.seatNumber === null) return refuse('noPermission');
  const awake = await worlds.awake(world);
  if (awake instanceof Refusal) return awake;
  const state = await worlds.house.tell(worldId, { order: 'fund', seat: seat.seatNumber, coin, amount });
  return state instanceof Refusal ? state : worldRunOf(state);
});
