// The spot markets of an auto-invest's coins, in their order.
import { regularQuoteCoin, type RegularTerms } from '#lib/contract/bots/regular/regular-terms.ts';

export const regularSymbols = ({ coins }: Pick<RegularTerms, 'coins'>): readonly string[] =>
  coins.map(({ coin }) => `${coin}${regularQuoteCoin}`);
