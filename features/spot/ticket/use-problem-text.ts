// What is wrong with an order, in the reader's words: the exchange's own where it has some, the form's otherwise.
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';

import { formatPercent } from '#lib/format/format-percent.ts';
import { isErrorKey } from './is-error-key.ts';
import { quantityNotEnough, type TicketProblem } from './ticket-problem.ts';

export function useProblemText(): (problem: TicketProblem) => string {
  const errors = useTranslations('errors');
  const t = useTranslations('spot');
  return useCallback(
    ({ code, params, weight }) => {
      if (code === 'slippageHigh')
        return t('problem.slippageHigh', { slippage: formatPercent(String(params['slippage'] ?? '0'), 'en-US') });
      // A warning is about what may happen; the catalogue tells what has happened.
      if (weight === 'warning' && (code === 'postOnlyWouldTake' || code === 'fillOrKillUnfilled' || code === 'noLiquidity'))
        return t(`problem.${code}`);
      if (code === quantityNotEnough) return t(code);
      return isErrorKey(code) ? errors(code, { ...params }) : t(`problem.${code}`, { ...params });
    },
    [errors, t],
  );
}
