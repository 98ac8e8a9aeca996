// Money that leaves, and money that turns out never to have come: what is held, what is gone, what is owed.
import { expect, test } from 'vitest';

import { Wallet } from '#lib/contract/enums.ts';
import { openScriptedVenue } from '#tests/simulation/scripted-venue.ts';
import type { Command } from '../command.ts';
import { createExchange, restoreExchange } from '../exchange.ts';
import { units } from '../units.ts';

const ann = 1000;
const cash = 1;
const reserve = (amount: bigint, fee: bigint, reference: string, accountId = ann): Command => ({
  type: 'reserve-withdrawal',
  accountId,
  assetId: cash,
  units: units(amount),
  feeUnits: units(fee),
  reference,
});
const settle = (reference: string): Command => ({ type: 'settle-withdrawal', reference });
const release = (reference: string): Command => ({ type: 'release-withdrawal', reference });
const credit = (amount: bigint, reference: string): Command => ({
  type: 'credit-deposit',
  accountId: ann,
  assetId: cash,
  units: units(amount),
  reference,
});
const reverse = (amount: bigint, reference: string): Command => ({
  type: 'reverse-deposit',
  accountId: ann,
  assetId: cash,
  units: units(amount),
  reference,
});
const toFutures = (assetId: number): Command => ({
  type: 'transfer-funds',
  accountId: ann,
  assetId,
  from: Wallet.spot,
  to: Wallet.futures,
  units: units(1n),
});
const collect: Command = { type: 'collect-debt', accountId: ann, assetId: cash };

type Row = readonly [what: string, asked: readonly (Command | string)[], answers: readonly string[], ann: string, fees: string];

/** Ann begins with 1000 COIN and 100,000 CASH. */
const rows: readonly Row[] = [
  ['held', [reserve(600n, 5n, 'w1')], ['done'], '1000+0 COIN, 99395+605 CASH', ''],
  ['gone, the fee to the venue', [reserve(600n, 5n, 'w1'), settle('w1')], ['done', 'done'], '1000+0 COIN, 99395+0 CASH', '5+0 CASH'],
  ['given back, the fee too', [reserve(600n, 5n, 'w1'), release('w1')], ['done', 'done'], '1000+0 COIN, 100000+0 CASH', ''],
  [
    'settled once',
    [reserve(600n, 5n, 'w1'), settle('w1'), settle('w1')],
    ['done', 'done', 'unknown-withdrawal'],
    '1000+0 COIN, 99395+0 CASH',
    '5+0 CASH',
  ],
  [
    'not given back after it has gone',
    [reserve(600n, 5n, 'w1'), settle('w1'), release('w1')],
    ['done', 'done', 'unknown-withdrawal'],
    '1000+0 COIN, 99395+0 CASH',
    '5+0 CASH',
  ],
  [
    'not gone after it was given back',
    [reserve(600n, 5n, 'w1'), release('w1'), settle('w1')],
    ['done', 'done', 'unknown-withdrawal'],
    '1000+0 COIN, 100000+0 CASH',
    '',
  ],
  [
    'one debit per name, while it is held',
    [reserve(600n, 5n, 'w1'), reserve(600n, 5n, 'w1')],
    ['done', 'withdrawal-exists'],
    '1000+0 COIN, 99395+605 CASH',
    '',
  ],
  [
    'one debit per name, for good',
    [reserve(600n, 5n, 'w1'), release('w1'), reserve(600n, 5n, 'w1')],
    ['done', 'done', 'withdrawal-exists'],
    '1000+0 COIN, 100000+0 CASH',
    '',
  ],
  ['all there is, fee included', [reserve(99_990n, 10n, 'w1')], ['done'], '1000+0 COIN, 0+100000 CASH', ''],
  ['not more than there is with the fee', [reserve(99_990n, 11n, 'w1')], ['insufficient-balance'], '1000+0 COIN, 100000+0 CASH', ''],
  [
    'not what an order holds',
    ['ann buys 500 @ 100', reserve(50_001n, 0n, 'w1')],
    ['', 'insufficient-balance'],
    '1000+0 COIN, 50000+50000 CASH',
    '',
  ],
  ['nothing', [reserve(0n, 5n, 'w1')], ['invalid-amount'], '1000+0 COIN, 100000+0 CASH', ''],
  ['a fee below zero', [reserve(10n, -5n, 'w1')], ['invalid-amount'], '1000+0 COIN, 100000+0 CASH', ''],
  ['a name with spaces', [reserve(10n, 5n, 'w 1')], ['invalid-amount'], '1000+0 COIN, 100000+0 CASH', ''],
  ['the house’s money', [reserve(10n, 5n, 'w1', 2)], ['unknown-account'], '1000+0 COIN, 100000+0 CASH', ''],
  ['nobody’s money', [reserve(10n, 5n, 'w1', 4040)], ['unknown-account'], '1000+0 COIN, 100000+0 CASH', ''],
  ['an arrival undone in full', [credit(50n, 'd1'), reverse(50n, 'd1')], ['done', 'done'], '1000+0 COIN, 100000+0 CASH', ''],
  [
    'undone once',
    [credit(50n, 'd1'), reverse(50n, 'd1'), reverse(50n, 'd1')],
    ['done', 'done', 'deposit-not-credited'],
    '1000+0 COIN, 100000+0 CASH',
    '',
  ],
  ['what never came is not undone', [reverse(50n, 'd1')], ['deposit-not-credited'], '1000+0 COIN, 100000+0 CASH', ''],
  [
    'credited again when it is mined again',
    [credit(50n, 'd1'), reverse(50n, 'd1'), credit(50n, 'd1'), credit(50n, 'd1')],
    ['done', 'done', 'done', 'deposit-already-credited'],
    '1000+0 COIN, 100050+0 CASH',
    '',
  ],
  // 190,050 less 180,000 sent is 10,050: taken back, the other 80,000 of 90,050 are owed, and nothing leaves meanwhile.
  [
    'spent: the rest is owed, and withdrawals wait',
    [credit(90_050n, 'd1'), reserve(180_000n, 0n, 'w1'), settle('w1'), reverse(90_050n, 'd1'), reserve(1n, 0n, 'w2')],
    ['done', 'done', 'done', 'done', 'account-in-debt'],
    '1000+0 COIN',
    '',
  ],
  [
    'spent: nothing gets away into another wallet either',
    [credit(90_050n, 'd1'), reserve(180_000n, 0n, 'w1'), settle('w1'), reverse(90_050n, 'd1'), toFutures(0)],
    ['done', 'done', 'done', 'done', 'account-in-debt'],
    '1000+0 COIN',
    '',
  ],
  // 100,090 in all, 100,040 sent: 50 taken back, 40 of 90 owed; the next 30 pay, then 10 of 25, and 15 are hers.
  [
    'a debt is paid by what comes, then withdrawals go on',
    [
      credit(90n, 'd1'),
      reserve(100_040n, 0n, 'w1'),
      settle('w1'),
      reverse(90n, 'd1'),
      credit(30n, 'd2'),
      credit(25n, 'd3'),
      reserve(15n, 0n, 'w2'),
    ],
    ['done', 'done', 'done', 'done', 'done', 'done', 'done'],
    '1000+0 COIN, 0+15 CASH',
    '',
  ],
  [
    'a debt is paid by what a withdrawal gives back',
    [credit(90n, 'd1'), reserve(100_090n, 0n, 'w1'), reverse(90n, 'd1'), release('w1'), reserve(100_000n, 0n, 'w2')],
    ['done', 'done', 'done', 'done', 'done'],
    '1000+0 COIN, 0+100000 CASH',
    '',
  ],
  [
    'a debt is collected from what orders give back, when asked',
    [
      'ann buys 1000 @ 100',
      credit(90n, 'd1'),
      reserve(90n, 0n, 'w1'),
      settle('w1'),
      reverse(90n, 'd1'),
      'ann cancels #1',
      collect,
      collect,
    ],
    ['', 'done', 'done', 'done', 'done', '', 'done', 'nothing-owed'],
    '1000+0 COIN, 99910+0 CASH',
    '',
  ],
];

test.each(rows)('%s', (_what, asked, answers, annHolds, feesHold) => {
  const venue = openScriptedVenue();
  const said = asked.map((one) => {
    if (typeof one === 'string') {
      venue.say(one);
      return '';
    }
    const { reply, record } = venue.apply(one);
    if (reply.ok) return 'done';
    return record.events.length === 0 ? reply.reason : `${reply.reason}, with events`;
  });
  expect(said).toEqual(answers);
  expect(venue.holds('ann')).toBe(annHolds);
  expect(venue.holds('fees')).toBe(feesHold);
  expect(venue.exchange.checkInvariants()).toEqual([]);
  // A restart changes nothing.
  expect(restoreExchange(venue.exchange.snapshot()).stateHash()).toBe(venue.exchange.stateHash());
});

test('a venue that never had a withdrawal says nothing of any in its snapshot', () => {
  expect(new TextDecoder().decode(createExchange().snapshot())).not.toContain('withdrawals');
});
