// The codes for the day that the authenticator app is lost: each is good once.
import { createHmac, randomBytes } from 'node:crypto';
import { base32nopad } from '@scure/base';
import { and, count, eq, isNull } from 'drizzle-orm';

import type { Store } from '#server/store/open-store.ts';
import { recoveryCodes } from '#server/store/schema/security.ts';
import { plainCode } from './time-code.ts';

export type RecoveryCodes = {
  /** New ones in the place of all before. */
  renew(userId: string): Promise<readonly string[]>;
  /** True once for each code. */
  use(userId: string, code: string): Promise<boolean>;
  left(userId: string): Promise<number>;
  remove(userId: string): Promise<void>;
};

const howManyCodes = 10;

/** 128 bits in base 32, in groups of five. */
const newRecoveryCode = (): string => base32nopad.encode(randomBytes(16)).replaceAll(/(.{5})(?=.)/g, '$1-');

export function createRecoveryCodes(db: Store['db'], key: string, now: () => number): RecoveryCodes {
  const hash = (userId: string, code: string): string =>
    createHmac('sha256', key)
      .update(`${userId} ${plainCode(code)}`)
      .digest('base64url');
  const remove = async (userId: string): Promise<void> => {
    await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  };
  return {
    renew: async (userId) => {
      const codes = Array.from({ length: howManyCodes }, newRecoveryCode);
      await remove(userId);
      await db.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hash(userId, code) })));
      return codes;
    },
    use: async (userId, code) => {
      const used = await db
        .update(recoveryCodes)
        .set({ usedAtMs: now() })
        .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hash(userId, code)), isNull(recoveryCodes.usedAtMs)))
        .returning({ usedAtMs: recoveryCodes.usedAtMs });
      return used.length > 0;
    },
    left: async (userId) => {
      const left = and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAtMs));
      const [row] = await db.select({ left: count() }).from(recoveryCodes).where(left);
      return row?.left ?? 0;
    },
    remove,
  };
}
