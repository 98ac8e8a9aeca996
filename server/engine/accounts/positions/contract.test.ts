// The maintenance of sizes whose tiers end anywhere, and the tiers of inverse contracts, worked out by hand.
import { expect, test } from 'vitest';

import { MarginMode, Side } from '#lib/contract/enums.ts';
import { ann, openContractVenue, why } from '#tests/simulation/contracts/open-contract-venue.ts';
import { contractMarkets, contracts } from '#tests/simulation/contracts/contract-venue.ts';
import { ticks } from '../../units.ts';
import { maintenanceOf, newContract } from './contract.ts';

test.each([
  // Up to 150: 150 × 0.46 % = 0.69; above it 1.06 %. A unit of value is ten of margin, and parts of one count as one.
  ['in the first tier', 100, 1, 10],
  // 0.69 + 9,850 × 1.06 % = 105.1
  ['in the second', 10_000, 1, 1_060],
  // 0.69 + 1,499,850 × 1.06 % = 15,899.1
  ['beyond a million', 10_000, 150, 159_000],
  ['nothing for nothing', 10_000, 0, 0],
])('slice by slice: %s', (_what, markTicks, lots, maintenance) => {
  const [market] = contractMarkets;
  if (market?.contract === undefined) throw new Error('no contract');
  const tiers = [
    { upTo: 150, maxLeverage: 100, maintenancePpm: 4_000 },
    { upTo: 1_000_000_000, maxLeverage: 50, maintenancePpm: 10_000 },
  ];
  const contract = newContract({ ...market.contract, tiers }, market);
  contract.markTicks = markTicks;
  expect(maintenanceOf(contract, lots)).toBe(maintenance);
});

test('an inverse contract is in the tier of its dollars, however many units of the coin they are', () => {
  const { trade, wallet, sound } = openContractVenue();
  // 10,000 lots at 10,000 are worth 1,000,000,000 units, of which 0.46 % must stay; the tier of twenty times ends at 200,000,000 lots.
  expect(why(trade(ann, Side.buy, 10_000, 10_000, { marketId: contracts.inverse }))).toBe('done');
  expect(wallet(ann, 1)).toMatchObject({ maintenance: 4_600_000 });
  sound();
});

/** Lists the coin or the inverse contract once more, without a price; a hundred times is for so much in it. */
function listAgain(send: ReturnType<typeof openContractVenue>['send'], like: number, upTo: number): { readonly marketId: number } {
  const rules = contractMarkets.find(({ marketId }) => marketId === like);
  if (rules?.contract === undefined) throw new Error('no contract');
  const [first, ...tiers] = rules.contract.tiers;
  if (first === undefined) throw new Error('no tiers');
  const contract = { ...rules.contract, tiers: [{ ...first, upTo }, ...tiers] };
  expect(why(send({ type: 'list-market', rules: { ...rules, marketId: 9, symbol: 'AGAIN', contract } }))).toBe('done');
  return { marketId: 9 };
}

test.each([
  [400, 'done'],
  [401, 'invalid-leverage'],
])('so are leverages: beside 600 dollars a bid for %d more is within 1,000, %s', (size, said) => {
  const { send, trade, order, mark } = openContractVenue();
  const again = listAgain(send, contracts.inverse, 1_000);
  mark(10_000, again.marketId);
  expect(why(trade(ann, Side.buy, 600, 10_000, again))).toBe('done');
  expect(why(order(ann, Side.buy, size, 9_990, again))).toBe('done');
  expect(why(send({ type: 'set-leverage', accountId: ann, ...again, longLeverage: 100, shortLeverage: 100 }))).toBe(said);
});

test('a contract in coins is set up before it has a price', () => {
  const { send, exchange } = openContractVenue();
  const again = { accountId: ann, ...listAgain(send, contracts.coin, 1_000) };
  expect(why(send({ type: 'set-margin-mode', ...again, mode: MarginMode.isolated }))).toBe('done');
  expect(why(send({ type: 'set-leverage', ...again, longLeverage: 7, shortLeverage: 7 }))).toBe('done');
  expect(exchange.futures(ann)?.settings).toMatchObject([{ marketId: 9, longLeverage: 7, shortLeverage: 7 }]);
  expect(why(send({ type: 'set-leverage', ...again, longLeverage: 5, shortLeverage: 5 }))).toBe('done');
});

test.each([
  // 300 of value are 29.98 units; fees of 0.06 % of 100,000 units, and of 99,961 or 99,901: 60 each.
  ['gained, rounded down', 10_003, 29n],
  ['lost, rounded up', 9_997, -30n],
])('a contract in coins turns dollars into units at the index price: %s', (_what, price, gain) => {
  const { send, trade, wallet, sound } = openContractVenue();
  const coin = { marketId: contracts.coin };
  trade(ann, Side.buy, 100, 10_000, coin);
  send({ type: 'set-mark-price', ...coin, markTicks: ticks(10_000), indexTicks: ticks(10_007) });
  expect(why(trade(ann, Side.sell, 100, price, coin))).toBe('done');
  expect(wallet(ann, 1)?.available).toBe(500_000_000n - 60n + gain - 60n);
  sound();
});
