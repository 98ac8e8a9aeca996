// Settings of accounts: whose they may be, within which bounds, and what is told of them.
import { describe, expect, test } from 'vitest';

import { AccountMode, BusinessLine, HoldSide, MarginMode, PositionMode, Side, Wallet } from '#lib/contract/enums.ts';
import { ann as trader, openContractVenue, why } from '#tests/simulation/contracts/open-contract-venue.ts';
import { assets, contracts, deliveryMs, houseAccount } from '#tests/simulation/contracts/contract-venue.ts';
import { openScriptedVenue } from '#tests/simulation/scripted-venue.ts';
import { ann, openLendingVenue } from '#tests/simulation/lending/open-lending-venue.ts';
import { pairs } from '#tests/simulation/lending/margin-venue.ts';
import { perpetuals, unifiedOpening } from '#tests/simulation/unified/unified-venue.ts';
import type { Command } from '../command.ts';
import { AccountKind } from '../identity/account-kind.ts';
import { ticks, units } from '../units.ts';

const nobody = 4_040;

test('the mode that a position has may be set again, the other may not', () => {
  const { send, trade } = openContractVenue();
  trade(trader, Side.buy, 1, 10_000);
  const set = (mode: MarginMode): string => why(send({ type: 'set-margin-mode', accountId: trader, marketId: contracts.linear, mode }));
  expect(set(MarginMode.cross)).toBe('done');
  expect(set(MarginMode.isolated)).toBe('open-position-or-order');
});

test('a switch of the account’s mode is told', () => {
  const { send, told } = openLendingVenue(undefined, unifiedOpening);
  for (const mode of [AccountMode.advanced, AccountMode.basic, AccountMode.classic]) {
    expect(why(send({ type: 'switch-account-mode', accountId: ann, mode }))).toBe('done');
    expect(told('account-mode-switched')).toEqual([{ type: 'account-mode-switched', accountId: ann, mode }]);
  }
});

test('trades are numbered from one upwards', () => {
  const { say, exchange } = openScriptedVenue();
  const last = (): number => exchange.book(0, 1).lastTradeId;
  expect(last()).toBe(0);
  say('bob sells 4 @ 100');
  say('cat buys 2 @ 100');
  expect(last()).toBe(1);
  say('cat buys 2 @ 100');
  expect(last()).toBe(2);
});

/** The trader of the contract venue, with a setting in a line each. Numbers as in contracts.test.ts. */
function openSettings() {
  const venue = openContractVenue();
  const say = (command: Command): string => why(venue.send(command));
  const linear = { accountId: trader, marketId: contracts.linear };
  const settings = () => venue.exchange.futures(trader)?.settings.find(({ marketId }) => marketId === contracts.linear);
  return {
    ...venue,
    say,
    leverage: (long: number, short = long): string => say({ type: 'set-leverage', ...linear, longLeverage: long, shortLeverage: short }),
    marginMode: (mode: MarginMode): string => say({ type: 'set-margin-mode', ...linear, mode }),
    positionMode: (mode: PositionMode, line: BusinessLine = BusinessLine.usdt): string =>
      say({ type: 'set-position-mode', accountId: trader, line, mode }),
    change: (amount: bigint, holdSide: HoldSide = HoldSide.long): string =>
      say({ type: 'change-margin', ...linear, holdSide, units: units(amount) }),
    append: (on: boolean, holdSide: HoldSide = HoldSide.long): string => say({ type: 'set-auto-append', ...linear, holdSide, on }),
    /** Sends all but so much of the wallet away. */
    leave: (amount: bigint): void => {
      const sent = units((venue.wallet(trader)?.available ?? 0n) - amount);
      const [from, to] = [Wallet.futures, Wallet.spot];
      expect(say({ type: 'transfer-funds', accountId: trader, assetId: assets.usdt, from, to, units: sent })).toBe('done');
    },
    leverages: () => [settings()?.longLeverage, settings()?.shortLeverage],
    told: (command: Command) => venue.timed(1_700_000_001_000, command).record.events,
  };
}

describe('settings of contracts are a user’s, in a contract that lives', () => {
  const of = (accountId: number, marketId: number): Command[] => [
    { type: 'set-leverage', accountId, marketId, longLeverage: 10, shortLeverage: 10 },
    { type: 'set-margin-mode', accountId, marketId, mode: MarginMode.isolated },
    { type: 'change-margin', accountId, marketId, holdSide: HoldSide.long, units: units(1n) },
    { type: 'set-auto-append', accountId, marketId, holdSide: HoldSide.long, on: true },
  ];

  test.each([
    ['the house', houseAccount, contracts.linear, 'unknown-account'],
    ['nobody', nobody, contracts.linear, 'unknown-account'],
    ['no market', trader, 99, 'unknown-market'],
    ['a contract that was delivered', trader, contracts.dated, 'contract-ended'],
  ])('%s', (_what, accountId, marketId, said) => {
    const { timed, say } = openSettings();
    timed(deliveryMs, { type: 'settle-delivery', marketId: contracts.dated, priceTicks: ticks(10_000) });
    expect(of(accountId, marketId).map(say)).toEqual([said, said, said, said]);
  });

  test('the margin of a position asks for a position, of whoever has had none or no wallet either', () => {
    const { say } = openSettings();
    say({ type: 'open-account', accountId: 5_000, kind: AccountKind.user });
    const answers = [trader, 5_000].flatMap((accountId) => of(accountId, contracts.linear).slice(2).map(say));
    expect(answers).toEqual(Array.from({ length: 4 }, () => 'no-position'));
  });

  test('a pair is no contract', () => {
    const { send } = openLendingVenue(undefined, unifiedOpening);
    expect(of(ann, pairs.btc).map((command) => why(send(command)))).toEqual(Array.from({ length: 4 }, () => 'unknown-market'));
  });

  test.each([
    [houseAccount, BusinessLine.usdt, 'unknown-account'],
    [nobody, BusinessLine.usdt, 'unknown-account'],
    [trader, BusinessLine.usdc, 'unknown-market'],
    [trader, BusinessLine.usdt, 'done'],
  ])('account %d, position mode of line %d: %s', (accountId, line, said) => {
    expect(openSettings().say({ type: 'set-position-mode', accountId, line, mode: PositionMode.hedge })).toBe(said);
  });
});

describe('the leverage of a contract', () => {
  test.each([
    [0, 'invalid-leverage'],
    [1, 'done'],
    [1.5, 'invalid-leverage'],
    [100, 'done'],
  ])('%d times: %s', (wanted, said) => {
    const { leverage, leverages } = openSettings();
    expect(leverage(wanted)).toBe(said);
    expect(leverages()).toEqual(said === 'done' ? [wanted, wanted] : [undefined, undefined]);
  });

  // A hundred times is for 20,000,000 of value.
  test.each([
    ['a bid at the limit', 0, Side.buy, 2_000, 10_000, 'done'],
    ['a bid beyond it', 0, Side.buy, 2_001, 10_000, 'invalid-leverage'],
    // 1,998 × 10,010 = 19,999,980.
    ['an offer at the limit', 0, Side.sell, 1_998, 10_010, 'done'],
    ['an offer beyond it', 0, Side.sell, 1_999, 10_010, 'invalid-leverage'],
    ['a long and a bid at the limit', 1_000, Side.buy, 1_000, 10_000, 'done'],
    ['a long and a bid beyond it', 1_000, Side.buy, 1_001, 10_000, 'invalid-leverage'],
    ['a long and an offer, each within it', 1_500, Side.sell, 1_500, 10_010, 'done'],
  ])('counts what is held and what resting orders may open: %s', (_what, held, side, size, price, said) => {
    const { order, trade, leverage } = openSettings();
    if (held > 0) trade(trader, Side.buy, held, 10_000);
    expect(why(order(trader, side, size, price))).toBe('done');
    expect(leverage(100)).toBe(said);
  });

  test.each([
    ['before anything is set', null, null, 'invalid-leverage'],
    ['hedged and cross', PositionMode.hedge, MarginMode.cross, 'invalid-leverage'],
    ['one-way and isolated', PositionMode.oneWay, MarginMode.isolated, 'invalid-leverage'],
    ['hedged and isolated', PositionMode.hedge, MarginMode.isolated, 'done'],
  ])('differs between the sides only where each has its own margin: %s', (_what, position, margin, said) => {
    const { positionMode, marginMode, leverage, told } = openSettings();
    if (position !== null) positionMode(position);
    if (margin !== null) marginMode(margin);
    expect(leverage(10, 30)).toBe(said);
    if (said !== 'done') return;
    const again: Command = { type: 'set-leverage', accountId: trader, marketId: contracts.linear, longLeverage: 11, shortLeverage: 31 };
    expect(told(again)).toEqual([
      {
        type: 'contract-settings-set',
        accountId: trader,
        marketId: contracts.linear,
        marginMode: MarginMode.isolated,
        longLeverage: 11,
        shortLeverage: 31,
      },
    ]);
  });

  test('cross, it is lowered as long as something stays free, and refused it stays as it was', () => {
    const { trade, leverage, leverages, positions } = openSettings();
    trade(trader, Side.buy, 9_000, 10_000);
    // 49,460,000 are left of 50,000,000. An eighteenth of 900,000,000 is 50,000,000, a nineteenth 47,368,422.
    expect(leverage(18)).toBe('insufficient-balance');
    expect(leverages()).toEqual([20, 20]);
    expect(leverage(19)).toBe('done');
    expect(positions(trader)).toEqual(['0 long 9000 for 90000000 margin 0']);
  });

  test('cross, unrealised gains count for it', () => {
    const { trade, mark, leverage } = openSettings();
    trade(trader, Side.buy, 9_000, 10_000);
    mark(10_100);
    // 9,000,000 more; a 16th of 909,000,000 is 56,812,500, a 15th 60,600,000.
    expect(leverage(15)).toBe('insufficient-balance');
    expect(leverage(16)).toBe('done');
  });

  test('isolated, unrealised gains of others do not', () => {
    const { marginMode, trade, mark, leave, leverage } = openSettings();
    marginMode(MarginMode.isolated);
    trade(trader, Side.buy, 100, 10_000);
    trade(trader, Side.buy, 100, 10_000, { marketId: contracts.dated });
    mark(10_200, contracts.dated);
    // 510,000 are bound; 500,000 are lacking at ten times, 55,556 at eighteen.
    leave(510_000n + 499_999n);
    expect(leverage(10)).toBe('insufficient-balance');
    expect(leverage(18)).toBe('done');
  });

  test.each([
    // 6,000 × 9,990 are 599,400,000 units: × 1.01 ÷ 13 = 46,568,769.3, ÷ 12 = 50,449,500; a fee of 359,640 × 1.005 = 361,438.2.
    [13, 'done'],
    [12, 'insufficient-balance'],
  ])('cross, resting orders must still be paid for: %d times, %s', (times, said) => {
    const { order, leverage } = openSettings();
    expect(why(order(trader, Side.buy, 6_000, 9_990))).toBe('done');
    expect(leverage(times)).toBe(said);
  });

  test('it is raised even when nothing is free', () => {
    const { trade, mark, leverage, wallet } = openSettings();
    trade(trader, Side.buy, 4_000, 10_000);
    mark(9_100);
    // 50,000,000 less a fee of 240,000 and 36,000,000 lost; a 21st of 364,000,000 is more.
    expect(wallet(trader)).toMatchObject({ equity: 13_760_000, free: 0 });
    expect([leverage(19), leverage(20), leverage(21)]).toEqual(['insufficient-balance', 'done', 'done']);
    expect(wallet(trader)).toMatchObject({ free: 0 });
  });

  test.each([
    [700_000n, 'done', [10, 10], ['0 long 100 for 1000000 margin 1000000', '0 short 40 for 400000 margin 400000']],
    [699_999n, 'insufficient-balance', [20, 20], ['0 long 100 for 1000000 margin 500000', '0 short 40 for 400000 margin 200000']],
  ])('isolated, what both sides lack must be free: of %d, %s', (free, said, leverages, held) => {
    const { positionMode, marginMode, trade, leave, leverage, positions, sound, ...venue } = openSettings();
    positionMode(PositionMode.hedge);
    marginMode(MarginMode.isolated);
    trade(trader, Side.buy, 100, 10_000, { holdSide: HoldSide.long });
    trade(trader, Side.sell, 40, 10_000, { holdSide: HoldSide.short });
    leave(free);
    expect(leverage(10)).toBe(said);
    expect(venue.leverages()).toEqual(leverages);
    expect(positions(trader)).toEqual(held);
    sound();
  });

  test.each([
    [300_000n, 'done'],
    [299_999n, 'insufficient-balance'],
  ])('set again, it asks for the margin that funding has taken: of %d, %s', (free, said) => {
    const { marginMode, leverage, trade, leave, positions, say } = openSettings();
    marginMode(MarginMode.isolated);
    leverage(100);
    trade(trader, Side.buy, 1_000, 10_000);
    // 0.3 % of 100,000,000, out of a margin of 1,000,000.
    say({ type: 'settle-funding', marketId: contracts.linear, slotMs: 1_700_000_001_000, rateE8: 300_000 });
    leave(free);
    expect(leverage(100)).toBe(said);
    expect(positions(trader)).toEqual([`0 long 1000 for 10000000 margin ${said === 'done' ? 1_000_000 : 700_000}`]);
  });

  test('the margin that a lower one takes is missing behind cross positions at the next price', () => {
    const { marginMode, leverage, trade, mark, positions, sound } = openSettings();
    marginMode(MarginMode.isolated);
    trade(trader, Side.buy, 1_000, 10_000);
    trade(trader, Side.buy, 1_000, 10_000, { marketId: contracts.dated });
    mark(10_000, contracts.dated);
    leverage(10);
    // 50,000,000 less 120,000 and 10,000,000. At 6,040 39,600,000 are lost, and 277,840 must stay of 280,000; a tick lower, 277,794 of 270,000.
    mark(6_040, contracts.dated);
    expect(positions(trader)).toHaveLength(2);
    mark(6_039, contracts.dated);
    expect(positions(trader)).toHaveLength(1);
    sound();
  });
});

describe('the margin mode', () => {
  test('is no matter of other contracts, of what is closed or of what is cancelled', () => {
    const { order, trade, marginMode, say } = openSettings();
    const orderId = order(trader, Side.buy, 1, 9_990).orderId ?? 0;
    trade(trader, Side.buy, 1, 10_000, { marketId: contracts.dated });
    order(trader, Side.buy, 1, 9_990, { marketId: contracts.dated });
    expect(marginMode(MarginMode.isolated)).toBe('open-position-or-order');
    say({ type: 'cancel-order', accountId: trader, orderId });
    expect(marginMode(MarginMode.isolated)).toBe('done');
    trade(trader, Side.buy, 1, 10_000);
    expect(marginMode(MarginMode.cross)).toBe('open-position-or-order');
    trade(trader, Side.sell, 1, 10_000);
    expect(marginMode(MarginMode.cross)).toBe('done');
  });

  test('cross has one leverage for both sides, that of the long', () => {
    const { positionMode, marginMode, leverage, leverages, told } = openSettings();
    positionMode(PositionMode.hedge);
    marginMode(MarginMode.isolated);
    leverage(10, 30);
    expect(marginMode(MarginMode.isolated)).toBe('done');
    expect(leverages()).toEqual([10, 30]);
    const cross: Command = { type: 'set-margin-mode', accountId: trader, marketId: contracts.linear, mode: MarginMode.cross };
    expect(told(cross)).toMatchObject([
      { type: 'contract-settings-set', marginMode: MarginMode.cross, longLeverage: 10, shortLeverage: 10 },
    ]);
    expect(leverages()).toEqual([10, 10]);
  });

  test('is always cross in a unified account', () => {
    const { send } = openLendingVenue(undefined, unifiedOpening);
    send({ type: 'switch-account-mode', accountId: ann, mode: AccountMode.basic });
    const set = (mode: MarginMode): string => why(send({ type: 'set-margin-mode', accountId: ann, marketId: perpetuals.btc, mode }));
    expect(set(MarginMode.isolated)).toBe('account-unified');
    expect(set(MarginMode.cross)).toBe('done');
  });
});

describe('the position mode', () => {
  test('is one for a line: anything open in one of its contracts keeps it, anything in another line does not', () => {
    const { order, trade, leverage, positionMode, exchange } = openSettings();
    leverage(10);
    trade(trader, Side.buy, 10, 10_000, { marketId: contracts.coin });
    expect(positionMode(PositionMode.hedge)).toBe('done');
    order(trader, Side.buy, 1, 9_990, { marketId: contracts.dated, holdSide: HoldSide.long });
    expect(positionMode(PositionMode.hedge)).toBe('done');
    expect(positionMode(PositionMode.oneWay)).toBe('open-position-or-order');
    expect(exchange.futures(trader)?.hedgeLines).toEqual([BusinessLine.usdt]);
    // The other line is one-way as before.
    expect(why(trade(trader, Side.sell, 10, 10_000, { marketId: contracts.coin }))).toBe('done');
    expect(positionMode(PositionMode.hedge, BusinessLine.usd)).toBe('done');
  });

  test('one-way has one leverage for both sides, that of the long, and orders that name no side', () => {
    const { positionMode, marginMode, leverage, leverages, order, exchange, told } = openSettings();
    positionMode(PositionMode.hedge);
    marginMode(MarginMode.isolated);
    leverage(10, 30);
    positionMode(PositionMode.hedge);
    expect(leverages()).toEqual([10, 30]);
    const oneWay = { type: 'set-position-mode', accountId: trader, line: BusinessLine.usdt, mode: PositionMode.oneWay } as const;
    expect(told(oneWay)).toEqual([{ ...oneWay, type: 'position-mode-set' }]);
    expect(leverages()).toEqual([10, 10]);
    expect(exchange.futures(trader)?.hedgeLines).toEqual([]);
    expect(why(order(trader, Side.buy, 1, 9_990))).toBe('done');
  });
});

describe('the margin of a position by hand', () => {
  function openIsolated() {
    const venue = openSettings();
    venue.marginMode(MarginMode.isolated);
    return venue;
  }

  test('is an amount, of an isolated position that is there', () => {
    const { trade, marginMode, change, append } = openSettings();
    trade(trader, Side.buy, 100, 10_000);
    expect([change(1n), append(true)]).toEqual(['not-isolated', 'not-isolated']);
    expect([change(1n, HoldSide.short), append(true, HoldSide.short)]).toEqual(['no-position', 'no-position']);
    trade(trader, Side.sell, 100, 10_000);
    marginMode(MarginMode.isolated);
    trade(trader, Side.buy, 100, 10_000);
    expect([change(0n), change(2n ** 60n), change(1n)]).toEqual(['invalid-amount', 'invalid-amount', 'done']);
  });

  test('is added up to what is free, gains of other positions left out', () => {
    const { trade, mark, change, positions } = openIsolated();
    trade(trader, Side.buy, 100, 10_000);
    trade(trader, Side.buy, 100, 10_000, { marketId: contracts.dated });
    mark(10_200, contracts.dated);
    // 50,000,000 less two fees of 6,000 and the margin of 500,000; a twentieth of 10,200,000 is bound.
    expect(change(48_978_001n)).toBe('insufficient-balance');
    expect(change(48_978_000n)).toBe('done');
    expect(positions(trader)[0]).toBe('0 long 100 for 1000000 margin 49478000');
  });

  test.each([
    // A twentieth of 10,200,000 must stay of 800,000; the gain of 200,000 does not count.
    ['what the leverage asks for at a higher mark', 20, 100, 300_000n, 10_200, 290_000n],
    // At 40,000 a hundredth is 8,000,000, and 92,000 + 424,000 + 512,000 of value must stay: more than 10,280,000 of 11,000,000.
    ['more than the maintenance of higher tiers', 100, 2_000, 9_000_000n, 40_000, 719_999n],
  ])('is taken down to %s', (_what, times, size, added, price, taken) => {
    const { leverage, trade, mark, change, sound } = openIsolated();
    leverage(times);
    trade(trader, Side.buy, size, 10_000);
    expect(change(added)).toBe('done');
    mark(price);
    expect(change(-taken - 1n)).toBe('insufficient-balance');
    expect(change(-taken)).toBe('done');
    sound();
  });

  test('taken away, it brings the limit nearer at the next price', () => {
    const { trade, mark, change, positions } = openIsolated();
    trade(trader, Side.buy, 100, 10_000);
    change(300_000n);
    mark(10_000);
    change(-300_000n);
    // As in contracts.test.ts, where nothing was added.
    mark(9_544);
    expect(positions(trader)).toHaveLength(1);
    mark(9_543);
    expect(positions(trader)).toEqual([]);
  });

  test('is topped up no more once that is switched off, which is told', () => {
    const { trade, append, told, mark, positions } = openIsolated();
    trade(trader, Side.buy, 100, 10_000);
    expect(append(true)).toBe('done');
    const off = { type: 'set-auto-append', accountId: trader, marketId: contracts.linear, holdSide: HoldSide.long, on: false } as const;
    expect(told(off)).toEqual([{ ...off, type: 'auto-append-set' }]);
    mark(9_543);
    expect(positions(trader)).toEqual([]);
  });
});
