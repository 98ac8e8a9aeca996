// A signal bot over the wire: alerts as TradingView and programs send them, and what becomes of each in the inbox.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import type { SignalInboxRow } from '#lib/contract/bots/signal/signal-inbox.ts';
import { openContract } from '#lib/contract/calls/v1/mcp/order/openContract.ts';
import { enterPaper } from '#lib/contract/calls/paptrading/switch.ts';
import { leavePaper } from '#lib/contract/calls/paptrading/switchReal.ts';
import { transferFunds } from '#lib/contract/calls/v1/assets/transfer.ts';
import { acceptStrategyAgreement } from '#lib/contract/calls/v1/trigger/strategy/agreement/set.ts';
import { cancelStrategy } from '#lib/contract/calls/v1/trigger/strategy/cancelStrategy.ts';
import { pauseStrategy } from '#lib/contract/calls/v1/trigger/strategy/pause.ts';
import { getSignalAlerts } from '#lib/contract/calls/v1/trigger/strategy/tv/alerts.ts';
import { previewTv } from '#lib/contract/calls/v1/trigger/strategy/tv/confirmParam.ts';
import { placeStrategyTv } from '#lib/contract/calls/v1/trigger/strategy/tv/placeStrategyTv.ts';
import { replaySignal } from '#lib/contract/calls/v1/trigger/strategy/tv/replay.ts';
import { testSignal } from '#lib/contract/calls/v1/trigger/strategy/tv/test.ts';
import { signalToken } from '#lib/contract/calls/v1/trigger/strategy/tv/token.ts';
import { updateStrategyTv } from '#lib/contract/calls/v1/trigger/strategy/tv/updateStrategy.ts';
import type { RequestOf } from '#lib/contract/call.ts';
import { inPaper, paperHeader } from '#lib/contract/trading-mode.ts';
import { houseContractOrder, setMark } from '../futures/contract-market.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import { createVisitor, type Visitor } from '../visitor.ts';
import { botIn, botUntil } from './bot-of.ts';
import { patiently } from '#tests/api/patiently.ts';

const perpetual = 'BTCUSDT_UMCBL';
const terms: RequestOf<typeof placeStrategyTv> = {
  strategyType: 20,
  symbols: [perpetual],
  investAmount: '2000',
  leverage: 5,
  investmentType: 'margin',
  amount: '200',
};

let exchange: TestExchange;
const sender = (): Visitor => createVisitor(exchange);
const withDollars = (): Promise<Visitor> => createTrader(exchange, { USDT: ['Tron', '10000'] });

beforeAll(async () => {
  exchange = await startTestExchange({ rateLimitFactor: 1 });
  const first = await withDollars();
  await setMark(exchange, perpetual, '100000');
  // Both sides of the book have more than any bot here wants.
  await houseContractOrder(exchange, perpetual, 'sell', 100_000, 50);
  await first.call(transferFunds, { coin: 'USDT', amount: '5000', from: 'spot', to: 'futures' });
  await first.call(openContract, { symbolId: perpetual, delegateType: 21, orderType: 0, delegatePrice: '100000', delegateCount: '0.001' });
  await houseContractOrder(exchange, perpetual, 'buy', 99_990, 50);
});
afterAll(() => exchange.close());

async function startBot(change: Partial<RequestOf<typeof placeStrategyTv>> = {}) {
  const owner = await withDollars();
  await owner.call(acceptStrategyAgreement, { agreed: true });
  const { strategyId } = await owner.call(placeStrategyTv, { ...terms, ...change });
  await botIn(owner, strategyId, 'running');
  return { owner, ...(await owner.call(signalToken, { strategyId })) };
}

/** An alert in the plain form, stamped now unless it says otherwise. */
const alert = (action: string, signalToken: string, more: object = {}): string =>
  JSON.stringify({ action, instrument: 'BTC-USDT-SWAP', signalToken, timestamp: new Date().toISOString(), maxLag: '60', ...more });

const send = (path: string, body: string, type = 'application/json') =>
  sender().raw(path.replace(/^\/api\//, ''), { body, headers: { 'content-type': type } });

const onItsWay: readonly string[] = ['signal.received', 'signal.enters', 'signal.exits'];

/** The inbox when no row is on its way any more. Rejects (Error) when one still is after five seconds. */
const inbox = (owner: Visitor, strategyId: string): Promise<readonly SignalInboxRow[]> =>
  vi.waitFor(async () => {
    const { list } = await owner.call(getSignalAlerts, { strategyId });
    const waiting = list.find(({ code }) => onItsWay.includes(code));
    if (waiting !== undefined) throw new Error(`an alert is still on its way: ${waiting.code}`);
    return list;
  }, patiently);

test('an alert opens a position, another closes it, and the inbox says so', async () => {
  const { owner, strategyId, path, token } = await startBot();
  expect(path).toBe(`/api/v1/signal/live-${strategyId}`);
  expect(await send(path, alert('ENTER_LONG', token))).toMatchObject({ code: '00000', httpStatus: 200 });
  const bot = await botUntil(owner, strategyId, ({ position }) => position !== null);
  // A margin of 200 at 5x is 1,000, which is 0.01 at 100,000.
  expect(bot.position).toMatchObject({ holdSide: 'long', count: '0.0100', leverage: 5, marginMode: 1 });
  // Plain text, as TradingView sends what it takes for none, and the token in the address instead.
  expect(await send(`${path}/${token}`, alert('EXIT_LONG', '', { signalToken: undefined }), 'text/plain')).toMatchObject({ code: '00000' });
  await botUntil(owner, strategyId, ({ position }) => position === null);
  expect(await inbox(owner, strategyId)).toMatchObject([
    { action: 'EXIT_LONG', instrument: perpetual, source: 'webhook', outcome: 'order', code: 'signal.exited' },
    { action: 'ENTER_LONG', instrument: perpetual, outcome: 'order', code: 'signal.entered', params: { market: perpetual } },
  ]);
});

test('the form of TradingView strategies opens, turns and closes', async () => {
  const { owner, strategyId, path, token } = await startBot();
  const strategy = (action: string, prevMarketPosition: string, marketPosition: string, amount: string, second: number): string =>
    JSON.stringify({
      id: 'Long',
      action,
      prevMarketPosition,
      marketPosition,
      instrument: 'BTCUSDT.P',
      signalToken: token,
      timestamp: Date.now() - 10_000 + second * 1000,
      investmentType: 'base',
      amount,
    });
  await send(path, strategy('buy', 'flat', 'long', '0.02', 1));
  await botUntil(owner, strategyId, ({ position }) => position?.count === '0.0200');
  // The order of a turn closes the two hundredths and opens three more.
  await send(path, strategy('sell', 'long', 'short', '0.05', 2));
  const turned = await botUntil(owner, strategyId, ({ position }) => position?.holdSide === 'short' && position.count === '0.0300');
  expect(turned.matchedCount).toBe(1);
  await send(path, strategy('buy', 'short', 'flat', '0.03', 3));
  await botUntil(owner, strategyId, ({ position }) => position === null);
});

test('sent twice, late, out of order, with a wrong token, for another market, unreadable: each stands in the inbox with its fate', async () => {
  const { owner, strategyId, path, token } = await startBot();
  const at = Date.now();
  const entry = alert('ENTER_LONG', token, { timestamp: at });
  expect(await send(path, entry)).toMatchObject({ code: '00000' });
  await botUntil(owner, strategyId, ({ position }) => position !== null);
  expect(await send(path, entry)).toMatchObject({ code: '50324', httpStatus: 200 });
  expect(await send(path, alert('EXIT_LONG', token, { timestamp: at - 61_000 }))).toMatchObject({ code: '50322', params: { limit: 60 } });
  expect(await send(path, alert('EXIT_LONG', token, { timestamp: at + 90_000 }))).toMatchObject({ code: '50323' });
  expect(await send(path, alert('EXIT_LONG', token, { timestamp: at - 5000 }))).toMatchObject({ code: '00000' });
  expect(await send(path, alert('EXIT_LONG', `${token.slice(0, -1)}?`))).toMatchObject({ code: '50320', httpStatus: 401 });
  expect(await send(path, alert('EXIT_LONG', token, { instrument: 'ETH-USDT-SWAP' }))).toMatchObject({ code: '50321' });
  expect(await send(`${path}/${token}`, 'close everything')).toMatchObject({ code: '40020', httpStatus: 400 });
  expect(await send(path, alert('ENTER_LONG', token, { timestamp: Date.now(), amount: '0.01', investmentType: 'margin' }))).toMatchObject({
    code: '00000',
  });
  const codes = (await inbox(owner, strategyId)).map(({ code, outcome }) => [code, outcome]);
  expect(codes).toEqual([
    ['signal.already-held', 'nothing'],
    ['signal.unreadable', 'nothing'],
    ['signal.unknown-instrument', 'nothing'],
    ['signal.wrong-token', 'nothing'],
    ['signal.out-of-order', 'nothing'],
    ['signal.ahead', 'nothing'],
    ['signal.late', 'nothing'],
    ['signal.repeat', 'nothing'],
    ['signal.entered', 'order'],
  ]);
  // Whatever was refused has left the position as it was.
  expect((await botIn(owner, strategyId, 'running')).position).toMatchObject({ count: '0.0100' });
  await send(path, alert('EXIT_LONG', token));
  await botUntil(owner, strategyId, ({ position }) => position === null);
  await send(path, alert('ENTER_LONG', token, { amount: '0.1', investmentType: 'margin' }));
  await owner.call(pauseStrategy, { strategyId });
  await botIn(owner, strategyId, 'paused');
  await send(path, alert('ENTER_SHORT', token));
  expect((await inbox(owner, strategyId)).slice(0, 2).map(({ code }) => code)).toEqual(['signal.paused', 'signal.below-minimum']);
  await owner.call(cancelStrategy, { strategyId });
  await botIn(owner, strategyId, 'stopped');
  expect(await send(path, alert('ENTER_SHORT', token))).toMatchObject({ code: '50262' });
  expect((await inbox(owner, strategyId))[0]).toMatchObject({ code: 'signal.bot-ended', action: 'ENTER_SHORT' });
});

test('pages of the inbox hold every alert once, newest first', async () => {
  const { owner, strategyId, path, token } = await startBot();
  const at = Date.now() - 30_000;
  for (let sent = 0; sent < 7; sent += 1) {
    await send(path, alert(sent % 2 === 0 ? 'EXIT_LONG' : 'EXIT_SHORT', token, { timestamp: at + sent * 1000 }));
    if (sent % 3 === 0) await send(path, alert('EXIT_LONG', 'none'));
  }
  const all = (await inbox(owner, strategyId)).map(({ alertId }) => alertId);
  expect(new Set(all).size).toBe(10);
  const paged: string[] = [];
  let next: string | null = null;
  do {
    const page: { list: SignalInboxRow[]; nextId: string | null } = await owner.call(getSignalAlerts, {
      strategyId,
      pageSize: 3,
      ...(next === null ? {} : { idLessThan: next }),
    });
    paged.push(...page.list.map(({ alertId }) => alertId));
    next = page.nextId;
  } while (next !== null);
  expect(paged).toEqual(all);
});

test('a token is the same whenever its owner looks, good for one bot alone, and for nothing once it was replaced', async () => {
  const { owner, strategyId, path, token } = await startBot();
  expect(await owner.call(signalToken, { strategyId })).toEqual({ strategyId, path, token });
  const other = await startBot();
  expect(await send(other.path, alert('ENTER_LONG', token))).toMatchObject({ code: '50320' });
  const renewed = await owner.call(signalToken, { strategyId, renew: true });
  expect(renewed.token).not.toBe(token);
  expect(await send(path, alert('ENTER_LONG', token))).toMatchObject({ code: '50320' });
  expect(await send(path, alert('ENTER_LONG', renewed.token))).toMatchObject({ code: '00000' });
  expect(await other.owner.try(signalToken, { strategyId })).toMatchObject({ code: '50261' });
  expect(await other.owner.try(getSignalAlerts, { strategyId })).toMatchObject({ code: '50261' });
});

test.each(['live-999999', 'live-1', 'demo-7', 'nobody', 'live-0'])('there is no webhook %s', async (hook) => {
  expect(await send(`/api/v1/signal/${hook}`, alert('ENTER_LONG', 'x'))).toMatchObject({ code: '50261', httpStatus: 404 });
});

test('wrong tokens are slowed down, and right ones are not by them', async () => {
  const { owner, strategyId, path, token } = await startBot();
  const codes: string[] = [];
  for (let guess = 0; guess < 12; guess += 1) codes.push((await send(path, alert('ENTER_LONG', `guess-${guess}`))).code);
  expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => '50320'));
  expect(codes.slice(10)).toEqual(['40429', '40429']);
  expect(await send(path, alert('ENTER_LONG', token))).toMatchObject({ code: '00000' });
  expect((await inbox(owner, strategyId)).filter(({ code }) => code === 'signal.wrong-token')).toHaveLength(10);
});

test('the console looks at a message without sending it, and sends it when asked', async () => {
  const { owner, strategyId } = await startBot();
  const message = alert('ENTER_SHORT', 'any', { investmentType: 'percentage_investment', amount: '10%' });
  expect(await owner.call(testSignal, { strategyId, message })).toMatchObject({
    fate: null,
    action: 'ENTER_SHORT',
    instrument: perpetual,
    order: 'market',
    size: 'percentage_investment 10',
  });
  expect((await inbox(owner, strategyId)).length).toBe(0);
  await owner.call(testSignal, { strategyId, message, send: true });
  await botUntil(owner, strategyId, ({ position }) => position?.holdSide === 'short');
  expect(await inbox(owner, strategyId)).toMatchObject([{ source: 'test', code: 'signal.entered' }]);
  expect(await owner.call(testSignal, { strategyId, message: '{"action":"BUY"}' })).toMatchObject({
    fate: { code: 'signal.unreadable', params: { field: 'instrument', why: 'is missing' } },
  });
});

test('its preview says what an entry comes to, bad terms are refused by name, and an edit holds from the next alert on', async () => {
  const { owner, strategyId, path, token } = await startBot();
  const preview = await owner.call(previewTv, terms);
  expect(preview).toMatchObject({ problems: [], entries: [{ symbolId: perpetual, count: '0.01' }] });
  const [entry] = preview.entries;
  // A margin of 200 at 5x, down to the lot, at 100,000 or a little below.
  expect(Number(entry?.amount)).toBe(Number(entry?.price) / 100);
  expect(Number(entry?.margin)).toBe(Number(entry?.price) / 500);
  for (const [change, code] of [
    [{ symbols: [perpetual, 'BTCUSDT_SPBL'] }, '50254'],
    [{ symbols: [perpetual, perpetual] }, '50254'],
    [{ symbols: ['BTCUSDT_SPBL'] }, '40020'],
    [{ symbols: [] }, '40020'],
    [{ leverage: 200 }, '50071'],
    [{ amount: '0.1' }, '50023'],
    [{ amount: undefined }, '40020'],
    [{ investAmount: '100000' }, '02014'],
    [{ targetLoss: '2' }, '50250'],
  ] as const)
    expect([change, await owner.try(placeStrategyTv, { ...terms, ...change })]).toMatchObject([change, { code }]);
  await owner.call(updateStrategyTv, { strategyId, direction: 'short', amount: '400', investmentType: 'margin', targetLoss: '0.1' });
  await send(path, alert('ENTER_LONG', token));
  await send(path, alert('ENTER_SHORT', token, { timestamp: Date.now() + 1 }));
  const bot = await botUntil(owner, strategyId, ({ position }) => position !== null);
  expect(bot.position).toMatchObject({ holdSide: 'short', count: '0.0200' });
  expect((await inbox(owner, strategyId)).map(({ code }) => code)).toEqual(['signal.entered', 'signal.direction-not-taken']);
});

test('an alert is replayed in a demo bot of the same settings, which is started where there is none', async () => {
  const { owner, strategyId, path, token } = await startBot();
  await send(path, alert('ENTER_SHORT', token));
  const [row] = await inbox(owner, strategyId);
  const alertId = row?.alertId ?? '';
  expect(await owner.try(replaySignal, { strategyId, alertId })).toMatchObject({ code: '50326' });
  const before = owner.cookie();
  await owner.call(enterPaper, {});
  const inDemo = createVisitor(exchange, { cookie: owner.cookie(), [paperHeader]: inPaper });
  await inDemo.call(leavePaper, {});
  expect(before).not.toBe('');
  const first = await owner.call(replaySignal, { strategyId, alertId });
  expect(first).toMatchObject({ isNew: true, receipt: { fate: null, action: 'ENTER_SHORT' } });
  const again = await owner.call(replaySignal, { strategyId, alertId });
  expect(again).toMatchObject({ strategyId: first.strategyId, isNew: false });
  expect((await exchange.paper()).automation.bot(Number(first.strategyId))).toMatchObject({ strategyType: 20, terms: { kind: 'signal' } });
  expect(await owner.try(replaySignal, { strategyId, alertId: 'd999999' })).toMatchObject({ code: '50325' });
});

/** Every file of a folder, in one text. */
const contentOf = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    .join('\n');

test('no token is in a log, in the journal or in the database', async () => {
  const { owner, strategyId, path, token } = await startBot();
  await send(path, alert('ENTER_LONG', token));
  await send(`${path}/${token}`, 'not JSON at all');
  await send(`${path}/${token}`, `{"signalToken":"${token}"`);
  await send(path, `{"signalToken":"${token}","action":"${token}","instrument":"${token}"}`);
  await send(path, alert('ENTER_LONG', token, { instrument: token }));
  await inbox(owner, strategyId);
  await botIn(owner, strategyId, 'running');
  await exchange.automation.written(exchange.client.status().sequence);
  expect(exchange.logLines.some((line) => line.includes(token))).toBe(false);
  const kept = contentOf(exchange.dataDir);
  expect([kept.includes('ENTER_LONG'), kept.includes(token)]).toEqual([true, false]);
});
