// Sessions that nobody came back to: swept away at every start.
import { lt } from 'drizzle-orm';

import type { Store } from '#server/store/open-store.ts';
import { session } from '#server/store/schema/identity.ts';
import type { AuthLog } from './create-auth.ts';

/** A failure is only noted: an expired session lets nobody in anyway. */
export async function dropExpiredSessions(db: Store['db'], nowMs: number, log: AuthLog): Promise<void> {
  try {
    await db.delete(session).where(lt(session.expiresAt, new Date(nowMs)));
  } catch (error) {
    log.warn({ err: error }, 'expired sessions could not be removed');
  }
}
