// Sockets that follow a world end with the seats that they are of.
import type { ErrorKey } from '#lib/contract/errors.ts';

type Seats = {
  /** A user of null: all seats of the world. */
  onSeatEnded(listener: (worldId: string, userId: string | null) => void): void;
  onSeatChanged(listener: (worldId: string, userId: string) => void): void;
};

/** A holder of another seat comes back to the account of that. */
export function endWithSeats(channels: { dropSeat(worldId: string, userId: string | null, why: ErrorKey): void }, seats: Seats): void {
  seats.onSeatEnded((worldId, userId) => channels.dropSeat(worldId, userId, userId === null ? 'unknownWorld' : 'noWorldSeat'));
  seats.onSeatChanged((worldId, userId) => channels.dropSeat(worldId, userId, 'accountMismatch'));
}
