// The problem with a field of a bot, in the reader's words.
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';

import type { ErrorKey } from '#lib/contract/errors.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { shortNumber } from '#lib/format/numbers/number-text.ts';
import type { FieldProblem } from '../../kinds/kind-form.ts';

const isNumber = (text: string): boolean => /^-?\d+(\.\d+)?$/.test(text);

/** Bounds of rates are shares; their fields are in percent. */
const percentFields = [
  'firstStep',
  'takeProfit',
  'stopLossRate',
  'intervalRate',
  'trailingStopRate',
  'takeProfitRate',
  'voiThreshold',
  'maxSlippage',
  'totalStopRate',
  'dailyStopRate',
];

/** Bounds that these sentences tell where they are known, as a refusal of the exchange has them: a form does not know them. */
const unknownBounds: Partial<Record<ErrorKey, Readonly<Record<string, string>>>> = {
  riskLimit: { maximum: 'none', coin: '' },
  invalidLeverage: { max: 'none' },
};

function written(text: string, isRate: boolean): string {
  if (!isNumber(text)) return text;
  return isolateLtr(isRate ? `${shortNumber(String(Number((Number(text) * 100).toFixed(6))))}%` : shortNumber(text));
}

export function useProblemWords(): (problem: FieldProblem) => string {
  const errors = useTranslations('errors');
  const t = useTranslations('bots');
  return useCallback(
    ({ field, code, params }) => {
      // The catalogue's sentence about a wrong field is for those who write programs.
      if (code === 'invalidField') return t('problem.field');
      const isRate = percentFields.includes(field);
      const told = Object.fromEntries(Object.entries(params).map(([name, text]) => [name, written(text, isRate)]));
      return errors(code, { ...unknownBounds[code], ...told });
    },
    [errors, t],
  );
}
