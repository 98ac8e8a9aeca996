// The way into a mode and out of it: everything that stands in the way, the coins that move, and the terms of the venue. Numbers as in unified.test.ts.
import { expect, test } from 'vitest';

import {
  AccountMode,
  BusinessLine,
  EntryPoint,
  HoldSide,
  MarginMode,
  PositionMode,
  SelfTradePrevention,
  Side,
  Wallet,
} from '#lib/contract/enums.ts';
import { coins, pairs, whole } from '#tests/simulation/lending/margin-venue.ts';
import { ann, bob, btc, dollars, eth, usdt } from '#tests/simulation/lending/open-lending-venue.ts';
import { openUnifiedVenue, refusal } from '#tests/simulation/unified/open-unified-venue.ts';
import { perpetuals, playCoin, unifiedOpening } from '#tests/simulation/unified/unified-venue.ts';
import type { Command } from '../../command.ts';
import { PriceSource } from '../../plans/trigger-terms.ts';
import { lots, ticks, units } from '../../units.ts';

const { classic, basic, advanced } = AccountMode;

type Venue = ReturnType<typeof openUnifiedVenue>;

const problems = (core: Venue, mode: AccountMode) => core.unified(ann)?.problems[mode];

/** The opening less some of its commands. */
const without = (isLeftOut: (command: Command) => boolean) => (): Command[] => unifiedOpening().filter((command) => !isLeftOut(command));

const plan = (core: Venue, marketId: number, wallet?: typeof Wallet.cross): void => {
  const reply = core.send({
    type: 'place-plan',
    accountId: ann,
    marketId,
    side: Side.sell,
    quantityLots: lots(100),
    amountUnits: units(0n),
    terms: {
      kind: 'trigger',
      trigger: {
        source: marketId === pairs.btc ? PriceSource.index : PriceSource.mark,
        triggerTicks: ticks(12_000),
        executeTicks: ticks(12_000),
      },
      exit: null,
    },
    clientOid: '',
    selfTradePrevention: SelfTradePrevention.cancelTaker,
    entryPoint: EntryPoint.web,
    ...(wallet === undefined ? {} : { wallet }),
  });
  expect(reply).toMatchObject({ ok: true });
};

const toFutures = (core: Venue, assetId: number, amount: number) =>
  expect(
    core.send({ type: 'transfer-funds', accountId: ann, assetId, from: Wallet.spot, to: Wallet.futures, units: units(dollars(amount)) }),
  ).toMatchObject({ ok: true });

test.each([
  ['a lender', without((command) => command.type === 'open-account' && command.kind === 'lender')],
  ['an account for fees', without((command) => command.type === 'open-account' && command.kind === 'fees')],
  ['a coin of account', without((command) => ['set-margin-asset', 'set-margin-market', 'set-unified-terms'].includes(command.type))],
] as const)('without %s nobody is lent anything, and no account becomes unified', (_what, opening) => {
  const core = openUnifiedVenue(0, opening);
  // Nobody has as much, which is not asked then.
  expect(core.send({ type: 'set-unified-terms', minEquityUnits: 1_000_000 * whole, interestFree: [] }).ok).toBe(true);
  expect(core.unified(ann)?.problems).toEqual({ classic: ['mode-unchanged'], basic: ['not-lent'], advanced: ['not-lent'] });
  expect(refusal(core.become(basic))).toBe('not-lent');
  expect(core.unified(ann)).toMatchObject({ mode: 'classic', coins: [], lent: [] });
});

test('before the venue lends there is no coin that sums are counted in', () => {
  const core = openUnifiedVenue(
    0,
    without((command) => ['set-margin-asset', 'set-margin-market', 'set-unified-terms'].includes(command.type)),
  );
  expect(core.unified(ann)).toMatchObject({ unitAssetId: null, minEquityUnits: 0n });
});

test.each([
  ['nobody', 4_040],
  ['the house', 2],
])('%s has no modes', (_who, accountId) => {
  const core = openUnifiedVenue();
  for (const mode of [basic, advanced])
    expect(refusal(core.send({ type: 'switch-account-mode', accountId, mode }))).toBe('unknown-account');
  expect(core.unified(4_040)).toBeNull();
});

test('who owes for an arrival that was undone pays first', () => {
  const core = openUnifiedVenue();
  core.keep(usdt, 0);
  core.send({ type: 'reverse-deposit', accountId: ann, assetId: usdt, units: units(dollars(100_000)), reference: `first:${ann}:${usdt}` });
  expect([problems(core, basic), problems(core, advanced)]).toEqual([['account-in-debt'], ['account-in-debt']]);
});

test('who leads stays classic', () => {
  const core = openUnifiedVenue();
  expect(core.send({ type: 'start-leading', accountId: ann, line: 'spot', familyIds: [] })).toMatchObject({ ok: true });
  expect([problems(core, basic), problems(core, advanced)]).toEqual([['account-leads'], ['account-leads']]);
  expect(core.send({ type: 'stop-leading', accountId: ann, line: 'spot' })).toMatchObject({ ok: true });
  expect(problems(core, basic)).toEqual([]);
});

test('a plan in a margin wallet stands in the way, one in spot does not', () => {
  const core = openUnifiedVenue();
  core.move(ann, btc, 1);
  plan(core, pairs.btc);
  expect(problems(core, basic)).toEqual([]);
  plan(core, pairs.btc, Wallet.cross);
  expect(problems(core, basic)).toEqual(['margin-wallet-busy']);
});

test('isolated margin stands in the way where something is open', () => {
  const core = openUnifiedVenue();
  toFutures(core, usdt, 5_000);
  const isolate = (marketId: number) =>
    expect(core.send({ type: 'set-margin-mode', accountId: ann, marketId, mode: MarginMode.isolated })).toMatchObject({ ok: true });
  isolate(perpetuals.btc);
  isolate(perpetuals.eth);
  expect(problems(core, basic)).toEqual([]);
  // An order is no position, but would become an isolated one.
  const { orderId } = core.order(ann, Side.buy, 100, 9_900, { marketId: perpetuals.btc });
  expect(problems(core, basic)).toEqual(['isolated-position']);
  core.send({ type: 'cancel-order', accountId: ann, orderId: orderId ?? 0 });
  expect(problems(core, basic)).toEqual([]);
  core.send({ type: 'set-margin-mode', accountId: ann, marketId: perpetuals.btc, mode: MarginMode.cross });
  core.trade(Side.buy, 100, 10_000);
  expect(problems(core, basic)).toEqual([]);
});

test('of a hedge in isolated margin both sides have the leverage of the long afterwards', () => {
  const core = openUnifiedVenue();
  core.send({ type: 'set-position-mode', accountId: ann, line: BusinessLine.usdt, mode: PositionMode.hedge });
  const leverages = (marketId: number, longLeverage: number, shortLeverage: number) =>
    expect(core.send({ type: 'set-leverage', accountId: ann, marketId, longLeverage, shortLeverage })).toMatchObject({ ok: true });
  core.send({ type: 'set-margin-mode', accountId: ann, marketId: perpetuals.btc, mode: MarginMode.isolated });
  leverages(perpetuals.btc, 5, 7);
  leverages(perpetuals.eth, 4, 4);
  expect(core.become(basic).ok).toBe(true);
  expect(core.futures(ann)?.settings).toMatchObject([
    { marketId: perpetuals.btc, marginMode: MarginMode.cross, longLeverage: 5, shortLeverage: 5 },
    { marketId: perpetuals.eth, marginMode: MarginMode.cross, longLeverage: 4, shortLeverage: 4 },
  ]);
});

test('orders and plans in contracts keep an account unified, those in coins do not', () => {
  const core = openUnifiedVenue();
  expect(core.become(basic).ok).toBe(true);
  core.order(ann, Side.buy, 100, 9_000);
  plan(core, pairs.btc);
  expect(problems(core, classic)).toEqual([]);
  const { orderId } = core.order(ann, Side.buy, 100, 9_900, { marketId: perpetuals.btc });
  expect(problems(core, classic)).toEqual(['open-position-or-order']);
  core.send({ type: 'cancel-order', accountId: ann, orderId: orderId ?? 0 });
  expect(problems(core, classic)).toEqual([]);
  plan(core, perpetuals.btc);
  expect(problems(core, classic)).toEqual(['open-position-or-order']);
  core.send({ type: 'cancel-all-plans', accountId: ann, marketId: perpetuals.btc, kind: null });
  expect(core.become(classic).ok).toBe(true);
  expect(core.openOrders(ann)).toHaveLength(1);
  core.sound();
});

test('the least that an account needs is counted over all wallets, less what is on its way out', () => {
  const core = openUnifiedVenue();
  core.keep(usdt, 600);
  core.keep(btc, 0.04);
  core.keep(eth, 0.2);
  toFutures(core, usdt, 100);
  core.move(ann, btc, 0.01);
  core.move(ann, eth, 0.1, Wallet.isolated, pairs.eth);
  // 600 and 400 of bitcoin and 200 of ether, at their full price.
  const needs = (amount: bigint) => core.send({ type: 'set-unified-terms', minEquityUnits: Number(amount), interestFree: [] });
  needs(dollars(1_200) + 1n);
  expect(problems(core, advanced)).toEqual(['unified-equity']);
  needs(dollars(1_200));
  expect(problems(core, advanced)).toEqual([]);
  core.reserve(usdt, dollars(50), 'leaves');
  expect(problems(core, advanced)).toEqual(['unified-equity']);
  needs(dollars(1_150));
  expect(problems(core, advanced)).toEqual([]);
  expect(core.become(advanced).ok).toBe(true);
  expect(core.coinOf(usdt)).toMatchObject({ available: dollars(550), frozen: dollars(50), leaving: dollars(50) });
  core.sound();
});

test('no coin that an account has may be without a price', () => {
  const core = openUnifiedVenue(
    undefined,
    without((command) => command.type === 'set-reference-price' && command.marketId === pairs.eth),
  );
  expect(problems(core, advanced)).toEqual(['no-mark-price']);
  expect(core.become(basic).ok).toBe(true);
  expect(problems(core, advanced)).toEqual(['no-mark-price']);
  core.keep(eth, 0);
  expect(problems(core, advanced)).toEqual([]);
});

test('positions must be borne to the unit: by everything in the advanced mode, by their own coin in the basic one', () => {
  const core = openUnifiedVenue();
  core.keep(usdt, 3_000);
  core.keep(btc, 0);
  core.keep(eth, 0);
  toFutures(core, usdt, 3_000);
  core.trade(Side.buy, 4_000, 10_000);
  // 40,000 at 20 times and 0.06 % are 2,024. 3,000 less the fee of 24 are 2,976: 952 may leave.
  core.send({ type: 'transfer-funds', accountId: ann, assetId: usdt, from: Wallet.futures, to: Wallet.spot, units: units(dollars(976)) });
  // Nothing is free there, and the rest comes to it.
  expect(problems(core, basic)).toEqual([]);
  let left = 0;
  /** So much is on its way out, and what was before is back. */
  const leave = (amount: bigint): void => {
    core.send({ type: 'release-withdrawal', reference: `leaves:${left}` });
    left += 1;
    expect(core.reserve(usdt, amount, `leaves:${left}`)).toMatchObject({ ok: true });
  };
  leave(dollars(952) + 1n);
  expect(problems(core, advanced)).toEqual(['margin-not-enough']);
  leave(dollars(952));
  expect(problems(core, advanced)).toEqual([]);
  expect(core.become(advanced).ok).toBe(true);
  // In the basic mode something must be free.
  expect(problems(core, basic)).toEqual(['margin-not-enough']);
  leave(dollars(952) - 1n);
  expect(problems(core, basic)).toEqual([]);
  leave(dollars(952));
  // A whole ether helps in the advanced mode alone.
  core.give(eth, 1);
  expect(problems(core, basic)).toEqual(['margin-not-enough']);
  expect(core.positions()).toEqual([[perpetuals.btc, HoldSide.long, 4_000]]);
});

test('a position that has grown may have to keep more than what opening it took', () => {
  const core = openUnifiedVenue();
  core.keep(usdt, 67_559.4);
  core.keep(btc, 0);
  core.keep(eth, 0);
  toFutures(core, usdt, 67_559.4);
  expect(core.trade(Side.sell, 9_900, 10_000).ok).toBe(true);
  core.send({ type: 'set-market-state', marketId: perpetuals.btc, state: 'halted' });
  core.mark(16_000);
  // 67,500 less 59,400. 158,400 take 7,920 and 95.04 at 20 times; they must keep 200, 2,000, 5,840 and 95.04.
  expect(problems(core, advanced)).toEqual(['margin-not-enough']);
  core.give(usdt, 36);
  expect(problems(core, advanced)).toEqual([]);
  core.give(btc, 1);
  expect(core.become(advanced).ok).toBe(true);
  expect(core.unified(ann)).toMatchObject({ initialUnits: dollars(8_015.04), maintenanceUnits: dollars(8_135.04) });
  expect(problems(core, basic)).toEqual([]);
  expect(core.reserve(usdt, dollars(1), 'less').ok).toBe(true);
  expect(problems(core, basic)).toEqual(['margin-not-enough']);
});

test('who has nothing and needs nothing may have any mode, and coins without positions need nothing', () => {
  const core = openUnifiedVenue();
  for (const assetId of [usdt, btc, eth]) core.keep(assetId, 0);
  core.send({ type: 'set-unified-terms', minEquityUnits: 0, interestFree: [] });
  expect(core.become(advanced).ok).toBe(true);
  // A contract that was set up and never traded.
  core.send({ type: 'set-leverage', accountId: ann, marketId: perpetuals.btc, longLeverage: 5, shortLeverage: 5 });
  expect(core.become(basic).ok).toBe(true);
  expect(core.become(advanced).ok).toBe(true);
  core.sound();
});

test('each coin is one posting for each wallet that has some of it', () => {
  const core = openUnifiedVenue();
  toFutures(core, usdt, 300);
  core.move(ann, btc, 2);
  core.move(ann, usdt, 5, Wallet.isolated, pairs.eth);
  expect(core.become(basic).ok).toBe(true);
  const entries = core
    .told('ledger-posted')
    .map((posting) => [
      posting.cause,
      ...posting.entries.map((entry) => [entry.accountId, entry.assetId, entry.wallet, entry.availableDelta, entry.frozenDelta]),
    ]);
  expect(entries).toEqual([
    ['transfer', [ann, usdt, Wallet.futures, -Number(dollars(300)), 0], [ann, usdt, undefined, Number(dollars(300)), 0]],
    ['transfer', [ann, usdt, Wallet.isolated, -Number(dollars(5)), 0], [ann, usdt, undefined, Number(dollars(5)), 0]],
    ['transfer', [ann, btc, Wallet.cross, -Number(dollars(2)), 0], [ann, btc, undefined, Number(dollars(2)), 0]],
    ['transfer', [ann, playCoin, Wallet.futures, -Number(dollars(4_000)), 0], [ann, playCoin, undefined, Number(dollars(4_000)), 0]],
  ]);
  // Nothing moves between modes of one wallet.
  expect(core.become(advanced).ok).toBe(true);
  expect(core.told('ledger-posted')).toEqual([]);
  expect(core.balance(ann, usdt)).toBe(dollars(100_000));
  core.sound();
});

test('the futures wallet that an account gets back may owe what its positions stand behind, also after a restart', () => {
  const core = openUnifiedVenue();
  core.keep(usdt, 700);
  expect(core.become(basic).ok).toBe(true);
  core.restart();
  expect(core.become(classic).ok).toBe(true);
  toFutures(core, usdt, 700);
  core.trade(Side.buy, 1_000, 10_000);
  core.trade(Side.buy, 100, 1_000, perpetuals.eth);
  core.mark(3_000, perpetuals.eth);
  core.mark(9_000);
  expect(core.trade(Side.sell, 1_000, 9_000)).toMatchObject({ ok: true, filledLots: 1_000 });
  // Fees of 6, 0.60 and 5.40, and a loss of 1,000 beside a gain of 2,000 that is not money yet.
  expect(core.futures(ann)?.wallets.find(({ assetId }) => assetId === usdt)).toMatchObject({ available: dollars(-312) });
  core.sound();
});

test('bounds of a wallet that stood alone are nobody’s any more, and those of the mode before neither', () => {
  const core = openUnifiedVenue();
  core.keep(usdt, 1_000);
  toFutures(core, usdt, 1_000);
  core.trade(Side.buy, 1_000, 10_000);
  core.mark(9_990);
  expect(core.become(advanced).ok).toBe(true);
  // The 994 are gone at about 9,100; ten bitcoins and a hundred ethers are not.
  core.mark(9_000);
  expect(core.told('position-liquidated')).toEqual([]);
  core.give(usdt, 1_000);
  expect(core.become(basic).ok).toBe(true);
  // 1,994 less 900 at 9,100.
  core.mark(9_100);
  expect(core.told('position-liquidated')).toEqual([]);
  // 1,994 less 1,910 are less than 1.06 % of 8,090, which is 85.754.
  core.mark(8_090);
  expect(core.told('position-liquidated')).toMatchObject([{ marginMode: MarginMode.cross, equityUnits: dollars(84) }]);
  core.sound();
});

test('who would be liquidated and becomes basic first keeps what its own coin bears', () => {
  const core = openUnifiedVenue();
  core.keep(usdt, 1_100);
  core.keep(btc, 0);
  core.keep(eth, 0);
  expect(core.become(advanced).ok).toBe(true);
  core.trade(Side.buy, 1_000, 10_000);
  const state = (to: 'halted' | 'online') => core.send({ type: 'set-market-state', marketId: perpetuals.btc, state: to });
  state('halted');
  const terms = core.lending().assets.find(({ assetId }) => assetId === usdt);
  if (terms === undefined) throw new Error('dollars have terms');
  const { lentUnits: _, ...known } = terms;
  const count = (valuePpm: number) =>
    core.send({ type: 'set-margin-asset', ...known, collateral: [{ upToUnits: Number.MAX_SAFE_INTEGER, valuePpm }] });
  // 12 % of 1,094 are 131.28; the 106 that must stay are more than four fifths of it, and more than a twentieth of 1,094.
  count(120_000);
  expect(core.unified(ann)).toMatchObject({ isLiquidating: false, isCalled: true, equityUnits: dollars(131.28) });
  count(50_000);
  expect(core.unified(ann)).toMatchObject({ isLiquidating: true, equityUnits: dollars(54.7), maintenanceUnits: dollars(106) });
  expect(core.become(basic).ok).toBe(true);
  expect(core.unified(ann)).toMatchObject({ isLiquidating: false, isCalled: false, equityUnits: dollars(1_094) });
  state('online');
  expect(core.told('margin-liquidated')).toEqual([]);
  core.send({ type: 'advance-clock' });
  expect(core.told('margin-liquidated')).toEqual([]);
  expect(core.positions()).toEqual([[perpetuals.btc, HoldSide.long, 1_000]]);
  core.restart();
  core.sound();
});

test('terms are whole amounts of coins that are lent, and are all told and kept', () => {
  const core = openUnifiedVenue();
  const set = (minEquityUnits: number, interestFree: readonly (readonly [number, number])[]) =>
    core.send({ type: 'set-unified-terms', minEquityUnits, interestFree });
  const before = core.hash();
  for (const reply of [
    set(-1, []),
    set(0.5, []),
    set(Number.MAX_SAFE_INTEGER + 1, []),
    set(0, [[playCoin, 1]]),
    set(0, [[usdt, -1]]),
    set(0, [[usdt, 0.5]]),
    set(0, [
      [usdt, 1],
      [77, 1],
    ]),
  ])
    expect(refusal(reply)).toBe('invalid-unified-terms');
  expect(core.hash()).toBe(before);
  const terms = { minEquityUnits: 7 * whole, interestFree: [[coins.btc, 0] as const, [coins.usdt, 9] as const] };
  expect(set(terms.minEquityUnits, terms.interestFree).ok).toBe(true);
  expect(core.told('unified-terms-set')).toEqual([{ type: 'unified-terms-set', ...terms }]);
  expect(core.unifiedTerms()).toEqual(terms);
  expect(core.unified(bob)).toMatchObject({ minEquityUnits: dollars(7) });
  expect(set(0, []).ok).toBe(true);
  expect(core.unifiedTerms()).toEqual({ minEquityUnits: 0, interestFree: [] });
});

test('a snapshot with a unified account that has no futures is refused', () => {
  const core = openUnifiedVenue();
  const unified = '"unified":{"mode":"basic","futuresRow":99,"debts":[],"chargedMs":0,"isCalled":false}';
  // The lender's, which has none.
  expect(() => core.brokenWith('"accountId":6,', `"accountId":6,${unified},`)).toThrow(
    'snapshot has the unified account 6 without futures',
  );
});
