import { expect, test } from 'vitest';

import type { AccountCoin, UserAccount } from '#lib/contract/accounts/user-accounts.ts';
import { coinRows, composition } from './coin-rows.ts';

const coin = (code: string, total: string, usdtValue: string | null): AccountCoin => ({
  coin: code,
  available: total,
  frozen: '0',
  unrealised: '0',
  owed: '0',
  total,
  usdtValue,
});
const account = (id: 'spot' | 'usdt' | 'susdt', coins: AccountCoin[]): UserAccount => ({
  account: id,
  accountType: id === 'spot' ? 'spot' : 'futures',
  businessLine: 1,
  isPlay: id === 'susdt',
  usdtValue: '0',
  coins,
});

test('a coin is told once, exactly, whatever accounts it is in; play money is not told', () => {
  const rows = coinRows([
    account('spot', [coin('USDT', '0.1', '0.1'), coin('BTC', '1', '90000'), coin('XYZ', '5', null)]),
    account('usdt', [coin('USDT', '0.2', '0.2')]),
    account('susdt', [coin('SUSDT', '1000', '1000')]),
  ]);
  expect(rows.map((row) => [row.coin, row.total, row.usdtValue])).toEqual([
    ['BTC', '1', '90000'],
    ['USDT', '0.3', '0.3'],
    ['XYZ', '5', null],
  ]);
});

test('six parts at most, the rest together; a debt is no part', () => {
  const rows = coinRows([
    account('spot', [
      ...['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((code, place) => coin(code, '1', String(40 - place * 5))),
      coin('X', '-1', '-7'),
    ]),
  ]);
  const parts = composition(rows);
  expect(parts.map((part) => part.coin)).toEqual(['A', 'B', 'C', 'D', 'E', null]);
  expect(parts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12);
  // 15 and 10 of 175.
  expect(parts.at(-1)?.share).toBeCloseTo(25 / 175, 12);
  expect(composition([])).toEqual([]);
});
