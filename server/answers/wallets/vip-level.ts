// The level of the venue that an account reaches by what it is worth.
import type { Decimal } from 'decimal.js';

import type { Rooms } from '../rooms.ts';

/** The best one that so many USDT reach; undefined: none. */
export function reachedLevel(worthUsdt: Decimal, site: Rooms['site']) {
  return site
    .read('vip')
    .filter(({ minimumAssets }) => worthUsdt.gte(minimumAssets))
    .toSorted((a, b) => a.level - b.level)
    .at(-1);
}
