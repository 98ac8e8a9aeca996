// The markets of a portfolio's coins against USDT, and the terms as they stand against them.
import { portfolioQuoteCoin, type PortfolioCoin, type PortfolioTerms } from '#lib/contract/bots/portfolio/portfolio-terms.ts';
import { portfolioFieldOf } from '#lib/contract/wire/bots/portfolio-fields.ts';
import type { Listings, MarketListing } from '#server/engine/listings.ts';
import { previewOfPortfolio } from '#server/services/bots/portfolio/preview-of-portfolio.ts';
import { findMarket } from '../../market/find-market.ts';
import { spotMarketOf } from '../../market/spot-market.ts';
import { refuse, Refusal } from '../../refusal/refusal.ts';
import type { Rooms } from '../../rooms.ts';

/** Codes are written in capitals. */
export const inCapitals = (coins: readonly PortfolioCoin[]): PortfolioCoin[] =>
  coins.map(({ coin, weight }) => ({ coin: coin.toUpperCase(), weight }));

/** By coin; coins without a market are left out, and USDT has none. */
export const portfolioMarkets = (listings: Listings, coins: readonly PortfolioCoin[]): readonly MarketListing[] =>
  coins.flatMap(({ coin }) => {
    const market = coin === portfolioQuoteCoin ? null : findMarket(listings, `${coin}${portfolioQuoteCoin}`);
    return market === null || market instanceof Refusal ? [] : [market];
  });

type PreviewRooms = Pick<Rooms, 'listings' | 'projections'>;

/** At the prices of the moment. */
export const portfolioPreviewOf = (terms: PortfolioTerms, { listings, projections }: PreviewRooms): ReturnType<typeof previewOfPortfolio> =>
  previewOfPortfolio(
    terms,
    portfolioMarkets(listings, terms.coins).map((market) => ({
      sizes: spotMarketOf(market, projections.market.stateOf),
      lastPrice: projections.market.ticker(market.symbol)?.lastPrice ?? null,
    })),
  );

/** The first thing that stands against the terms; null: nothing does. */
export function portfolioRefusal(terms: PortfolioTerms, rooms: PreviewRooms): Refusal | null {
  const [problem] = portfolioPreviewOf(terms, rooms).problems;
  return problem === undefined ? null : refuse(problem.code, { ...problem.params, field: portfolioFieldOf[problem.field] });
}
