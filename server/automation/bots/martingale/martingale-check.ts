// The check of a martingale's terms before its start or an edit: what the preview of the form says, about a market in integers.
import type { MartingaleEdit, MartingaleTerms } from '#lib/contract/bots/martingale/martingale-terms.ts';
import { withEdit } from '#lib/order-math/bots/martingale-limits.ts';
import { martingalePreview } from '#lib/order-math/bots/martingale-preview.ts';
import type { BotMarket, BotPrices, TermsProblem } from '../../bot-kind.ts';
import { feeText, isCountable, lastPriceText, marketText } from '../market-text.ts';

export function checkMartingale(terms: MartingaleTerms, market: BotMarket, prices: BotPrices): readonly TermsProblem[] {
  const { problems } = martingalePreview(terms, marketText(market), { lastPrice: lastPriceText(market, prices) }, feeText(market));
  return isCountable(terms.investment, market)
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
