// The second factor: an app that shows a code every half minute, and the codes for the day it is lost.
import { randomBytes } from 'node:crypto';
import { base32nopad } from '@scure/base';
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { and, eq, isNotNull, lt } from 'drizzle-orm';

import type { Store } from '#server/store/open-store.ts';
import { authenticators } from '#server/store/schema/security.ts';
import { createRecoveryCodes } from './recovery-codes.ts';
import { appAddress, plainCode, stepOfCode } from './time-code.ts';

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
  /** True once for each recovery code: a code of the app is none. */
  useRecoveryCode(userId: string, code: string): Promise<boolean>;
  /** New recovery codes in the place of all before. */
  renewRecoveryCodes(userId: string): Promise<readonly string[]>;
  recoveryCodesLeft(userId: string): Promise<number>;
};

const confirmWithinMs = 15 * 60_000;

export function createAuthenticator(db: Store['db'], key: string, now: () => number): Authenticator {
  const codes = createRecoveryCodes(db, key, now);

  const read = async (userId: string) => {
    const [row] = await db.select().from(authenticators).where(eq(authenticators.userId, userId));
    return row ?? null;
  };
  const isOn = async (userId: string): Promise<boolean> => ((await read(userId))?.confirmedAtMs ?? null) !== null;
  const secretOf = async (encrypted: string): Promise<Uint8Array> =>
    Buffer.from(await symmetricDecrypt({ key, data: encrypted }), 'base64url');

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
      const step = stepOfCode(await secretOf(row.secret), plainCode(code), now());
      if (step === null || !(await takeStep(userId, step, { confirmedAtMs: now() }))) return null;
      return codes.renew(userId);
    },
    remove: async (userId) => {
      await db.delete(authenticators).where(eq(authenticators.userId, userId));
      await codes.remove(userId);
    },
    use: async (userId, code) => {
      const [row] = await db
        .select()
        .from(authenticators)
        .where(and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAtMs)));
      if (row === undefined) return false;
      if (/^\d{6}$/.test(plainCode(code))) {
        const step = stepOfCode(await secretOf(row.secret), plainCode(code), now());
        return step !== null && takeStep(userId, step, {});
      }
      return codes.use(userId, code);
    },
    useRecoveryCode: codes.use,
    renewRecoveryCodes: codes.renew,
    recoveryCodesLeft: codes.left,
  };
}
