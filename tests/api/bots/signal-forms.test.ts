// Alerts in the forms that people have, over the wire: each is read, or refused by the field that is doubtful; and each is taken once.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import type { RequestOf } from '#lib/contract/call.ts';
import { openContract } from '#lib/contract/calls/v1/mcp/order/openContract.ts';
import { transferFunds } from '#lib/contract/calls/v1/assets/transfer.ts';
import { acceptStrategyAgreement } from '#lib/contract/calls/v1/trigger/strategy/agreement/set.ts';
import { getStrategy } from '#lib/contract/calls/v1/trigger/strategy/detail.ts';
import { getSignalAlerts } from '#lib/contract/calls/v1/trigger/strategy/tv/alerts.ts';
import { signalForm } from '#lib/contract/calls/v1/trigger/strategy/tv/form.ts';
import { placeStrategyTv } from '#lib/contract/calls/v1/trigger/strategy/tv/placeStrategyTv.ts';
import { signalToken } from '#lib/contract/calls/v1/trigger/strategy/tv/token.ts';
import { houseContractOrder, setMark } from '../futures/contract-market.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import { createVisitor, type Visitor } from '../visitor.ts';
import { botIn, botUntil } from './bot-of.ts';
import { patiently } from '#tests/api/patiently.ts';

const perpetual = 'BTCUSDT_UMCBL';
let exchange: TestExchange;

beforeAll(async () => {
  exchange = await startTestExchange({ rateLimitFactor: 1 });
  const first = await createTrader(exchange, { USDT: ['Tron', '10000'] });
  await setMark(exchange, perpetual, '100000');
  await houseContractOrder(exchange, perpetual, 'sell', 100_000, 50);
  await first.call(transferFunds, { coin: 'USDT', amount: '5000', from: 'spot', to: 'futures' });
  await first.call(openContract, { symbolId: perpetual, delegateType: 21, orderType: 0, delegatePrice: '100000', delegateCount: '0.001' });
  await houseContractOrder(exchange, perpetual, 'buy', 99_990, 50);
});
afterAll(() => exchange.close());

async function startBot() {
  const owner = await createTrader(exchange, { USDT: ['Tron', '10000'] });
  await owner.call(acceptStrategyAgreement, { agreed: true });
  const start: RequestOf<typeof placeStrategyTv> = {
    strategyType: 20,
    symbols: [String(perpetual)],
    investAmount: '2000',
    leverage: 5,
    investmentType: 'margin',
    amount: '200',
  };
  const { strategyId } = await owner.call(placeStrategyTv, start);
  await botIn(owner, strategyId, 'running');
  const { path, token } = await owner.call(signalToken, { strategyId });
  const send = (body: object | string) =>
    createVisitor(exchange).raw(path.replace(/^\/api\//, ''), {
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
  return { owner, strategyId, token, send };
}

const held = async (owner: Visitor, strategyId: string): Promise<string | null> =>
  (await owner.call(getStrategy, { strategyId })).position?.count ?? null;

test('two partial closes of one bar close all, and a resend of either closes nothing more', async () => {
  const { owner, strategyId, token, send } = await startBot();
  const common = { instrument: 'BTCUSDT.P', signalToken: token, maxLag: '60', investmentType: 'base' };
  const second = Math.floor(Date.now() / 1000) * 1000;
  await send({ ...common, action: 'ENTER_LONG', timestamp: second - 1000, amount: '0.03' });
  await botUntil(owner, strategyId, ({ position }) => position?.count === '0.0300');
  const close = { ...common, action: 'sell', prevMarketPosition: 'long', timestamp: second };
  const one = { ...close, id: 'TP1', marketPosition: 'long', amount: '0.01' };
  const two = { ...close, id: 'TP2', marketPosition: 'flat', amount: '0.02' };
  expect(await send(one)).toMatchObject({ code: '00000' });
  expect(await send(two)).toMatchObject({ code: '00000' });
  await botUntil(owner, strategyId, ({ position }) => position === null);
  for (const again of [one, two]) expect(await send(again)).toMatchObject({ code: '50324' });
  const { list } = await owner.call(getSignalAlerts, { strategyId });
  expect(list.map(({ named }) => named)).toEqual(['id', 'id', 'id', 'id', 'fields']);
});

test.each<readonly [string, (token: string, timestamp: string) => object | string]>([
  [
    'nothing in optional fields',
    (secret, timestamp) => ({
      action: 'ENTER_LONG',
      instrument: 'BTC-USDT-SWAP',
      signalToken: secret,
      timestamp,
      investmentType: '',
      amount: '',
    }),
  ],
  [
    'symbol and qty',
    (secret, timestamp) => ({
      action: 'buy',
      symbol: 'BTCUSDT.P',
      qty: '0.01',
      marketPosition: 'long',
      prevMarketPosition: 'flat',
      signalToken: secret,
      timestamp,
    }),
  ],
  [
    'snake case',
    (secret, timestamp) => ({
      secret,
      ticker: 'BTCUSDT.P',
      action: 'buy',
      contracts: '0.01',
      market_position: 'long',
      prev_market_position: 'flat',
      timestamp,
    }),
  ],
  ['a symbol of ccxt', (secret, timestamp) => ({ action: 'ENTER_LONG', instrument: 'BTC/USDT:USDT', signalToken: secret, timestamp })],
  [
    'a mark before it',
    (secret, timestamp) => `\uFEFF${JSON.stringify({ action: 'ENTER_LONG', instrument: 'BTCUSDT', signalToken: secret, timestamp })}`,
  ],
])('%s is taken, and opens one hundredth', async (_, form) => {
  const { owner, strategyId, token, send } = await startBot();
  expect(await send(form(token, new Date().toISOString()))).toMatchObject({ code: '00000' });
  // A margin of 200 at 5x is 0.01 at 100,000, as is the size that is named.
  await botUntil(owner, strategyId, ({ position }) => position?.count === '0.0100');
});

test('what is doubtful is refused by its name; without a time the same text is a repeat, and the inbox names the rule', async () => {
  const { owner, strategyId, token, send } = await startBot();
  const timestamp = Date.now();
  expect(await send({ action: 'buy', instrument: 'BTCUSDT', signalToken: token, timestamp })).toMatchObject({
    params: { field: 'action' },
  });
  expect(await send({ action: 'ENTER_LONG', symbol: 'BTCUSDT', ticker: 'ETHUSDT', secret: token })).toMatchObject({
    params: { field: 'ticker' },
  });
  const plain = { action: 'ENTER_LONG', ticker: 'BTCUSDT', secret: token };
  expect(await send(plain)).toMatchObject({ code: '00000' });
  expect(await send(plain)).toMatchObject({ code: '50324' });
  await botUntil(owner, strategyId, ({ position }) => position?.count === '0.0100');
  const { list } = await owner.call(getSignalAlerts, { strategyId });
  expect(list.slice(0, 2)).toMatchObject([
    { code: 'signal.repeat-text', named: 'bytes', sentMs: null, params: { seconds: 5 } },
    { named: 'bytes', sentMs: null, outcome: 'order' },
  ]);
});

test('a form of its own is looked at field by field, saved, and read from then on; one that reads nothing is not saved', async () => {
  const { owner, strategyId, token, send } = await startBot();
  const template = '{"auth":"x","what":"{{strategy.order.action}}","size":"{{strategy.order.contracts}}","market":"BTCUSDT"}';
  const plain = await owner.call(signalForm, { strategyId, template, mapping: null });
  expect(plain).toMatchObject({ names: ['auth', 'what', 'size', 'market'], fields: [], read: null, outcome: null });
  expect(plain.problem).toMatchObject({ field: 'size' });
  const mapping = {
    fields: {
      signalToken: { from: 'auth' },
      action: { from: 'what' },
      amount: { from: 'size' },
      investmentType: { value: 'base' },
      instrument: { from: 'market' },
    },
    words: { buy: 'ENTER_LONG', sell: 'EXIT_LONG' },
    ignores: [],
  } as const;
  const wrong = { ...mapping, fields: { ...mapping.fields, amount: { from: 'market' } } };
  expect(await owner.try(signalForm, { strategyId, template, mapping: wrong, save: true })).toMatchObject({ params: { field: 'mapping' } });
  const open = { ...mapping, fields: { ...mapping.fields, signalToken: { value: token } } };
  expect(await owner.try(signalForm, { strategyId, template, mapping: open, save: true })).toMatchObject({ code: '40020' });
  const saved = await owner.call(signalForm, { strategyId, template, mapping, save: true });
  expect(saved).toMatchObject({ read: { action: 'ENTER_LONG', size: 'contract 1', hasTime: false }, problem: null, outcome: 'done' });
  // The token is not told back.
  expect(saved.fields.find(({ field }) => field === 'signalToken')).toEqual({ field: 'signalToken', name: 'auth', value: null });
  expect(await send({ auth: token, what: 'buy', size: 0.02, market: 'BTCUSDT' })).toMatchObject({ code: '00000' });
  await botUntil(owner, strategyId, ({ position }) => position?.count === '0.0200');
  expect(await send({ auth: token, what: 'sell', size: 0.02, market: 'BTCUSDT' })).toMatchObject({ code: '00000' });
  await vi.waitFor(async () => expect(await held(owner, strategyId)).toBe(null), patiently);
  await owner.call(signalForm, { strategyId, template, mapping: null, save: true });
  expect(await send({ auth: token, what: 'buy', size: 0.02, market: 'BTCUSDT' })).toMatchObject({ code: '50320' });
});
