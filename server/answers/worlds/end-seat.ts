// The end of a seat in a world: nobody is left who could stop what it had begun.
import type { SeatInWorld } from '#server/worlds/register/register.ts';
import { refuse, Refusal } from '../refusal/refusal.ts';
import type { Rooms } from '../rooms.ts';
import { orProblem } from './world-problem.ts';

/** Its bots stop, and it leads no more. A world that cannot be woken loses the seat all the same: nobody is kept in a world. */
export async function endSeat(worlds: Rooms['worlds'], { world, seat }: SeatInWorld): Promise<Record<never, never> | Refusal> {
  if (!(await worlds.removeSeat(world.worldId, seat.seatId))) return refuse('noWorldSeat');
  const { seatNumber } = seat;
  if (seatNumber === null || (await worlds.awake(world)) instanceof Refusal) return {};
  await orProblem(() => worlds.house.tell(world.worldId, { order: 'stop-seat', seat: seatNumber }));
  return {};
}
