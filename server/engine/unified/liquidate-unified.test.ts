// Liquidation of a unified account, step by step and to the unit: a fiftieth of what is paid is the fee, trades cost a thousandth of what they bring.
import { expect, test } from 'vitest';

import { AccountMode, BusinessLine, MarketState, PositionMode, Side } from '#lib/contract/enums.ts';
import { ann, btc, dollars, eth, usdt } from '#tests/simulation/lending/open-lending-venue.ts';
import { pairs } from '#tests/simulation/lending/margin-venue.ts';
import { openUnifiedVenue } from '#tests/simulation/unified/open-unified-venue.ts';
import { datedContract, perpetuals, unifiedOpening } from '#tests/simulation/unified/unified-venue.ts';
import type { Command } from '../command.ts';
import { ticks } from '../units.ts';

const fund = 5;

const dated = 20;
/** A second contract of bitcoin. */
const opening = (fundDollars?: number): Command[] => [
  ...unifiedOpening(fundDollars),
  { type: 'list-market', rules: datedContract(dated, 1_800_000_000_000) },
  { type: 'set-mark-price', marketId: dated, markTicks: ticks(10_000), indexTicks: ticks(10_000) },
];

/** An advanced account with so much of each coin. */
function open(held: { readonly usdt?: number; readonly btc?: number; readonly eth?: number }) {
  const core = openUnifiedVenue(50_000, opening);
  core.keep(usdt, held.usdt ?? 0);
  core.keep(btc, held.btc ?? 0);
  core.keep(eth, held.eth ?? 0);
  expect(core.become(AccountMode.advanced).ok).toBe(true);
  const halt = (state: MarketState) => core.send({ type: 'set-market-state', marketId: pairs.btc, state });
  return { ...core, halt };
}

/** Owes 14,000 dollars, and has 1 bitcoin and 1.4 less the fee of 0.0014: 2.3986. */
function openLong() {
  const core = open({ btc: 1 });
  core.offer(Side.sell, 1_400, 10_000);
  expect(core.order(ann, Side.buy, 1_400, 10_000, { borrow: true }).ok).toBe(true);
  return core;
}

test('coins are sold for the debt and the fee, and the rest stays', () => {
  const core = openLong();
  core.offer(Side.buy, 100_000, 6_400);
  core.index(6_400);
  // 2.3986 × 0.95 × 6,400 less 14,000 is less than 5 % of what is owed. 14,280 and what selling costs, at 6,208 at the worst, are 2,303
  // lots: they bring 14,739.20 less 14.7392.
  expect(core.told('margin-liquidated')).toEqual([
    {
      type: 'margin-liquidated',
      accountId: ann,
      wallet: 'spot',
      marketId: -1,
      unitAssetId: usdt,
      equityUnits: dollars(583.488),
      maintenanceUnits: dollars(700),
      debtUnits: dollars(14_000),
      feeUnits: dollars(280),
      insuranceUnits: 0n,
      prices: [{ marketId: pairs.btc, priceTicks: 6_400 }],
    },
  ]);
  expect(core.told('loan-repaid')).toMatchObject([{ cause: 'liquidation', principalUnits: dollars(14_000) }]);
  expect([core.balance(ann, usdt), core.balance(ann, btc)]).toEqual([dollars(444.4608), dollars(0.0956)]);
  expect(core.balance(fund, usdt)).toBe(dollars(50_280));
  core.sound();
});

test('the fee is no more than what is left', () => {
  const core = openLong();
  core.offer(Side.buy, 100_000, 5_900);
  core.index(5_900);
  // All 2,398 lots bring 14,148.20 less 14.1482: 134.0518 more than is owed.
  expect(core.told('margin-liquidated')).toMatchObject([{ feeUnits: dollars(134.0518), insuranceUnits: 0n }]);
  expect([core.balance(ann, usdt), core.balance(ann, btc)]).toEqual([0n, 60_000n]);
  core.sound();
});

test('the fund takes what is left and pays what is missing', () => {
  const core = openLong();
  core.offer(Side.buy, 100_000, 5_000);
  core.index(5_000);
  // 2,398 lots bring 11,990 less 11.99: 2,021.99 are missing, and 0.0006 of a bitcoin are worth 3 of them.
  expect(core.told('margin-liquidated')).toMatchObject([{ feeUnits: 0n, insuranceUnits: dollars(3 - 2_021.99) }]);
  expect(core.told('loan-repaid')).toMatchObject([
    { cause: 'liquidation', principalUnits: dollars(11_978.01) },
    { cause: 'insurance', principalUnits: dollars(2_021.99) },
  ]);
  expect([core.balance(ann, usdt), core.balance(ann, btc)]).toEqual([0n, 0n]);
  expect([core.balance(fund, usdt), core.balance(fund, btc)]).toEqual([dollars(50_000 - 2_021.99), 60_000n]);
  expect(core.unified(ann)).toMatchObject({ debtUnits: 0n, isLiquidating: false });
  core.sound();
});

test('the fee is asked of what was paid alone, and a debt that is borne stays', () => {
  const core = open({ usdt: 6_000 });
  core.offer(Side.buy, 1_000, 10_000);
  expect(core.order(ann, Side.sell, 1_000, 10_000, { borrow: true }).ok).toBe(true);
  core.offer(Side.sell, 400, 15_250);
  core.index(15_250);
  // 15,990 less 15,250 are less than 762.50. 0.4 bitcoin cost 6,100 and bring 0.3996: 0.6004 at 15,250 are 9,156.10, so that a fiftieth of
  // 6,093.90 is due. 9,768.122 less 9,156.10 is more than 5 % of that.
  expect(core.told('margin-liquidated')).toMatchObject([
    { equityUnits: dollars(740), maintenanceUnits: dollars(762.5), feeUnits: dollars(121.878), insuranceUnits: 0n },
  ]);
  expect(core.coinOf(btc)).toMatchObject({ available: 0n, principal: dollars(0.6004) });
  expect(core.balance(ann, usdt)).toBe(dollars(9_768.122));
  core.sound();
});

test('what taking positions sets free pays debts too, with a fee once more', () => {
  const core = open({ usdt: 6_000 });
  core.offer(Side.buy, 1_000, 10_000);
  core.order(ann, Side.sell, 1_000, 10_000, { borrow: true });
  // 15,990 − 14,000; ether that no book takes back: 14 less the fee of 0.014.
  core.offer(Side.sell, 1_400, 1_000, pairs.eth);
  core.order(ann, Side.buy, 1_400, 1_000, { marketId: pairs.eth });
  core.trade(Side.buy, 100, 1_000, perpetuals.eth);
  core.mark(3_000, perpetuals.eth);
  core.offer(Side.sell, 1_000, 16_500);
  core.index(16_500);
  expect(core.told('margin-liquidated')).toMatchObject([
    {
      // 1,989.40 and a gain of 2,000, 13.986 × 0.95 × 1,000 of ether, less 16,500.
      equityUnits: dollars(776.1),
      // 5 % of 16,500, 1.06 % of 3,000.
      maintenanceUnits: dollars(856.8),
      debtUnits: dollars(16_500),
      // 117 lots at 16,995 at the worst can be paid before and once more after: each time a fiftieth of 0.116883 × 16,500.
      feeUnits: dollars(2 * 38.571_39),
      insuranceUnits: 0n,
      prices: [
        { marketId: pairs.btc, priceTicks: 16_500 },
        { marketId: pairs.eth, priceTicks: 1_000 },
      ],
    },
  ]);
  // 1,989.40 − 1,930.50 − 38.57139 are left of dollars when the position is taken, with 31.80 as its margin, of which 0.06 % are the fee.
  expect(core.told('position-liquidated')).toMatchObject([
    {
      step: 'taken',
      lots: 100,
      equityUnits: dollars(735.598_11),
      maintenanceUnits: dollars(760.371_525),
      feeUnits: dollars(1.8),
      insuranceUnits: dollars(30),
    },
  ]);
  // 20.32861 + 2,000 − 31.80, less 1,930.50 and 38.57139.
  expect(core.balance(ann, usdt)).toBe(dollars(19.457_22));
  expect(core.coinOf(btc)).toMatchObject({ principal: dollars(1 - 2 * 0.116_883) });
  expect(core.positions()).toEqual([]);
  core.sound();
});

test('hedges are closed against each other first, and what that loses is lent and paid back', () => {
  const core = open({ btc: 1 });
  core.send({ type: 'set-position-mode', accountId: ann, line: BusinessLine.usdt, mode: PositionMode.hedge });
  core.offer(Side.sell, 3_000, 10_000, perpetuals.btc);
  expect(core.order(ann, Side.buy, 3_000, 10_000, { marketId: perpetuals.btc, holdSide: 'long' }).ok).toBe(true);
  core.offer(Side.buy, 3_000, 9_990, perpetuals.btc);
  expect(core.order(ann, Side.sell, 3_000, 9_990, { marketId: perpetuals.btc, holdSide: 'short' }).ok).toBe(true);
  // Fees of 18 and 17.982 are lent, and the short loses 30: 468 must stay for 30,000 (200, 250 and 0.06 %).
  core.offer(Side.buy, 1_000, 560);
  core.index(560);
  expect(core.told('position-liquidated')).toEqual([]);
  expect(core.told('loan-taken')).toMatchObject([{ assetId: usdt, units: dollars(28.659_72) }]);
  // 68 lots pay 35.982 and 0.71964, 54 lots pay 28.65972 and 0.5731944.
  expect(core.told('margin-liquidated')).toMatchObject([
    { equityUnits: dollars(466.018), maintenanceUnits: dollars(469.799_1), feeUnits: dollars(1.292_834_4) },
  ]);
  expect([core.balance(ann, usdt), core.balance(ann, btc)]).toEqual([dollars(0.976_845_6), dollars(0.878)]);
  expect(core.positions()).toEqual([]);
  core.sound();
});

test('a position of a higher tier is reduced on the book, and what is left stays', () => {
  const core = open({ btc: 1 });
  core.trade(Side.buy, 5_000, 10_000);
  core.offer(Side.buy, 100_000, 8_540);
  core.offer(Side.buy, 100_000, 8_540, perpetuals.btc);
  core.price(8_540);
  // Down to the first tier's 20,000 at 8,540: 2,341 lots.
  expect(core.told('position-liquidated')).toMatchObject([
    { step: 'reduced', lots: 2_659, equityUnits: dollars(784.073_84), maintenanceUnits: dollars(793.12) },
  ]);
  // 4 lots pay the 30 of the first fee and 0.60. The loss of 2.659 × 1,460 and the fee of 13.624716 are lent as far as the 3.52584 that
  // those leave do not pay them, and 480 lots pay that and 77.84477752.
  expect(core.told('loan-taken')).toMatchObject([{ units: dollars(3_892.238_876) }]);
  expect(core.told('margin-liquidated')).toMatchObject([{ feeUnits: dollars(78.444_777_52), insuranceUnits: 0n }]);
  expect([core.balance(ann, usdt), core.balance(ann, btc)]).toEqual([dollars(125.017_146_48), dollars(0.516)]);
  expect(core.positions()).toEqual([[perpetuals.btc, 'long', 2_341]]);
  core.sound();
});

test('no more positions are reduced than is needed, those of the highest tier and the greatest worth first', () => {
  const core = open({ btc: 1 });
  core.trade(Side.buy, 5_000, 10_000);
  core.trade(Side.buy, 2_100, 10_000, dated);
  core.offer(Side.buy, 100_000, 8_580);
  core.offer(Side.buy, 100_000, 8_580, perpetuals.btc);
  core.offer(Side.buy, 100_000, 10_000, dated);
  core.price(8_580);
  // Fees of 30 and 12.60 are lent: 0.95 × 8,580 − 42.60 − 7,100. 42,900 ask for 200, 572.50 and 25.74, 21,000 for 200, 25 and 12.60.
  expect(core.told('margin-liquidated')).toMatchObject([{ equityUnits: dollars(1_008.4), maintenanceUnits: dollars(1_037.97) }]);
  expect(core.told('position-liquidated')).toMatchObject([{ marketId: perpetuals.btc, step: 'reduced', lots: 2_669 }]);
  expect(core.positions()).toEqual([
    [perpetuals.btc, 'long', 2_331],
    [dated, 'long', 2_100],
  ]);
  core.sound();
});

test('positions are taken coin by coin, with their maintenance as far as there is that much', () => {
  // A tenth of an ether makes it enough to begin with.
  const core = open({ usdt: 442, btc: 0.05, eth: 0.1 });
  core.keep(eth, 0);
  expect(core.trade(Side.buy, 300, 10_000).ok).toBe(true);
  expect(core.trade(Side.buy, 1_000, 10_000, perpetuals.inverse).ok).toBe(true);
  expect(core.trade(Side.buy, 100, 10_000, perpetuals.play).ok).toBe(true);
  core.offer(Side.buy, 1_000, 8_000);
  core.offer(Side.buy, 1_000, 8_000, perpetuals.btc);
  core.index(8_000);
  core.mark(8_000, perpetuals.inverse);
  core.mark(8_000);
  // 442 − 1.80 − 600 of dollars. 0.05 − 0.00006 − 0.025 of a bitcoin count 189.544. 2,400 and 0.125 of a bitcoin must keep 1.06 %.
  expect(core.told('margin-liquidated')).toMatchObject([
    { equityUnits: dollars(29.744), maintenanceUnits: dollars(36.04), debtUnits: 0n, feeUnits: dollars(3.704_8), insuranceUnits: 0n },
  ]);
  expect(core.told('position-liquidated')).toMatchObject([
    // 25.44, of which 0.06 % of 2,400 are the fee.
    { marketId: perpetuals.btc, step: 'taken', equityUnits: dollars(29.744), feeUnits: dollars(1.44), insuranceUnits: dollars(24) },
    // 4.304 dollars are left of all.
    { marketId: perpetuals.inverse, step: 'taken', equityUnits: 53_800n, feeUnits: 7_500n, insuranceUnits: 46_300n },
  ]);
  // 185.24 dollars are lent; 24 lots bring 191.808, of which 3.7048 are the fee.
  expect([core.balance(ann, usdt), core.balance(ann, btc)]).toEqual([dollars(2.863_2), dollars(0.000_402)]);
  // Play money stands for itself. The fund sells at once what the book takes.
  expect(core.positions()).toEqual([[perpetuals.play, 'long', 100]]);
  expect(core.futures(fund)?.positions).toMatchObject([{ marketId: perpetuals.inverse, holdSide: 'long', lots: 1_000 }]);
  core.sound();
});

test('who stands better again when the turn comes is left alone, and watched as before', () => {
  const core = openLong();
  core.trade(Side.buy, 1, 10_000);
  core.halt(MarketState.halted);
  core.index(6_400);
  expect(core.told('margin-liquidated')).toEqual([]);
  expect(core.unified(ann)).toMatchObject({ isLiquidating: true });
  core.restart();
  expect(core.unified(ann)).toMatchObject({ isLiquidating: true });
  core.index(9_000);
  core.halt(MarketState.online);
  core.send({ type: 'advance-clock' });
  expect(core.told('margin-liquidated')).toEqual([]);
  expect(core.unified(ann)).toMatchObject({ isLiquidating: false });
  expect(core.positions()).toEqual([[perpetuals.btc, 'long', 1]]);
  core.sound();
  core.index(6_400);
  expect(core.told('margin-liquidated')).toHaveLength(1);
});
