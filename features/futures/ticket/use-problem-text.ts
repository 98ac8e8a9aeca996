// What is wrong with an order, in the reader's words: the exchange's own where it has some, the form's otherwise.
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';

import { isolateLtr } from '#lib/format/bidi.ts';
import { formatPercent } from '#lib/format/format-percent.ts';
import { isErrorKey, quantityNotEnough, type TicketProblem } from './ticket-problem.ts';

const shares = ['slippage', 'ratio'];

export function useProblemText(): (problem: TicketProblem) => string {
  const errors = useTranslations('errors');
  const t = useTranslations('futures');
  return useCallback(
    ({ code, params, weight }) => {
      if (code === quantityNotEnough) return t(code);
      const written = Object.fromEntries(
        Object.entries(params).map(([name, value]) => [
          name,
          shares.includes(name) ? isolateLtr(formatPercent(String(value), 'en-US')) : value,
        ]),
      );
      // A warning is about what may happen; the catalogue tells what has happened.
      if (weight === 'warning' && (code === 'postOnlyWouldTake' || code === 'fillOrKillUnfilled')) return t(`problem.${code}`);
      return isErrorKey(code) ? errors(code, { ...params }) : t(`problem.${code}`, written);
    },
    [errors, t],
  );
}
