// The holdings that a bot's bounds are worked out from: coins in several wallets, debts, markets that value nothing, and amounts so small that they round.
import { expect, test } from 'vitest';

import { HoldSide, MarginMode, MarketState, Wallet } from '#lib/contract/enums.ts';
import { ContractForm } from '#server/engine/markets/market-rules.ts';
import { markets } from '#tests/automation/venue/venue-markets.ts';

import type { BotMarket, ProfitWaits } from '../bot-kind.ts';
import type { BotDebt, BotPosition } from '../bot-view.ts';
import { coinKey, type HeldCoin } from './instance.ts';
import { profitBounds } from './profit-bounds.ts';
import { standingOf } from './worth.ts';

const dollar = 100_000_000;
const coin = 100_000_000;
const nothing = { atOrAbove: 0, atOrBelow: 0 };
const everyPrice = { atOrAbove: 1, atOrBelow: 0 };

function marketAt(place: number): BotMarket {
  const market = markets[place];
  if (market === undefined) throw new RangeError(`there is no market ${place}`);
  return market;
}

const [bitcoin, perpetual, ether] = [marketAt(0), marketAt(1), marketAt(2)];

/** The other one of its prices, which values nothing, is elsewhere. */
const legOf = (market: BotMarket, ticks = 10_000) => ({
  market,
  prices: market.rules.contract === undefined ? { lastTicks: ticks, markTicks: 7_777 } : { lastTicks: 7_777, markTicks: ticks },
  state: MarketState.online,
});

const inSpot = (assetId: number, units: number): HeldCoin => ({ assetId, wallet: Wallet.spot, units });
const inMargin = (assetId: number, units: number): HeldCoin => ({ assetId, wallet: Wallet.cross, units });

const owing = (assetId: number, units: number): BotDebt => ({ marketId: 0, assetId, units });

type Held = { readonly coins?: readonly HeldCoin[]; readonly owed?: number; readonly positions?: readonly BotPosition[] };

/** `owed`: in bitcoins. */
function boundsOf(
  legs: readonly ReturnType<typeof legOf>[],
  { coins = [], owed = 0, positions = [] }: Held,
  profitWaits: ProfitWaits,
  profit = 0,
) {
  const debts = owed === 0 ? [] : [owing(0, owed), owing(1, 5 * dollar)];
  return profitBounds({ legs, positions, debts, coins: new Map(coins.map((one) => [coinKey(one), one])), profitWaits }, profit);
}

const short = ({ marketId }: BotMarket): BotPosition => ({
  marketId,
  holdSide: HoldSide.short,
  marginMode: MarginMode.cross,
  leverage: 10,
  lots: 400_000,
  entryValue: 4_000_000_000,
  marginUnits: 0,
});

// 40 coins at 100: half of 4,000 dollars are lost at 50, a quarter is gained at 125.
const waits: ProfitWaits = { atOrBelow: -2_000 * dollar, atOrAbove: 1_000 * dollar };
const ofLong = { atOrAbove: 12_500, atOrBelow: 5_000 };

test.each<[string, Held]>([
  ['in one wallet', { coins: [inSpot(0, 40 * coin)] }],
  ['in two wallets', { coins: [inSpot(0, 30 * coin), inMargin(0, 10 * coin)] }],
  ['less what is owed', { coins: [inSpot(0, 50 * coin)], owed: 10 * coin }],
])('40 coins are bound at the very prices: %s', (_, held) => {
  expect(boundsOf([legOf(bitcoin)], held, waits)).toEqual([ofLong]);
  // The gain of before is no longer waited for: 500 of the 1,000 are 12.50 of a price of 100, and 2,500 may be lost.
  expect(boundsOf([legOf(bitcoin)], held, waits, 500 * dollar)).toEqual([{ atOrAbove: 11_250, atOrBelow: 3_750 }]);
});

test('40 coins that are owed lose by a rise', () => {
  expect(boundsOf([legOf(bitcoin)], { owed: 40 * coin }, waits)).toEqual([{ atOrAbove: 15_000, atOrBelow: 7_500 }]);
});

test('as many coins as are owed have no bounds', () => {
  expect(boundsOf([legOf(bitcoin)], { coins: [inSpot(0, coin)], owed: coin }, waits)).toEqual([nothing]);
});

test('a coin is valued in the first spot market that trades it, and a market in which nothing is held has no bounds', () => {
  const second = { ...bitcoin, marketId: 4 };
  const coins = [inSpot(1, 1_000 * dollar), inSpot(0, 40 * coin)];
  const legs = [legOf(perpetual), legOf(ether), legOf(bitcoin), legOf(second, 9_000)];
  expect(boundsOf(legs, { coins }, waits)).toEqual([nothing, nothing, ofLong, nothing]);
  // As much ether doubles what can be lost: half of the way is the first look.
  const half = { atOrAbove: 11_250, atOrBelow: 7_500 };
  expect(boundsOf(legs, { coins: [...coins, inSpot(2, 40 * coin)] }, waits)).toEqual([nothing, half, half, nothing]);
});

test('where the worth at another price is not known every price is looked at, if anything is waited for', () => {
  const { contract } = perpetual.rules;
  if (contract === undefined) throw new Error('a perpetual is a contract');
  const inverse = { ...perpetual, rules: { ...perpetual.rules, contract: { ...contract, form: ContractForm.inverse } } };
  const held = { coins: [inSpot(0, 40 * coin), inSpot(2, coin)], positions: [short(inverse)] };
  const legs = [legOf(inverse), legOf(bitcoin), legOf(ether, 0)];
  expect(boundsOf(legs, held, waits)).toEqual([everyPrice, ofLong, everyPrice]);
  expect(boundsOf(legs, held, { atOrBelow: null, atOrAbove: null })).toEqual([nothing, nothing, nothing]);
});

test('a gain alone is waited for above, and one that is reached is looked at with every price', () => {
  const held = { positions: [short(perpetual)] };
  const gain = { atOrBelow: null, atOrAbove: 1_000 * dollar };
  expect(boundsOf([legOf(perpetual)], held, gain)).toEqual([{ atOrAbove: 0, atOrBelow: 7_500 }]);
  expect(boundsOf([legOf(perpetual)], held, gain, 1_000 * dollar - 1)).toEqual([{ atOrAbove: 0, atOrBelow: 9_999 }]);
  expect(boundsOf([legOf(perpetual)], held, gain, 1_000 * dollar)).toEqual([everyPrice]);
  expect(boundsOf([legOf(perpetual), legOf(ether)], held, gain, 1_000 * dollar)).toEqual([everyPrice, nothing]);
  // A fall of the whole price is the most that a short position gains.
  expect(boundsOf([legOf(perpetual)], held, { ...gain, atOrAbove: 5_000 * dollar })).toEqual([nothing]);
});

const amounts = [1, 3, 8, 21, 34];

test.each<[string, (units: number) => Held]>([
  ['one balance', (units) => ({ coins: [inSpot(0, units)] })],
  [
    'three balances',
    (units) => ({ coins: [inSpot(0, units), inMargin(0, 7), { assetId: 0, wallet: Wallet.isolated, marketId: 0, units: 33 }] }),
  ],
  ['a debt', (units) => ({ owed: units })],
  ['more owned than owed', (units) => ({ coins: [inSpot(0, units + 5)], owed: units })],
])('inside of the bounds of a few units nothing is reached, with each price tried: %s', (_, heldOf) => {
  const missed: string[] = [];
  for (const units of amounts) {
    const { coins = [], owed = 0 } = heldOf(units);
    const debts = [owing(0, owed)];
    for (const ticks of [1, 7, 20, 33, 50]) {
      const worthAt = (price: number): number => {
        const sums = { investedUnits: 0, addedUnits: 0, returnedUnits: 0 };
        return standingOf({ coins, debts, positions: [], ...sums }, [legOf(bitcoin, price)]).totalUnits;
      };
      for (const distance of [1, 2, 3, 5, 8]) {
        const now = worthAt(ticks);
        const profitWaits = { atOrBelow: now - distance, atOrAbove: now + distance };
        const [bound = nothing] = boundsOf([legOf(bitcoin, ticks)], { coins, owed }, profitWaits, now);
        for (let price = 1; price <= 150; price += 1) {
          const isReached = Math.abs(worthAt(price) - now) >= distance;
          const isOut = (bound.atOrAbove > 0 && price >= bound.atOrAbove) || price <= bound.atOrBelow;
          if (isReached && !isOut) missed.push(`${units} at ${ticks} by ${distance}: ${price}`);
        }
      }
    }
  }
  expect(missed).toEqual([]);
});
