// Unified accounts are looked at when something happens to them, and in time when prices move. Numbers as in unified.test.ts.
import { describe, expect, test } from 'vitest';

import { AccountMode, BusinessLine, Side } from '#lib/contract/enums.ts';
import { coins } from '#tests/simulation/lending/margin-venue.ts';
import { ann, btc, dollars, eth, usdt } from '#tests/simulation/lending/open-lending-venue.ts';
import { openUnifiedVenue } from '#tests/simulation/unified/open-unified-venue.ts';
import { perpetuals, playCoin, unifiedOpening } from '#tests/simulation/unified/unified-venue.ts';
import type { Command } from '../command.ts';
import { ContractForm } from '../markets/market-rules.ts';
import { ticks } from '../units.ts';

const hourMs = 3_600_000;
const coinContract = 14;

/** Bitcoin against dollars, margined in bitcoin at the index price of the moment. */
function withCoinContract(): Command[] {
  const opening = unifiedOpening();
  const linear = opening.find((one) => one.type === 'list-market' && one.rules.marketId === perpetuals.btc);
  if (linear?.type !== 'list-market' || linear.rules.contract === undefined) throw new Error('the venue has a contract of bitcoin');
  const contract = { ...linear.rules.contract, form: ContractForm.coin, line: BusinessLine.usd, marginAssetId: coins.btc };
  return [
    ...opening,
    { type: 'list-market', rules: { ...linear.rules, marketId: coinContract, symbol: 'BTCUSDC', contract } },
    { type: 'set-mark-price', marketId: coinContract, markTicks: ticks(10_000), indexTicks: ticks(10_000) },
  ];
}

function open(mode: AccountMode, held: { readonly usdt?: number; readonly btc?: number; readonly eth?: number }) {
  const core = openUnifiedVenue(50_000, withCoinContract);
  core.keep(usdt, held.usdt ?? 0);
  core.keep(btc, held.btc ?? 0);
  core.keep(eth, held.eth ?? 0);
  expect(core.become(mode).ok).toBe(true);
  const [called, liquidated] = [() => core.told('margin-called').length, () => core.told('margin-liquidated').length];
  return { ...core, called, liquidated };
}

test('an hour is charged with whatever happens first, and paid at once', () => {
  const core = open(AccountMode.advanced, { usdt: 1_051.5, btc: 1 });
  core.trade(Side.buy, 250, 10_000);
  core.keep(usdt, 150);
  core.mark(9_400);
  core.send({ type: 'set-unified-terms', minEquityUnits: 0, interestFree: [] });
  // 150 − 150: nothing; then 30 are gone.
  expect(core.coinOf(usdt)?.interestBearing).toBe(0n);
  core.mark(9_280);
  core.at(1_700_000_000_000 + hourMs);
  core.give(playCoin, 1);
  // 30 × 0.024 % ÷ 24.
  expect(core.told('interest-charged')).toMatchObject([
    { wallet: 'spot', assetId: usdt, principalUnits: dollars(30), units: dollars(0.0003) },
  ]);
  expect(core.told('loan-repaid')).toMatchObject([
    { assetId: usdt, cause: 'automatic', principalUnits: 0n, interestUnits: dollars(0.0003) },
  ]);
  expect(core.coinOf(usdt)).toMatchObject({ available: dollars(149.9997), principal: 0n, interest: 0n });
  core.sound();
});

test('basic: a position is watched on what is left when money has left', () => {
  const core = open(AccountMode.basic, { usdt: 1_100 });
  core.trade(Side.buy, 1_000, 10_000);
  core.mark(9_990);
  core.keep(usdt, 544);
  core.mark(9_560);
  // 544 − 440 are more than 1.06 % of 9,560, 544 − 450 are not.
  expect(core.told('position-liquidated')).toEqual([]);
  core.mark(9_550);
  expect(core.told('position-liquidated')).toMatchObject([{ equityUnits: dollars(94), maintenanceUnits: dollars(101.23) }]);
  core.sound();
});

describe('one step of a price to the limit is noticed, one step to before it is not', () => {
  test.each([
    // 2,100 − 6: a loss of 2,000 leaves 94, and 1.06 % of 8,000 are 84.80, 106 of 94 called. At 7,989 they are 83 and 84.6834.
    ['a long in dollars', perpetuals.btc, Side.buy, 1_000, [8_120, 8_010, 7_989]],
    // 2,094 − 1,930 at 11,930: 126.458 are less than four fifths of 164; at 11,950 126.67 are more of 144; at 11,973 121 and 126.9138.
    ['a short in dollars', perpetuals.btc, Side.sell, 1_000, [11_930, 11_950, 11_973]],
  ] as const)('%s', (_what, marketId, side, size, [before, call, limit]) => {
    const at = (price: number) => {
      const core = open(AccountMode.advanced, { usdt: 2_100 });
      expect(core.trade(side, size, 10_000, marketId).ok).toBe(true);
      core.mark(price, marketId);
      core.sound();
      return [core.called(), core.liquidated()];
    };
    expect([at(before), at(call), at(limit)]).toEqual([
      [0, 0],
      [1, 0],
      [0, 1],
    ]);
  });

  test.each([
    // 10,000 dollars were a bitcoin, and 0.0006 was lent as a fee. At 8,430 they are 1.18624: 126.04 of 231.61; at 8,375 they are 1.19403:
    // 126.87 of 153.70; at 8,330 they are 1.20048: 127.55 of 89.20.
    ['a long in a coin', Side.buy, [8_430, 8_375, 8_330]],
    // At 12,300 they are 0.81301: 86.48 of 224.09; at 12,490 0.80064: 85.17 of 100.41; at 12,530 0.79808: 84.90 of 74.85.
    ['a short in a coin', Side.sell, [12_300, 12_490, 12_530]],
  ] as const)('%s', (_what, side, [before, call, limit]) => {
    const at = (price: number) => {
      const core = open(AccountMode.advanced, { usdt: 2_100 });
      expect(core.trade(side, 10_000, 10_000, perpetuals.inverse).ok).toBe(true);
      core.mark(price, perpetuals.inverse);
      core.sound();
      return [core.called(), core.liquidated()];
    };
    expect([at(before), at(call), at(limit)]).toEqual([
      [0, 0],
      [1, 0],
      [0, 1],
    ]);
  });
});

test('two positions share the distance: what neither of them loses alone, both lose together', () => {
  const core = open(AccountMode.advanced, { usdt: 2_212 });
  core.trade(Side.buy, 1_000, 10_000);
  core.trade(Side.buy, 1_000, 1_000, perpetuals.eth);
  // 2,200 are left of dollars, and 212 must stay at first. The one loses 1,100, then the other 1,010.
  core.mark(8_900);
  expect([core.called(), core.liquidated()]).toEqual([0, 0]);
  core.mark(899, perpetuals.eth);
  // 2,200 − 1,100 − 1,010 are 90; 1.06 % of 8,900 are 94.34, of 8,990 with cents rounded up 95.30.
  expect(core.told('margin-liquidated')).toMatchObject([{ equityUnits: dollars(90), maintenanceUnits: dollars(189.64) }]);
  core.sound();
});

test('what a contract in a coin loses weighs more when the coin is dearer', () => {
  const core = open(AccountMode.advanced, { usdt: 6_000 });
  core.trade(Side.buy, 10_000, 10_000, perpetuals.inverse);
  core.index(15_700);
  expect([core.called(), core.liquidated()]).toEqual([0, 0]);
  // At 7,273 the bitcoin that 10,000 dollars were is 1.37494843: with the fee 0.37554843 are missing, at 15,700 each.
  core.mark(7_273, perpetuals.inverse);
  expect(core.told('margin-liquidated')).toMatchObject([{ equityUnits: dollars(6_000) - 37_554_843n * 15_700n }]);
  core.sound();
});

test('a coin contract is noticed when its price and its coin’s each take less than the distance, and both more than that', () => {
  const core = open(AccountMode.advanced, { btc: 1 });
  const set = (mark: number, index: number) =>
    core.send({ type: 'set-mark-price', marketId: coinContract, markTicks: ticks(mark), indexTicks: ticks(index) });
  core.trade(Side.buy, 3_000, 10_000, coinContract);
  set(7_200, 10_000);
  core.give(playCoin, 1);
  expect(core.unified(ann)).toMatchObject({ isCalled: false });
  set(6_932, 9_501);
  // 1 − 0.0018 − 9,204 ÷ 9,501 of a bitcoin count 279.87 dollars; 232.3776 ÷ 9,501 are worth 244.58, which is more than four fifths.
  expect([core.called(), core.liquidated()]).toEqual([1, 0]);
  core.sound();
});
