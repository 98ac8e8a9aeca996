// The bounds of a bot with several markets against its worth at every price: nothing is reached inside of them, and it is seldom looked at.
import { expect, test } from 'vitest';

import { HoldSide, MarginMode, MarketState, Wallet } from '#lib/contract/enums.ts';
import { markets } from '#tests/automation/venue/venue-markets.ts';
import { randomSource } from '#tests/simulation/random-commands.ts';

import type { BotMarket } from '../bot-kind.ts';
import type { BotPosition } from '../bot-view.ts';
import { MarketWaits } from '../waiting/market-waits.ts';
import { coinKey, type HeldCoin } from './instance.ts';
import { profitBounds } from './profit-bounds.ts';
import { standingOf } from './worth.ts';

const dollar = 100_000_000;
const putIn = 10_000 * dollar;

function marketAt(place: number): BotMarket {
  const market = markets[place];
  if (market === undefined) throw new RangeError(`there is no market ${place}`);
  return market;
}

/** The bot holds lots in some markets, short ones below zero, and some dollars; one tick is a cent. */
function holderOf(sizes: readonly (readonly [marketId: number, lots: number, ticks: number])[], money: number) {
  const prices = sizes.map(([, , ticks]) => ticks);
  const legs = sizes.map(([marketId], place) => ({
    market: marketAt(marketId),
    get prices() {
      const ticks = prices[place] ?? 0;
      return { lastTicks: ticks, markTicks: ticks };
    },
    state: MarketState.online,
  }));
  const positions = sizes.flatMap(([marketId, lots, ticks]): readonly BotPosition[] =>
    marketAt(marketId).rules.contract === undefined
      ? []
      : [
          {
            marketId,
            holdSide: lots > 0 ? HoldSide.long : HoldSide.short,
            marginMode: MarginMode.cross,
            leverage: 10,
            lots: Math.abs(lots),
            entryValue: Math.abs(lots) * ticks,
            marginUnits: 0,
          },
        ],
  );
  const bought = sizes.flatMap(([marketId, lots]): readonly HeldCoin[] => {
    const { rules, base } = marketAt(marketId);
    return rules.contract === undefined ? [{ assetId: base.assetId, wallet: Wallet.spot, units: lots * rules.lotUnits + 1 }] : [];
  });
  const held: readonly HeldCoin[] = [...bought, { assetId: 1, wallet: Wallet.spot, units: money }];
  const coins = new Map(held.map((coin) => [coinKey(coin), coin]));
  const profit = (): number => {
    const sums = { investedUnits: putIn, addedUnits: 0, returnedUnits: 0 };
    return standingOf({ coins: held, debts: [], positions, ...sums }, legs).totalUnits;
  };
  return { prices, legs, positions, coins, debts: [], profit };
}

test('with one market the bound is the very price, on both sides', () => {
  // 40 coins short at 100: 2,000 are lost at 150, 1,000 gained at 75.
  const { profit, ...holder } = holderOf([[1, -400_000, 10_000]], putIn);
  const profitWaits = { atOrBelow: -2_000 * dollar, atOrAbove: 1_000 * dollar };
  expect(profit()).toBe(0);
  expect(profitBounds({ ...holder, profitWaits }, profit())).toEqual([{ atOrAbove: 15_000, atOrBelow: 7_500 }]);
  // A unit more to lose is a tick more.
  const further = { atOrBelow: -2_000 * dollar - 1, atOrAbove: null };
  expect(profitBounds({ ...holder, profitWaits: further }, 0)).toEqual([{ atOrAbove: 15_001, atOrBelow: 0 }]);
  expect(profitBounds({ ...holder, profitWaits: { atOrBelow: null, atOrAbove: null } }, 0)).toEqual([{ atOrAbove: 0, atOrBelow: 0 }]);
});

test('with two alike half of the distance is the first bound; what is reached already is looked at with every price', () => {
  const { profit, ...holder } = holderOf(
    [
      [1, 100_000, 10_000],
      [3, 100_000, 10_000],
    ],
    putIn,
  );
  // Ten coins each: 400 dollars are 40 for one alone, and 20 each for both.
  const profitWaits = { atOrBelow: -400 * dollar, atOrAbove: null };
  const bound = { atOrAbove: 0, atOrBelow: 8_000 };
  expect(profitBounds({ ...holder, profitWaits }, profit())).toEqual([bound, bound]);
  expect(profitBounds({ ...holder, profitWaits }, -400 * dollar)).toMatchObject([{ atOrAbove: 1 }, { atOrAbove: 1 }]);
});

test.each([1, 2, 3, 4, 5, 6])('inside of its bounds nothing is ever reached, and few prices are looked at (%i)', (seed) => {
  const random = randomSource(seed);
  let [looks, steps] = [0, 0];
  const missed: (readonly [life: number, step: number])[] = [];
  for (let life = 0; life < 40; life += 1) {
    const sizes = [0, 1, 3].map((marketId) => {
      const lots = 1 + random(200_000);
      return [marketId, marketId > 0 && random(2) === 0 ? -lots : lots, 1_000 + random(20_000)] as const;
    });
    const { profit, ...holder } = holderOf(sizes, putIn);
    const distance = 50 * dollar + random(2_000) * dollar;
    const profitWaits = { atOrBelow: profit() - distance, atOrAbove: random(2) === 0 ? null : profit() + distance };
    const bounds = () => profitBounds({ ...holder, profitWaits }, profit());
    let inside = bounds();
    for (let step = 0; step < 300; step += 1) {
      steps += 1;
      const place = random(3);
      const before = holder.prices[place] ?? 0;
      const price = Math.max(1, before + Math.round((before * (random(201) - 100)) / 50_000));
      holder.prices[place] = price;
      const { atOrAbove = 0, atOrBelow = 0 } = inside[place] ?? {};
      const isReached = profit() <= profitWaits.atOrBelow || (profitWaits.atOrAbove !== null && profit() >= profitWaits.atOrAbove);
      const isOut = (atOrAbove > 0 && price >= atOrAbove) || price <= atOrBelow;
      if (isReached && !isOut) missed.push([life, step]);
      if (isReached) break;
      if (!isOut) continue;
      looks += 1;
      inside = bounds();
    }
  }
  expect(missed).toEqual([]);
  expect(looks / steps).toBeLessThan(0.2);
});

test('20,000 bots that wait at prices of their own: each is taken at the first price behind its own, and by no other', () => {
  const waits = new MarketWaits();
  for (let id = 0; id < 20_000; id += 1) waits.setProfitBounds(id, { atOrAbove: 0, atOrBelow: 50_000 + id });
  let taken = 0;
  for (let price = 100_000; price > 70_000; price -= 1) taken += waits.takeProfitBounds(price).length;
  expect(taken).toBe(0);
  expect(waits.takeProfitBounds(69_990)).toEqual([19_990, 19_991, 19_992, 19_993, 19_994, 19_995, 19_996, 19_997, 19_998, 19_999]);
  waits.setProfitBounds(19_999, { atOrAbove: 0, atOrBelow: 0 });
  expect(waits.takeProfitBounds(69_990)).toEqual([]);
});
