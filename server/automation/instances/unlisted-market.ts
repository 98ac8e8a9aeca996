// A market that a bot had and that this release does not list: nothing can be done there any more, and none of its coins is worth anything.
import { lots, unitsOf } from '#server/engine/units.ts';
import type { BotMarket } from '../bot-kind.ts';

/** No coin has this number. */
const noAsset = -1;

export const unlistedMarket = (marketId: number, quoteAssetId = noAsset, symbol = ''): BotMarket => {
  const coin = (assetId: number): BotMarket['base'] => ({ assetId, code: '', decimals: 0 });
  return {
    marketId,
    symbol,
    priceDecimals: 0,
    quantityDecimals: 0,
    base: coin(noAsset),
    quote: coin(quoteAssetId),
    rules: {
      marketId,
      symbol,
      baseAssetId: noAsset,
      quoteAssetId,
      lotUnits: 1,
      tickLotUnits: 1,
      minQuantityLots: lots(0),
      maxQuantityLots: lots(0),
      minNotionalUnits: unitsOf(0),
      maxNotionalUnits: unitsOf(0),
      makerFeePpm: 0,
      takerFeePpm: 0,
      priceBandPpm: 0,
    },
  };
};
