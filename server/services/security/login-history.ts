// The login history of an account: when, from where, with which method, and the outcome.
import { and, desc, eq, lt } from 'drizzle-orm';

import type { LoginMethod, LoginResult } from '#lib/contract/accounts/login.ts';
import type { Store } from '#server/store/open-store.ts';
import { loginHistory } from '#server/store/schema/security.ts';

/** The address that a request came from, and the name that the browser gave itself. */
export type Caller = { readonly address: string; readonly device: string };

export type Login = { readonly method: LoginMethod; readonly result: LoginResult };
type KeptLogin = Login & Caller & { readonly loginId: number; readonly atMs: number };

export type LoginHistory = {
  note(userId: string, caller: Caller, login: Login): Promise<void>;
  /** Newest first. */
  list(userId: string, before: number | undefined, limit: number): Promise<readonly KeptLogin[]>;
};

export function createLoginHistory(db: Store['db'], now: () => number): LoginHistory {
  return {
    note: async (userId, { address, device }, { method, result }) => {
      await db.insert(loginHistory).values({ userId, address, device, method, result, atMs: now() });
    },
    list: async (userId, before, limit) => {
      const older = before === undefined ? undefined : lt(loginHistory.loginId, before);
      const rows = await db
        .select()
        .from(loginHistory)
        .where(and(eq(loginHistory.userId, userId), older))
        .orderBy(desc(loginHistory.loginId))
        .limit(limit);
      return rows.map(({ userId: _owner, method, result, ...row }) => ({ ...row, method: readMethod(method), result: readResult(result) }));
    },
  };
}

const readMethod = (text: string): LoginMethod => (text === 'code' || text === 'passkey' ? text : 'password');
const readResult = (text: string): LoginResult => (text === 'entered' || text === 'code-needed' ? text : 'refused');
