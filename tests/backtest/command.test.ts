// npm run backtest, as somebody types it: a table, JSON, files of candles and of trades, and what is wrong in words.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

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

const folder = mkdtempSync(join(tmpdir(), 'meridian-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
function written(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}
const sol = (file: string): ReturnType<typeof backtest> =>
  backtest('--kind', 'spot-grid', '--market', 'SOLUSDT', ...terms(['150', '180']), '--file', file, '--json');

test('the same candles give the same result in seconds, milliseconds, microseconds and dates, and the file is told in words', () => {
  const rows = readFileSync(join(root, 'tests/fixtures/sol-usdt-two-days.csv'), 'utf8').trim().split('\n').slice(1);
  const inUnit = (unit: string, perSecond: number): string => {
    const lines = rows.map((row) => row.replace(/^[^,]+/, (time) => String((Date.parse(`${time}Z`) / 1000) * perSecond)));
    return written(`${unit}.csv`, ['time,open,high,low,close', ...lines].join('\n'));
  };
  const dated = sol('tests/fixtures/sol-usdt-two-days.csv');
  const expected = { ...backtestResult.parse(JSON.parse(dated.out)), elapsedMs: 0 };
  expect(expected).toMatchObject({ candles: 2881, fromMs: Date.UTC(2024, 7, 1), toMs: Date.UTC(2024, 7, 3, 0, 1) });
  expect(expected.fillCount).toBeGreaterThan(20);
  for (const [unit, perSecond] of [
    ['seconds', 1],
    ['milliseconds', 1000],
    ['microseconds', 1_000_000],
  ] as const) {
    const { out, noted } = sol(inUnit(unit, perSecond));
    expect({ ...backtestResult.parse(JSON.parse(out)), elapsedMs: 0 }).toEqual(expected);
    expect(noted).toContain(`2881 candles; TradingView candles, times in ${unit}, 2024-08-01 00:00 UTC to 2024-08-03 00:01 UTC`);
  }
});

test('a file that is doubtful is refused with its line and the reason', () => {
  const file = written('wrong.csv', 'time,open,high,low,close\n1700000040,160,161,159,160\n1700000100,160,161,162,160\n');
  const { status, noted } = sol(file);
  expect({ status, noted }).toEqual({
    status: 2,
    noted: expect.stringContaining(`${file}, line 3: these are no prices of a candle: 160, 161, 162, 160\n`),
  });
  const small = written('small.csv', 'time,open,high,low,close\n1700000040,160,161,159,160\n1700000100,1,1,0.00001,1\n');
  expect(sol(small).noted).toContain('line 3: a price of 0.00001 is none that the market can have');
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
