// Why a cookie stands for no session any more: this venue never signed it, its user has ended it from elsewhere, or it is simply over.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';

import type { Store } from '#server/store/open-store.ts';
import { endedSessions } from '#server/store/schema/access.ts';
import { cookieOf } from './session-cookie.ts';

export type NoSession = 'never-signed' | 'ended-elsewhere' | 'over';

export type EndedSession = { readonly token: string; readonly expiresAt: Date };

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Null: cannot be read as text. */
function plainOf(cookie: string): string | null {
  try {
    return decodeURIComponent(cookie);
  } catch {
    return null;
  }
}

/** The token of a cookie that was signed with the secret, as the login library signs it; null: it was not. */
function signedToken(cookie: string, secret: string): string | null {
  const plain = plainOf(cookie);
  const dot = plain?.lastIndexOf('.') ?? -1;
  if (plain === null || dot < 1) return null;
  const token = plain.slice(0, dot);
  const own = Buffer.from(createHmac('sha256', secret).update(token).digest('base64'));
  const said = Buffer.from(plain.slice(dot + 1));
  return said.length === own.length && timingSafeEqual(said, own) ? token : null;
}

/** Those that would be over by now anyway are forgotten. */
export async function rememberEnded(db: Store['db'], ended: readonly EndedSession[], nowMs: number): Promise<void> {
  await db.delete(endedSessions).where(lt(endedSessions.expiresAtMs, nowMs));
  if (ended.length === 0) return;
  const rows = ended.map(({ token, expiresAt }) => ({ tokenHash: hashOf(token), expiresAtMs: expiresAt.getTime() }));
  await db.insert(endedSessions).values(rows).onConflictDoNothing();
}

/** For a cookie header of which no session was found. */
export async function whyNoSession(db: Store['db'], secret: string, cookieHeader: string): Promise<NoSession> {
  const token = signedToken(cookieOf(cookieHeader) ?? '', secret);
  if (token === null) return 'never-signed';
  const known = await db.$count(endedSessions, eq(endedSessions.tokenHash, hashOf(token)));
  return known > 0 ? 'ended-elsewhere' : 'over';
}
