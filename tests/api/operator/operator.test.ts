// Behind the operator's operatorKey: markets are halted and opened, a replay is steered; and the key lies where only its owner reads it.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod/mini';

import { getMarketSource } from '#lib/contract/calls/v1/mix/public/marketSource.ts';
import type { SourceState } from '#lib/contract/channels/source.ts';
import { setMarketState } from '#lib/contract/calls/v1/operator/market/state.ts';
import { controlReplay } from '#lib/contract/calls/v1/operator/replay/control.ts';
import { cancelOrder } from '#lib/contract/calls/v1/spot/order/cancel.ts';
import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { openOperatorKey } from '#server/answers/access/operator-key.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import { createVisitor, type Visitor } from '../visitor.ts';

const done: string[] = [];
const played: SourceState = {
  mode: 'replay',
  state: 'paused',
  markets: ['ETHUSDT'],
  clockMs: 1_700_000_041_873,
  speed: 10,
  venue: '',
  notice: null,
};
let hasReplay = true;
const replay = {
  play: () => void done.push('play'),
  pause: () => void done.push('pause'),
  setSpeed: (speed: number) => void done.push(`speed ${speed}`),
  seek: (recordedMs: number) => void done.push(`seek ${recordedMs}`),
  span: { fromMs: 1_700_000_000_000, toMs: 1_700_000_207_720 },
};

let exchange: TestExchange;
let operator: Visitor;
beforeAll(async () => {
  const market = {
    state: () => played,
    scenarios: null,
    indexes: null,
    get replay() {
      return hasReplay ? replay : null;
    },
  };
  exchange = await startTestExchange({ market });
  operator = createVisitor(exchange, { 'x-operator-key': exchange.operatorKey });
});
afterAll(() => exchange.close());
beforeEach(() => {
  done.length = 0;
  hasReplay = true;
});

test('a replay is played, stopped, sped up and sent to a moment, and answers how it stands', async () => {
  expect(await operator.call(controlReplay, { action: 'pause' })).toEqual(played);
  await operator.call(controlReplay, { action: 'play' });
  await operator.call(controlReplay, { action: 'speed', speed: 0.1 });
  await operator.call(controlReplay, { action: 'seek', timeMs: 1_700_000_207_720 });
  expect(done).toEqual(['pause', 'play', 'speed 0.1', 'seek 1700000207720']);
});

test.each([
  ['a speed without a number', { action: 'speed' }, 'speed'],
  ['too slow', { action: 'speed', speed: 0.09 }, 'speed'],
  ['too fast', { action: 'speed', speed: 1001 }, 'speed'],
  ['a speed in words', { action: 'speed', speed: 'ten' }, 'speed'],
  ['no moment', { action: 'seek' }, 'timeMs'],
  ['a moment before the recording', { action: 'seek', timeMs: 1_699_999_999_999 }, 'timeMs'],
  ['a moment after it', { action: 'seek', timeMs: 1_700_000_207_721 }, 'timeMs'],
  ['no action', {}, 'action'],
  ['an action there is not', { action: 'rewind' }, 'action'],
  ['a field there is not', { action: 'play', loud: true }, 'loud'],
])('%s is refused by its name, and nothing is done', async (_, request, field) => {
  expect(await operator.try(controlReplay, request)).toMatchObject({ code: '40020', params: { field } });
  expect(done).toEqual([]);
});

test('where nothing is replayed, that is said', async () => {
  hasReplay = false;
  expect(await operator.try(controlReplay, { action: 'pause' })).toMatchObject({ code: '50060', status: 'error' });
});

test('anybody may know where the prices come from', async () => {
  expect(await createVisitor(exchange).call(getMarketSource, {})).toEqual(played);
});

test('a halted market takes neither orders nor cancellations, one for cancelling only takes those, an open one both', async () => {
  const trader = await createTrader(exchange, { USDT: ['ERC20', '5000'] });
  const order = { symbolId: 'BTCUSDT', delegateType: 21, orderType: 0, delegatePrice: '95000', delegateCount: '0.01' } as const;
  const { orderId } = await trader.call(placeOrder, order);

  expect(await operator.call(setMarketState, { symbolId: 'BTC/USDT', state: 'halted' })).toEqual({ symbol: 'BTCUSDT', state: 'halted' });
  expect((await trader.try(placeOrder, order)).code).toBe('50034');
  expect((await trader.try(cancelOrder, { symbolId: 'BTCUSDT', orderId })).code).toBe('50034');

  await operator.call(setMarketState, { symbolId: 'BTCUSDT', state: 'cancel-only' });
  expect((await trader.try(placeOrder, order)).code).toBe('50033');
  await trader.call(cancelOrder, { symbolId: 'BTCUSDT', orderId });

  await operator.call(setMarketState, { symbolId: 'BTCUSDT', state: 'online' });
  expect((await trader.call(placeOrder, order)).orderId).not.toBe(orderId);
});

test.each([
  ['a market there is not', { symbolId: 'NOPE', state: 'halted' }, { code: '50046' }],
  ['a state there is not', { symbolId: 'BTCUSDT', state: 'closed' }, { code: '40020', params: { field: 'state' } }],
])('%s is refused', async (_, request, answer) => {
  expect(await operator.try(setMarketState, request)).toMatchObject(answer);
});

test('the key is made once, for its owner alone, and one that was cut short is refused', () => {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-operator-'));
  const path = join(folder, 'operator-key');
  try {
    openOperatorKey(folder);
    const key = readFileSync(path, 'utf8').trim();
    expect([key.length >= 32, statSync(path).mode & 0o777]).toEqual([true, 0o600]);
    const operatorKey = openOperatorKey(folder);
    expect([operatorKey.opensTo(key), operatorKey.opensTo(`${key}\n`), operatorKey.opensTo('')]).toEqual([true, false, false]);
    writeFileSync(path, 'short');
    expect(() => openOperatorKey(folder)).toThrow('at least 32 characters');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

const command = async (folder: string, ...words: readonly string[]): Promise<string> => {
  const env = { ...process.env, DATA_DIR: folder, PORT: new URL(exchange.url).port };
  return promisify(execFile)(process.execPath, ['scripts/operator.ts', ...words], { env }).then(
    ({ stdout }) => stdout.trim(),
    (error: unknown) => `failed: ${String(z.object({ stderr: z.string() }).parse(error).stderr).trim()}`,
  );
};

test('the same from the command line, in words', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-operator-'));
  try {
    expect(await command(folder, 'replay', 'pause')).toMatch(/^failed: there is no key at/);
    writeFileSync(join(folder, 'operator-key'), exchange.operatorKey);
    expect(await command(folder, 'replay', 'speed', '10')).toBe('ETHUSDT: paused at 2023-11-14T22:14:01.873Z, 10 times as fast');
    await command(folder, 'replay', 'seek', '2023-11-14T22:15:00Z');
    expect(done).toEqual(['speed 10', 'seek 1700000100000']);
    expect(await command(folder, 'replay', 'seek', '2026-01-01')).toContain('failed: The field timeMs is not valid: must be from');
    expect(await command(folder, 'market', 'BTCUSDT', 'halted')).toBe('BTCUSDT is halted');
    expect(await command(folder, 'market', 'BTCUSDT', 'online')).toBe('BTCUSDT is online');
    expect(await command(folder, 'market', 'BTCUSDT', 'shut')).toContain('failed: The field state is not valid');
    for (const words of [[], ['replay'], ['replay', 'rewind'], ['replay', 'speed', 'ten'], ['replay', 'seek', 'noon'], ['house', 'x']])
      expect(await command(folder, ...words)).toContain('failed: npm run operator');
    writeFileSync(join(folder, 'operator-key'), 'a key that is another one altogether');
    expect(await command(folder, 'replay', 'play')).toBe('failed: You don’t have permission to do this');
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 180_000);
