// Tiers and places of leaders, at the edges of their thresholds.
import { expect, test } from 'vitest';

import { leaderPlaces, leaderTierOf } from './leader-tier.ts';

test.each([
  ['0', 0],
  ['99.99999999', 0],
  ['100', 100],
  ['999.99', 100],
  ['1000', 300],
  ['4999.99999999', 300],
  ['5000', 500],
  ['1000000', 500],
])('worth %s USDT: %i places', (ownUsdt, places) => {
  expect(leaderPlaces({ ownUsdt, copiedUsdt: '0' })).toBe(places);
});

test.each([
  ['100', '0', 'bronze', 10],
  ['50000', '9999.99', 'bronze', 10],
  ['999.99', '500000', 'bronze', 10],
  ['1000', '10000', 'silver', 10],
  ['5000', '50000', 'gold', 12],
  ['10000', '100000', 'platinum', 14],
  ['25000', '250000', 'extraordinary', 15],
  ['49999.99', '500000', 'extraordinary', 15],
  ['50000', '500000', 'legend', 20],
])('own %s, copied %s: %s, at most %i %%', (ownUsdt, copiedUsdt, tier, maxSharePercent) => {
  expect(leaderTierOf({ ownUsdt, copiedUsdt })).toMatchObject({ tier, maxSharePercent });
});
