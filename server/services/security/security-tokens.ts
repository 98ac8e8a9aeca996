// Tokens that are good once, for one session and one purpose; the database knows only their hashes.
import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lte } from 'drizzle-orm';

import type { Store } from '#server/store/open-store.ts';
import { securityTokens } from '#server/store/schema/security.ts';

/** A user of null: whoever brings it. */
type TokenOwner = { readonly userId: string | null; readonly sessionId: string; readonly purpose: string };

export type SecurityTokens = {
  issue(owner: TokenOwner, lifeMs: number): Promise<string>;
  /** True once for the right owner; of two at the same time, one. */
  redeem(token: string, owner: TokenOwner): Promise<boolean>;
  /** None of the user's is good any more. */
  dropAll(userId: string): Promise<void>;
  /** The user that a token belongs to, without using it up. */
  userOf(token: string, purpose: string): Promise<string | null>;
};

const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

export function createSecurityTokens(db: Store['db'], now: () => number): SecurityTokens {
  const living = (token: string, purpose: string) =>
    and(eq(securityTokens.tokenHash, hashToken(token)), eq(securityTokens.purpose, purpose), gt(securityTokens.expiresAtMs, now()));
  return {
    issue: async (owner, lifeMs) => {
      const token = randomBytes(32).toString('base64url');
      await db.delete(securityTokens).where(lte(securityTokens.expiresAtMs, now()));
      await db.insert(securityTokens).values({ ...owner, tokenHash: hashToken(token), expiresAtMs: now() + lifeMs });
      return token;
    },
    redeem: async (token, { userId, sessionId, purpose }) => {
      const whose = userId === null ? isNull(securityTokens.userId) : eq(securityTokens.userId, userId);
      const used = await db
        .delete(securityTokens)
        .where(and(living(token, purpose), whose, eq(securityTokens.sessionId, sessionId)))
        .returning({ purpose: securityTokens.purpose });
      return used.length > 0;
    },
    dropAll: async (userId) => {
      await db.delete(securityTokens).where(eq(securityTokens.userId, userId));
    },
    userOf: async (token, purpose) => {
      const [row] = await db.select({ userId: securityTokens.userId }).from(securityTokens).where(living(token, purpose));
      return row?.userId ?? null;
    },
  };
}
