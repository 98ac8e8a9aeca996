// Passwords in the database: whether one fits, in the same time whoever is meant, and another in its place.
import { createHash } from 'node:crypto';
import { and, asc, eq, gte, isNotNull, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';

import type { Passwords } from '#server/passwords/passwords.ts';
import { isCurrent } from '#server/passwords/kept-hash.ts';
import type { Store } from '#server/store/open-store.ts';
import { account, user } from '#server/store/schema/identity.ts';
import type { Credentials } from './accounts.ts';

const withPassword = and(eq(account.providerId, 'credential'), isNotNull(account.password));

/**
 * The user of an address with the hash; and somebody's hash, always the same for an address: nobody can tell by the time that an address
 * has none of its own.
 */
async function findHash(db: Store['db'], email: string) {
  const place = createHash('sha256').update(email).digest('base64url');
  const own = db
    .select({ userId: user.id, hash: account.password })
    .from(user)
    .innerJoin(account, and(eq(account.userId, user.id), withPassword))
    .where(eq(user.email, email));
  const instead = db
    .select({ userId: sql<string>`''`, hash: account.password })
    .from(account)
    .where(and(withPassword, gte(account.id, place)))
    .orderBy(asc(account.id))
    .limit(1);
  const rows = await unionAll(own, instead);
  return { own: rows.find(({ userId }) => userId !== ''), instead: rows.find(({ userId }) => userId === '')?.hash ?? null };
}

/** A hash of an earlier release is put right by whoever knows the password; a rush of logins leaves that for later. */
async function renewHash(
  db: Store['db'],
  passwords: Passwords,
  { userId, hash: old }: { readonly userId: string; readonly hash: string },
  { password, source }: { readonly password: string; readonly source: string },
): Promise<void> {
  const hash = await passwords.hash(password, source).catch(() => null);
  if (hash === null) return;
  await db
    .update(account)
    .set({ password: hash })
    .where(and(eq(account.userId, userId), eq(account.password, old)));
}

/** The user whose password it is; null: another password, or no such user. Rejects (HashingBusy) where too many wait. */
export async function userOfPassword(
  db: Store['db'],
  passwords: Passwords,
  { email, password }: Credentials,
  source: string,
): Promise<string | null> {
  const { own: row, instead } = await findHash(db, email.toLowerCase());
  const hash = row?.hash ?? null;
  if (row !== undefined && hash !== null) {
    if (!(await passwords.isRight(password, hash, source))) return null;
    if (!isCurrent(hash)) await renewHash(db, passwords, { userId: row.userId, hash }, { password, source });
    return row.userId;
  }
  if (instead === null) await passwords.hash(password, source);
  else await passwords.isRight(password, instead, source);
  return null;
}

export async function writePassword(db: Store['db'], userId: string, hash: string): Promise<void> {
  await db
    .update(account)
    .set({ password: hash })
    .where(and(eq(account.userId, userId), eq(account.providerId, 'credential')));
}
