// The check of a martingale's terms before its start or an edit: what the preview of the form says, about a market in integers.
import type { MartingaleEdit, MartingaleTerms } from '#lib/contract/bots/martingale-terms.ts';
import { Amount } from '#lib/order-math/amounts/amount.ts';
import { withEdit } from '#lib/order-math/bots/martingale-limits.ts';
import type { FeeRates } from '#lib/order-math/bots/martingale-market.ts';
import { martingalePreview } from '#lib/order-math/bots/martingale-preview.ts';
import type { BotMarket, BotPrices, TermsProblem } from '../../bot-kind.ts';
import { marketText, rateText, wholeText } from '../../market-text.ts';

export function checkMartingale(terms: MartingaleTerms, market: BotMarket, { lastTicks }: BotPrices): readonly TermsProblem[] {
  const fees: FeeRates = { maker: rateText(market.rules.makerFeePpm), taker: rateText(market.rules.takerFeePpm) };
  const lastPrice = lastTicks === 0 ? null : wholeText(lastTicks, market.priceDecimals);
  const { problems } = martingalePreview(terms, marketText(market), { lastPrice }, fees);
  const invested = new Amount(/^\d+(\.\d+)?$/.test(terms.investment) ? terms.investment : 0);
  const isCountable = invested
    .times(new Amount(10).pow(Math.max(market.quote.decimals, market.base.decimals)))
    .lessThan(Number.MAX_SAFE_INTEGER);
  return isCountable
    ? problems
    : [...problems, { field: 'investment', code: 'invalidField', params: { field: 'investment', reason: 'is too large' } }];
}

/**
 * An edit is checked by itself: the funds may have grown and the price has moved since the start, so neither what all orders need nor
 * how large they come out is asked again. Orders that the funds do not cover are left out until funds are added.
 */
export function checkMartingaleEdit(
  terms: MartingaleTerms,
  edit: MartingaleEdit,
  market: BotMarket,
  prices: BotPrices,
): readonly TermsProblem[] {
  const changed = Object.keys(edit);
  const all = checkMartingale(withEdit(terms, edit), market, prices);
  return all.filter(
    ({ field, code }) => changed.includes(field) || (changed.includes('maxOrders') && code !== 'investmentBelowNeed' && field !== 'start'),
  );
}
