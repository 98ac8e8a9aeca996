// npm run backtest, as somebody types it: a table, JSON, files of candles and of trades, and what is wrong in words.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

import { backtestResult } from '#lib/contract/bots/backtest.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

function backtest(...args: readonly string[]): { readonly status: number | null; readonly out: string; readonly noted: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/backtest.ts', ...args], { cwd: root, encoding: 'utf8' });
  return { status, out: stdout, noted: stderr };
}
const terms = (range: readonly [string, string], grids = 20): string[] => [
  '--params',
  JSON.stringify({ lowerPrice: range[0], upperPrice: range[1], grids, quoteInvestment: '10000' }),
];

test('a grid over the simulated past, as a table', () => {
  const time = ['--opened', '2026-05-14', '--from', '2026-05-01'];
  const { status, out, noted } = backtest('--kind', 'spot-grid', '--market', 'BTCUSDT', ...terms(['60000', '140000']), ...time);
  expect({ status, noted }).toEqual({ status: 0, noted: expect.stringContaining('18720 minutes') });
  expect(out).toContain('put in                      10000 USDT\n');
});

test('a file of candles as JSON, by the fast model; a file of trades by the core itself', () => {
  const candles = ['--file', 'tests/fixtures/sol-usdt-two-days.csv', '--json'];
  const fast = backtest('--kind', 'spot-grid', '--market', 'SOLUSDT', ...terms(['150', '180']), ...candles);
  expect(backtestResult.parse(JSON.parse(fast.out))).toMatchObject({ model: 'candles', candles: 2881 });
  const trades = ['--file', 'tests/fixtures/eth-usdt-trades.csv', '--json'];
  const exact = backtest('--kind', 'spot-grid', '--market', 'ETHUSDT', ...terms(['1500', '1800']), ...trades);
  expect(backtestResult.parse(JSON.parse(exact.out))).toMatchObject({ model: 'trades', candles: 200, figures: { invested: '10000' } });
});

test.each([
  { why: '--kind: one of spot-grid', args: ['--kind', 'moon'] },
  { why: '--market and --params are needed', args: ['--kind', 'spot-grid'] },
  { why: '--params: this is no JSON', args: ['--kind', 'spot-grid', '--market', 'BTCUSDT', '--params', '{'] },
  { why: 'lowerPrice: must not be negative', args: ['--kind', 'spot-grid', '--market', 'BTCUSDT', ...terms(['-1', '2'])] },
  { why: 'NOTHING is not listed', args: ['--kind', 'spot-grid', '--market', 'NOTHING', ...terms(['1', '2'])] },
  { why: 'BTCUSDT is a spot market', args: ['--kind', 'futures-grid', '--market', 'BTCUSDT', ...terms(['1', '2'])] },
  { why: 'are no markets of one such bot', args: ['--kind', 'spot-grid', '--market', 'BTCUSDT,ETHUSDT', ...terms(['1', '2'])] },
  { why: '--file: one for each', args: ['--kind', 'spot-grid', '--market', 'BTCUSDT', ...terms(['1', '2']), '--file', 'a.csv,b.csv'] },
  { why: '--from: a time like', args: ['--kind', 'spot-grid', '--market', 'BTCUSDT', ...terms(['1', '2']), '--from', 'now'] },
])('$why', ({ why, args }) => {
  const { status, noted } = backtest(...args);
  expect({ status, noted }).toEqual({ status: 2, noted: expect.stringContaining(why) });
});

test('terms that could not be started end with 1, and say their field', () => {
  const { status, noted } = backtest('--kind', 'spot-grid', '--market', 'BTCUSDT', ...terms(['90000', '80000']), '--opened', '2026-05-14');
  expect({ status, noted }).toEqual({ status: 1, noted: expect.stringContaining('upperPrice') });
});
