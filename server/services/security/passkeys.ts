// Passkeys: a key pair in the user's device, opened by finger, face or PIN. Only its public half is known here.
import {
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { and, desc, eq } from 'drizzle-orm';

import type { PasskeyMaking, PasskeyQuestion } from '#lib/contract/wire/passkey.ts';
import type { Store } from '#server/store/open-store.ts';
import { passkeys } from '#server/store/schema/security.ts';
import type { SecurityTokens } from './security-tokens.ts';

/** The site as the browser knows it: a key made for one opens no other. */
type Site = { readonly hostName: string; readonly origin: string };

type Made = Omit<RegistrationResponseJSON, 'clientExtensionResults'>;
type Answered = Omit<AuthenticationResponseJSON, 'clientExtensionResults'>;

type KeptPasskey = {
  readonly passkeyId: number;
  readonly name: string;
  readonly synced: boolean;
  readonly createdAtMs: number;
  readonly lastUsedAtMs: number | null;
};

export type Passkeys = {
  list(userId: string): Promise<readonly KeptPasskey[]>;
  /** The question that the browser needs to make a passkey. */
  beginAdding(user: { userId: string; sessionId: string; email: string }, site: Site): Promise<PasskeyMaking>;
  /** False: not made for this site and this question, or known already. */
  add(user: { userId: string; sessionId: string }, site: Site, name: string, made: Made): Promise<boolean>;
  rename(userId: string, passkeyId: number, name: string): Promise<boolean>;
  remove(userId: string, passkeyId: number): Promise<boolean>;
  /** The question that the browser needs to log in with a passkey, of any user. */
  beginLogin(site: Site): Promise<PasskeyQuestion>;
  /** The user whose key answered the question; null: nobody. */
  login(site: Site, answer: Answered): Promise<string | null>;
};

const questionLifeMs = 5 * 60_000;
const venueName = 'Meridian';
const maxPasskeys = 20;
const adding = 'add-passkey';
const loggingIn = 'login-passkey';

async function list(db: Store['db'], userId: string): Promise<readonly KeptPasskey[]> {
  const rows = await db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(desc(passkeys.passkeyId));
  return rows.map(({ passkeyId, name, synced, createdAtMs, lastUsedAtMs }) => ({ passkeyId, name, synced, createdAtMs, lastUsedAtMs }));
}

function addingOf(db: Store['db'], tokens: SecurityTokens, now: () => number): Pick<Passkeys, 'beginAdding' | 'add'> {
  return {
    beginAdding: async ({ userId, sessionId, email }, { hostName }) => {
      const known = await db.select({ id: passkeys.credentialId }).from(passkeys).where(eq(passkeys.userId, userId));
      const challenge = await tokens.issue({ userId, sessionId, purpose: adding }, questionLifeMs);
      const { pubKeyCredParams, ...options } = await generateRegistrationOptions({
        rpName: venueName,
        rpID: hostName,
        userName: email,
        userID: new TextEncoder().encode(userId),
        challenge: Buffer.from(challenge, 'base64url'),
        attestationType: 'none',
        excludeCredentials: known,
      });
      return {
        challenge: options.challenge,
        rp: { id: hostName, name: venueName },
        user: options.user,
        pubKeyCredParams,
        timeout: questionLifeMs,
        attestation: 'none',
        excludeCredentials: known.map(({ id }) => ({ id, type: 'public-key' })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      };
    },
    add: async ({ userId, sessionId }, { hostName, origin }, name, made) => {
      if ((await list(db, userId)).length >= maxPasskeys) return false;
      try {
        const { verified, registrationInfo } = await verifyRegistrationResponse({
          response: { ...made, clientExtensionResults: {} },
          expectedChallenge: (challenge) => tokens.redeem(challenge, { userId, sessionId, purpose: adding }),
          expectedOrigin: origin,
          expectedRPID: hostName,
          requireUserVerification: true,
        });
        if (!verified) return false;
        const { credential, credentialBackedUp } = registrationInfo;
        const row = {
          userId,
          name,
          credentialId: credential.id,
          publicKey: Buffer.from(credential.publicKey).toString('base64url'),
          counter: credential.counter,
          synced: credentialBackedUp,
          createdAtMs: now(),
        };
        const added = await db.insert(passkeys).values(row).onConflictDoNothing().returning({ passkeyId: passkeys.passkeyId });
        return added.length > 0;
      } catch {
        // The library throws at whatever does not fit.
        return false;
      }
    },
  };
}

function loginOf(db: Store['db'], tokens: SecurityTokens, now: () => number): Pick<Passkeys, 'beginLogin' | 'login'> {
  return {
    beginLogin: async ({ hostName }) => {
      const challenge = await tokens.issue({ userId: null, sessionId: '', purpose: loggingIn }, questionLifeMs);
      return { challenge, rpId: hostName, timeout: questionLifeMs, userVerification: 'required' };
    },
    login: async ({ hostName, origin }, answer) => {
      const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, answer.id));
      if (row === undefined) return null;
      try {
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          response: { ...answer, clientExtensionResults: {} },
          expectedChallenge: (challenge) => tokens.redeem(challenge, { userId: null, sessionId: '', purpose: loggingIn }),
          expectedOrigin: origin,
          expectedRPID: hostName,
          requireUserVerification: true,
          credential: { id: row.credentialId, publicKey: Buffer.from(row.publicKey, 'base64url'), counter: row.counter },
        });
        if (!verified) return null;
        await db
          .update(passkeys)
          .set({ counter: authenticationInfo.newCounter, lastUsedAtMs: now() })
          .where(eq(passkeys.passkeyId, row.passkeyId));
        return row.userId;
      } catch {
        return null;
      }
    },
  };
}

export function createPasskeys(db: Store['db'], tokens: SecurityTokens, now: () => number): Passkeys {
  const one = (userId: string, passkeyId: number) => and(eq(passkeys.userId, userId), eq(passkeys.passkeyId, passkeyId));
  return {
    ...addingOf(db, tokens, now),
    ...loginOf(db, tokens, now),
    list: (userId) => list(db, userId),
    rename: async (userId, passkeyId, name) =>
      (await db.update(passkeys).set({ name }).where(one(userId, passkeyId)).returning({ name: passkeys.name })).length > 0,
    remove: async (userId, passkeyId) =>
      (await db.delete(passkeys).where(one(userId, passkeyId)).returning({ name: passkeys.name })).length > 0,
  };
}
