// The markets that a margin wallet trades, what may leave one that owes, the wait for a liquidation, and what outlives a restart. Numbers
// as in lending.test.ts.
import { describe, expect, test } from 'vitest';

import { AccountMode, Side, Wallet } from '#lib/contract/enums.ts';
import type { Command } from '#server/engine/command.ts';
import type { MarketRules } from '#server/engine/markets/market-rules.ts';
import type { PlaceOrder } from '#server/engine/orders/order-command.ts';
import { lots, ticks, units } from '#server/engine/units.ts';
import { why } from '#tests/simulation/contracts/open-contract-venue.ts';
import { ann, bob, btc, dollars, eth, openLendingVenue, usdt } from '#tests/simulation/lending/open-lending-venue.ts';
import { perpetuals, unifiedOpening } from '#tests/simulation/unified/unified-venue.ts';
import { lendingHouse, lendingMarkets, lendingOpening, pairs, whole } from '#tests/simulation/lending/margin-venue.ts';

const unlent = 9;
const outside = { ofUnlentCoin: 20, againstUnlentCoin: 21, ofLentCoins: 22 } as const;

const isolated = { wallet: Wallet.isolated } as const;

/** Three more markets: of a coin that is not lent, against one, and of lent coins without terms of its own. */
function openWider() {
  const venue = openLendingVenue();
  const [like] = lendingMarkets;
  if (like === undefined) throw new Error('there is a market');
  const list = (marketId: number, symbol: string, baseAssetId: number, quoteAssetId: number, price: number): void => {
    const rules: MarketRules = { ...like, marketId, symbol, baseAssetId, quoteAssetId };
    expect(venue.send({ type: 'list-market', rules }).ok).toBe(true);
    expect(venue.send({ type: 'set-reference-price', marketId, priceTicks: ticks(price) }).ok).toBe(true);
  };
  expect(venue.send({ type: 'list-asset', assetId: unlent, code: 'XYZ', decimals: 8 }).ok).toBe(true);
  for (const accountId of [ann, lendingHouse])
    venue.send({ type: 'credit-deposit', accountId, assetId: unlent, units: units(BigInt(1_000 * whole)), reference: `xyz:${accountId}` });
  list(outside.ofUnlentCoin, 'XYZUSDT', unlent, usdt, 10_000);
  list(outside.againstUnlentCoin, 'BTCXYZ', btc, unlent, 10_000);
  list(outside.ofLentCoins, 'ETHBTC', eth, btc, 100);
  venue.move(ann, usdt, 20_000);
  venue.move(ann, btc, 2);
  venue.move(ann, usdt, 20_000, Wallet.isolated);
  return venue;
}

describe('a margin wallet trades', () => {
  const cross = { wallet: Wallet.cross } as const;
  test.each([
    ['shared: a pair of lent coins', pairs.btc, cross, 'done'],
    ['shared: another one', pairs.eth, cross, 'done'],
    ['shared: lent coins without a pair’s terms', outside.ofLentCoins, cross, 'done'],
    ['shared: not a coin that is not lent', outside.ofUnlentCoin, cross, 'not-margined'],
    ['shared: not against one', outside.againstUnlentCoin, cross, 'not-margined'],
    ['alone: its pair', pairs.btc, isolated, 'done'],
    ['alone: no market without terms', outside.ofLentCoins, isolated, 'insufficient-balance'],
    ['alone: not one of a coin that is not lent', outside.ofUnlentCoin, isolated, 'insufficient-balance'],
  ] as const)('%s', (_what, marketId, wallet, said) => {
    const venue = openWider();
    // 15 × 99 × 100,000 units of bitcoin are 1.485.
    const price = marketId === pairs.eth ? 990 : marketId === outside.ofLentCoins ? 99 : 9_900;
    expect(why(venue.order(ann, Side.buy, 15, price, { marketId, ...wallet }))).toBe(said);
    venue.sound();
  });
});

test('an order for a contract says nothing of borrowing, of a unified account either', () => {
  const venue = openLendingVenue(undefined, unifiedOpening);
  const ask = (more: Partial<PlaceOrder>): string => why(venue.order(ann, Side.buy, 10, 9_900, more));
  expect([ask({ borrow: true }), ask({ repay: true }), ask({})]).toEqual(['not-margined', 'not-margined', 'done']);
  expect(ask({ marketId: perpetuals.btc, wallet: Wallet.cross })).toBe('not-margined');
  venue.send({ type: 'cancel-all-orders', accountId: ann, marketId: -1, side: null });
  expect(venue.send({ type: 'switch-account-mode', accountId: ann, mode: AccountMode.advanced }).ok).toBe(true);
  const marketId = perpetuals.btc;
  expect([ask({ borrow: true }), ask({ repay: true }), ask({})]).toEqual(['done', 'done', 'done']);
  expect([ask({ marketId, borrow: true }), ask({ marketId, repay: true }), ask({ marketId })]).toEqual([
    'not-margined',
    'not-margined',
    'done',
  ]);
  venue.sound();
});

describe('what may leave', () => {
  test('without a debt all that is available', () => {
    const { move, limits, sound } = openLendingVenue();
    move(ann, usdt, 1_000);
    expect(limits(ann, usdt)?.transferable).toBe(dollars(1_000));
    expect(why(move(ann, usdt, -1_000))).toBe('done');
    sound();
  });

  test('under a debt what is beyond it and a share of it, and nothing of what was lent', () => {
    const { move, borrow, limits, sound } = openLendingVenue();
    move(ann, usdt, 1_000);
    borrow(ann, usdt, 100);
    const most = limits(ann, usdt)?.transferable ?? 0n;
    expect(most).toBeGreaterThan(0n);
    expect(most).toBeLessThan(dollars(1_000));
    expect(why(move(ann, usdt, -Number(most + 1n) / whole))).not.toBe('done');
    expect(why(move(ann, usdt, -Number(most) / whole))).toBe('done');
    expect(limits(ann, usdt)?.transferable).toBe(0n);
    sound();
  });

  test('a coin that is all owed stays, whatever else there is', () => {
    const { move, borrow, limits, sound } = openLendingVenue();
    move(ann, usdt, 20_000);
    borrow(ann, btc, 0.1);
    expect(limits(ann, btc)?.transferable).toBe(0n);
    expect(limits(ann, usdt)?.transferable).toBeGreaterThan(0n);
    sound();
  });

  test('of a coin with a price, at the lower of index and last price', () => {
    const venue = openLendingVenue();
    venue.move(ann, btc, 1);
    venue.borrow(ann, usdt, 1_000);
    const atIndex = venue.limits(ann, btc)?.transferable ?? 0n;
    venue.offer(Side.buy, 10, 9_500);
    venue.offer(Side.sell, 10, 10_500);
    venue.order(1001, Side.sell, 1, 9_500);
    const atLower = venue.limits(ann, btc)?.transferable ?? 0n;
    venue.order(1001, Side.buy, 1, 10_500);
    const atHigher = venue.limits(ann, btc)?.transferable ?? 0n;
    expect(atLower).toBeGreaterThan(atIndex);
    expect(atHigher).toBe(atIndex);
    venue.sound();
  });
});

describe('a coin without a price', () => {
  const unpriced = () =>
    openLendingVenue(undefined, () =>
      lendingOpening().filter((command) => command.type !== 'set-reference-price' || command.marketId !== pairs.eth),
    );

  test('stands in nobody’s way who has none of it', () => {
    const { move, borrow, sound } = unpriced();
    move(ann, usdt, 1_000);
    expect(why(borrow(ann, usdt, 100))).toBe('done');
    sound();
  });

  test('may leave a wallet that owes nothing, and none of it one that owes', () => {
    const { move, borrow, limits, index, sound } = unpriced();
    move(ann, eth, 1);
    expect(limits(ann, eth)?.transferable).toBe(BigInt(whole));
    expect(why(move(ann, eth, -1))).toBe('done');
    move(ann, usdt, 1_000);
    borrow(ann, usdt, 100);
    move(ann, eth, 1);
    expect(limits(ann, eth)?.transferable).toBe(0n);
    // With a price of 1,000 dollars all of it is beyond what is owed.
    index(1_000, pairs.eth);
    expect(limits(ann, eth)?.transferable).toBe(BigInt(whole));
    sound();
  });

  test('lets nobody borrow who holds it, or would', () => {
    const { move, borrow, sound } = unpriced();
    move(ann, usdt, 1_000);
    expect(why(borrow(ann, eth, 0.1))).toBe('no-mark-price');
    move(ann, eth, 1);
    expect(why(borrow(ann, usdt, 100))).toBe('no-mark-price');
    sound();
  });
});

test('a wallet is counted in dollars, a pair’s in its quote coin', () => {
  const { move, wallet } = openLendingVenue();
  move(ann, btc, 1);
  move(ann, btc, 1, Wallet.isolated);
  expect([wallet(ann)?.unitAssetId, wallet(ann, Wallet.isolated)?.unitAssetId]).toEqual([usdt, usdt]);
});

test('the terms of a pair are told as they were set', () => {
  const { send, told } = openLendingVenue();
  const [base, quote] = [5, 7].map((leverage) => [{ upToUnits: 10 * whole, leverage, maintenancePpm: 50_000 }]);
  expect(send({ type: 'set-margin-market', marketId: pairs.btc, base: base ?? [], quote: quote ?? [] }).ok).toBe(true);
  expect(told('margin-market-set')).toEqual([{ type: 'margin-market-set', marketId: pairs.btc, base, quote }]);
});

describe('terms outlive a restart', () => {
  const without =
    (...types: readonly Command['type'][]): (() => Command[]) =>
    () =>
      lendingOpening().filter(({ type }) => !types.includes(type));
  test.each([
    ['of coins and pairs', without()],
    ['of coins alone', without('set-margin-market')],
    ['none', without('set-margin-asset', 'set-margin-market')],
  ])('%s', (_what, opening) => {
    const venue = openLendingVenue(undefined, opening);
    const [before, hash] = [venue.lending(), venue.hash()];
    venue.restart();
    expect(venue.lending()).toEqual(before);
    expect(venue.hash()).toBe(hash);
  });

  test('and debts with them, to the last unit', () => {
    const venue = openLendingVenue();
    venue.move(ann, usdt, 1_000);
    venue.borrow(ann, btc, 0.05);
    const [before, owed] = [venue.wallet(ann), venue.coin(ann, btc)];
    venue.restart();
    expect(venue.wallet(ann)).toEqual(before);
    expect(venue.coin(ann, btc)).toBe(owed);
    expect(venue.order(ann, Side.buy, 1, 9_900, { wallet: Wallet.cross, quantityLots: lots(10) }).ok).toBe(true);
    venue.sound();
  });
});

describe('amounts', () => {
  test.each(['borrow', 'repay'] as const)('to %s nothing, less than nothing or more than can be counted is refused', (type) => {
    const { move, borrow, send, coin, sound } = openLendingVenue();
    move(ann, usdt, 1_000);
    borrow(ann, usdt, 100);
    const before = coin(ann, usdt);
    for (const amount of [0n, -1n, BigInt(Number.MAX_SAFE_INTEGER) + 1n])
      expect(why(send({ type, accountId: ann, wallet: Wallet.cross, marketId: -1, assetId: usdt, units: units(amount) }))).toBe(
        'invalid-amount',
      );
    expect(coin(ann, usdt)).toBe(before);
    expect(why(send({ type, accountId: ann, wallet: Wallet.cross, marketId: -1, assetId: usdt, units: units(1n) }))).toBe('done');
    sound();
  });

  test('whoever is not here, or has no such wallet, has no limits', () => {
    const { move, limits } = openLendingVenue();
    move(ann, usdt, 1_000);
    expect(limits(ann, usdt)).not.toBeNull();
    expect(limits(ann, usdt, Wallet.isolated)).toBeNull();
    expect(limits(bob, usdt)).toBeNull();
    expect(limits(4_711, usdt)).toBeNull();
  });

  test('what is owed beyond what there is counts rounded up, what there is rounded down', () => {
    // A tick of 100,001 for a lot of 100,000: one unit of bitcoin at 10,000 is worth 10,000.1 units of dollars.
    const finer = (command: Command): Command =>
      command.type === 'list-market' && command.rules.marketId === pairs.btc
        ? { ...command, rules: { ...command.rules, tickLotUnits: 100_001 } }
        : command;
    const { send, move, wallet, sound } = openLendingVenue(undefined, () => lendingOpening().map(finer));
    const loan = { accountId: ann, ...isolated, marketId: pairs.btc, assetId: btc } as const;
    move(ann, usdt, 1_000, Wallet.isolated);
    expect(why(send({ type: 'borrow', ...loan, units: units(5n) }))).toBe('done');
    // 5 held, 6 owed with the first hour: one is missing, 10,000.1 up.
    expect(wallet(ann, Wallet.isolated)).toMatchObject({ equityUnits: dollars(1_000) - 10_001n });
    expect(why(send({ type: 'repay', ...loan, units: units(5n) }))).toBe('done');
    expect(wallet(ann, Wallet.isolated)).toMatchObject({ assetUnits: dollars(1_000), equityUnits: dollars(1_000) - 10_001n });
    move(ann, btc, 0.00000003, Wallet.isolated);
    // 2 beyond the debt: 20,000.2 down.
    expect(wallet(ann, Wallet.isolated)).toMatchObject({ equityUnits: dollars(1_000) + 20_000n });
    sound();
  });
});

test('a loan without an order is watched: its owner is called by a price alone', () => {
  const { move, borrow, index, told, wallet, sound } = openLendingVenue();
  move(ann, btc, 0.1);
  expect(why(borrow(ann, usdt, 1_800))).toBe('done');
  // 1,800.018 owed of 1,800 held: 0.018 short, beside 950 that the bitcoin counts. Maintenance 90.0009: called at 112.501125.
  index(1_185);
  expect(told('margin-called')).toEqual([]);
  index(1_184);
  expect(told('margin-called')).toMatchObject([{ accountId: ann, wallet: 'cross' }]);
  expect(wallet(ann)).toMatchObject({ isCalled: true, isLiquidating: false });
  sound();
});

describe('a wallet that waits for its market to open', () => {
  /** 0.3996 bitcoin for 3,000.03 dollars, at its limit in a halted market. */
  function openWaiting() {
    const venue = openLendingVenue();
    venue.move(ann, usdt, 1_000, Wallet.isolated);
    venue.offer(Side.sell, 400, 10_000);
    venue.order(ann, Side.buy, 400, 10_000, { ...isolated, borrow: true });
    venue.send({ type: 'set-market-state', marketId: pairs.btc, state: 'halted' });
    venue.index(7_800);
    expect(venue.told('margin-liquidated')).toEqual([]);
    expect(venue.wallet(ann, Wallet.isolated)).toMatchObject({ isLiquidating: true });
    return venue;
  }
  const open = ({ send, told }: ReturnType<typeof openLendingVenue>) => {
    send({ type: 'set-market-state', marketId: pairs.btc, state: 'online' });
    return told('margin-liquidated').length;
  };

  test('is liquidated when it opens', () => {
    const venue = openWaiting();
    venue.offer(Side.buy, 2_000, 7_800);
    expect(open(venue)).toBe(1);
    venue.sound();
  });

  test.each([
    ['is given more', 1_000, 0],
    ['pays some of what it owes', 1_000, 1_000],
    ['pays all that it owes', 3_001, 3_001],
  ])('leaves the queue when it %s, and is not liquidated', (_how, more, paid) => {
    const venue = openWaiting();
    expect(why(venue.move(ann, usdt, more, Wallet.isolated))).toBe('done');
    if (paid > 0) venue.repay(ann, usdt, paid, Wallet.isolated);
    expect(venue.wallet(ann, Wallet.isolated)).toMatchObject({ isLiquidating: false });
    expect(open(venue)).toBe(0);
    expect(venue.coin(ann, btc, Wallet.isolated)).toBe('39960000 + 0, owes 0 + 0');
    venue.sound();
  });

  test('leaves the queue when it pays all that it owes out of what it holds, and is not liquidated', () => {
    const venue = openLendingVenue();
    venue.move(ann, usdt, 1_000, Wallet.isolated);
    venue.move(ann, btc, 0.001, Wallet.isolated);
    venue.borrow(ann, usdt, 3_000, Wallet.isolated);
    venue.send({ type: 'set-market-state', marketId: pairs.btc, state: 'halted' });
    // Nearly all of a debt must stay behind it from now on: 1,009.97 of its own are not enough for 3,000.03.
    const harder = [{ upToUnits: Number(dollars(50_000)), leverage: 2, maintenancePpm: 999_999 }];
    expect(why(venue.send({ type: 'set-margin-market', marketId: pairs.btc, base: harder, quote: harder }))).toBe('done');
    expect(venue.wallet(ann, Wallet.isolated)).toMatchObject({ isLiquidating: true });
    expect(why(venue.repay(ann, usdt, 3_001, Wallet.isolated))).toBe('done');
    expect(venue.wallet(ann, Wallet.isolated)).toMatchObject({ isLiquidating: false, debtUnits: 0n });
    expect(open(venue)).toBe(0);
    venue.sound();
  });

  test('stays in the queue over a restart, and after too little was given', () => {
    const venue = openWaiting();
    venue.restart();
    expect(venue.wallet(ann, Wallet.isolated)).toMatchObject({ isLiquidating: true });
    expect(why(venue.move(ann, usdt, 1, Wallet.isolated))).toBe('done');
    expect(venue.wallet(ann, Wallet.isolated)).toMatchObject({ isLiquidating: true });
    expect(open(venue)).toBe(1);
    venue.sound();
  });
});

test('what the fund owes the lender outlives a restart, and is paid when the fund has it', () => {
  const { move, offer, order, index, balance, send, restart, hash, sound } = openLendingVenue(1_000);
  move(ann, usdt, 1_000, Wallet.isolated);
  offer(Side.sell, 400, 10_000);
  order(ann, Side.buy, 400, 10_000, { ...isolated, borrow: true });
  index(5_000);
  expect([balance(5, usdt), balance(6, usdt)]).toEqual([0n, -dollars(2_000)]);
  const before = hash();
  restart();
  expect(hash()).toBe(before);
  sound();
  send({ type: 'credit-deposit', accountId: 5, assetId: usdt, units: units(dollars(10_000)), reference: 'for-the-fund' });
  move(bob, usdt, 1_000, Wallet.isolated);
  index(10_000);
  offer(Side.sell, 400, 10_000);
  expect(why(order(bob, Side.buy, 400, 10_000, { ...isolated, borrow: true }))).toBe('done');
  index(7_800);
  expect(balance(6, usdt)).toBe(0n);
  sound();
});

describe('the grade of interest', () => {
  test.each([
    [ann, 0, 'done'],
    [ann, 31, 'done'],
    [ann, 32, 'invalid-margin-terms'],
    [ann, -1, 'invalid-margin-terms'],
    [ann, 1.5, 'invalid-margin-terms'],
    [lendingHouse, 1, 'unknown-account'],
    [4_040, 1, 'unknown-account'],
  ])('account %d, grade %d: %s', (accountId, grade, said) => {
    const { send, told } = openLendingVenue();
    expect(why(send({ type: 'set-interest-grade', accountId, grade }))).toBe(said);
    expect(told('interest-grade-set')).toEqual(said === 'done' ? [{ type: 'interest-grade-set', accountId, grade }] : []);
  });
});

describe('the leverage of a pair', () => {
  test.each([
    [ann, pairs.btc, 2, 'done'],
    [ann, pairs.btc, 5, 'done'],
    [ann, pairs.btc, 1, 'invalid-leverage'],
    [ann, pairs.btc, 6, 'invalid-leverage'],
    [ann, 99, 3, 'not-margined'],
    [lendingHouse, pairs.btc, 3, 'unknown-account'],
    [4_040, pairs.btc, 3, 'unknown-account'],
  ])('account %d, market %d, %d times: %s', (accountId, marketId, leverage, said) => {
    const { send } = openLendingVenue();
    expect(why(send({ type: 'set-isolated-leverage', accountId, marketId, leverage, neverSetIsMax: true }))).toBe(said);
  });
});
