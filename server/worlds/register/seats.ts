// Seats in worlds, and the links by which one takes them. A world's row is locked first, then its links: nobody waits in a ring.
import { createHash, randomBytes } from 'node:crypto';
import { and, asc, count, desc, eq, isNotNull, isNull, ne } from 'drizzle-orm';

import { worldLimits } from '#lib/contract/worlds/world-bounds.ts';
import { refuse, Refusal } from '#server/answers/refusal/refusal.ts';
import type { Store } from '#server/store/open-store.ts';
import { worldLinks, worlds, worldSeats } from '#server/store/schema/worlds.ts';
import type { InvitedRole, WorldLink, WorldRegister } from './register.ts';

/** The number of the owner's seat in every world. */
export const firstSeatNumber = 1;

type Step = Parameters<Parameters<Store['db']['transaction']>[0]>[0];

export const seatColumns = {
  seatId: worldSeats.seatId,
  userId: worldSeats.userId,
  role: worldSeats.role,
  seatNumber: worldSeats.seatNumber,
  joinedAtMs: worldSeats.joinedAtMs,
  isFrozen: worldSeats.isFrozen,
};

const linkColumns = {
  linkId: worldLinks.linkId,
  role: worldLinks.role,
  createdAtMs: worldLinks.createdAtMs,
  revokedAtMs: worldLinks.revokedAtMs,
};

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
const isOpen = (worldId: string) => and(eq(worlds.worldId, worldId), eq(worlds.state, 'open'));

/** The number of the next seat, once the world's row is this step's alone; null: there is no such world any more. */
async function lockWorld(step: Step, worldId: string): Promise<number | null> {
  const [row] = await step.select({ nextNumber: worlds.nextNumber }).from(worlds).where(isOpen(worldId)).for('update');
  return row?.nextNumber ?? null;
}

async function takeNumber(step: Step, worldId: string, nextNumber: number): Promise<number> {
  await step
    .update(worlds)
    .set({ nextNumber: nextNumber + 1 })
    .where(eq(worlds.worldId, worldId));
  return nextNumber;
}

/** Gives a user the seat of a link: a new one, or the one that the user has. True: whoever looked on has an account from now on. */
async function seatBy(
  step: Step,
  { worldId, role }: { readonly worldId: string; readonly role: InvitedRole },
  { userId, nextNumber, nowMs }: { readonly userId: string; readonly nextNumber: number; readonly nowMs: number },
): Promise<boolean | Refusal> {
  const ofUser = and(eq(worldSeats.worldId, worldId), eq(worldSeats.userId, userId));
  const [seat] = await step.select(seatColumns).from(worldSeats).where(ofUser);
  if (seat !== undefined && (seat.role !== 'onlooker' || role === 'onlooker')) return false;
  const numberOf = async (): Promise<number | null> => (role === 'trader' ? takeNumber(step, worldId, nextNumber) : null);
  if (seat !== undefined) {
    const seatNumber = await numberOf();
    await step.update(worldSeats).set({ role, seatNumber }).where(eq(worldSeats.seatId, seat.seatId));
    return true;
  }
  if ((await step.$count(worldSeats, eq(worldSeats.worldId, worldId))) >= worldLimits.seats)
    return refuse('worldSeatLimit', { limit: worldLimits.seats });
  await step.insert(worldSeats).values({ worldId, userId, role, seatNumber: await numberOf(), joinedAtMs: nowMs });
  return false;
}

type Seats = Pick<WorldRegister, 'seats' | 'links' | 'createLink' | 'revokeLink' | 'freezeSeat' | 'removeSeat'> & {
  /** The world that a link leads to, and the seat there. */
  take(token: string, userId: string): Promise<{ readonly worldId: string } | Refusal>;
};

type Listeners = Readonly<Record<'onSeatEnded' | 'onSeatChanged', (worldId: string, userId: string) => void>>;

export function createSeats(db: Store['db'], now: () => number, { onSeatEnded, onSeatChanged }: Listeners): Seats {
  return {
    seats: (worldId) => db.select(seatColumns).from(worldSeats).where(eq(worldSeats.worldId, worldId)).orderBy(asc(worldSeats.seatId)),
    links: (worldId) =>
      db
        .select(linkColumns)
        .from(worldLinks)
        .where(eq(worldLinks.worldId, worldId))
        // Open ones come first: they are never left out.
        .orderBy(desc(isNull(worldLinks.revokedAtMs)), desc(worldLinks.linkId))
        .limit(worldLimits.seats),
    createLink: (worldId, role) =>
      db.transaction(async (step): Promise<{ readonly link: WorldLink; readonly token: string } | Refusal> => {
        if ((await lockWorld(step, worldId)) === null) return refuse('unknownWorld');
        const open = and(eq(worldLinks.worldId, worldId), isNull(worldLinks.revokedAtMs));
        const [row] = await step.select({ links: count() }).from(worldLinks).where(open);
        if ((row?.links ?? 0) >= worldLimits.seats) return refuse('worldSeatLimit', { limit: worldLimits.seats });
        const token = randomBytes(24).toString('base64url');
        const values = { worldId, role, tokenHash: hashOf(token), createdAtMs: now() };
        const [link] = await step.insert(worldLinks).values(values).returning(linkColumns);
        if (link === undefined) throw new Error('a link was not kept');
        return { link, token };
      }),
    revokeLink: async (worldId, linkId) => {
      const open = and(eq(worldLinks.worldId, worldId), eq(worldLinks.linkId, linkId), isNull(worldLinks.revokedAtMs));
      const revoked = await db.update(worldLinks).set({ revokedAtMs: now() }).where(open).returning({ linkId: worldLinks.linkId });
      return revoked.length > 0;
    },
    take: async (token, userId) => {
      const open = and(eq(worldLinks.tokenHash, hashOf(token)), isNull(worldLinks.revokedAtMs));
      const [found] = await db.select({ worldId: worldLinks.worldId }).from(worldLinks).where(open);
      if (found === undefined) return refuse('linkOver');
      const { worldId } = found;
      const changed = await db.transaction(async (step) => {
        const nextNumber = await lockWorld(step, worldId);
        if (nextNumber === null) return refuse('unknownWorld');
        // Once more: it may have been revoked meanwhile.
        const [link] = await step.select({ role: worldLinks.role }).from(worldLinks).where(open).for('update');
        if (link === undefined) return refuse('linkOver');
        return seatBy(step, { worldId, role: link.role }, { userId, nextNumber, nowMs: now() });
      });
      if (changed instanceof Refusal) return changed;
      if (changed) onSeatChanged(worldId, userId);
      return { worldId };
    },
    freezeSeat: async (worldId, seatId, isFrozen) => {
      const meant = and(eq(worldSeats.worldId, worldId), eq(worldSeats.seatId, seatId), isNotNull(worldSeats.seatNumber));
      const [seat] = await db.update(worldSeats).set({ isFrozen }).where(meant).returning(seatColumns);
      return seat ?? null;
    },
    removeSeat: async (worldId, seatId) => {
      const ofGuest = and(eq(worldSeats.worldId, worldId), eq(worldSeats.seatId, seatId), ne(worldSeats.role, 'owner'));
      const [gone] = await db.delete(worldSeats).where(ofGuest).returning({ userId: worldSeats.userId });
      if (gone === undefined) return false;
      onSeatEnded(worldId, gone.userId);
      return true;
    },
  };
}
