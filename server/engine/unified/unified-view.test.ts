// A unified account as it is told, coin by coin, and what may leave it. Numbers as in unified.test.ts.
import { describe, expect, test } from 'vitest';

import { AccountMode, Side } from '#lib/contract/enums.ts';
import { pairs } from '#tests/simulation/lending/margin-venue.ts';
import { ann, btc, dollars, eth, usdt } from '#tests/simulation/lending/open-lending-venue.ts';
import { openUnifiedVenue, refusal } from '#tests/simulation/unified/open-unified-venue.ts';
import { perpetuals, playCoin, unifiedOpening } from '#tests/simulation/unified/unified-venue.ts';

const { basic, advanced } = AccountMode;

type Held = { readonly usdt?: number; readonly btc?: number; readonly eth?: number };

function open(mode: AccountMode, held: Held) {
  const core = openUnifiedVenue();
  core.keep(usdt, held.usdt ?? 0);
  core.keep(btc, held.btc ?? 0);
  core.keep(eth, held.eth ?? 0);
  expect(core.become(mode).ok).toBe(true);
  return core;
}

const nothing = {
  frozen: 0n,
  leaving: 0n,
  contractInitial: 0n,
  contractMaintenance: 0n,
  gainUnits: 0n,
  principal: 0n,
  interest: 0n,
  interestBearing: 0n,
  interestFree: 0n,
};

test('everything about an account with a debt, a position, an order and coins on their way out', () => {
  const core = open(advanced, { btc: 1, eth: 2 });
  core.trade(Side.buy, 1_000, 10_000);
  core.mark(9_900);
  expect(core.order(ann, Side.sell, 200, 10_500).ok).toBe(true);
  expect(core.reserve(eth, dollars(0.5), 'leaves').ok).toBe(true);
  expect(core.unified(ann)).toEqual({
    mode: 'advanced',
    unitAssetId: usdt,
    minEquityUnits: dollars(1_000),
    // −106, a bitcoin and 1.5 ether; of the coins 95 % count.
    worthUnits: dollars(11_394),
    equityUnits: dollars(10_819),
    debtUnits: dollars(6),
    // A twentieth and 0.06 % of 9,900, half of 6.
    initialUnits: dollars(500.94 + 3),
    // 1 % and 0.06 % of 9,900, a twentieth of 6.
    maintenanceUnits: dollars(104.94 + 0.3),
    isCalled: false,
    isLiquidating: false,
    coins: [
      {
        ...nothing,
        assetId: usdt,
        available: 0n,
        contractInitial: dollars(500.94),
        contractMaintenance: dollars(104.94),
        gainUnits: dollars(-100),
        // The fee was lent. 100 of the 106 that are owed or lost are a loss that is not realised: less than 200.
        principal: dollars(6),
        interestBearing: dollars(6),
        interestFree: dollars(200),
        dailyRateE9: 240_000,
        withdrawable: 0n,
        worthUnits: dollars(-106),
        countedUnits: dollars(-106),
      },
      {
        ...nothing,
        assetId: btc,
        available: dollars(0.8),
        frozen: dollars(0.2),
        dailyRateE9: 480_000,
        withdrawable: dollars(0.8),
        worthUnits: dollars(10_000),
        countedUnits: dollars(9_500),
      },
      {
        ...nothing,
        assetId: eth,
        available: dollars(1.5),
        frozen: dollars(0.5),
        leaving: dollars(0.5),
        dailyRateE9: 480_000,
        withdrawable: dollars(1.5),
        worthUnits: dollars(1_500),
        countedUnits: dollars(1_425),
      },
      {
        ...nothing,
        assetId: playCoin,
        available: dollars(5_000),
        dailyRateE9: 0,
        withdrawable: dollars(5_000),
        worthUnits: 0n,
        countedUnits: 0n,
      },
    ],
    lent: [
      { assetId: usdt, marketId: null, priceTicks: 0, interestFree: dollars(200), dailyRateE9: 240_000 },
      { assetId: btc, marketId: pairs.btc, priceTicks: 10_000, interestFree: 0n, dailyRateE9: 480_000 },
      { assetId: eth, marketId: pairs.eth, priceTicks: 1_000, interestFree: 0n, dailyRateE9: 480_000 },
    ],
    problems: {
      classic: ['unified-owes', 'open-position-or-order'],
      basic: ['unified-owes', 'margin-not-enough'],
      advanced: ['mode-unchanged'],
    },
  });
  core.sound();
});

test('a classic account has a mode, and problems of others', () => {
  const core = openUnifiedVenue();
  expect(core.unified(ann)).toEqual({
    mode: 'classic',
    unitAssetId: usdt,
    minEquityUnits: dollars(1_000),
    worthUnits: 0n,
    equityUnits: 0n,
    debtUnits: 0n,
    initialUnits: 0n,
    maintenanceUnits: 0n,
    isCalled: false,
    isLiquidating: false,
    coins: [],
    lent: [],
    problems: { classic: ['mode-unchanged'], basic: [], advanced: [] },
  });
});

test('an account that has never had anything may become one, and one without money has no worth', () => {
  const core = openUnifiedVenue();
  const accountId = 1_500;
  core.send({ type: 'open-account', accountId, kind: 'user' });
  expect(core.futures(accountId)).toBeNull();
  expect(core.unified(accountId)?.problems).toEqual({ classic: ['mode-unchanged'], basic: [], advanced: ['unified-equity'] });
  expect(core.send({ type: 'switch-account-mode', accountId, mode: basic }).ok).toBe(true);
  expect(core.unified(accountId)).toMatchObject({ mode: 'basic', worthUnits: 0n, coins: [] });
  expect(core.futures(accountId)).toMatchObject({ isUnified: true, positions: [] });
  core.sound();
});

test('a coin that is all on its way out is told, and worth nothing', () => {
  const core = open(advanced, { usdt: 2_000, eth: 2 });
  expect(core.reserve(eth, dollars(2), 'all').ok).toBe(true);
  expect(core.coinOf(eth)).toMatchObject({
    available: 0n,
    frozen: dollars(2),
    leaving: dollars(2),
    withdrawable: 0n,
    worthUnits: 0n,
    countedUnits: 0n,
  });
  expect(core.unified(ann)).toMatchObject({ worthUnits: dollars(2_000), equityUnits: dollars(2_000) });
});

test('in basic mode all of the worth is equity, and a coin that is all gone is told while its contracts gain or lose', () => {
  const core = open(basic, { usdt: 500, btc: 1 });
  expect(core.unified(ann)).toMatchObject({ mode: 'basic', worthUnits: dollars(10_500), equityUnits: dollars(10_500), debtUnits: 0n });
  expect(core.unified(ann)?.coins.map(({ assetId }) => assetId)).toEqual([usdt, btc, playCoin]);
  core.trade(Side.buy, 100, 10_000);
  core.mark(10_200);
  // 499.40 and 20.
  expect(core.coinOf(usdt)).toMatchObject({ available: dollars(499.4), gainUnits: dollars(20), worthUnits: dollars(519.4) });
  expect(core.unified(ann)).toMatchObject({ worthUnits: dollars(10_519.4), equityUnits: dollars(10_519.4) });
});

test('an account that was called, and what it was charged last, are known after a restart', () => {
  const core = open(advanced, { btc: 1 });
  core.offer(Side.sell, 1_400, 10_000);
  core.order(ann, Side.buy, 1_400, 10_000, { borrow: true });
  // 2.3986 × 0.95 × 6,500 less 14,000 is 811.355: 700 are more than four fifths.
  core.index(6_500);
  expect(core.told('margin-called')).toMatchObject([{ equityUnits: dollars(811.355), maintenanceUnits: dollars(700) }]);
  core.at(1_700_000_000_000 + 3_600_000);
  core.send({ type: 'advance-clock' });
  const owed = { principal: dollars(14_000), interest: dollars(0.14) };
  expect(core.coinOf(usdt)).toMatchObject(owed);
  const hash = core.hash();
  core.restart();
  expect(core.hash()).toBe(hash);
  expect(core.unified(ann)).toMatchObject({ isCalled: true });
  // The same hour is not charged again.
  core.send({ type: 'advance-clock' });
  expect(core.coinOf(usdt)).toMatchObject(owed);
  core.index(10_000);
  core.give(usdt, 1);
  expect(core.unified(ann)).toMatchObject({ isCalled: false });
  core.sound();
});

describe('what may leave', () => {
  test('gains that are not money yet stay', () => {
    const core = open(advanced, { btc: 1 });
    // While nothing is asked for, all may leave, whatever counts of it.
    expect(core.coinOf(btc)?.withdrawable).toBe(dollars(1));
    core.trade(Side.buy, 5_000, 10_000);
    core.mark(10_100);
    // 9,500 − 30 and a gain of 500. 50,500 ask for a twentieth and 0.06 %, what is owed for half of 30: without the gain 6,899.70 are free.
    expect(core.unified(ann)).toMatchObject({ equityUnits: dollars(9_970), initialUnits: dollars(2_570.3) });
    expect(core.coinOf(btc)?.withdrawable).toBe(dollars(0.689_97));
  });

  test('nor do those in a coin, at its price rounded up', () => {
    const core = open(advanced, { btc: 1 });
    core.trade(Side.buy, 30_000, 10_000, perpetuals.inverse);
    core.mark(10_100, perpetuals.inverse);
    core.index(10_007);
    // 30,000 are 3 bitcoin, less 0.0018 as a fee. At 10,100 they are 2.97029702: 0.02970298 are gained, and 0.1502970298 must stay.
    // 1.02790298 × 0.95 × 10,007 is 9,771.913865… . The gain is worth 297.23772086, and 0.15029703 of initial margin 1,504.02238…
    const equity = (102_790_298n * 95n * 10_007n) / 100n;
    const initial = 15_029_703n * 10_007n;
    const gain = 2_970_298n * 10_007n;
    expect(core.unified(ann)).toMatchObject({ equityUnits: equity, initialUnits: initial });
    expect(core.coinOf(btc)).toMatchObject({ gainUnits: 2_970_298n, withdrawable: (equity - initial - gain) / 10_007n });
  });

  test('rounded down to the unit, and nothing while nothing is free', () => {
    const core = open(advanced, { btc: 1 });
    core.trade(Side.buy, 5_000, 10_000);
    core.index(10_007);
    // 9,506.65 − 30 − 2,545 at 10,007 are 0.69268012 and an eighth of a unit.
    expect(core.coinOf(btc)?.withdrawable).toBe(69_268_012n);
    core.index(2_700);
    // 2,565 − 30 are less than 2,545.
    expect(core.coinOf(btc)?.withdrawable).toBe(0n);
    core.index(2_710);
    // 2,574.50 − 2,575.
    expect(core.coinOf(btc)?.withdrawable).toBe(0n);
    core.index(2_711);
    // 2,575.45 − 2,575 at 2,711 are 0.00016599….
    expect(core.coinOf(btc)?.withdrawable).toBe(16_599n);
    core.sound();
  });

  test('all of a coin that is worth no more than what is free, and all of every coin where nothing is asked for', () => {
    const core = open(advanced, { usdt: 3_000, btc: 1 });
    expect([core.coinOf(usdt)?.withdrawable, core.coinOf(btc)?.withdrawable]).toEqual([dollars(3_000), dollars(1)]);
    core.trade(Side.buy, 1_000, 10_000);
    // 2,994 and 9,500 less 506.
    expect(core.unified(ann)).toMatchObject({ equityUnits: dollars(12_494), initialUnits: dollars(506) });
    expect([core.coinOf(usdt)?.withdrawable, core.coinOf(btc)?.withdrawable]).toEqual([dollars(2_994), dollars(1)]);
  });

  test('of a coin that stands alone no more than its contracts leave, and all where it has none', () => {
    const core = open(advanced, { usdt: 3_000 });
    core.offer(Side.sell, 1_000, 10_000, perpetuals.play);
    core.order(ann, Side.buy, 1_000, 10_000, { marketId: perpetuals.play });
    // 5,000 less 6 and 506, with no gain counted.
    expect(core.coinOf(playCoin)?.withdrawable).toBe(dollars(4_488));
    core.mark(10_500, perpetuals.play);
    // 10,500 ask for 531.30.
    expect(core.coinOf(playCoin)?.withdrawable).toBe(dollars(4_462.7));
    // The loss of 4,500 leaves 494 of what was there.
    core.mark(5_500, perpetuals.play);
    // 5,500 ask for 278.30.
    expect(core.coinOf(playCoin)?.withdrawable).toBe(dollars(215.7));
    expect(refusal(core.reserve(playCoin, dollars(215.7) + 1n, 'more'))).toBe('insufficient-balance');
    expect(core.reserve(playCoin, dollars(215.7), 'all').ok).toBe(true);
    core.sound();
  });
});

describe('all of an account, counted in a coin', () => {
  const inverse = (core: ReturnType<typeof open>) => core.futures(ann)?.wallets.find(({ assetId }) => assetId === btc);

  test('equity rounded down, what is asked for up, without the claims of the coin’s own orders', () => {
    const core = open(advanced, { usdt: 1_000, btc: 0.1 });
    core.trade(Side.buy, 300, 10_000, perpetuals.inverse);
    core.trade(Side.buy, 10, 10_000);
    core.order(ann, Side.buy, 100, 9_900, { marketId: perpetuals.inverse });
    core.index(10_007);
    // 95 % of 0.1 bitcoin less 1,800 units as a fee count: 95,049,388,030 at 10,007, beside 999.94 dollars: 19,490,695.3 units of bitcoin.
    // 300 are 3,000,000 units: a twentieth and 0.06 % are 151,800, 1.06 % are 31,800. 100 at 9,900 are 1,010,101: 51,011 with one part in a
    // hundred more and 611 for the fee. 10 lots ask for 5.06 dollars, and for 1.06.
    expect(inverse(core)).toMatchObject({
      equity: 19_490_695,
      // 318,222,600 and 106,000,000: 42,392.6 units.
      maintenance: 42_393,
      // (151,800 + 51,622) × 10,007 and 506,000,000: 253,986.6 units, less the claims.
      initial: 253_987 - 51_622,
      claims: 51_622,
      free: 19_490_695 - 253_987,
    });
  });

  test('what is missing rounded towards more', () => {
    const core = open(advanced, { btc: 1 });
    core.trade(Side.buy, 5_000, 10_000);
    core.trade(Side.buy, 100, 10_000, perpetuals.inverse);
    core.send({ type: 'set-market-state', marketId: perpetuals.btc, state: 'halted' });
    core.index(8_007);
    core.mark(8_000);
    // 0.999994 × 0.95 × 8,007 less 30 and 10,000 are −2,423.3956399 dollars: −30,265,962.8 units of bitcoin.
    expect(inverse(core)).toMatchObject({ equity: -30_265_963, free: 0 });
    expect(core.unified(ann)).toMatchObject({ isLiquidating: true });
  });

  test('nothing while the coin has no price', () => {
    const core = open(advanced, { usdt: 5_000 });
    const free = core.futures(ann)?.wallets.find(({ assetId }) => assetId === eth);
    // 5,000 dollars of ether at 1,000.
    expect(free).toMatchObject({ equity: Number(dollars(5)), free: Number(dollars(5)) });
    const unpriced = openUnifiedVenue(undefined, () =>
      unifiedOpening().filter((command) => command.type !== 'set-reference-price' || command.marketId !== pairs.eth),
    );
    unpriced.keep(eth, 0);
    expect(unpriced.become(advanced).ok).toBe(true);
    expect(unpriced.futures(ann)?.wallets.find(({ assetId }) => assetId === eth)).toMatchObject({ equity: 0, maintenance: 0, initial: 0 });
    // It may not leave either as soon as anything is asked for: nobody knows how much that takes.
    unpriced.give(eth, 1);
    expect(unpriced.coinOf(eth)).toMatchObject({ withdrawable: dollars(1), worthUnits: 0n });
    unpriced.trade(Side.buy, 100, 10_000);
    expect(unpriced.coinOf(eth)).toMatchObject({ withdrawable: 0n, worthUnits: 0n });
  });

  test('more than can be counted stops what asks for it, and nothing else', () => {
    const core = open(advanced, { usdt: 100_000, btc: 10, eth: 100 });
    core.trade(Side.buy, 1, 1_000, perpetuals.eth);
    core.give(usdt, 89_900_000);
    core.give(eth, 100);
    core.index(1);
    // 90,000,000 and 185,000 dollars are more than 2^53 units; all that there is of bitcoin may leave at a dollar each.
    expect(core.coinOf(btc)?.withdrawable).toBe(dollars(10));
    const more = () => core.trade(Side.buy, 1, 1_000, perpetuals.eth);
    expect(more()).toMatchObject({ ok: false, reason: 'internal' });
    expect(core.told('command-failed')).toEqual([
      { type: 'command-failed', message: expect.stringMatching(/^\d+ is beyond what can be counted$/) },
    ]);
    core.sound();
    core.keep(usdt, 80_000_000);
    expect(more().ok).toBe(true);
    core.sound();
  });
});
