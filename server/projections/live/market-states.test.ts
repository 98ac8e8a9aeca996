// The allowed actions in a market, from the very first morning on.
import { expect, test } from 'vitest';

import { MarketState } from '#lib/contract/enums.ts';
import type { MarketRules } from '#server/engine/markets/market-rules.ts';
import { createListings } from '#server/engine/listings.ts';
import { createMarketStates } from './market-states.ts';

test('a market that was asked about before it was listed is open once it is', async () => {
  const listing = {
    marketId: 0,
    listedMs: 0,
    symbol: 'BTCUSDT',
    base: 'BTC',
    quote: 'USDT',
    priceDecimals: 2,
    quantityDecimals: 4,
    minQuantityLots: 1,
    maxQuantityLots: 100,
    minAmount: '1',
    maxAmount: '1000',
    makerFeePpm: 0,
    takerFeePpm: 0,
    priceBandPpm: 0,
  };
  const listings = createListings(
    [
      { assetId: 0, code: 'BTC', name: 'Bitcoin', decimals: 8 },
      { assetId: 1, code: 'USDT', name: 'Tether', decimals: 8 },
    ],
    [listing],
  );
  const [market] = listings.markets;
  if (market === undefined) throw new Error('no market');
  const states = createMarketStates(listings);
  await states.start({ book: async () => ({ sequence: 0, bids: [], asks: [], state: MarketState.halted }) });
  expect(states.stateOf(market)).toBe(MarketState.halted);
  const rules: MarketRules = listings.rules(market);
  states.apply({ sequence: 1, timeMs: 0, events: [{ type: 'market-listed', rules }] });
  expect(states.stateOf(market)).toBe(MarketState.online);
  states.apply({
    sequence: 2,
    timeMs: 0,
    events: [{ type: 'market-state-set', marketId: market.marketId, state: MarketState.cancelOnly }],
  });
  expect(states.stateOf(market)).toBe(MarketState.cancelOnly);
});
