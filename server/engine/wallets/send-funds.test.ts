// Money between users: what is free in spot and not more, a counterpart for every unit, and nobody sends away from a debt.
import { expect, test } from 'vitest';

import { openScriptedVenue } from '#tests/simulation/scripted-venue.ts';
import type { Command } from '../command.ts';
import { units } from '../units.ts';

const [ann, bob, house] = [1000, 1001, 2];
const cash = 1;
const named = (amount: bigint, reference: string): Command => ({
  type: 'send-funds',
  accountId: ann,
  toAccountId: bob,
  assetId: cash,
  units: units(amount),
  reference,
});
const once = (amount: bigint, clientOid: string, accountId = ann, toAccountId = bob): Command => ({
  type: 'send-funds',
  accountId,
  toAccountId,
  assetId: cash,
  units: units(amount),
  clientOid,
});
const send = (amount: bigint, toAccountId = bob, accountId = ann, assetId = cash): Command => ({
  type: 'send-funds',
  accountId,
  toAccountId,
  assetId,
  units: units(amount),
});
const credit = (amount: bigint, reference: string, accountId = ann): Command => ({
  type: 'credit-deposit',
  accountId,
  assetId: cash,
  units: units(amount),
  reference,
});
const reverse = (amount: bigint, reference: string, accountId = ann): Command => ({
  type: 'reverse-deposit',
  accountId,
  assetId: cash,
  units: units(amount),
  reference,
});

type Row = readonly [what: string, asked: readonly (Command | string)[], answers: readonly string[], ann: string, bob: string];

/** Both begin with 1000 COIN and 100,000 CASH. */
const rows: readonly Row[] = [
  ['some of it', [send(600n)], ['done'], '1000+0 COIN, 99400+0 CASH', '1000+0 COIN, 100600+0 CASH'],
  ['all there is', [send(100_000n)], ['done'], '1000+0 COIN', '1000+0 COIN, 200000+0 CASH'],
  ['not more', [send(100_001n)], ['insufficient-balance'], '1000+0 COIN, 100000+0 CASH', '1000+0 COIN, 100000+0 CASH'],
  [
    'not what an order holds',
    ['ann buys 500 @ 100', send(50_001n), send(50_000n)],
    ['', 'insufficient-balance', 'done'],
    '1000+0 COIN, 0+50000 CASH',
    '1000+0 COIN, 150000+0 CASH',
  ],
  ['nothing', [send(0n)], ['invalid-amount'], '1000+0 COIN, 100000+0 CASH', '1000+0 COIN, 100000+0 CASH'],
  ['less than nothing', [send(-5n)], ['invalid-amount'], '1000+0 COIN, 100000+0 CASH', '1000+0 COIN, 100000+0 CASH'],
  ['to oneself', [send(5n, ann)], ['unknown-account'], '1000+0 COIN, 100000+0 CASH', '1000+0 COIN, 100000+0 CASH'],
  ['to the house', [send(5n, house)], ['unknown-account'], '1000+0 COIN, 100000+0 CASH', '1000+0 COIN, 100000+0 CASH'],
  ['from the house', [send(5n, ann, house)], ['unknown-account'], '1000+0 COIN, 100000+0 CASH', '1000+0 COIN, 100000+0 CASH'],
  ['to nobody', [send(5n, 4040)], ['unknown-account'], '1000+0 COIN, 100000+0 CASH', '1000+0 COIN, 100000+0 CASH'],
  ['of no coin', [send(5n, bob, ann, 77)], ['unknown-asset'], '1000+0 COIN, 100000+0 CASH', '1000+0 COIN, 100000+0 CASH'],
  [
    'under a name, once for good; one that was refused can be told again',
    [named(600n, 's1'), named(600n, 's1'), named(200_000n, 's2'), named(5n, 's2'), named(5n, 'with spaces')],
    ['done', 'withdrawal-exists', 'insufficient-balance', 'done', 'invalid-amount'],
    '1000+0 COIN, 99395+0 CASH',
    '1000+0 COIN, 100605+0 CASH',
  ],
  [
    'under a name of the sender’s, once and as nothing else; one that was refused can be told again',
    [
      once(600n, 'c1'),
      once(600n, 'c1'),
      once(601n, 'c1'),
      once(200_000n, 'c2'),
      once(5n, 'c2'),
      once(5n, 'with spaces'),
      once(5n, 'c1', bob, ann),
    ],
    ['done', 'done', 'transfer-name-taken', 'insufficient-balance', 'done', 'invalid-client-order-id', 'done'],
    '1000+0 COIN, 99400+0 CASH',
    '1000+0 COIN, 100600+0 CASH',
  ],
  // 100,090 in all; 100,050 sent, 40 left and taken back, 50 owed: not even another coin may go.
  [
    'away from a debt',
    [credit(90n, 'd1'), send(100_050n), reverse(90n, 'd1'), send(1n, bob, ann, 0)],
    ['done', 'done', 'done', 'account-in-debt'],
    '1000+0 COIN',
    '1000+0 COIN, 200050+0 CASH',
  ],
  // Bob has sent all that he had and owes 90; of 100 that come 10 are his.
  [
    'what the receiver owes is paid first',
    [credit(90n, 'd1', bob), send(100_090n, ann, bob), reverse(90n, 'd1', bob), send(100n)],
    ['done', 'done', 'done', 'done'],
    '1000+0 COIN, 199990+0 CASH',
    '1000+0 COIN, 10+0 CASH',
  ],
];

test.each(rows)('%s', (_what, asked, answers, annHas, bobHas) => {
  const venue = openScriptedVenue();
  const told = asked.map((one) => {
    if (typeof one === 'string') {
      venue.say(one);
      return '';
    }
    const { reply } = venue.apply(one);
    return reply.ok ? 'done' : reply.reason;
  });
  expect([told, venue.holds('ann'), venue.holds('bob')]).toEqual([answers, annHas, bobHas]);
  expect(venue.exchange.checkInvariants()).toEqual([]);
});
