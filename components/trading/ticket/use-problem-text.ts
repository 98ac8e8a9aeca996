// The fault of an order, in the reader's words: the exchange's own where it has some, the form's otherwise.
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';

import { useBookShortText } from '#components/trading/order-end/use-book-short-text.ts';
import type { ErrorParams } from '#lib/contract/errors.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { shortAmount } from '#lib/format/numbers/short-amount.ts';
import { isErrorKey, isUnusualCode, quantityNotEnough, type TicketProblem } from '#lib/ticket/problem.ts';

const shares = ['slippage', 'away', 'share', 'ratio'];
const amounts = ['worth', 'limit', 'price', 'reference', 'average', 'best'];

/** Shares as percent, amounts with their coin, in the order that they have in every language. */
function written(params: ErrorParams): Record<string, string | number> {
  const write = (name: string, value: string | number): string | number => {
    if (shares.includes(name)) return isolateLtr(formatPercent(String(value)));
    return amounts.includes(name) ? isolateLtr(`${shortAmount(String(value))} ${params['coin'] ?? ''}`) : value;
  };
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, write(name, value)]));
}

const bookShortOf = ({ filled = '', wanted = '', coin = '', bound = '' }: ErrorParams) => ({
  filled: String(filled),
  wanted: String(wanted),
  coin: String(coin),
  bound: String(bound),
});

/** `sizeMissing`: the words for a size that is empty or not positive. */
export function useProblemText(sizeMissing: string): (problem: TicketProblem) => string {
  const errors = useTranslations('errors');
  const t = useTranslations('ticket');
  const bookShortText = useBookShortText();
  return useCallback(
    ({ code, params, weight }) => {
      if (code === 'bookShort') return bookShortText(bookShortOf(params));
      if (isUnusualCode(code)) return t(`problem.${code}`, written(params));
      // A warning is about what may happen; the catalogue tells what has happened.
      if (weight === 'warning' && (code === 'postOnlyWouldTake' || code === 'fillOrKillUnfilled' || code === 'noLiquidity'))
        return t(`problem.${code}`);
      if (code === quantityNotEnough) return sizeMissing;
      return isErrorKey(code) ? errors(code, { ...params }) : t(`problem.${code}`, { ...params });
    },
    [errors, t, bookShortText, sizeMissing],
  );
}
