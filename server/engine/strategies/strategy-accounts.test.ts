// Strategy accounts: whose they are, what they are told, and that nobody else acts for them or trades with them by mistake.
import { describe, expect, test } from 'vitest';

import {
  AccountMode,
  BusinessLine,
  EntryPoint,
  HoldSide,
  MarginMode,
  PositionMode,
  SelfTradePrevention,
  Side,
  TimeInForce,
  Wallet,
} from '#lib/contract/enums.ts';
import { openBotVenue } from '#tests/simulation/strategies/bot-venue.ts';

import type { Command } from '../command.ts';
import { restoreExchange } from '../exchange.ts';
import { AccountKind } from '../identity/account-kind.ts';
import { PriceSource } from '../plans/trigger-terms.ts';
import { lots, ticks, units } from '../units.ts';

const open = (ownerId: number, name: string): Command => ({ type: 'open-strategy-account', ownerId, name });
const tell = (name: string, text: string, accountId = 1003): Command => ({ type: 'instruct-strategy', accountId, name, text });
const half = '\ud83d';

type Row = readonly [what: string, commands: readonly Command[], answers: readonly (number | string)[]];

/** Ann is 1000, Bob 1001; Ann's bots are 1003 (grid) and 1004 (dips), Bob's is 1005 (rex). */
const rows: readonly Row[] = [
  // opened
  ['numbers follow the highest there is', [open(1000, 'third'), open(1001, 'second')], [1006, 1007]],
  ['told again, the same number', [open(1000, 'grid'), open(1000, 'third'), open(1000, 'third')], [1003, 1006, 1006]],
  ['owners name theirs for themselves', [open(1001, 'grid')], [1006]],
  ['nobody’s', [open(4040, 'grid')], ['unknown-account']],
  ['not of the venue’s fees', [open(1, 'grid')], ['unknown-account']],
  ['not of another bot', [open(1003, 'grid')], ['strategy-account']],
  ['without a name', [open(1000, '')], ['invalid-strategy-name']],
  ['with a name of two words', [open(1000, 'my grid')], ['invalid-strategy-name']],
  ['with a long name', [open(1000, 'x'.repeat(64)), open(1000, 'x'.repeat(65))], [1006, 'invalid-strategy-name']],
  // told
  ['told something', [tell('start', 'go')], ['done']],
  ['told once more', [tell('start', 'go'), tell('start', 'go')], ['done', 'done']],
  ['told something else by the same name', [tell('start', 'go'), tell('start', 'no')], ['done', 'transfer-name-taken']],
  ['another may be told by that name', [tell('start', 'go'), tell('start', 'no', 1004)], ['done', 'done']],
  ['told nothing', [tell('start', '')], ['invalid-instruction']],
  ['told a long story', [tell('a', '€'.repeat(16_000)), tell('b', 'x'.repeat(16_001))], ['done', 'invalid-instruction']],
  ['told half a character', [tell('start', `go ${half}`)], ['invalid-instruction']],
  ['told without a name', [tell('', 'go')], ['invalid-client-order-id']],
  ['a person is told nothing', [tell('start', 'go', 1000)], ['unknown-account']],
  ['nobody is told nothing', [tell('start', 'go', 4040)], ['unknown-account']],
  // people take no steps
  ['a person', [{ type: 'take-step', accountId: 1000, step: 1, action: { type: 'cancel-all' } }], ['unknown-account']],
  ['nobody', [{ type: 'take-step', accountId: 4040, step: 1, action: { type: 'cancel-all' } }], ['unknown-account']],
];

test.each(rows)('%s', (_what, commands, answers) => {
  const { apply, exchange } = openBotVenue();
  const given = commands.map((command) => {
    const hash = exchange.stateHash();
    const { reply, record } = apply(command);
    if (reply.ok) return reply.accountId ?? 'done';
    return record.events.length === 0 && exchange.stateHash() === hash ? reply.reason : `${reply.reason}, with effect`;
  });
  expect(given).toEqual(answers);
  expect(exchange.checkInvariants()).toEqual([]);
});

test('an account is opened once and told of once, and so is an instruction', () => {
  const { apply } = openBotVenue();
  expect(apply(open(1001, 'third')).record.events).toEqual([
    { type: 'account-opened', accountId: 1006, kind: 'user' },
    { type: 'strategy-account-opened', accountId: 1006, ownerId: 1001, name: 'third' },
  ]);
  expect(apply(open(1001, 'third')).record.events).toEqual([]);
  expect(apply(tell('start', 'go')).record.events).toEqual([{ type: 'strategy-instructed', accountId: 1003, name: 'start', text: 'go' }]);
  expect(apply(tell('start', 'go')).record.events).toEqual([]);
});

test('an owner has 2,000 at most, and can still be told the numbers of those', () => {
  const { apply } = openBotVenue();
  for (let at = 3; at <= 2_000; at += 1) expect(apply(open(1000, `bot-${at}`)).reply.ok).toBe(true);
  expect(apply(open(1000, 'one-more')).reply).toMatchObject({ ok: false, reason: 'strategy-limit' });
  expect(apply(open(1000, 'grid')).reply).toMatchObject({ ok: true, accountId: 1003 });
  expect(apply(open(1001, 'one-more')).reply.ok).toBe(true);
});

test('nobody is given a number that databases cannot write', () => {
  const { apply } = openBotVenue();
  expect(apply({ type: 'open-account', accountId: 2_147_483_646, kind: AccountKind.user }).reply.ok).toBe(true);
  expect(apply(open(1001, 'last')).reply).toMatchObject({ ok: true, accountId: 2_147_483_647 });
  expect(apply(open(1001, 'one-more')).reply).toMatchObject({ ok: false, reason: 'unknown-account' });
  expect(apply(open(1001, 'last')).reply).toMatchObject({ ok: true, accountId: 2_147_483_647 });
});

test('what a strategy was told is known by the name of it, also after a snapshot', () => {
  const { apply, exchange } = openBotVenue();
  apply(tell('start', 'go'));
  apply(tell('stop', 'no', 1004));
  apply(tell('twice', '', 1004));
  for (const one of [exchange, restoreExchange(exchange.snapshot())]) {
    expect([one.wasTold(1003, 'start'), one.wasTold(1004, 'stop')]).toEqual([true, true]);
    expect([one.wasTold(1003, 'stop'), one.wasTold(1004, 'start'), one.wasTold(1004, 'twice')]).toEqual([false, false, false]);
    expect([one.wasTold(1000, 'start'), one.wasTold(4040, 'start')]).toEqual([false, false]);
    const asked = [...one.everyAnswer()].filter(({ view }) => view === 'wasTold').map(({ asked: given }) => given);
    expect(asked).toEqual([
      [1003, 'start'],
      [1004, 'stop'],
    ]);
  }
});

test('a snapshot with the bot of an owner who is not in it is refused', () => {
  const { exchange } = openBotVenue();
  const text = new TextDecoder().decode(exchange.snapshot());
  const wrong = text.replace('"ownerId":1001,"name":"rex"', '"ownerId":4040,"name":"rex"');
  expect(wrong).not.toBe(text);
  expect(() => restoreExchange(new TextEncoder().encode(wrong))).toThrow('snapshot has the strategy account 1005 of nobody');
});

test('they are seen as their owner’s and not as accounts of people, also after a snapshot', () => {
  const { exchange, say, apply } = openBotVenue();
  for (const line of ['grid 1: takes 5000 CASH', 'grid 2: buys 10 @ 100', 'dips 1: cancels 9']) say(line);
  apply(tell('start', 'go'));
  const again = restoreExchange(exchange.snapshot());
  expect(again.stateHash()).toBe(exchange.stateHash());
  for (const one of [exchange, again]) {
    expect(one.strategiesOf(1000)).toEqual([
      { accountId: 1003, name: 'grid', step: 2 },
      { accountId: 1004, name: 'dips', step: 1 },
    ]);
    expect([one.strategyOf(1005), one.strategyOf(1000), one.strategyOf(4040)]).toEqual([
      { ownerId: 1001, name: 'rex', step: 0 },
      null,
      null,
    ]);
    expect(one.strategiesOf(1002)).toEqual([]);
    expect(one.userAccounts(0, 9).map(({ accountId }) => accountId)).toEqual([1000, 1001, 1002]);
    expect(one.accountKind(1003)).toBe('user');
    expect(one.checkInvariants()).toEqual([]);
  }
  const send = (command: Command, sequence: number) => again.apply({ sequence, timeMs: 1_000, command }).reply;
  // Steps that were sent before the crash are sent once more.
  expect(send({ type: 'take-step', accountId: 1003, step: 2, action: { type: 'cancel-all' } }, 901)).toMatchObject({
    reason: 'step-taken',
  });
  expect(send({ type: 'take-step', accountId: 1003, step: 3, action: { type: 'cancel', orderStep: 2 } }, 902)).toMatchObject({
    orderId: 1,
  });
  expect(send(tell('start', 'no'), 903)).toMatchObject({ reason: 'transfer-name-taken' });
  expect(send(open(1000, 'dips'), 904)).toMatchObject({ accountId: 1004 });
});

/** Every command that names an account, but those of bots: one that is left out does not compile. */
type Naming = Exclude<Extract<Command, { readonly accountId: number }>, { readonly type: 'take-step' | 'instruct-strategy' }>;
const accountId = 1003;
const order = {
  accountId,
  marketId: 0,
  side: Side.buy,
  quantityLots: lots(10),
  amountUnits: units(0n),
  clientOid: '',
  selfTradePrevention: SelfTradePrevention.cancelTaker,
} as const;
const money = { accountId, assetId: 1, units: units(5n) } as const;
const trigger = { source: PriceSource.last, triggerTicks: ticks(90), executeTicks: ticks(0) };
const taking = { ...money, makerId: 1000, side: Side.sell, advertId: 1, advertUnits: units(5n), price: '1', clientOid: '' };
const terms = { kind: 'trigger', trigger, exit: null } as const;
const naming: { readonly [Type in Naming['type']]: Extract<Naming, { readonly type: Type }> } = {
  'open-account': { type: 'open-account', accountId, kind: AccountKind.user },
  'name-account-owner': { type: 'name-account-owner', accountId, owner: 'ann' },
  'credit-deposit': { type: 'credit-deposit', ...money, reference: 'one' },
  'transfer-funds': { type: 'transfer-funds', ...money, from: Wallet.spot, to: Wallet.futures },
  'send-funds': { type: 'send-funds', ...money, toAccountId: 1000 },
  'reserve-withdrawal': { type: 'reserve-withdrawal', ...money, feeUnits: units(0n), reference: 'one' },
  'reverse-deposit': { type: 'reverse-deposit', ...money, reference: 'cash:1000' },
  'collect-debt': { type: 'collect-debt', accountId, assetId: 1 },
  'subscribe-strategy': { type: 'subscribe-strategy', ...money, subscriberId: 1000, strategyId: 1005, sharePercent: 10 },
  'start-leading': { type: 'start-leading', accountId, line: 'spot', familyIds: [] },
  'stop-leading': { type: 'stop-leading', accountId, line: 'spot' },
  'follow-leader': { type: 'follow-leader', accountId, strategyId: 1005, leaderId: 1000, line: 'spot' },
  borrow: { type: 'borrow', ...money, wallet: Wallet.cross, marketId: -1 },
  repay: { type: 'repay', ...money, wallet: Wallet.cross, marketId: -1 },
  'set-isolated-leverage': { type: 'set-isolated-leverage', accountId, marketId: 0, leverage: 2, neverSetIsMax: true },
  'set-interest-grade': { type: 'set-interest-grade', accountId, grade: 1 },
  'place-order': { type: 'place-order', ...order, kind: 'limit', timeInForce: TimeInForce.gtc, priceTicks: ticks(100) },
  'amend-order': { type: 'amend-order', accountId, orderId: 1, priceTicks: ticks(101), quantityLots: lots(10) },
  'cancel-order': { type: 'cancel-order', accountId, orderId: 1 },
  'cancel-all-orders': { type: 'cancel-all-orders', accountId, marketId: -1, side: null },
  'requote-market': {
    type: 'requote-market',
    accountId,
    marketId: 0,
    centreTicks: ticks(100),
    halfSpreadTicks: 1,
    levels: 1,
    stepTicks: 1,
    quantityLots: lots(10),
    seed: 1,
  },
  'set-leverage': { type: 'set-leverage', accountId, marketId: 0, longLeverage: 2, shortLeverage: 2 },
  'set-margin-mode': { type: 'set-margin-mode', accountId, marketId: 0, mode: MarginMode.cross },
  'set-position-mode': { type: 'set-position-mode', accountId, line: BusinessLine.usdt, mode: PositionMode.oneWay },
  'change-margin': { type: 'change-margin', accountId, marketId: 0, holdSide: HoldSide.long, units: units(5n) },
  'set-auto-append': { type: 'set-auto-append', accountId, marketId: 0, holdSide: HoldSide.long, on: true },
  'set-order-exit': { type: 'set-order-exit', accountId, orderId: 1, exit: null },
  'reverse-position': { type: 'reverse-position', accountId, marketId: 0, holdSide: HoldSide.long, entryPoint: EntryPoint.web },
  'switch-account-mode': { type: 'switch-account-mode', accountId, mode: AccountMode.advanced },
  'place-plan': { type: 'place-plan', ...order, terms, entryPoint: EntryPoint.web },
  'amend-plan': { type: 'amend-plan', accountId, planId: 1, quantityLots: lots(10), amountUnits: units(0n), terms },
  'change-plan': { type: 'change-plan', accountId, planId: 1, quantityLots: lots(10), amountUnits: units(0n), terms },
  'pause-plan': { type: 'pause-plan', accountId, planId: 1 },
  'resume-plan': { type: 'resume-plan', accountId, planId: 1 },
  'cancel-plan': { type: 'cancel-plan', accountId, planId: 1 },
  'cancel-all-plans': { type: 'cancel-all-plans', accountId, marketId: -1, kind: null },
  'set-countdown': { type: 'set-countdown', accountId, key: 'mine', timeoutMs: 5_000 },
  convert: { type: 'convert', accountId, toAssetId: 0, legs: [], expiresMs: 9_000, reference: 'quote:1' },
  'place-convert-order': {
    type: 'place-convert-order',
    ...money,
    toAssetId: 0,
    toUnits: units(1n),
    expiresMs: 9_000,
    clientOid: '',
  },
  'cancel-convert-order': { type: 'cancel-convert-order', accountId, orderId: 1 },
  'place-c2c-order': { type: 'place-c2c-order', ...taking, currency: 'EUR', payUnits: units(9n), methodIds: [1], payMinutes: 15 },
  'swap-c2c-coins': { type: 'swap-c2c-coins', ...taking, quoteAssetId: 0, quoteUnits: units(9n) },
  'step-c2c-order': { type: 'step-c2c-order', accountId, orderId: 1, step: 'cancel' },
};

describe('nobody acts for a bot by', () => {
  const sent: Command = { type: 'send-funds', ...money, accountId: 1001, toAccountId: accountId };
  test.each([...Object.values<Command>(naming), sent].map((command) => [command.type, command] as const))('%s', (_type, command) => {
    const { apply, say, exchange } = openBotVenue();
    for (const line of ['grid 1: takes 5000 CASH', 'grid 2: buys 10 @ 100']) say(line);
    const hash = exchange.stateHash();
    const { reply, record } = apply(command);
    expect(reply).toMatchObject({ ok: false, reason: 'strategy-account' });
    expect([record.events, exchange.stateHash()]).toEqual([[], hash]);
  });
});

/** The bots of an owner, and the owner, against each other: the one who rests, the one who takes. */
const pairs = [
  ['two bots of one owner', 'grid 2: sells 10 @ 100', 'dips 2: buys 10 @ 100'],
  ['a bot against its owner', 'ann sells 10 @ 100', 'dips 2: buys 10 @ 100'],
  ['an owner against a bot', 'grid 2: sells 10 @ 100', 'ann buys 10 @ 100'],
] as const;
/** The outcome goes by the taker's word; of a bot's order its step is told too. */
const preventions = [
  ['cancels the taker', '', '#2; #2 cancelled with 10 left (self-trade)'],
  ['cancels the maker', ' stp-maker', '#2; #1 cancelled with 10 left (self-trade); ask 100: 0; bid 100: 10'],
  ['cancels both', ' stp-both', '#2; #1 cancelled with 10 left (self-trade); #2 cancelled with 10 left (self-trade); ask 100: 0'],
] as const;

describe.each(pairs)('%s', (_who, rests, takes) => {
  test.each(preventions)('never trade: %s', (_what, word, outcome) => {
    const { say, holds, exchange } = openBotVenue();
    for (const line of ['grid 1: takes 20 COIN', 'dips 1: takes 5000 CASH', rests]) say(line);
    expect(say(`${takes}${word}`)).toBe(takes.startsWith('dips') ? `${outcome}; step 2` : outcome);
    const all = ['ann', 'grid', 'dips'].map(holds).join('; ');
    // Nothing has changed hands, whatever is still held for an order that stands.
    expect([...all.matchAll(/(\d+)\+(\d+) COIN/g)].reduce((sum, [, free, held]) => sum + Number(free) + Number(held), 0)).toBe(1_000);
    expect(exchange.checkInvariants()).toEqual([]);
  });
});

test('bots of two owners trade with each other, and so does a bot with another owner', () => {
  const { say } = openBotVenue();
  for (const line of ['grid 1: takes 20 COIN', 'rex 1: takes 5000 CASH', 'grid 2: sells 10 @ 100']) say(line);
  expect(say('rex 2: buys 10 @ 100')).toBe('#2; 10 @ 100 from #1, fees 1 and 1, filled; ask 100: 0; step 2');
  say('grid 3: sells 10 @ 100');
  expect(say('bob buys 10 @ 100')).toBe('#4; 10 @ 100 from #3, fees 1 and 1, filled; ask 100: 0');
});

test('all or nothing counts nothing of one’s own bots', () => {
  const { say } = openBotVenue();
  for (const line of ['grid 1: takes 20 COIN', 'bob sells 5 @ 100', 'grid 2: sells 10 @ 101']) say(line);
  expect(say('ann buys 10 @ 101 fok')).toBe('refused: fill-or-kill-unfilled');
});

test('an owner who owes gives a bot nothing, and pays with what comes back', () => {
  const { say, apply, holds } = openBotVenue();
  say('grid 1: takes 60000 CASH');
  apply({ type: 'reverse-deposit', accountId: 1000, assetId: 1, units: units(100_000n), reference: 'cash:1000' });
  expect(holds('ann')).toBe('1000+0 COIN');
  expect(say('grid 2: takes 10 COIN')).toBe('done; step 2 refused: account-in-debt');
  say('grid 3: returns 0 CASH');
  expect([holds('ann'), holds('grid')]).toEqual(['1000+0 COIN', '']);
  expect(say('grid 4: takes 10 COIN')).toBe('done; 10 in; step 4');
});
