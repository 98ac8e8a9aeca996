// The check of an auto-invest's terms before its start or an edit: what the preview of the form says, about markets in integers.
import type { RegularEdit, RegularTerms } from '#lib/contract/bots/regular/regular-terms.ts';
import { Amount, readAmount } from '#lib/order-math/amounts/amount.ts';
import { withRegularEdit } from '#lib/order-math/bots/regular/regular-limits.ts';
import { regularPreview, type RegularLeg } from '#lib/order-math/bots/regular/regular-preview.ts';

import type { TermsProblem } from '../../bot-kind.ts';
import type { BotLeg } from '../../many-markets-kind.ts';
import { lastPriceText, marketText } from '../market-text.ts';

const legText = ({ market, prices }: BotLeg): RegularLeg => ({ market: marketText(market), lastPrice: lastPriceText(market, prices) });

/** Amounts are counted in whole units of the quote coin. */
function amountProblems({ amount, maxTotal }: RegularTerms, decimals: number): readonly TermsProblem[] {
  const fields = { amount, maxTotal };
  return Object.entries(fields).flatMap(([field, value]) => {
    const units = readAmount(value ?? '')?.times(new Amount(10).pow(decimals));
    if (units === undefined) return [];
    const reason = units.isInteger() ? units.greaterThan(Number.MAX_SAFE_INTEGER) && 'is too large' : `has more than ${decimals} decimals`;
    return reason === false ? [] : [{ field, code: 'invalidField', params: { field, reason } }];
  });
}

export function checkRegular(terms: RegularTerms, legs: readonly BotLeg[]): readonly TermsProblem[] {
  const { problems } = regularPreview(terms, legs.map(legText), 0);
  return problems.length > 0 ? problems : amountProblems(terms, legs[0]?.market.quote.decimals ?? 0);
}

/** Prices have moved since the start: of what an edit leaves alone nothing is asked again. */
export function checkRegularEdit(terms: RegularTerms, edit: RegularEdit, legs: readonly BotLeg[]): readonly TermsProblem[] {
  const changed = Object.keys(edit);
  const isTotal = changed.includes('amount');
  return checkRegular(withRegularEdit(terms, edit), legs).filter(
    ({ field }) => changed.includes(field) || (isTotal && field === 'maxTotal') || isOfPeriod(changed, field),
  );
}

/** Another period may need a day that was never given. */
const isOfPeriod = (changed: readonly string[], field: string): boolean =>
  changed.includes('period') && (field === 'weekday' || field === 'dayOfMonth');
