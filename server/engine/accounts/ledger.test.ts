// The ledger keeps its promises itself: a posting moves all of it or none, makes no money, and leaves nobody below zero.
import { expect, test } from 'vitest';

import { Wallet } from '#lib/contract/enums.ts';
import type { ExchangeEvent } from '../event.ts';
import { Ledger, type Movement } from './ledger.ts';

function opened(): Ledger {
  const ledger = new Ledger();
  ledger.openRow(0, true);
  for (let row = 1; row < 300; row += 1) ledger.openRow(row, false);
  ledger.post('deposit', 0, [move(0, -100), move(1, 100)], [], false);
  return ledger;
}
const move = (row: number, available: number, frozen = 0): Movement => ({ accountId: row, row, assetId: 3, available, frozen });

test('a posting says what moved and what is held after it', () => {
  const ledger = opened();
  const events: ExchangeEvent[] = [];
  ledger.post('trade', 9, [move(1, -40), { ...move(2, 40), orderId: 8 }], events, true);
  const common = { assetId: 3, frozenDelta: 0, frozenAfter: 0 };
  // Strictly: what an entry does not have is not written down as nothing.
  expect(events).toStrictEqual([
    {
      type: 'ledger-posted',
      cause: 'trade',
      orderId: 9,
      entries: [
        { ...common, accountId: 1, availableDelta: -40, availableAfter: 60 },
        { ...common, accountId: 2, availableDelta: 40, availableAfter: 40, orderId: 8 },
      ],
    },
  ]);
});

test.each<readonly [string, readonly Movement[], string]>([
  ['money from nowhere', [move(1, -40), move(2, 41)], 'off by 1'],
  ['more than there is', [move(2, 101), move(1, -101)], 'below zero'],
  ['more than is frozen', [move(1, 1, -1)], 'below zero'],
])('refused whole: %s', (_, movements, message) => {
  const ledger = opened();
  const events: ExchangeEvent[] = [];
  expect(() => ledger.post('trade', 0, movements, events, true)).toThrow(message);
  expect([ledger.available(1, 3), ledger.frozen(1, 3), ledger.available(2, 3)]).toEqual([100n, 0n, 0n]);
  expect(events).toEqual([]);
});

test('balances go beyond safe integers, to the edge of 64 bits and not over it', () => {
  const ledger = opened();
  ledger.restore(1, 3, 2n ** 63n - 10n, 0n);
  ledger.post('deposit', 0, [move(0, -9), move(1, 9)], [], false);
  expect(ledger.available(1, 3)).toBe(2n ** 63n - 1n);
  expect(() => ledger.post('deposit', 0, [move(0, -1), move(1, 1)], [], false)).toThrow('more of asset 3 than fits');
  expect(ledger.available(0, 3)).toBe(-109n);
});

test('three hundred accounts keep their own rows', () => {
  const ledger = opened();
  for (let row = 2; row < 300; row += 1) ledger.post('deposit', 0, [move(0, -row), move(row, row)], [], false);
  expect(Array.from({ length: 298 }, (_, at) => ledger.available(at + 2, 3))).toEqual(
    Array.from({ length: 298 }, (_, at) => BigInt(at + 2)),
  );
});

test('room for more assets leaves what everybody holds where it is, and makes nothing', () => {
  const ledger = opened();
  const inFirst = (row: number, available: number): Movement => ({ ...move(row, available), assetId: 0 });
  ledger.post('deposit', 0, [inFirst(0, -7), inFirst(2, 5), inFirst(1, 2)], [], false);
  ledger.openAsset(8);
  ledger.openAsset(20);
  const held = [0, 1, 2].map((row) => Array.from({ length: 21 }, (_, asset) => Number(ledger.available(row, asset))));
  const expected = [
    [-7, -100],
    [2, 100],
    [5, 0],
  ].map(([first = 0, fourth = 0]) => Array.from({ length: 21 }, (_, asset) => (asset === 0 ? first : asset === 3 ? fourth : 0)));
  expect(held).toEqual(expected);
});

test('what is frozen is announced with its wallet, or kept to itself', () => {
  const ledger = opened();
  const events: ExchangeEvent[] = [];
  const [purse, margin] = [
    { accountId: 1, row: 1 },
    { accountId: 1, row: 1, tag: { wallet: Wallet.futures } },
  ];
  ledger.freeze('reserve', 9, purse, 3, 30, events);
  ledger.freeze('release', 9, margin, 3, -10, events);
  ledger.freeze('reserve', 9, purse, 3, 5, null);
  const common = { accountId: 1, assetId: 3 };
  const [held, given] = [
    { ...common, availableDelta: -30, frozenDelta: 30, availableAfter: 70, frozenAfter: 30 },
    { ...common, availableDelta: 10, frozenDelta: -10, availableAfter: 80, frozenAfter: 20, wallet: Wallet.futures },
  ];
  expect(events).toStrictEqual([
    { type: 'ledger-posted', cause: 'reserve', orderId: 9, entries: [held] },
    { type: 'ledger-posted', cause: 'release', orderId: 9, entries: [given] },
  ]);
  expect([ledger.available(1, 3), ledger.frozen(1, 3)]).toEqual([75n, 25n]);
  expect(() => ledger.freeze('reserve', 9, purse, 3, 76, events)).toThrow('below zero');
  expect(() => ledger.freeze('release', 9, purse, 3, -26, events)).toThrow('below zero');
});

test('a row that may owe no more does not', () => {
  const ledger = opened();
  ledger.post('trade', 0, [move(0, -1), move(1, 1)], [], false);
  ledger.forbidDebt(0);
  expect(() => ledger.post('trade', 0, [move(0, -1), move(1, 1)], [], false)).toThrow('below zero');
  expect(ledger.available(0, 3)).toBe(-101n);
});
