// Coins from one user to another: at once, without a fee, once, and by the rules of withdrawals.
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { getMovements } from '#lib/contract/calls/v1/assets/history.ts';
import { setWhitelist } from '#lib/contract/calls/v1/assets/withdraw/address/whitelist.ts';
import { getWithdrawConfig } from '#lib/contract/calls/v1/assets/withdraw/config.ts';
import { getReceiver } from '#lib/contract/calls/v1/assets/withdraw/internal/receiver.ts';
import { getInternalTransfers } from '#lib/contract/calls/v1/assets/withdraw/internal/records.ts';
import { sendToUser } from '#lib/contract/calls/v1/assets/withdraw/internal/send.ts';
import { userInfo } from '#lib/contract/calls/v1/user/overview/userinfo.ts';
import { enablePin } from '#lib/contract/calls/v1/user/security/pin/enable-pin.ts';
import { createInternalTransfers } from '#server/services/wallets/create-internal-transfers.ts';
import { createTurns } from '#server/services/wallets/turns.ts';
import { startMailServer, type MailServer } from '../mail-server.ts';
import { tryProven } from '../prove.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import type { Visitor } from '../visitor.ts';
import { createWithdrawer, holding } from './withdrawer.ts';

let exchange: TestExchange;
let mail: MailServer;
beforeAll(async () => {
  mail = await startMailServer();
  exchange = await startTestExchange({ smtpUrl: mail.url });
});
afterAll(async () => {
  await exchange.close();
  await mail.close();
});

type Person = { readonly visitor: Visitor; readonly userId: string; readonly email: string; readonly accountId: number };
const row = z.object({ id: z.string(), email: z.string(), account_id: z.number() });

/** A trader whose e-mail address is verified. */
async function personOf(visitor: Visitor): Promise<Person> {
  const person = await unverified(visitor);
  await exchange.accounts.verifyEmail(person.userId);
  return person;
}

async function unverified(visitor: Visitor): Promise<Person> {
  const { userInfo: info } = await visitor.call(userInfo, {});
  const asked = 'select u.id, u.email, a.account_id from "user" u join exchange_accounts a on a.user_id = u.id where u.id = $1';
  const { rows } = await exchange.store.pool.query(asked, [info.userId]);
  const found = row.parse(rows[0]);
  return { visitor, userId: found.id, email: found.email, accountId: found.account_id };
}
const withPin = async (usdt: string): Promise<Person> => personOf(await createWithdrawer(exchange, usdt));
const send = (from: Person, receiver: string, amount: string, more: object = {}) =>
  tryProven(from.visitor, sendToUser, { receiver, coin: 'USDT', amount, ...more });

test('by e-mail address and by id: it is there at once, nothing is lost on the way, and both sides find it', async () => {
  const [ann, bob] = [await withPin('1000'), await personOf(await createTrader(exchange))];
  expect(await send(ann, bob.email.toUpperCase(), '100')).toMatchObject({
    code: '00000',
    data: { direction: 'sent', amount: '100', counterpart: 't***@e***.com' },
  });
  expect(await ann.visitor.call(getReceiver, { receiver: bob.userId })).toEqual({ masked: 't***@e***.com' });
  expect((await send(ann, bob.userId, '0.00000001')).code).toBe('00000');
  expect([await holding(ann.visitor), await holding(bob.visitor)]).toEqual(['899.99999999+0', '100.00000001+0']);
  const [sent, got] = [(await ann.visitor.call(getInternalTransfers, {})).list, (await bob.visitor.call(getInternalTransfers, {})).list];
  expect(sent.map(({ direction, amount }) => `${direction} ${amount}`)).toEqual(['sent 0.00000001', 'sent 100']);
  expect(got.map(({ direction, amount }) => `${direction} ${amount}`)).toEqual(['received 0.00000001', 'received 100']);
  await exchange.projections.caughtUp(exchange.client.status().sequence);
  const { list } = await bob.visitor.call(getMovements, { kind: 'internal' });
  expect(list.map(({ amount }) => amount)).toEqual(['0.00000001', '100']);
  // A transfer to others counts as a withdrawal; worth is rounded up to a millionth.
  expect((await ann.visitor.call(getWithdrawConfig, {})).dailyLeft).toBe('49899.999999');
});

test('an e-mail address that nobody has looks like one that somebody has; sending to it is refused', async () => {
  const [ann, bob] = [await withPin('50'), await personOf(await createTrader(exchange))];
  const [known, unknown] = [bob.email, bob.email.replace('trader', 'talker')];
  expect(await ann.visitor.call(getReceiver, { receiver: known })).toEqual(await ann.visitor.call(getReceiver, { receiver: unknown }));
  expect((await send(ann, unknown, '10')).code).toBe('40068');
  expect((await ann.visitor.try(getReceiver, { receiver: 'nobody-of-that-name' })).code).toBe('40068');
  expect((await ann.visitor.try(getReceiver, { receiver: ann.email })).code).toBe('40069');
  expect((await send(ann, ann.userId, '10')).code).toBe('40069');
  expect((await send(ann, bob.email, '50.00000001')).code).toBe('02014');
  expect(await ann.visitor.try(sendToUser, { receiver: bob.email, coin: 'USDT', amount: '1' })).toMatchObject({ code: '24392' });
  expect([await holding(ann.visitor), await holding(bob.visitor)]).toEqual(['50+0', '0+0']);
});

test('an e-mail address that its user has not verified is nobody’s: anybody can register with it; the id is good', async () => {
  const [ann, eve] = [await withPin('50'), await unverified(await createTrader(exchange))];
  expect(await ann.visitor.call(getReceiver, { receiver: eve.email })).toEqual({ masked: 't***@e***.com' });
  expect((await send(ann, eve.email, '10')).code).toBe('40068');
  expect(await holding(eve.visitor)).toBe('0+0');
  expect((await send(ann, eve.userId, '10')).code).toBe('00000');
  expect(await holding(eve.visitor)).toBe('10+0');
});

test('the whitelist, the hold after a change of the PIN, and the day’s limit are in the way as of withdrawals', async () => {
  const [ann, eve, bob] = [await withPin('100'), await withPin('100'), await personOf(await createTrader(exchange))];
  await tryProven(ann.visitor, setWhitelist, { on: true });
  expect((await send(ann, bob.email, '10')).code).toBe('40055');
  expect((await tryProven(eve.visitor, enablePin, { pin: '830275' })).code).toBe('00000');
  const { internalTransfers } = exchange.money;
  const request = { to: bob, coin: 'USDT', amountUnits: 1_000_000_000n, worthMicros: 10_000_000, clientOid: null };
  expect(await internalTransfers.send(eve, request, 1e12)).toMatchObject({ reason: 'held' });
  expect(await internalTransfers.send(ann, request, 9_999_999)).toEqual({ reason: 'daily-limit', leftMicros: 9_999_999 });
  expect(await holding(bob.visitor)).toBe('0+0');
});

test('fifty at once: as much as is there, as much as the day allows, one effect per name, nobody below zero', async () => {
  const [ann, bob] = [await withPin('1000'), await withPin('1000')];
  const { internalTransfers } = exchange.money;
  const race = async (from: Person, to: Person, limitMicros: number, clientOid: string | null): Promise<number> => {
    const request = { to, coin: 'USDT', amountUnits: 10_000_000_000n, worthMicros: 100_000_000, clientOid };
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => internalTransfers.send(from, request, limitMicros)));
    return new Set(outcomes.flatMap((outcome) => ('id' in outcome ? [outcome.id] : []))).size;
  };
  expect(await race(ann, bob, 1e12, null)).toBe(10);
  expect([await holding(ann.visitor), await holding(bob.visitor)]).toEqual(['0+0', '2000+0']);
  expect(await race(bob, ann, 1e12, 'rent')).toBe(1);
  expect([await holding(ann.visitor), await holding(bob.visitor)]).toEqual(['100+0', '1900+0']);
  // 100 of 400 are used already.
  expect(await race(bob, ann, 400_000_000, null)).toBe(3);
  expect([await holding(ann.visitor), await holding(bob.visitor)]).toEqual(['400+0', '1600+0']);
  expect(await exchange.client.checkInvariants()).toEqual([]);
});

test('another amount or receiver under a name that is used is refused, also of fifty at once; only the same one answers the first', async () => {
  const [ann, bob, eve] = [
    await withPin('1000'),
    await personOf(await createTrader(exchange)),
    await personOf(await createTrader(exchange)),
  ];
  const first = await send(ann, bob.email, '10', { clientOid: 'rent' });
  expect(first.code).toBe('00000');
  expect(await send(ann, bob.email, '20', { clientOid: 'rent' })).toMatchObject({ code: '50207' });
  expect(await send(ann, eve.email, '10', { clientOid: 'rent' })).toMatchObject({ code: '50207' });
  expect(await send(ann, bob.userId, '10.0', { clientOid: 'rent' })).toMatchObject({ code: '00000', data: first.data });
  expect([await holding(ann.visitor), await holding(bob.visitor), await holding(eve.visitor)]).toEqual(['990+0', '10+0', '0+0']);
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, (_, place) => {
      const request = { to: place % 2 === 0 ? bob : eve, coin: 'USDT', amountUnits: BigInt(place + 1) * 100_000_000n, worthMicros: 1 };
      return exchange.money.internalTransfers.send(ann, { ...request, clientOid: 'gas' }, 1e12);
    }),
  );
  const sent = outcomes.flatMap((outcome) => ('id' in outcome ? [outcome] : []));
  expect(sent).toHaveLength(1);
  expect(outcomes.filter((outcome) => 'reason' in outcome && outcome.reason === 'name-taken')).toHaveLength(49);
  const moved = Number((sent[0]?.amountUnits ?? 0n) / 100_000_000n);
  expect(await holding(ann.visitor)).toBe(`${990 - moved}+0`);
  expect(await exchange.client.checkInvariants()).toEqual([]);
});

test('told to the core and not written down: after a stop it is told again, and moves nothing twice', async () => {
  const [ann, bob] = [await withPin('100'), await personOf(await createTrader(exchange))];
  expect((await send(ann, bob.email, '40')).code).toBe('00000');
  await exchange.store.pool.query('update internal_transfers set done = false');
  const { client, listings, store } = exchange;
  const nothing = { heldUntilMs: async () => 0, worthSince: async () => 0, log: { error: () => undefined } };
  const again = { db: store.db, client, assetOf: listings.assetOf, turns: createTurns(), now: Date.now, ...nothing };
  const { page } = await createInternalTransfers(again);
  expect(await page(ann.userId, { limit: 5 })).toMatchObject([{ done: true }]);
  expect([await holding(ann.visitor), await holding(bob.visitor)]).toEqual(['60+0', '40+0']);
});

test('the core did not answer: asked again under the same name it is sent, once, and not only said to be', async () => {
  const [ann, bob] = [await withPin('100'), await personOf(await createTrader(exchange))];
  const { listings, store } = exchange;
  let isAway = true;
  const client: Pick<TestExchange['client'], 'submit'> = {
    submit: (command) => (isAway ? Promise.reject(new Error('away')) : exchange.client.submit(command)),
  };
  const nothing = { heldUntilMs: async () => 0, worthSince: async () => 0, log: { error: () => undefined } };
  const transfers = await createInternalTransfers({
    db: store.db,
    client,
    assetOf: listings.assetOf,
    turns: createTurns(),
    now: Date.now,
    ...nothing,
  });
  const request = { to: bob, coin: 'USDT', amountUnits: 4_000_000_000n, worthMicros: 40_000_000, clientOid: 'rent' };
  await expect(transfers.send(ann, request, 1e12)).rejects.toThrow('away');
  isAway = false;
  expect(await transfers.send(ann, request, 1e12)).toMatchObject({ done: true });
  expect(await transfers.send(ann, request, 1e12)).toMatchObject({ done: true });
  expect([await holding(ann.visitor), await holding(bob.visitor)]).toEqual(['60+0', '40+0']);
});
