// Keys for programs: made with a secret that is told once, ended at any time, and held against every signed request.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { and, count, desc, eq } from 'drizzle-orm';

import { allowsCall, apiScopes, maxApiKeys, type ApiScope, type CallScope } from '#lib/contract/accounts/api-key.ts';
import type { TradingMode } from '#lib/contract/trading-mode.ts';
import type { Store } from '#server/store/open-store.ts';
import { unlessAway } from '#server/store/database-away.ts';
import { apiKeys } from '#server/store/schema/security.ts';
import { createLastKnown } from '#server/store/last-known.ts';
import { isAddressRange, isAllowedFrom } from './address-list.ts';

/** @internal */
export type KeyTerms = {
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  readonly addresses: readonly string[];
  readonly callsPerMinute: number;
  /** Null: it never ends. */
  readonly days: number | null;
};

export type KeptKey = Omit<KeyTerms, 'days'> & {
  readonly keyId: number;
  readonly accessKey: string;
  readonly createdAtMs: number;
  readonly expiresAtMs: number | null;
  readonly lastUsedAtMs: number | null;
};

/**
 * As it arrived: nothing of it is written anew before it is signed.
 * @internal
 */
export type SignedRequest = {
  readonly accessKey: string;
  readonly passphrase: string;
  /** Milliseconds since 1970, as text. */
  readonly timestamp: string;
  /** base64(HMAC-SHA256(secret, timestamp + METHOD + path + '?query' + body)). */
  readonly signature: string;
  readonly method: string;
  readonly path: string;
  /** Without question mark. Clients sign it as sent, or with its escapes undone. */
  readonly query: string;
  readonly body: string;
  readonly address: string;
  /** The world that it means, as its header says. */
  readonly mode: TradingMode;
};

/** The owner of keys, and the world that the keys are for. */
type KeyOwner = { readonly userId: string; readonly mode: TradingMode };

type KeyRefusal =
  | 'unknown-key'
  | 'wrong-passphrase'
  | 'wrong-signature'
  | 'wrong-time'
  | 'wrong-address'
  | 'too-many-calls'
  | 'wrong-scope';

export type ApiKeys = {
  /** It is good in one world alone: in the other there is no such key. */
  create(
    owner: KeyOwner,
    terms: KeyTerms,
    passphrase: string,
  ): Promise<{ key: KeptKey; secret: string } | 'addresses-needed' | 'wrong-addresses' | 'too-many-keys'>;
  list(owner: KeyOwner): Promise<readonly KeptKey[]>;
  revoke(owner: KeyOwner, keyId: number): Promise<boolean>;
  /** The user whose program asks for a call, if the key has the scope that the call's definition names; or the refusal. */
  check(request: SignedRequest, call: { readonly scope?: CallScope | undefined }): Promise<{ readonly userId: string } | KeyRefusal>;
};

const dayMs = 24 * 60 * 60_000;
/** A request of another time may be somebody else's copy. */
const clockDifferenceMs = 30_000;
const minuteMs = 60_000;
/** Written down no more often: it is told to the minute. */
const noteUseMs = 60_000;

type Row = typeof apiKeys.$inferSelect;

const keptOf = ({ userId: _owner, mode: _mode, secret: _secret, passphraseHash: _hash, scopes, ...row }: Row): KeptKey => ({
  ...row,
  scopes: apiScopes.filter((scope) => scopes.includes(scope)),
});

const rethrow = (error: unknown): never => {
  throw error;
};

const isEqual = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};

function undoEscapes(query: string): string {
  try {
    return decodeURIComponent(query);
  } catch {
    return query;
  }
}

function isSigned(secret: string, { timestamp, method, path, query, body, signature }: SignedRequest): boolean {
  return [query, undoEscapes(query)].some((written) => {
    const text = `${timestamp}${method.toUpperCase()}${path}${written === '' ? '' : `?${written}`}${body}`;
    return isEqual(createHmac('sha256', secret).update(text).digest('base64'), signature);
  });
}

export function createApiKeys({ db, isAway }: Pick<Store, 'db' | 'isAway'>, key: string, now: () => number): ApiKeys {
  const lastRows = createLastKnown<Row>({ freshMs: 0, whileAway: (row) => row, isAway, now });
  const hash = (accessKey: string, passphrase: string): string =>
    createHmac('sha256', key).update(`${accessKey} ${passphrase}`).digest('base64url');
  /** Calls of the running minute. */
  const calls = new Map<number, { minute: number; count: number }>();
  const draw = (keyId: number, callsPerMinute: number): boolean => {
    const minute = Math.floor(now() / minuteMs);
    const running = calls.get(keyId);
    const before = running?.minute === minute ? running.count : 0;
    calls.set(keyId, { minute, count: before + 1 });
    return before < callsPerMinute;
  };
  const ofOwner = ({ userId, mode }: KeyOwner) => and(eq(apiKeys.userId, userId), eq(apiKeys.mode, mode));

  return {
    create: async ({ userId, mode }, { name, scopes, addresses, callsPerMinute, days }, passphrase) => {
      if (!addresses.every(isAddressRange)) return 'wrong-addresses';
      const movesMoney = scopes.includes('withdraw') || scopes.includes('transfer');
      if (movesMoney && addresses.length === 0) return 'addresses-needed';
      const [held] = await db.select({ count: count() }).from(apiKeys).where(eq(apiKeys.userId, userId));
      if ((held?.count ?? 0) >= maxApiKeys) return 'too-many-keys';
      const accessKey = `mk_${randomBytes(16).toString('hex')}`;
      const secret = randomBytes(32).toString('hex');
      const terms = { name, scopes: [...new Set(scopes)], addresses: [...addresses], callsPerMinute };
      const times = { createdAtMs: now(), expiresAtMs: days === null ? null : now() + days * dayMs };
      const encrypted = await symmetricEncrypt({ key, data: secret });
      const row = { userId, mode, accessKey, secret: encrypted, passphraseHash: hash(accessKey, passphrase), ...terms, ...times };
      const [made] = await db.insert(apiKeys).values(row).returning();
      if (made === undefined) throw new Error('the key was not kept');
      return { key: keptOf(made), secret };
    },
    list: async (owner) => {
      const rows = await db.select().from(apiKeys).where(ofOwner(owner)).orderBy(desc(apiKeys.keyId));
      return rows.map(keptOf);
    },
    revoke: async (owner, keyId) => {
      const mine = and(ofOwner(owner), eq(apiKeys.keyId, keyId));
      const forget = (): void => lastRows.forget((row) => row.keyId === keyId && row.userId === owner.userId);
      // It ends here whether or not the database can be told; and it may be looked up once more before it is.
      forget();
      const ended = await db.delete(apiKeys).where(mine).returning({ keyId: apiKeys.keyId });
      forget();
      return ended.length > 0;
    },
    check: async (request, call) => {
      const { accessKey, mode } = request;
      const meant = and(eq(apiKeys.accessKey, accessKey), eq(apiKeys.mode, mode));
      const row = await lastRows.read(`${mode} ${accessKey}`, async () => (await db.select().from(apiKeys).where(meant))[0] ?? null);
      if (row === null || (row.expiresAtMs !== null && row.expiresAtMs <= now())) return 'unknown-key';
      if (!isAllowedFrom(row.addresses, request.address)) return 'wrong-address';
      if (!/^\d{13}$/.test(request.timestamp) || Math.abs(Number(request.timestamp) - now()) > clockDifferenceMs) return 'wrong-time';
      if (!isEqual(hash(row.accessKey, request.passphrase), row.passphraseHash)) return 'wrong-passphrase';
      if (!isSigned(await symmetricDecrypt({ key, data: row.secret }), request)) return 'wrong-signature';
      if (!draw(row.keyId, row.callsPerMinute)) return 'too-many-calls';
      if (now() - (row.lastUsedAtMs ?? 0) >= noteUseMs)
        await db.update(apiKeys).set({ lastUsedAtMs: now() }).where(eq(apiKeys.keyId, row.keyId)).catch(unlessAway(rethrow));
      return allowsCall(keptOf(row).scopes, call) ? { userId: row.userId } : 'wrong-scope';
    },
  };
}
