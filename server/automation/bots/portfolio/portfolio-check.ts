// The check of a portfolio's terms before its start or an edit: what the preview of the form says, about markets in integers.
import { portfolioQuoteCoin, type PortfolioEdit, type PortfolioTerms } from '#lib/contract/bots/portfolio/portfolio-terms.ts';
import { Amount, writeAmount } from '#lib/order-math/amounts/amount.ts';
import { withPortfolioEdit } from '#lib/order-math/bots/portfolio/portfolio-limits.ts';
import { type PortfolioMarket, portfolioPreview } from '#lib/order-math/bots/portfolio/portfolio-preview.ts';
import type { TermsProblem } from '../../bot-kind.ts';
import type { BotLeg } from '../../many-markets-kind.ts';

const text = (whole: number | bigint, decimals: number): string =>
  writeAmount(new Amount(String(whole)).dividedBy(new Amount(10).pow(decimals)));

const marketText = ({ market: { rules, base, quote, priceDecimals, quantityDecimals }, prices }: BotLeg): PortfolioMarket => ({
  baseCoin: base.code,
  lotSize: text(1, quantityDecimals),
  minQuantity: text(rules.minQuantityLots, quantityDecimals),
  minAmount: text(rules.minNotionalUnits, quote.decimals),
  lastPrice: prices.lastTicks === 0 ? null : text(prices.lastTicks, priceDecimals),
});

export const checkPortfolio = (terms: PortfolioTerms, legs: readonly BotLeg[]): readonly TermsProblem[] => {
  const isOfUsdt = legs.every(({ market }) => market.quote.code === portfolioQuoteCoin && market.rules.contract === undefined);
  if (!isOfUsdt) return [{ field: 'coins', code: 'marketWithoutBots', params: {} }];
  return portfolioPreview(terms, legs.map(marketText)).problems;
};

/** The funds have grown or shrunk since the start, so the size of each part is not checked again. Small parts are carried over. */
export const checkPortfolioEdit = (terms: PortfolioTerms, edit: PortfolioEdit, legs: readonly BotLeg[]): readonly TermsProblem[] =>
  checkPortfolio(withPortfolioEdit(terms, edit), legs).filter(({ field }) => field in edit);
