// Deposits in the core, which the test answers for: credited once, taken back, and never of a coin that is not listed.
import { beforeEach, expect, test } from 'vitest';

import { DepositStatus } from '#server/store/schema/deposits.ts';
import type { Command } from '#server/engine/command.ts';
import { RejectReason } from '#server/engine/reject.ts';
import type { Reply } from '#server/engine/reply.ts';
import { units } from '#server/engine/units.ts';
import type { DepositRow } from '#server/services/wallets/deposit-book.ts';
import { createDepositMoney } from './deposit-money.ts';

const done = { sequence: 1, timeMs: 1, orderId: null } as const;
const well: Reply = { ...done, ok: true, cancelledOrderIds: [], filledLots: null, filledUnits: units(0n), cancelReason: null };
const refused = (reason: RejectReason): Reply => ({ ...done, ok: false, reason });

const asked: Command[] = [];
const told: unknown[] = [];
let reply: Reply = well;
beforeEach(() => {
  asked.length = 0;
  told.length = 0;
  reply = well;
});

const money = createDepositMoney({
  book: { credited: async (id) => void told.push(['credited', id]) },
  client: {
    submit: async (command) => {
      asked.push(command);
      return reply;
    },
  },
  assetOf: (code) => (code === 'USDT' ? { assetId: 7, code, name: 'Tether', decimals: 8 } : undefined),
  debtors: { add: (debtor) => void told.push(['owes', debtor]) },
  onUndone: async (...all) => void told.push(['undone', ...all]),
  log: { error: (details) => void told.push(['log', details]) },
});

const deposit = (coin = 'USDT'): DepositRow => ({
  id: 3,
  userId: 'u',
  accountId: 11,
  coin,
  network: 'Arbitrum One',
  address: 'a',
  transactionId: '0xab',
  outputIndex: 2,
  amountUnits: 500n,
  confirmations: 1,
  requiredConfirmations: 1,
  status: DepositStatus.pending,
  createdAtMs: 1,
  updatedAtMs: 1,
  creditedAtMs: null,
});
// A reference has no spaces.
const facts = { accountId: 11, assetId: 7, units: 500n, reference: 'Arbitrum%20One:0xab:2' };

test('a deposit is credited under a name that tells a repeat, which does no harm', async () => {
  await money.credit(deposit());
  reply = refused(RejectReason.depositAlreadyCredited);
  await money.credit(deposit());
  expect(asked).toEqual([0, 1].map(() => ({ type: 'credit-deposit', ...facts })));
  expect(told).toEqual([0, 1].map(() => ['credited', 3]));
});

test('one that is undone is taken back, its owner owes what is gone, and what has not left stays', async () => {
  await money.takeBack(deposit());
  expect(asked).toEqual([{ type: 'reverse-deposit', ...facts }]);
  const debtor = { accountId: 11, coin: 'USDT' };
  expect(told).toEqual([
    ['owes', debtor],
    ['log', { depositId: 3, ...debtor }],
    ['undone', 11, 'USDT'],
  ]);
  reply = refused(RejectReason.depositNotCredited);
  await money.takeBack(deposit());
  expect(told).toHaveLength(6);
});

test('what the core refuses otherwise is no credit, and a coin that is not listed none of either', async () => {
  reply = refused(RejectReason.unknownAccount);
  await expect(money.credit(deposit())).rejects.toThrow('a deposit was not credited: unknown-account');
  await expect(money.takeBack(deposit())).rejects.toThrow('a deposit was not taken back: unknown-account');
  reply = well;
  for (const move of [money.credit, money.takeBack]) await expect(move(deposit('XYZ'))).rejects.toThrow('no such coin: XYZ');
  expect([asked.length, told]).toEqual([2, []]);
});
