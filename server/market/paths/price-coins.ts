// The coins whose paths make a market's price: of a contract those of its index.
import type { MarketListing } from '#server/engine/listings.ts';

export const priceCoins = ({ base, quote, contract }: MarketListing): readonly [base: string, quote: string] =>
  contract === undefined ? [base, quote] : [contract.indexCoin, contract.indexQuote];
