// A call that takes both kinds of markets opens what its request names.
import { expect, test } from 'vitest';

import type { AnyCall } from '#lib/contract/call.ts';
import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { cancelContract } from '#lib/contract/calls/v1/mcp/order/cancelContract.ts';
import { openContract } from '#lib/contract/calls/v1/mcp/order/openContract.ts';
import { placeChaseLimit } from '#lib/contract/calls/v1/trigger/plan/placeChaseLimit.ts';
import { placeTwap } from '#lib/contract/calls/v1/trigger/strategy/timeShare/place.ts';
import { placeArbitrage } from '#lib/contract/calls/v1/trigger/strategy/arbitrage/placeStrategy.ts';
import { placeStrategyPortfolio } from '#lib/contract/calls/v1/trigger/strategy/portfolio/placeStrategyPortfolio.ts';
import { placeStrategyTv } from '#lib/contract/calls/v1/trigger/strategy/tv/placeStrategyTv.ts';
import { getSettings } from '#lib/contract/calls/v1/user/settings/get.ts';
import { createListings } from '#server/engine/listings.ts';
import { sampleLinear } from '#server/projections/sample-contracts.ts';
import { sampleListings } from '#server/projections/sample-events.ts';
import { openedBy } from './opened-by.ts';

const listings = createListings(sampleListings.assets, [...sampleListings.markets, sampleLinear]);

test.each<[AnyCall, string, readonly string[]]>([
  [placeOrder, 'BTCUSDT_SPBL', ['coins']],
  [openContract, sampleLinear.symbol, ['contracts']],
  [placeChaseLimit, 'BTCUSDT_SPBL', ['coins']],
  [placeChaseLimit, sampleLinear.symbol, ['contracts']],
  [placeTwap, sampleLinear.symbol, ['contracts']],
  [cancelContract, sampleLinear.symbol, []],
  [getSettings, sampleLinear.symbol, []],
])('%o of %s', (call, symbolId, opened) => {
  expect(openedBy(call, { symbolId }, listings)).toEqual(opened);
});

test('a call that names several markets opens what any of them is, whatever it names beside', () => {
  const contract = sampleLinear.symbol;
  expect(openedBy(placeStrategyTv, { symbols: [contract] }, listings)).toEqual(['contracts']);
  expect(openedBy(placeStrategyTv, { symbols: ['BTCUSDT_SPBL', contract] }, listings)).toEqual(['contracts', 'coins']);
  // A field that the call does not read hides nothing that it does.
  expect(openedBy(placeStrategyTv, { symbolId: 'BTCUSDT_SPBL', symbols: [contract] }, listings)).toContain('contracts');
  expect(openedBy(placeTwap, { symbolId: contract, symbols: ['BTCUSDT_SPBL'] }, listings)).toContain('contracts');
});

test('both legs of an arbitrage are opened, and a portfolio is of coins', () => {
  expect(openedBy(placeArbitrage, { symbolId: 'BTCUSDT_SPBL' }, listings)).toEqual(['coins', 'contracts']);
  expect(openedBy(placeStrategyPortfolio, {}, listings)).toEqual(['coins']);
});
