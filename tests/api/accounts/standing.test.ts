// A user's standing with the venue: frozen by an operator, and what is not offered where somebody is.
import { afterAll, beforeAll, expect, test } from 'vitest';

import { getAssets } from '#lib/contract/calls/v1/assets/getAssets.ts';
import { transferFunds } from '#lib/contract/calls/v1/assets/transfer.ts';
import { closeContract } from '#lib/contract/calls/v1/mcp/order/closeContract.ts';
import { openContract } from '#lib/contract/calls/v1/mcp/order/openContract.ts';
import { decideIdentity } from '#lib/contract/calls/v1/admin/identity/decide.ts';
import { freezeUser } from '#lib/contract/calls/v1/operator/user/freeze.ts';
import { cancelOrder } from '#lib/contract/calls/v1/spot/order/cancel.ts';
import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { placeArbitrage } from '#lib/contract/calls/v1/trigger/strategy/arbitrage/placeStrategy.ts';
import { placeStrategyPortfolio } from '#lib/contract/calls/v1/trigger/strategy/portfolio/placeStrategyPortfolio.ts';
import { placeStrategyTv } from '#lib/contract/calls/v1/trigger/strategy/tv/placeStrategyTv.ts';
import { sendIdentityPicture } from '#lib/contract/calls/v1/user/identity/document.ts';
import { sendIdentity } from '#lib/contract/calls/v1/user/identity/send.ts';
import { login } from '#lib/contract/calls/v1/user/login.ts';
import { userInfo } from '#lib/contract/calls/v1/user/overview/userinfo.ts';
import { register } from '#lib/contract/calls/v1/user/register.ts';
import { enterPaper } from '#lib/contract/calls/paptrading/switch.ts';
import { inPaper, paperHeader } from '#lib/contract/trading-mode.ts';
import { createOperator } from '../operator.ts';
import { setRegions } from '../set-regions.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader, goodPassword } from '../trader.ts';
import { createVisitor, type Visitor } from '../visitor.ts';

let exchange: TestExchange;
let operator: Visitor;
beforeAll(async () => {
  exchange = await startTestExchange();
  operator = createVisitor(exchange, { 'x-operator-key': exchange.operatorKey });
});
afterAll(() => exchange.close());

const json = { 'content-type': 'application/json' };
const bid = { symbolId: 'BTCUSDT_SPBL', delegateType: 21, orderType: 0, delegatePrice: '95000', delegateCount: '0.001' } as const;
const long = { symbolId: 'BTCUSDT_UMCBL', delegateType: 21, orderType: 0, delegatePrice: '95000', delegateCount: '0.001' } as const;
const emailOf = async (who: Visitor): Promise<string> => exchange.accounts.emailOf((await who.call(userInfo, {})).userInfo.userId);

test('a frozen user logs in, looks, cancels and closes, and neither trades nor moves anything; then goes on', async () => {
  const trader = await createTrader(exchange, { USDT: ['TRC20', '1000'] });
  const email = await emailOf(trader);
  const move = { coin: 'USDT', amount: '1', from: 'spot', to: 'futures' } as const;
  await trader.call(transferFunds, move);
  const { orderId } = await trader.call(placeOrder, bid);
  expect(await operator.try(freezeUser, { email, frozen: true })).toMatchObject({ code: '40020', params: { field: 'reason' } });
  expect((await operator.try(freezeUser, { email: 'nobody@example.com', frozen: true, reason: 'x' })).code).toBe('20106');
  const reason = 'Your bank asks who has paid';
  await operator.call(freezeUser, { email, frozen: true, reason });
  expect(await trader.call(userInfo, {})).toMatchObject({ frozen: true, frozenReason: reason });
  expect(await trader.try(placeOrder, bid)).toMatchObject({ code: '20202', httpStatus: 403, params: { reason } });
  expect((await trader.try(openContract, long)).code).toBe('20202');
  expect(await trader.try(transferFunds, move)).toMatchObject({ code: '22100', httpStatus: 403, params: { reason } });
  // Nothing is open: it is the exchange that answers.
  expect((await trader.try(closeContract, { ...long, delegateType: 22 })).code).toBe('50062');
  expect((await trader.try(cancelOrder, { orderId })).code).toBe('00000');
  const again = createVisitor(exchange);
  await again.call(login, { email, password: goodPassword });
  expect((await again.call(getAssets, {})).list).toMatchObject([{ coin: 'USDT', available: '999', frozen: '0' }]);
  await operator.call(freezeUser, { email, frozen: false });
  expect(await trader.call(userInfo, {})).toMatchObject({ frozen: false, frozenReason: '' });
  expect((await trader.try(transferFunds, move)).code).toBe('00000');
});

test('what is not offered in a country is refused there by the exchange, each with its code; everything else goes on', async () => {
  const trader = await createTrader(exchange, { USDT: ['TRC20', '1000'] });
  await trader.call(transferFunds, { coin: 'USDT', amount: '1', from: 'spot', to: 'futures' });
  const from = async (country: string, call: { readonly path: string }, request: object): Promise<string> =>
    (await trader.raw(call.path, { body: JSON.stringify(request), headers: { ...json, 'x-country': country } })).code;
  expect(await from('US', openContract, long)).toBe('02014');
  await setRegions(exchange, { US: ['register', 'futures'], CN: ['spot'], KP: ['location'] });
  const newcomer = { email: 'new@example.com', password: goodPassword };
  expect(await from('US', register, newcomer)).toBe('23126');
  expect(await from('us', openContract, long)).toBe('34443');
  expect(await from('CN', placeOrder, bid)).toBe('23108');
  expect([await from('KP', placeOrder, bid), await from('KP', openContract, long)]).toEqual(['34450', '34450']);
  // Bots open what their markets are: a signal bot's stand in a list, an arbitrage has one of either kind.
  const signal = (symbolId: string) => ({ symbols: [symbolId], symbolId: bid.symbolId });
  expect([await from('US', placeStrategyTv, signal(long.symbolId)), await from('CN', placeStrategyTv, signal(bid.symbolId))]).toEqual([
    '34443',
    '23108',
  ]);
  expect([await from('US', placeArbitrage, bid), await from('CN', placeArbitrage, bid)]).toEqual(['34443', '23108']);
  expect(await from('CN', placeStrategyPortfolio, {})).toBe('23108');
  // Offered there, they are told what is missing.
  expect([await from('US', placeStrategyTv, signal(bid.symbolId)), await from('US', placeStrategyPortfolio, {})]).toEqual([
    '40020',
    '40020',
  ]);
  // Closing, cancelling and looking are offered everywhere, and so is what the table does not name.
  expect(await from('US', closeContract, { ...long, delegateType: 22 })).toBe('50062');
  expect(await from('KP', getAssets, {})).toBe('00000');
  expect([await from('CN', openContract, long), await from('DE', openContract, long), await from('??', openContract, long)]).toEqual([
    '02014',
    '02014',
    '02014',
  ]);
  // Play money is for everybody.
  await trader.call(enterPaper, {});
  const inDemo = { ...json, 'x-country': 'CN', [paperHeader]: inPaper };
  const played = await trader.raw(placeOrder.path, { body: JSON.stringify(bid), headers: inDemo });
  expect(['00000', '02014']).toContain(played.code);
  await setRegions(exchange, {});
});

test('the country of an approved identity counts where no header names one, in every call that trades contracts', async () => {
  const trader = await createTrader(exchange, { USDT: ['TRC20', '1000'] });
  await trader.call(transferFunds, { coin: 'USDT', amount: '1', from: 'spot', to: 'futures' });
  const picture = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('a card')]).toString('base64');
  for (const side of ['front', 'back'] as const) await trader.call(sendIdentityPicture, { side, picture });
  await trader.call(sendIdentity, { name: 'Maria Muster', country: 'DE', documentType: 'idCard', documentNumber: 'C01X00T47' });
  await setRegions(exchange, { DE: ['futures'] });
  expect((await trader.try(openContract, long)).code).toBe('02014');
  const desk = await createOperator(exchange);
  await desk.call(decideIdentity, { userId: (await trader.call(userInfo, {})).userInfo.userId, approved: true });
  expect(await trader.try(openContract, long)).toMatchObject({ code: '34443', params: { country: 'DE' } });
  expect((await trader.try(closeContract, { ...long, delegateType: 22 })).code).toBe('50062');
  expect((await trader.try(placeOrder, bid)).code).toBe('00000');
  await setRegions(exchange, {});
  expect((await trader.try(openContract, long)).code).toBe('02014');
});
