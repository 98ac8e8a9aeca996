// Passwords in the database: whether one fits, in the same time whoever is meant, and another in its place.
import { createHash } from 'node:crypto';
import { and, asc, eq, gte, isNotNull } from 'drizzle-orm';

import type { Passwords } from '#server/services/passwords/passwords.ts';
import { isCurrent } from '#server/services/passwords/kept-hash.ts';
import type { Store } from '#server/store/open-store.ts';
import { account, user } from '#server/store/schema/identity.ts';
import type { Credentials } from './accounts.ts';

const withPassword = and(eq(account.providerId, 'credential'), isNotNull(account.password));

/** Somebody's hash, always the same for an address: nobody can tell by the time that an address has none of its own. */
async function hashInstead(db: Store['db'], email: string): Promise<string | null> {
  const place = createHash('sha256').update(email).digest('base64url');
  const [row] = await db
    .select({ hash: account.password })
    .from(account)
    .where(and(withPassword, gte(account.id, place)))
    .orderBy(asc(account.id))
    .limit(1);
  return row?.hash ?? null;
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
  const address = email.toLowerCase();
  const [instead, [row]] = await Promise.all([
    hashInstead(db, address),
    db
      .select({ userId: user.id, hash: account.password })
      .from(user)
      .innerJoin(account, and(eq(account.userId, user.id), withPassword))
      .where(eq(user.email, address)),
  ]);
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
