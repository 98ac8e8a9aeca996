// The register of worlds: whose each one is, who has a seat in it, by which links one comes in, and how many there may be.
import type { Refusal } from '#server/answers/refusal/refusal.ts';
import type { WorldGenesis } from '../world/genesis.ts';
import type { GivenTape } from '../world/tape/tape-file.ts';
import type { WorldState, Worlds } from '../worlds.ts';

export type KeptWorld = {
  readonly worldId: string;
  /** Null: a guest who was forgotten. */
  readonly userId: string | null;
  readonly name: string;
  readonly colour: string;
  /** It is not removed, however long nobody looks. */
  readonly isKept: boolean;
  /** Its time goes on while nobody looks. */
  readonly runsOn: boolean;
  readonly createdAtMs: number;
  readonly lastSeenMs: number;
  /** The bytes of its folder, when it was last seen. */
  readonly bytes: number;
};

type SeatRole = 'owner' | 'trader' | 'onlooker';
export type InvitedRole = Exclude<SeatRole, 'owner'>;

export type WorldSeat = {
  readonly seatId: number;
  readonly userId: string;
  readonly role: SeatRole;
  /** Names its account in the world, 1 and up; null: it only looks on. */
  readonly seatNumber: number | null;
  readonly joinedAtMs: number;
  /** It takes back and closes, and does nothing else. */
  readonly isFrozen: boolean;
};

export type SeatInWorld = { readonly world: KeptWorld; readonly seat: WorldSeat };

export type WorldLink = {
  readonly linkId: number;
  readonly role: InvitedRole;
  readonly createdAtMs: number;
  readonly revokedAtMs: number | null;
};

/** Fields that are left out stay. */
type WorldChanges = { readonly [Name in 'name' | 'colour' | 'isKept' | 'runsOn']?: KeptWorld[Name] | undefined };

/** Every refusal changes nothing. What the house of worlds cannot do rejects with WorldUnavailable. */
export type WorldRegister = {
  /** Makes a world and opens it; its owner has the first seat. Refuses a market that worlds cannot have, and a file that is none. */
  create(
    userId: string,
    wanted: Pick<KeptWorld, 'name' | 'colour'> & { readonly genesis: WorldGenesis; readonly tape?: GivenTape },
  ): Promise<SeatInWorld | Refusal>;
  /** The worlds in which a user has a seat: the user's own first, then the ones joined, oldest first. */
  list(userId: string): Promise<readonly SeatInWorld[]>;
  /** The seat of a user in a world. Refuses a world that is not there, and a user without a seat. */
  find(worldId: string, userId: string): Promise<SeatInWorld | Refusal>;
  seats(worldId: string): Promise<readonly WorldSeat[]>;
  /** Newest first, and no more than may be open at once. */
  links(worldId: string): Promise<readonly WorldLink[]>;
  /** Null: there is no such world any more. */
  change(worldId: string, changes: WorldChanges): Promise<KeptWorld | null>;
  /** Nobody finds it from now on; its folder goes at once, or as soon as the house can remove it. */
  remove(worldId: string): Promise<void>;
  createLink(worldId: string, role: InvitedRole): Promise<{ readonly link: WorldLink; readonly token: string } | Refusal>;
  /** False: it was not open. */
  revokeLink(worldId: string, linkId: number): Promise<boolean>;
  join(token: string, userId: string): Promise<SeatInWorld | Refusal>;
  /** Null: no seat of this world, or one that only looks on. */
  freezeSeat(worldId: string, seatId: number, isFrozen: boolean): Promise<WorldSeat | null>;
  /** Takes a seat away; its number is not given again. False: no seat of this world, or the owner’s. */
  removeSeat(worldId: string, seatId: number): Promise<boolean>;
  /** The world as it is, woken if its owner may have one more awake. */
  awake(world: KeptWorld): Promise<WorldState | Refusal>;
  /** The same beginning again, as far as its owner may have it awake. */
  startAnew(world: KeptWorld): Promise<WorldState | Refusal>;
  /** Removes what is nobody’s, what is half removed, and what nobody has looked at for a week and is not kept. */
  tidy(): Promise<void>;
  /**
   * Wakes the worlds that run on and that ran when the process ended, one after the other, as far as their owners may have them awake. One that
   * cannot be woken is passed over: whoever asks it is told why.
   */
  goOn(signal: AbortSignal): Promise<void>;
  /** True if its time goes on while nobody looks. */
  runsOn(worldId: string): Promise<boolean>;
  /** The seat of somebody who asks a world: its number (null: it only looks on), once the world is awake. */
  seatOf(worldId: string, userId: string): Promise<{ readonly seat: number | null; readonly isFrozen: boolean } | Refusal>;
  /** Told of every seat that is given up or taken away, and of every world that is removed (a user of null: everybody). */
  onSeatEnded(listener: (worldId: string, userId: string | null) => void): void;
  /** Told of everybody who looked on and trades from now on: with a number, and an account of that. */
  onSeatChanged(listener: (worldId: string, userId: string) => void): void;
  /** The worlds themselves. */
  readonly house: Worlds;
};
