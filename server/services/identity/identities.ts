// The checks of identities: what users send, encrypted; what operators decide.
import { and, asc, eq } from 'drizzle-orm';
import { z } from 'zod/mini';

import { type DocumentSide, identityFields, maxPictureBytes, sidesOf } from '#lib/contract/accounts/identity.ts';
import type { TradingMode } from '#lib/contract/trading-mode.ts';
import { createSeal } from '#server/seal/seal.ts';
import type { Store } from '#server/store/open-store.ts';
import { identityChecks, identityDocuments } from '#server/store/schema/access.ts';
import { user } from '#server/store/schema/identity.ts';
import { pictureType } from './picture-type.ts';

const sent = z.object(identityFields);
type SentIdentity = z.output<typeof sent>;
const sealedFields = z.object({
  name: identityFields.name,
  documentType: identityFields.documentType,
  documentNumber: identityFields.documentNumber,
});

type Check = typeof identityChecks.$inferSelect;
type Picture = { readonly side: DocumentSide; readonly mediaType: string; readonly bytes: Buffer };
type WaitingIdentity = { readonly userId: string; readonly email: string; readonly country: string; readonly sentAtMs: number };

export type Identities = {
  /** Null: nothing was sent. */
  find(userId: string, world: TradingMode): Promise<Omit<Check, 'sealed'> | null>;
  /** Null where what was sent has been erased. */
  sentBy(userId: string, world: TradingMode): Promise<SentIdentity | null>;
  sides(userId: string): Promise<readonly DocumentSide[]>;
  pictures(userId: string): Promise<readonly Picture[]>;
  keepPicture(userId: string, side: DocumentSide, base64: string): Promise<'in-process' | 'unreadable' | null>;
  /** Demo trading approves at once and keeps no pictures. */
  send(userId: string, world: TradingMode, identity: SentIdentity): Promise<'in-process' | 'approved-already' | 'pictures-missing' | null>;
  erase(userId: string, world: TradingMode): Promise<void>;
  waiting(): Promise<readonly WaitingIdentity[]>;
  /** False: it does not wait. A reason of null approves. */
  decide(userId: string, reason: string | null, by: string): Promise<boolean>;
};

const longestList = 100;

export function createIdentities(db: Store['db'], key: string, now: () => number): Identities {
  const seal = createSeal(key, 'identity documents');
  const of = (userId: string, world: TradingMode) => and(eq(identityChecks.userId, userId), eq(identityChecks.world, world));
  const row = async (userId: string, world: TradingMode): Promise<Check | null> =>
    (await db.select().from(identityChecks).where(of(userId, world)))[0] ?? null;
  const ofUser = (userId: string) => eq(identityDocuments.userId, userId);
  const sides: Identities['sides'] = async (userId) =>
    (await db.select({ side: identityDocuments.side }).from(identityDocuments).where(ofUser(userId))).map(({ side }) => side);

  return {
    sides,
    find: row,
    sentBy: async (userId, world) => {
      const found = await row(userId, world);
      if (found === null || found.sealed === '') return null;
      const fields: unknown = JSON.parse(seal.open(found.sealed, userId).toString());
      return { ...sealedFields.parse(fields), country: found.country };
    },
    pictures: async (userId) => {
      const kept = await db.select().from(identityDocuments).where(ofUser(userId)).orderBy(asc(identityDocuments.side));
      return kept.map(({ side, mediaType, sealed }) => ({ side, mediaType, bytes: seal.open(sealed, userId) }));
    },
    keepPicture: async (userId, side, base64) => {
      const state = (await row(userId, 'live'))?.state;
      if (state === 'waiting' || state === 'approved') return 'in-process';
      const bytes = Buffer.from(base64, 'base64');
      const mediaType = bytes.length > maxPictureBytes ? null : pictureType(bytes);
      if (mediaType === null) return 'unreadable';
      const sealed = seal.close(bytes, userId);
      await db.transaction(async (step) => {
        await step.delete(identityDocuments).where(and(ofUser(userId), eq(identityDocuments.side, side)));
        await step.insert(identityDocuments).values({ userId, side, mediaType, sealed, sentAtMs: now() });
      });
      return null;
    },
    send: async (userId, world, { country, ...fields }) => {
      const before = (await row(userId, world))?.state;
      if (before === 'waiting') return 'in-process';
      if (before === 'approved') return 'approved-already';
      const isDemo = world === 'paper';
      const shown = isDemo ? [] : await sides(userId);
      if (!isDemo && sidesOf(fields.documentType).some((side) => !shown.includes(side))) return 'pictures-missing';
      const change = {
        state: isDemo ? ('approved' as const) : ('waiting' as const),
        country,
        sealed: seal.close(Buffer.from(JSON.stringify(fields)), userId),
        reason: '',
        sentAtMs: now(),
        decidedAtMs: isDemo ? now() : null,
        decidedBy: '',
      };
      await db
        .insert(identityChecks)
        .values({ userId, world, ...change })
        .onConflictDoUpdate({ target: [identityChecks.userId, identityChecks.world], set: change });
      return null;
    },
    erase: async (userId, world) => {
      await db.transaction(async (step) => {
        if (world === 'live') await step.delete(identityDocuments).where(ofUser(userId));
        const kept = await step
          .update(identityChecks)
          .set({ sealed: '' })
          .where(and(of(userId, world), eq(identityChecks.state, 'approved'), eq(identityChecks.world, 'live')))
          .returning({ userId: identityChecks.userId });
        if (kept.length === 0) await step.delete(identityChecks).where(of(userId, world));
      });
    },
    waiting: () =>
      db
        .select({ userId: user.id, email: user.email, country: identityChecks.country, sentAtMs: identityChecks.sentAtMs })
        .from(identityChecks)
        .innerJoin(user, eq(user.id, identityChecks.userId))
        .where(and(eq(identityChecks.world, 'live'), eq(identityChecks.state, 'waiting')))
        .orderBy(asc(identityChecks.sentAtMs))
        .limit(longestList),
    decide: async (userId, reason, by) => {
      const decided = await db
        .update(identityChecks)
        .set({ state: reason === null ? 'approved' : 'rejected', reason: reason ?? '', decidedAtMs: now(), decidedBy: by })
        .where(and(of(userId, 'live'), eq(identityChecks.state, 'waiting')))
        .returning({ userId: identityChecks.userId });
      return decided.length > 0;
    },
  };
}
