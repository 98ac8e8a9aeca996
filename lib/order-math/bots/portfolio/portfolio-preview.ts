// The preview of a portfolio: what would be bought of each coin, the least that has to be put in, and what stands against it.
import { type PortfolioTerms, portfolioQuoteCoin } from '#lib/contract/bots/portfolio/portfolio-terms.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import { Amount, ROUND_DOWN, ROUND_UP, readAmount, readPositive, writeAmount } from '../../amounts/amount.ts';
import { portfolioLimits, type PortfolioProblem, portfolioRangeProblems } from './portfolio-limits.ts';
import { atMarketThousandths } from './portfolio-trades.ts';

/** The market of a coin against USDT, as screens have it. `lastPrice` null: nothing has traded yet. */
export type PortfolioMarket = Pick<SpotMarket, 'baseCoin' | 'lotSize' | 'minQuantity' | 'minAmount'> & {
  readonly lastPrice: string | null;
};

type PreviewedCoin = {
  readonly coin: string;
  readonly weight: string;
  /** In USDT, down to its smallest unit. */
  readonly amount: string;
  /** Null: there is none yet; of USDT it is 1. */
  readonly price: string | null;
  /** About so much is bought, down to the lot: a thousandth part is left for a worse price. Of USDT it stays as it is. */
  readonly quantity: string | null;
};

export type PortfolioPreview = {
  readonly coins: readonly PreviewedCoin[];
  /** The least amount with which every coin gets its part, up to the cent; null: a price or a weight is missing. */
  readonly minInvestment: string | null;
  readonly problems: readonly PortfolioProblem[];
};

/** Decimals of USDT. */
const moneyDecimals = 8;
const shownDecimals = 2;
/** The largest amount of money that is counted exactly. */
const mostMoney = '50000000';

type Part = { readonly coin: string; readonly weight: Amount; readonly market: PortfolioMarket | null };

function previewed({ coin, weight, market }: Part, investment: Amount): PreviewedCoin {
  const amount = investment.times(weight).toDecimalPlaces(moneyDecimals, ROUND_DOWN);
  const told = { coin, weight: writeAmount(weight), amount: writeAmount(amount) };
  if (coin === portfolioQuoteCoin) return { ...told, price: '1', quantity: writeAmount(amount) };
  const [price, lot] = [readPositive(market?.lastPrice ?? ''), readPositive(market?.lotSize ?? '')];
  if (price === null || lot === null) return { ...told, price: null, quantity: null };
  const quantity = amount.times(atMarketThousandths).dividedBy(1000).dividedBy(price).dividedBy(lot).floor().times(lot);
  return { ...told, price: writeAmount(price), quantity: writeAmount(quantity) };
}

/** The least part of a coin: 10 USDT, or where it is more what the market takes at least, with a lot and a worse price to spare. */
function leastPart({ coin, market }: Part): Amount | null {
  if (coin === portfolioQuoteCoin) return new Amount(0);
  const [price, lot] = [readPositive(market?.lastPrice ?? ''), readPositive(market?.lotSize ?? '')];
  const [minQuantity, minAmount] = [readAmount(market?.minQuantity ?? ''), readAmount(market?.minAmount ?? '')];
  if (price === null || lot === null || minQuantity === null || minAmount === null) return null;
  const ofMarket = Amount.max(minAmount, minQuantity.times(price)).plus(lot.times(price)).times(1000).dividedBy(atMarketThousandths);
  return Amount.max(portfolioLimits.leastPart, ofMarket);
}

function minInvestmentOf(parts: readonly Part[]): Amount | null {
  let most = new Amount(0);
  for (const part of parts) {
    const least = leastPart(part);
    if (least === null || part.weight.isZero()) return null;
    most = Amount.max(most, least.dividedBy(part.weight));
  }
  return most.toDecimalPlaces(shownDecimals, ROUND_UP);
}

function marketProblems(parts: readonly Part[], investment: Amount, least: Amount | null): readonly PortfolioProblem[] {
  const unknown = parts.find(({ coin, market }) => coin !== portfolioQuoteCoin && market === null);
  if (unknown !== undefined) return [{ field: 'coins', code: 'symbolNotOpen', params: { symbol: `${unknown.coin}${portfolioQuoteCoin}` } }];
  if (least === null) return [{ field: 'coins', code: 'noWatchedPrice', params: {} }];
  const params = { minimum: writeAmount(least), coin: portfolioQuoteCoin };
  if (investment.lessThan(least)) return [{ field: 'investment', code: 'botInvestmentMinimum', params }];
  const isCountable = investment.lessThanOrEqualTo(mostMoney);
  return isCountable ? [] : [{ field: 'investment', code: 'invalidField', params: { field: 'investment', reason: 'is too large' } }];
}

/**
 * The whole of a portfolio before it is started, for the form, for the preview call and for the check at the start: one and the same.
 * `markets`: those of its coins against USDT, in any order.
 */
export function portfolioPreview(terms: PortfolioTerms, markets: readonly PortfolioMarket[]): PortfolioPreview {
  const parts = terms.coins.map(({ coin, weight }): Part => ({
    coin,
    weight: readAmount(weight) ?? new Amount(0),
    market: markets.find(({ baseCoin }) => baseCoin === coin) ?? null,
  }));
  const investment = readAmount(terms.investment) ?? new Amount(0);
  const outside = portfolioRangeProblems(terms);
  const isOfCoins = outside.some(({ field }) => field === 'coins');
  const least = isOfCoins ? null : minInvestmentOf(parts);
  return {
    coins: parts.map((part) => previewed(part, investment)),
    minInvestment: least === null ? null : writeAmount(least),
    // A market's word on coins that are no portfolio yet, or on money that is none, would only stand in the way.
    problems: isOfCoins
      ? outside
      : [...outside, ...marketProblems(parts, investment, least).filter(({ field }) => !outside.some((one) => one.field === field))],
  };
}
