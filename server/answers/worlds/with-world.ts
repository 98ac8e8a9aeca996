// The rights of seats: the owner alone steers a world, and what he tells it is told to one that is awake.
import type { WorldRun } from '#lib/contract/worlds/world.ts';
import type { SeatInWorld } from '#server/worlds/register/register.ts';
import type { WorldState, Worlds } from '#server/worlds/worlds.ts';
import { Refusal } from '../refusal/refusal.ts';
import type { Rooms } from '../rooms.ts';
import { worldRunOf } from './told-world.ts';

type Asked = { readonly worldId: string; readonly userId: string; readonly worlds: Rooms['worlds'] };

/** The owner's seat. Refuses everybody else. */
export async function ownSeat({ worldId, userId, worlds }: Asked): Promise<SeatInWorld | Refusal> {
  const found = await worlds.find(worldId, userId);
  if (found instanceof Refusal || found.seat.role === 'owner') return found;
  return new Refusal('noPermission');
}

/** Does something with a world that is awake, for its owner. */
export async function steer(
  asked: Asked,
  work: (house: Worlds, state: WorldState) => Promise<WorldState | Refusal>,
): Promise<WorldRun | Refusal> {
  const found = await ownSeat(asked);
  if (found instanceof Refusal) return found;
  const state = await asked.worlds.awake(found.world);
  if (state instanceof Refusal) return state;
  const after = await work(asked.worlds.house, state);
  return after instanceof Refusal ? after : worldRunOf(after);
}
