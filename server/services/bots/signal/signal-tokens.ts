// The tokens of signal bots. One follows from the key of the exchange and a salt that is kept; the token itself is kept nowhere.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';

import type { AccountId } from '#server/engine/ids.ts';
import type { Store } from '#server/store/open-store.ts';
import { signalHooks } from '#server/store/schema/bots/strategies.ts';

export type SignalTokens = {
  token(strategyId: AccountId): Promise<string>;
  renew(strategyId: AccountId): Promise<string>;
  isRight(strategyId: AccountId, token: string): Promise<boolean>;
  /** The salt names the token without telling it; '': there is none yet. */
  saltOf(strategyId: AccountId): Promise<string>;
};

const newSalt = (): string => randomBytes(16).toString('base64url');

/** `venue`: numbers of accounts are different ones in each. */
export function createSignalTokens(db: Store['db'], key: string, venue: string): SignalTokens {
  /** The process is the only one that writes them. */
  const salts = new Map<AccountId, string>();
  const tokenOf = (strategyId: AccountId, salt: string): string =>
    createHmac('sha256', key).update(`signal ${venue} ${strategyId} ${salt}`).digest('base64url');

  const saltOf = async (strategyId: AccountId): Promise<string> => {
    const known = salts.get(strategyId);
    if (known !== undefined) return known;
    const [row] = await db.select({ salt: signalHooks.salt }).from(signalHooks).where(eq(signalHooks.strategyId, strategyId));
    if (row !== undefined) salts.set(strategyId, row.salt);
    return row?.salt ?? '';
  };
  const renew = async (strategyId: AccountId): Promise<string> => {
    const salt = newSalt();
    await db.insert(signalHooks).values({ strategyId, salt }).onConflictDoUpdate({ target: signalHooks.strategyId, set: { salt } });
    salts.set(strategyId, salt);
    return tokenOf(strategyId, salt);
  };
  return {
    saltOf,
    renew,
    token: async (strategyId) => {
      if ((await saltOf(strategyId)) === '') {
        await db.insert(signalHooks).values({ strategyId, salt: newSalt() }).onConflictDoNothing();
      }
      return tokenOf(strategyId, await saltOf(strategyId));
    },
    isRight: async (strategyId, token) => {
      const salt = await saltOf(strategyId);
      const [given, right] = [Buffer.from(token), Buffer.from(tokenOf(strategyId, salt))];
      return salt !== '' && given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
