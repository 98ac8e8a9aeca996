// The check of a CTA bot's terms before its start or an edit: what the preview of the form says, about a market in integers.
import type { CtaEdit, CtaTerms } from '#lib/contract/bots/cta/cta-terms.ts';
import { withCtaEdit } from '#lib/order-math/bots/cta/cta-limits.ts';
import { ctaPreview } from '#lib/order-math/bots/cta/cta-preview.ts';
import type { BotMarket, BotPrices, TermsProblem } from '../../bot-kind.ts';
import { feeText, isCountable, lastPriceText, marketText } from '../market-text.ts';

export function checkCta(terms: CtaTerms, market: BotMarket, prices: BotPrices): readonly TermsProblem[] {
  const { problems } = ctaPreview(terms, marketText(market), lastPriceText(market, prices), feeText(market));
  return isCountable(terms.investment, market)
    ? problems
    : [...problems, { field: 'investment', code: 'invalidField', params: { field: 'investment', reason: 'is too large' } }];
}

/** An edit is checked by itself: the funds and the price are no longer those of the start. */
export function checkCtaEdit(terms: CtaTerms, edit: CtaEdit, market: BotMarket, prices: BotPrices): readonly TermsProblem[] {
  const changed = Object.keys(edit);
  return checkCta(withCtaEdit(terms, edit), market, prices).filter(({ field }) => changed.includes(field));
}
