// The second factor: an app that shows a code every half minute, and the codes for the day it is lost.
import { createHmac, randomBytes } from 'node:crypto';
import { base32nopad } from '@scure/base';
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { and, count, eq, isNotNull, isNull, lt } from 'drizzle-orm';

import type { Store } from '#server/store/open-store.ts';
import { authenticators, recoveryCodes } from '#server/store/schema/security.ts';
import { appAddress, stepOfCode } from './time-code.ts';

export type Authenticator = {
  /** True if codes are asked for. */
  isOn(userId: string): Promise<boolean>;
  /** A new secret as text, and as the address that a QR code carries; it asks for nothing before a code of it has been seen. Null: one is on already. */
  begin(userId: string, email: string): Promise<{ readonly secret: string; readonly address: string } | null>;
  /** Turns it on with a first code. Answers the recovery codes, this once; null: wrong code, or none begun in the last quarter of an hour. */
  confirm(userId: string, code: string): Promise<readonly string[] | null>;
  remove(userId: string): Promise<void>;
  /** True once for each code of the app, and once for each recovery code. */
  use(userId: string, code: string): Promise<boolean>;
  /** New recovery codes in the place of all before. */
  renewRecoveryCodes(userId: string): Promise<readonly string[]>;
  recoveryCodesLeft(userId: string): Promise<number>;
};

const howManyCodes = 10;
const confirmWithinMs = 15 * 60_000;

/** Ten letters and digits of base 32: fifty bits. */
const newRecoveryCode = (): string =>
  base32nopad
    .encode(randomBytes(10))
    .slice(0, 10)
    .replace(/^(.{5})/, '$1-');

const plain = (code: string): string => code.replace(/[\s-]+/g, '').toUpperCase();

export function createAuthenticator(db: Store['db'], key: string, now: () => number): Authenticator {
  const hash = (userId: string, code: string): string =>
    createHmac('sha256', key)
      .update(`${userId} ${plain(code)}`)
      .digest('base64url');

  const read = async (userId: string) => {
    const [row] = await db.select().from(authenticators).where(eq(authenticators.userId, userId));
    return row ?? null;
  };
  const isOn = async (userId: string): Promise<boolean> => ((await read(userId))?.confirmedAtMs ?? null) !== null;
  const secretOf = async (encrypted: string): Promise<Uint8Array> =>
    Buffer.from(await symmetricDecrypt({ key, data: encrypted }), 'base64url');

  const renew = async (userId: string): Promise<readonly string[]> => {
    const codes = Array.from({ length: howManyCodes }, newRecoveryCode);
    await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    await db.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hash(userId, code) })));
    return codes;
  };

  /** A code that is used twice at the same time is taken once. */
  const takeStep = async (userId: string, step: number, changes: { confirmedAtMs?: number }): Promise<boolean> => {
    const taken = await db
      .update(authenticators)
      .set({ lastStep: step, ...changes })
      .where(and(eq(authenticators.userId, userId), lt(authenticators.lastStep, step)))
      .returning({ lastStep: authenticators.lastStep });
    return taken.length > 0;
  };

  return {
    isOn,
    begin: async (userId, email) => {
      if (await isOn(userId)) return null;
      const bytes = randomBytes(20);
      const secret = await symmetricEncrypt({ key, data: bytes.toString('base64url') });
      const row = { secret, begunAtMs: now(), confirmedAtMs: null, lastStep: 0 };
      await db
        .insert(authenticators)
        .values({ userId, ...row })
        .onConflictDoUpdate({ target: authenticators.userId, set: row });
      const text = base32nopad.encode(bytes);
      return { secret: text, address: appAddress(text, email) };
    },
    confirm: async (userId, code) => {
      const row = await read(userId);
      if (row === null || row.confirmedAtMs !== null || row.begunAtMs + confirmWithinMs <= now()) return null;
      const step = stepOfCode(await secretOf(row.secret), plain(code), now());
      if (step === null || !(await takeStep(userId, step, { confirmedAtMs: now() }))) return null;
      return renew(userId);
    },
    remove: async (userId) => {
      await db.delete(authenticators).where(eq(authenticators.userId, userId));
      await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    },
    use: async (userId, code) => {
      const [row] = await db
        .select()
        .from(authenticators)
        .where(and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAtMs)));
      if (row === undefined) return false;
      if (/^\d{6}$/.test(plain(code))) {
        const step = stepOfCode(await secretOf(row.secret), plain(code), now());
        return step !== null && takeStep(userId, step, {});
      }
      const used = await db
        .update(recoveryCodes)
        .set({ usedAtMs: now() })
        .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hash(userId, code)), isNull(recoveryCodes.usedAtMs)))
        .returning({ usedAtMs: recoveryCodes.usedAtMs });
      return used.length > 0;
    },
    renewRecoveryCodes: renew,
    recoveryCodesLeft: async (userId) => {
      const left = and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAtMs));
      const [row] = await db.select({ left: count() }).from(recoveryCodes).where(left);
      return row?.left ?? 0;
    },
  };
}
