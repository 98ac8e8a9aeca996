// The sessions that a user has open: where, since when, with what; and how they end.
import { and, desc, eq, gt, ne } from 'drizzle-orm';

import type { Store } from '#server/store/open-store.ts';
import { session } from '#server/store/schema/identity.ts';
import { longestSessionMs } from './session-end.ts';

export type OpenSession = {
  readonly sessionId: string;
  readonly address: string;
  /** As the browser names itself. */
  readonly device: string;
  readonly openedAtMs: number;
  /** The time at which it was last prolonged. */
  readonly seenAtMs: number;
};

type EndedSession = { readonly sessionId: string; readonly token: string; readonly expiresAt: Date };

/** Newest first. */
export async function listSessions(db: Store['db'], userId: string, nowMs: number): Promise<readonly OpenSession[]> {
  const rows = await db
    .select()
    .from(session)
    .where(
      and(eq(session.userId, userId), gt(session.expiresAt, new Date(nowMs)), gt(session.createdAt, new Date(nowMs - longestSessionMs))),
    )
    .orderBy(desc(session.createdAt));
  return rows.map((row) => ({
    sessionId: row.id,
    address: row.ipAddress ?? '',
    device: row.userAgent ?? '',
    openedAtMs: row.createdAt.getTime(),
    seenAtMs: row.updatedAt.getTime(),
  }));
}

/** Answers those that ended. `which`: one of them, or all but one. */
export async function removeSessions(
  db: Store['db'],
  userId: string,
  which: { readonly only: string } | { readonly keep: string },
): Promise<readonly EndedSession[]> {
  const picked = 'only' in which ? eq(session.id, which.only) : ne(session.id, which.keep);
  return db
    .delete(session)
    .where(and(eq(session.userId, userId), picked))
    .returning({ sessionId: session.id, token: session.token, expiresAt: session.expiresAt });
}
