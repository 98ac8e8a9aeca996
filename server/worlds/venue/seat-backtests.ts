// The backtests of a world by those who ask: a seat may try terms before it has an account, and onlookers have none.
import type { VenueRooms } from '#server/answers/rooms.ts';

type Runs = VenueRooms['backtests'];

/** Gives the backtests of a seat; of an onlooker (null) those of the user, for as long as the world is awake. */
export function createSeatBacktests(runs: Runs): (seat: number | null, userId: string) => Runs {
  /** Numbers that no seat has. */
  const onlookers = new Map<string, number>();
  const ownerOf = (seat: number | null, userId: string): number => {
    if (seat !== null) return seat;
    const known = onlookers.get(userId) ?? -(onlookers.size + 1);
    onlookers.set(userId, known);
    return known;
  };
  return (seat, userId) => {
    const owner = ownerOf(seat, userId);
    return {
      run: (_, request) => runs.run(owner, request),
      find: (_, runId) => runs.find(owner, runId),
      cancel: (_, runId) => runs.cancel(owner, runId),
      keep: (_, runId, name) => runs.keep(owner, runId, name),
      kept: () => runs.kept(owner),
      forget: (_, keptId) => runs.forget(owner, keptId),
    };
  };
}
