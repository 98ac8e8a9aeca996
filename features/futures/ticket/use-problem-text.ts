// What is wrong with an order, in the reader's words: the exchange's own where it has some, the form's otherwise.
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';

import { useBookShortText } from '#components/trading/order-end/use-book-short-text.ts';
import type { ErrorParams } from '#lib/contract/errors.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatPercent } from '#lib/format/format-percent.ts';
import { isErrorKey, quantityNotEnough, type TicketProblem } from './ticket-problem.ts';

const shares = ['slippage', 'ratio'];

const bookShortOf = ({ filled = '', wanted = '', coin = '', bound = '' }: ErrorParams) => ({
  filled: String(filled),
  wanted: String(wanted),
  coin: String(coin),
  bound: String(bound),
});

export function useProblemText(): (problem: TicketProblem) => string {
  const errors = useTranslations('errors');
  const t = useTranslations('futures');
  const bookShortText = useBookShortText();
  return useCallback(
    ({ code, params, weight }) => {
      if (code === quantityNotEnough) return t(code);
      if (code === 'bookShort') {
        const text = bookShortText(bookShortOf(params));
        return params['side'] === undefined ? text : `${t(`summary.${params['side'] === 'buy' ? 'buy' : 'sell'}`)}: ${text}`;
      }
      const written = Object.fromEntries(
        Object.entries(params).map(([name, value]) => [name, shares.includes(name) ? isolateLtr(formatPercent(String(value))) : value]),
      );
      // A warning is about what may happen; the catalogue tells what has happened.
      if (weight === 'warning' && (code === 'postOnlyWouldTake' || code === 'fillOrKillUnfilled')) return t(`problem.${code}`);
      return isErrorKey(code) ? errors(code, { ...params }) : t(`problem.${code}`, written);
    },
    [errors, t, bookShortText],
  );
}
