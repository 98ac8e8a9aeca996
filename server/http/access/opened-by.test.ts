// A call that takes both kinds of markets opens what its request names.
import { expect, test } from 'vitest';

import type { AnyCall } from '#lib/contract/call.ts';
import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { cancelContract } from '#lib/contract/calls/v1/mcp/order/cancelContract.ts';
import { openContract } from '#lib/contract/calls/v1/mcp/order/openContract.ts';
import { placeChaseLimit } from '#lib/contract/calls/v1/trigger/plan/placeChaseLimit.ts';
import { placeTwap } from '#lib/contract/calls/v1/trigger/strategy/timeShare/place.ts';
import { getSettings } from '#lib/contract/calls/v1/user/settings/get.ts';
import { createListings } from '#server/engine/listings.ts';
import { sampleLinear } from '#server/projections/sample-contracts.ts';
import { sampleListings } from '#server/projections/sample-events.ts';
import { openedBy } from './opened-by.ts';

const listings = createListings(sampleListings.assets, [...sampleListings.markets, sampleLinear]);

test.each<[AnyCall, string, string | null]>([
  [placeOrder, 'BTCUSDT_SPBL', 'coins'],
  [openContract, sampleLinear.symbol, 'contracts'],
  [placeChaseLimit, 'BTCUSDT_SPBL', 'coins'],
  [placeChaseLimit, sampleLinear.symbol, 'contracts'],
  [placeTwap, sampleLinear.symbol, 'contracts'],
  [cancelContract, sampleLinear.symbol, null],
  [getSettings, sampleLinear.symbol, null],
])('%o of %s', (call, symbolId, opened) => {
  expect(openedBy(call, { symbolId }, listings)).toBe(opened);
});
