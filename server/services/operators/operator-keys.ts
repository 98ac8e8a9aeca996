// The keys of operators: each has a name and a key of its own, of which the database has a hash alone. The first key, in the data folder, makes and revokes them.
import { createHash, randomBytes } from 'node:crypto';
import { and, asc, eq, isNull } from 'drizzle-orm';

import type { Store } from '#server/store/open-store.ts';
import { operatorKeys } from '#server/store/schema/operation.ts';

/** The name under which whoever has the first key acts. */
export const firstOperator = 'operator';

type KeptKey = { readonly name: string; readonly createdAtMs: number; readonly revokedAtMs: number | null };

export type OperatorKeys = {
  /** The operator whose key it is; null: nobody's, or one that was revoked. */
  nameOf(key: string): Promise<string | null>;
  /** True if the operator has a key that is good. */
  has(name: string): Promise<boolean>;
  /** The new key, which is told this once. Null: the name has one, or is that of the first. */
  add(name: string): Promise<string | null>;
  /** False: no such operator has a key. */
  revoke(name: string): Promise<boolean>;
  /** Revoked ones too, oldest first. */
  list(): Promise<readonly KeptKey[]>;
};

const form = /^mo_[\w-]{43}$/;

const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');

/** `isFirst`: is it the key in the data folder. */
export function createOperatorKeys(db: Store['db'], isFirst: (key: string) => boolean, now: () => number): OperatorKeys {
  const good = (name: string) => and(eq(operatorKeys.name, name), isNull(operatorKeys.revokedAtMs));
  return {
    nameOf: async (key) => {
      if (isFirst(key)) return firstOperator;
      // A text that cannot be a key is not worth a look into the database.
      if (!form.test(key)) return null;
      const kept = and(eq(operatorKeys.keyHash, hashOf(key)), isNull(operatorKeys.revokedAtMs));
      const [found] = await db.select({ name: operatorKeys.name }).from(operatorKeys).where(kept);
      return found?.name ?? null;
    },
    has: async (name) => (await db.$count(operatorKeys, good(name))) > 0,
    add: async (name) => {
      if (name === firstOperator) return null;
      const key = `mo_${randomBytes(32).toString('base64url')}`;
      const made = await db
        .insert(operatorKeys)
        .values({ name, keyHash: hashOf(key), createdAtMs: now() })
        .onConflictDoNothing()
        .returning({ keyId: operatorKeys.keyId });
      return made.length === 0 ? null : key;
    },
    revoke: async (name) => {
      const revoked = await db.update(operatorKeys).set({ revokedAtMs: now() }).where(good(name)).returning({ keyId: operatorKeys.keyId });
      return revoked.length > 0;
    },
    list: () =>
      db
        .select({ name: operatorKeys.name, createdAtMs: operatorKeys.createdAtMs, revokedAtMs: operatorKeys.revokedAtMs })
        .from(operatorKeys)
        .orderBy(asc(operatorKeys.keyId)),
  };
}
