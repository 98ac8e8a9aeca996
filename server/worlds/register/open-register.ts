// Opens the register of worlds in the tables of people, beside the house that has the worlds themselves.
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';

import { worldIdleMs, worldLimits } from '#lib/contract/worlds/world-bounds.ts';
import { createOneAtATime } from '#server/answers/one-at-a-time.ts';
import { refuse, Refusal } from '#server/answers/refusal/refusal.ts';
import type { Store } from '#server/store/open-store.ts';
import { user } from '#server/store/schema/identity.ts';
import { worlds, worldSeats } from '#server/store/schema/worlds.ts';
import { notForWorlds } from '../world/world-markets.ts';
import { WorldUnavailable, type WorldState, type Worlds } from '../worlds.ts';
import { createSeats, firstSeatNumber, seatColumns } from './seats.ts';
import type { KeptWorld, SeatInWorld, WorldRegister } from './register.ts';

/** Looks at the same world within this time are one look. */
const seenEveryMs = 60_000;

type Parts = {
  readonly db: Store['db'];
  readonly house: Worlds;
  /** The folder of the house, with one folder for each world. */
  readonly folder: string;
  readonly now: () => number;
  readonly log: { info(text: string): void; error(details: object, text: string): void };
};

const worldColumns = {
  worldId: worlds.worldId,
  userId: worlds.userId,
  name: worlds.name,
  colour: worlds.colour,
  isKept: worlds.isKept,
  runsOn: worlds.runsOn,
  createdAtMs: worlds.createdAtMs,
  lastSeenMs: worlds.lastSeenMs,
  bytes: worlds.bytes,
};
const isThere = eq(worlds.state, 'open');

/** Brings rows and folders together first: what was half made or half removed is removed, and a row without a folder goes. */
export async function openRegister(parts: Parts): Promise<WorldRegister> {
  const register = new Register(parts);
  await register.putRight();
  return register;
}

class Register implements WorldRegister {
  readonly house: Worlds;
  readonly seats: WorldRegister['seats'];
  readonly links: WorldRegister['links'];
  readonly createLink: WorldRegister['createLink'];
  readonly revokeLink: WorldRegister['revokeLink'];
  readonly freezeSeat: WorldRegister['freezeSeat'];
  readonly removeSeat: WorldRegister['removeSeat'];
  readonly #take: ReturnType<typeof createSeats>['take'];
  readonly #db: Store['db'];
  readonly #folder: string;
  readonly #now: () => number;
  readonly #log: Parts['log'];
  readonly #onEnded: ((worldId: string, userId: string | null) => void)[] = [];
  readonly #onChanged: ((worldId: string, userId: string) => void)[] = [];
  /** Two worlds of one owner are not woken at once. */
  readonly #inTurn = createOneAtATime<string>();

  constructor({ db, house, folder, now, log }: Parts) {
    this.house = house;
    this.#db = db;
    this.#folder = folder;
    this.#now = now;
    this.#log = log;
    const seats = createSeats(db, now, {
      onSeatEnded: (worldId, userId) => this.#tellEnded(worldId, userId),
      onSeatChanged: (worldId, userId) => this.#onChanged.forEach((listener) => listener(worldId, userId)),
    });
    this.seats = seats.seats;
    this.links = seats.links;
    this.createLink = seats.createLink;
    this.revokeLink = seats.revokeLink;
    this.freezeSeat = seats.freezeSeat;
    this.removeSeat = seats.removeSeat;
    this.#take = seats.take;
  }

  create: WorldRegister['create'] = async (userId, { genesis, tape, ...named }) => {
    const symbol = notForWorlds(genesis.symbols);
    if (symbol !== null) return refuse('symbolNotOpen', { symbol });
    return this.#inTurn(userId, async () => {
      const worldId = randomBytes(8).toString('hex');
      const full = await this.#reserve(worldId, userId, named);
      if (full !== null) return full;
      const refused = await this.#mayWake(userId);
      if (refused !== null) {
        await this.#db.delete(worlds).where(eq(worlds.worldId, worldId));
        return refused;
      }
      try {
        const made = await this.house.create(worldId, genesis, tape);
        if (made instanceof Refusal) {
          await this.#db.delete(worlds).where(eq(worlds.worldId, worldId));
          return made;
        }
        await this.#db.update(worlds).set({ state: 'open', bytes: made.bytes }).where(eq(worlds.worldId, worldId));
      } catch (error) {
        await this.remove(worldId);
        throw error;
      }
      return this.find(worldId, userId);
    });
  };

  list: WorldRegister['list'] = async (userId) => {
    this.house.warm();
    const found = await this.#joined(and(isThere, eq(worldSeats.userId, userId)));
    return found.toSorted((one, other) => Number(other.seat.role === 'owner') - Number(one.seat.role === 'owner'));
  };

  find: WorldRegister['find'] = async (worldId, userId) => {
    const [found] = await this.#joined(and(isThere, eq(worlds.worldId, worldId), eq(worldSeats.userId, userId)));
    if (found !== undefined) return found;
    const there = await this.#db.$count(worlds, and(isThere, eq(worlds.worldId, worldId)));
    return refuse(there === 0 ? 'unknownWorld' : 'noWorldSeat');
  };

  change: WorldRegister['change'] = async (worldId, changes) => {
    const [world] = await this.#db
      .update(worlds)
      // A change of nothing is one too.
      .set({ worldId, ...changes })
      .where(and(isThere, eq(worlds.worldId, worldId)))
      .returning(worldColumns);
    return world ?? null;
  };

  remove: WorldRegister['remove'] = async (worldId) => {
    await this.#db.update(worlds).set({ state: 'removing' }).where(eq(worlds.worldId, worldId));
    this.#tellEnded(worldId, null);
    await this.#drop(worldId);
  };

  join: WorldRegister['join'] = async (token, userId) => {
    const taken = await this.#take(token, userId);
    return 'worldId' in taken ? this.find(taken.worldId, userId) : taken;
  };

  awake: WorldRegister['awake'] = (world) => this.#onceAwake(world, () => this.house.state(world.worldId));

  startAnew: WorldRegister['startAnew'] = (world) => this.#onceAwake(world, () => this.house.startAnew(world.worldId), true);

  tidy: WorldRegister['tidy'] = async () => {
    const idle = and(isThere, eq(worlds.isKept, false), lt(worlds.lastSeenMs, this.#now() - worldIdleMs));
    const over = await this.#db
      .select({ worldId: worlds.worldId })
      .from(worlds)
      .where(or(isNull(worlds.userId), eq(worlds.state, 'removing'), idle));
    for (const { worldId } of over) await this.remove(worldId);
    if (over.length > 0) this.#log.info(`${over.length} worlds that nobody looks at are removed`);
  };

  goOn: WorldRegister['goOn'] = async (signal) => {
    const those = await this.#db
      .select({ worldId: worlds.worldId, userId: worlds.userId })
      .from(worlds)
      .where(and(isThere, eq(worlds.runsOn, true), isNotNull(worlds.userId)))
      .orderBy(desc(worlds.lastSeenMs), desc(worlds.createdAtMs));
    for (const { worldId, userId } of those) {
      if (signal.aborted) return;
      try {
        const refused = await this.#inTurn(userId ?? '', async () =>
          this.house.stateIfAwake(worldId) === null ? ((await this.#mayWake(userId ?? '')) ?? this.house.goOn(worldId)) : null,
        );
        if (refused instanceof Refusal) this.#log.info(`the world ${worldId} does not go on: ${refused.key}`);
      } catch (error) {
        // The house closes: it is tried again at the next start.
        if (!signal.aborted) this.#log.error({ err: error, worldId }, 'a world does not go on');
      }
    }
  };

  runsOn: WorldRegister['runsOn'] = async (worldId) =>
    (await this.#db.$count(worlds, and(isThere, eq(worlds.worldId, worldId), eq(worlds.runsOn, true)))) > 0;

  seatOf: WorldRegister['seatOf'] = async (worldId, userId) => {
    const found = await this.find(worldId, userId);
    if (found instanceof Refusal) return found;
    const state = await this.awake(found.world);
    return state instanceof Refusal ? state : { seat: found.seat.seatNumber, isFrozen: found.seat.isFrozen };
  };

  onSeatEnded: WorldRegister['onSeatEnded'] = (listener) => void this.#onEnded.push(listener);

  onSeatChanged: WorldRegister['onSeatChanged'] = (listener) => void this.#onChanged.push(listener);

  async putRight(): Promise<void> {
    const folders = existsSync(this.#folder) ? readdirSync(this.#folder) : [];
    const rows = await this.#db.select({ worldId: worlds.worldId, state: worlds.state }).from(worlds);
    const lost = rows.filter(({ worldId }) => !folders.includes(worldId));
    if (lost.length > 0)
      await this.#db.delete(worlds).where(
        inArray(
          worlds.worldId,
          lost.map(({ worldId }) => worldId),
        ),
      );
    const open = rows.filter(({ state }) => state === 'open').map(({ worldId }) => worldId);
    // Nobody was told of them, or nobody finds them any more.
    for (const worldId of folders.filter((name) => !open.includes(name))) await this.#drop(worldId);
  }

  #tellEnded(worldId: string, userId: string | null): void {
    for (const listener of this.#onEnded) listener(worldId, userId);
  }

  async #joined(which: ReturnType<typeof and>): Promise<SeatInWorld[]> {
    return this.#db
      .select({ world: worldColumns, seat: seatColumns })
      .from(worldSeats)
      .innerJoin(worlds, eq(worlds.worldId, worldSeats.worldId))
      .where(which)
      .orderBy(asc(worldSeats.seatId));
  }

  /** Keeps a place for a world and its owner's seat. One at a time, so that many at once are no way around the limits. */
  async #reserve(worldId: string, userId: string, named: Pick<KeptWorld, 'name' | 'colour'>): Promise<Refusal | null> {
    return this.#db.transaction(async (step) => {
      await step.execute(sql`select pg_advisory_xact_lock(hashtext('worlds'))`);
      const mine = and(eq(worlds.userId, userId), ne(worlds.state, 'removing'));
      if ((await step.$count(worlds, mine)) >= worldLimits.owned) return refuse('worldLimit', { limit: worldLimits.owned });
      if ((await step.$count(worlds)) >= worldLimits.onDisk) return refuse('worldsFull');
      const nowMs = this.#now();
      const times = { createdAtMs: nowMs, lastSeenMs: nowMs };
      const atFirst = { state: 'making', isKept: false, runsOn: false, bytes: 0, nextNumber: firstSeatNumber + 1 } as const;
      await step.insert(worlds).values({ worldId, userId, ...named, ...times, ...atFirst });
      const seat = { worldId, userId, role: 'owner', seatNumber: firstSeatNumber, joinedAtMs: nowMs } as const;
      await step.insert(worldSeats).values(seat);
      return null;
    });
  }

  /** Null: one more world of this owner may be awake. One that stands still and that nobody looks at gives way, the longest unseen first. */
  async #mayWake(userId: string): Promise<Refusal | null> {
    const [owner] = await this.#db.select({ guestSince: user.guestSince }).from(user).where(eq(user.id, userId));
    const limit = (owner?.guestSince ?? null) === null ? worldLimits.awake : worldLimits.awakeOfGuest;
    const mine = await this.#db
      .select({ worldId: worlds.worldId })
      .from(worlds)
      .where(and(isThere, eq(worlds.userId, userId)))
      .orderBy(asc(worlds.lastSeenMs), asc(worlds.createdAtMs));
    const awake = mine.filter(({ worldId }) => this.house.stateIfAwake(worldId) !== null);
    if (awake.length < limit) return null;
    for (const { worldId } of awake) if (await this.house.letSleep(worldId)) return null;
    return refuse('worldAwakeLimit', { limit });
  }

  /** `anew`: asks even where the world is awake. */
  async #onceAwake(world: KeptWorld, wake: () => Promise<WorldState>, anew = false): Promise<WorldState | Refusal> {
    const { worldId, userId } = world;
    const now = this.house.stateIfAwake(worldId);
    if (now !== null && !anew) return this.#saw(world, now);
    return this.#inTurn(userId ?? '', async () => {
      const isAwake = this.house.stateIfAwake(worldId) !== null;
      const refused = isAwake || userId === null ? null : await this.#mayWake(userId);
      return refused ?? this.#saw(world, await wake());
    });
  }

  async #saw({ worldId, lastSeenMs }: KeptWorld, state: WorldState): Promise<WorldState> {
    const nowMs = this.#now();
    if (nowMs - lastSeenMs >= seenEveryMs)
      await this.#db.update(worlds).set({ lastSeenMs: nowMs, bytes: state.bytes }).where(eq(worlds.worldId, worldId));
    return state;
  }

  /** If the house cannot, the row stays as it is, and it is tried again. */
  async #drop(worldId: string): Promise<void> {
    try {
      await this.house.remove(worldId).catch((error: unknown) => {
        if (!(error instanceof WorldUnavailable) || error.problem !== 'worldGone') throw error;
      });
      await this.#db.delete(worlds).where(eq(worlds.worldId, worldId));
    } catch (error) {
      this.#log.error({ err: error, worldId }, 'a world could not be removed yet');
    }
  }
}
