// The maintenance of sizes whose tiers end anywhere, and the tiers of inverse contracts, worked out by hand.
import { expect, test } from 'vitest';

import { Side } from '#lib/contract/enums.ts';
import { ann, openContractVenue, why } from '#tests/simulation/contracts/open-contract-venue.ts';
import { contractMarkets, contracts } from '#tests/simulation/contracts/contract-venue.ts';
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
