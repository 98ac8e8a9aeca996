// E-mail addresses as calls take them: what no mail can go to is refused by name, and one address has one account, however it is spelt.
import { afterAll, beforeAll, expect, test } from 'vitest';

import { enterAsGuest } from '#lib/contract/calls/v1/user/guest.ts';
import { login } from '#lib/contract/calls/v1/user/login.ts';
import { askPasswordLink } from '#lib/contract/calls/v1/user/password/askLink.ts';
import { resetPasswordByCode } from '#lib/contract/calls/v1/user/password/resetByCode.ts';
import { register } from '#lib/contract/calls/v1/user/register.ts';
import { getSecurity } from '#lib/contract/calls/v1/user/security/overview.ts';
import { getReceiver } from '#lib/contract/calls/v1/assets/withdraw/internal/receiver.ts';
import { freezeUser } from '#lib/contract/calls/v1/operator/user/freeze.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader, goodPassword } from '../trader.ts';
import { createVisitor } from '../visitor.ts';

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await startTestExchange();
});
afterAll(() => exchange.close());

const wrong = { code: '40020', httpStatus: 400, params: { field: 'email' } };

test.each(['a..b@example.com', 'me@example.com.', 'name@b.c', 'name@1.2', 'name@-example.com', 'jörg@example.com'])(
  '%s is refused by every call that takes an address',
  async (email) => {
    const visitor = createVisitor(exchange);
    const guest = createVisitor(exchange);
    await guest.call(enterAsGuest, {});
    const operator = createVisitor(exchange, { 'x-operator-key': exchange.operatorKey });
    const given = { email, password: goodPassword };
    expect(await visitor.try(register, given)).toMatchObject(wrong);
    expect(await guest.try(register, given)).toMatchObject(wrong);
    expect(await visitor.try(login, given)).toMatchObject(wrong);
    expect(await visitor.try(askPasswordLink, { email })).toMatchObject(wrong);
    expect(await visitor.try(resetPasswordByCode, { ...given, code: 'abcd-efgh-ijkl' })).toMatchObject(wrong);
    expect(await operator.try(freezeUser, { email, frozen: false })).toMatchObject(wrong);
    const trader = await createTrader(exchange);
    expect(await trader.try(getReceiver, { receiver: email })).toMatchObject({ code: '40020', params: { field: 'receiver' } });
  },
);

test('letters that are not ASCII before the @ are refused by name', async () => {
  const answer = await createVisitor(exchange).try(register, { email: 'иван@example.com', password: goodPassword });
  expect(answer.params).toMatchObject({ reason: 'must have nothing but ASCII letters, digits and signs before the @' });
});

test.each([
  ['ann@exämple.com', 'ann@xn--exmple-cua.com'],
  ['ivan@пример.рф', 'ivan@xn--e1afmkfd.xn--p1ai'],
])('%s is the same address as %s', async (written, kept) => {
  const visitor = createVisitor(exchange);
  expect(await visitor.call(register, { email: written, password: goodPassword })).toHaveProperty('userId');
  expect((await visitor.call(getSecurity, {})).email).toBe(kept);
  expect(await createVisitor(exchange).try(register, { email: kept.toUpperCase(), password: goodPassword })).toMatchObject({
    code: '20108',
  });
  for (const email of [written, kept, kept.toUpperCase()])
    expect(await createVisitor(exchange).call(login, { email, password: goodPassword })).toHaveProperty('userId');
});

test('of two who register with one address at once, one gets it', async () => {
  const given = { email: 'both@example.com', password: goodPassword };
  const codes = await Promise.all(Array.from({ length: 4 }, async () => (await createVisitor(exchange).try(register, given)).code));
  expect(codes.toSorted()).toEqual(['00000', '20108', '20108', '20108']);
});

test('whoever registers is known by the part before the @, and the session is told with its device and place', async () => {
  const visitor = createVisitor(exchange, { 'user-agent': 'a browser' });
  expect(await visitor.call(register, { email: 'Maria.F@example.com', password: goodPassword })).toMatchObject({ userName: 'Maria.F' });
  const [session] = await exchange.accounts.sessions((await exchange.accounts.findUser('maria.f@example.com')) ?? '');
  expect(session).toMatchObject({ device: 'a browser', address: '127.0.0.1' });
});
