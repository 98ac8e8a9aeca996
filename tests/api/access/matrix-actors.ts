// All kinds of callers, and how each of them asks.
import { eq } from 'drizzle-orm';

import type { AnyCall } from '#lib/contract/call.ts';
import { enterPaper } from '#lib/contract/calls/paptrading/switch.ts';
import { createApiKey } from '#lib/contract/calls/v1/user/apiKey/create.ts';
import { revokeApiKey } from '#lib/contract/calls/v1/user/apiKey/revoke.ts';
import { enterAsGuest } from '#lib/contract/calls/v1/user/guest.ts';
import { userInfo } from '#lib/contract/calls/v1/user/overview/userinfo.ts';
import { enablePin } from '#lib/contract/calls/v1/user/security/pin/enable-pin.ts';
import { type ErrorKey, errorCodes } from '#lib/contract/errors.ts';
import { sessionCookie } from '#lib/contract/accounts/session-cookie.ts';
import { namesItsWorld, paperHeader } from '#lib/contract/trading-mode.ts';
import { session } from '#server/store/schema/identity.ts';
import type { ActorName } from './matrix-refusals.ts';
import { createOperator } from '../operator.ts';
import { tryProven } from '../prove.ts';
import type { TestExchange } from '../start-test-exchange.ts';
import { enterFreshSubAccount } from '../sub-account.ts';
import { createTrader } from '../trader.ts';
import { createVisitor, type Visitor } from '../visitor.ts';

const json = { 'content-type': 'application/json' };

export type Actor = {
  readonly name: ActorName;
  readonly who: Visitor;
  /** The headers that each call carries beside its own. */
  headers(call: AnyCall): Readonly<Record<string, string>>;
  /** May have proofs: has a password of its own. */
  readonly proves: boolean;
};

export const codeOf = (key: ErrorKey): string => errorCodes[key];

const none = (): Readonly<Record<string, string>> => ({});
/** The right key and the wrong way in: what a program would send, and what somebody would try. */
const programHeaders = (accessKey: string): Readonly<Record<string, string>> => ({
  cookie: `${sessionCookie}=${accessKey}`,
  authorization: `Bearer ${accessKey}`,
  'access-key': accessKey,
  'x-api-key': accessKey,
  'access-passphrase': 'open-sesame-1',
});

async function revokedKey(exchange: TestExchange): Promise<string> {
  const owner = await createTrader(exchange);
  const terms = { name: 'bot', scopes: ['read', 'trade'], addresses: [], passphrase: 'open-sesame-1', callsPerMinute: 60 };
  const { key } = createApiKey.response.parse((await tryProven(owner, createApiKey, terms)).data);
  await owner.call(revokeApiKey, { keyId: key.keyId });
  return key.accessKey;
}

async function expiredSession(exchange: TestExchange): Promise<string> {
  const visitor = await createTrader(exchange);
  const { userId } = (await visitor.call(userInfo, {})).userInfo;
  await exchange.store.db
    .update(session)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(session.userId, userId));
  exchange.accounts.forgetSessionsOf(userId);
  return visitor.cookie();
}

/** `owner` is the one whom the others go for. */
export async function createActors(exchange: TestExchange, owner: Visitor): Promise<readonly Actor[]> {
  const other = await createTrader(exchange, { USDT: ['TRC20', '1000'] });
  const made = await Promise.all(Array.from({ length: 5 }, () => createTrader(exchange)));
  const [sub, parent, demo, leader, frozen] = made;
  if (sub === undefined || parent === undefined || demo === undefined || leader === undefined || frozen === undefined)
    throw new Error('somebody has not come');
  await enterFreshSubAccount(exchange, sub);
  // Some proofs need more than a password.
  for (const one of [other, parent, demo, leader]) await tryProven(one, enablePin, { pin: '493027' });
  const idOf = async (who: Visitor): Promise<string> => (await who.call(userInfo, {})).userInfo.userId;
  await exchange.accounts.subAccounts.create(await idOf(parent), 'child', 'normal');
  await demo.call(enterPaper, {});
  await exchange.accounts.setRoles(await idOf(leader), { mc: [1, 2], sp: [1] });
  const frozenMain = await idOf(frozen);
  const frozenSub = await enterFreshSubAccount(exchange, frozen);
  await exchange.accounts.subAccounts.freeze(frozenMain, frozenSub, true);
  exchange.accounts.forgetSessionsOf(frozenSub);
  const [frozenOwn, frozenFamily] = [await createTrader(exchange), await createTrader(exchange)];
  await exchange.accounts.setFrozen(await idOf(frozenOwn), 'asked for by the police');
  const family = await idOf(frozenFamily);
  await enterFreshSubAccount(exchange, frozenFamily);
  await exchange.accounts.setFrozen(family, 'asked for by the police');
  const operator = await createOperator(exchange);
  const [key, expired] = [await revokedKey(exchange), await expiredSession(exchange)];
  const guest = createVisitor(exchange);
  await guest.call(enterAsGuest, {});
  const inDemo = (call: AnyCall) => (namesItsWorld(call.path) ? { [paperHeader]: '1' } : {});
  return [
    { name: 'anonymous', who: createVisitor(exchange), headers: none, proves: false },
    { name: 'owner', who: owner, headers: none, proves: true },
    { name: 'other user', who: other, headers: none, proves: true },
    { name: 'sub-account', who: sub, headers: none, proves: false },
    { name: 'parent of another', who: parent, headers: none, proves: true },
    { name: 'demo user', who: demo, headers: inDemo, proves: true },
    { name: 'guest', who: guest, headers: inDemo, proves: false },
    { name: 'trader', who: leader, headers: none, proves: true },
    { name: 'operator', who: operator, headers: none, proves: true },
    { name: 'frozen user', who: frozen, headers: none, proves: false },
    { name: 'frozen main', who: frozenOwn, headers: none, proves: true },
    { name: 'sub of a frozen main', who: frozenFamily, headers: none, proves: false },
    {
      name: 'expired session',
      who: createVisitor(exchange),
      headers: () => ({ cookie: expired }),
      proves: false,
    },
    {
      name: 'revoked key',
      who: createVisitor(exchange),
      headers: () => programHeaders(key),
      proves: false,
    },
  ];
}

/** As the actor would send it. */
export function askAs(
  { who, headers }: Actor,
  call: AnyCall,
  request: object,
  further: Readonly<Record<string, string>> = {},
): ReturnType<Visitor['raw']> {
  const carried = { ...headers(call), ...further };
  if (call.method === 'POST') return who.raw(call.path, { body: JSON.stringify(request), headers: { ...json, ...carried } });
  const query = new URLSearchParams(Object.entries(request).map(([field, value]) => [field, String(value)]));
  return who.raw(`${call.path}?${query.toString()}`, { method: 'GET', headers: carried });
}
