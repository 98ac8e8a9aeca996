// Keeps the payment methods of a venue's users in rows that nobody can read without the secret of the house.
import { and, asc, eq } from 'drizzle-orm';
import { z } from 'zod/mini';

import { paymentFields as sealedFields, paymentMethodLimit } from '#lib/contract/c2c/payment/payment-method.ts';
import { type PaymentSchemeId, paymentSchemeIds, schemeFields } from '#lib/contract/c2c/payment/schemes.ts';
import { TradingMode } from '#lib/contract/trading-mode.ts';
import { createSeal } from '#server/seal/seal.ts';
import type { Store } from '#server/store/open-store.ts';
import { paymentMethods } from '#server/store/schema/c2c/payment-methods.ts';
import { readDetails } from './details/detail-rules.ts';
import type { Typed } from './details/read-detail.ts';
import type {
  PaymentDetails,
  PaymentMethod,
  PaymentMethods,
  PaymentPorts,
  PaymentRequest,
  Untouched,
  Unwritten,
} from './payment-methods.ts';
import { isSameHolder } from './same-holder.ts';

type Row = typeof paymentMethods.$inferSelect;

const knownScheme = z.enum(paymentSchemeIds);

const inOrder = (scheme: PaymentSchemeId, details: Typed): PaymentDetails['fields'] =>
  schemeFields(scheme).flatMap(({ kind }) => {
    const value = details[kind];
    return value === undefined ? [] : [{ kind, value }];
  });

/** True if both lead to one account: another word to the payer makes no other method. */
function isSameAccount(one: PaymentDetails, other: PaymentDetails): boolean {
  const account = ({ scheme, fields }: PaymentDetails): string => JSON.stringify([scheme, fields.filter(({ kind }) => kind !== 'note')]);
  return account(one) === account(other);
}

type PaymentParts = PaymentPorts & {
  /** With the tables of people. */
  readonly db: Store['db'];
  /** The secret of the house. */
  readonly key: string;
  readonly venue: TradingMode;
};

export function createPaymentMethods({ db, key, venue, identityName, isNeeded, oneUserAtATime, now }: PaymentParts): PaymentMethods {
  const seal = createSeal(key, 'payment methods');
  // A sealed row that is carried to another user, world or scheme cannot be opened there.
  const ownerOf = (userId: string, scheme: string): string => `${venue} ${scheme} ${userId}`;
  const close = (userId: string, { scheme, fields }: PaymentDetails): string =>
    seal.close(Buffer.from(JSON.stringify(fields)), ownerOf(userId, scheme));
  const open = (row: Row): PaymentMethod => ({
    methodId: row.id,
    scheme: knownScheme.parse(row.scheme),
    fields: sealedFields.parse(JSON.parse(seal.open(row.sealed, ownerOf(row.userId, row.scheme)).toString())),
    createdAtMs: row.createdAtMs,
    changedAtMs: row.changedAtMs,
  });

  const ofUser = (userId: string) => and(eq(paymentMethods.userId, userId), eq(paymentMethods.world, venue));
  const ofId = (methodId: number) => and(eq(paymentMethods.id, methodId), eq(paymentMethods.world, venue));
  const list: PaymentMethods['list'] = async (userId) =>
    (await db.select().from(paymentMethods).where(ofUser(userId)).orderBy(asc(paymentMethods.id))).map(open);

  /** Demo trading pays nobody: any name will do. */
  const holderProblem = async (userId: string, { name = '' }: Typed): Promise<Unwritten | null> => {
    if (venue === TradingMode.paper) return null;
    const identity = await identityName(userId);
    if (identity === 'waiting') return { reason: 'identity-waiting' };
    if (identity === null) return { reason: 'identity-needed' };
    return isSameHolder(name, identity.name) ? null : { reason: 'holder' };
  };

  const checkBeside = async (
    userId: string,
    request: PaymentRequest,
    own: readonly PaymentMethod[],
  ): Promise<PaymentDetails | Unwritten> => {
    const { scheme } = request;
    const read = readDetails(scheme, request.typed);
    if (!('details' in read)) return { reason: 'detail', ...read };
    const problem = await holderProblem(userId, read.details);
    if (problem !== null) return problem;
    const wanted = { scheme, fields: inOrder(scheme, read.details) };
    const others = own.filter(({ methodId }) => methodId !== request.methodId);
    return others.some((one) => isSameAccount(one, wanted)) ? { reason: 'exists' } : wanted;
  };

  const untouched = async (userId: string, methodId: number): Promise<Untouched | null> => {
    const own = await db
      .select({ id: paymentMethods.id })
      .from(paymentMethods)
      .where(and(ofId(methodId), ofUser(userId)));
    if (own.length === 0) return { reason: 'unknown' };
    return (await isNeeded(methodId)) ? { reason: 'in-use' } : null;
  };

  return {
    list,
    check: async (userId, request) => checkBeside(userId, request, await list(userId)),
    save: (userId, scheme, typed) =>
      oneUserAtATime(userId, async () => {
        const own = await list(userId);
        const checked = await checkBeside(userId, { scheme, typed, methodId: null }, own);
        if ('reason' in checked) return checked;
        if (own.length >= paymentMethodLimit) return { reason: 'full' };
        const nowMs = now();
        const rows = await db
          .insert(paymentMethods)
          .values({ userId, world: venue, scheme, sealed: close(userId, checked), createdAtMs: nowMs, changedAtMs: nowMs })
          .returning();
        const [kept] = rows.map(open);
        if (kept === undefined) throw new Error('a payment method was not kept');
        return kept;
      }),
    change: (userId, methodId, typed) =>
      oneUserAtATime(userId, async () => {
        const refused = await untouched(userId, methodId);
        if (refused !== null) return refused;
        const own = await list(userId);
        const scheme = own.find((one) => one.methodId === methodId)?.scheme;
        if (scheme === undefined) return { reason: 'unknown' };
        const checked = await checkBeside(userId, { scheme, typed, methodId }, own);
        if ('reason' in checked) return checked;
        const change = { sealed: close(userId, checked), changedAtMs: now() };
        const rows = await db.update(paymentMethods).set(change).where(ofId(methodId)).returning();
        return rows.map(open)[0] ?? { reason: 'unknown' };
      }),
    remove: (userId, methodId) =>
      oneUserAtATime(userId, async () => {
        const refused = await untouched(userId, methodId);
        if (refused === null) await db.delete(paymentMethods).where(ofId(methodId));
        return refused;
      }),
    whileKept: oneUserAtATime,
    readFor: async (methodId) => {
      const [row] = await db.select().from(paymentMethods).where(ofId(methodId));
      if (row === undefined) return null;
      const { scheme, fields } = open(row);
      return { scheme, fields };
    },
  };
}
