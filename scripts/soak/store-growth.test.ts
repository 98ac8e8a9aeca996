// The growth of the store, against sizes that are worked out by hand from the bounds.
import { expect, test } from 'vitest';

import { growthWords, storeBounds, storeGrowth, storeHolds, type StoreSample } from './store-growth.ts';

const sample = (minute: number, tableMegabytes: number, orders = 0, logMegabytes = 33): StoreSample => ({
  minute,
  tableBytes: tableMegabytes * 1e6,
  logBytes: logMegabytes * 1e6,
  orders,
});
const atRest = storeBounds.restMegabytesAnHour;
/** A thousand orders of 2,200 bytes are 2.2 MB. */
const withOrders = atRest / 2 + 2.2;

test.each<{ why: string; samples: readonly StoreSample[]; holds: boolean }>([
  { why: 'at rest for an hour, up to the bound', samples: [sample(0, 40), sample(60, 40 + atRest)], holds: true },
  { why: 'at rest for an hour, a megabyte more', samples: [sample(0, 40), sample(60, 41 + atRest)], holds: false },
  {
    why: 'half an hour and a thousand orders, up to the bound',
    samples: [sample(30, 40, 500), sample(60, 40 + withOrders, 1500)],
    holds: true,
  },
  {
    why: 'half an hour and a thousand orders, a megabyte more',
    samples: [sample(30, 40, 500), sample(60, 41 + withOrders, 1500)],
    holds: false,
  },
  { why: 'the log swells in between', samples: [sample(0, 40), sample(1, 40, 0, 161), sample(2, 40)], holds: false },
  { why: 'room comes free', samples: [sample(0, 40), sample(10, 38)], holds: true },
  { why: 'one sample says nothing', samples: [sample(0, 4000)], holds: true },
])('$why', ({ samples, holds }) => {
  expect(storeHolds(storeGrowth(samples))).toBe(holds);
});

test('the growth is told beside its bound', () => {
  expect(growthWords('at rest', storeGrowth([sample(0, 40), sample(30, 45.25)]))).toBe(
    `store at rest: grew 5.3 MB (bound ${(atRest / 2).toFixed(1)}), log at most 33.0 MB (bound 160)`,
  );
  expect(growthWords('under load', null)).toBe('store under load: too short to say');
});
