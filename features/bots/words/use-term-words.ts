// The values of terms in writing, for whoever reads the parameters of a bot that is not his.
import { useTranslations } from 'next-intl';

import { isolateLtr } from '#lib/format/bidi.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { shortNumber } from '#lib/format/numbers/number-text.ts';

export function useTermWords() {
  const [t, form] = [useTranslations('plaza.parameter'), useTranslations('bots.form')];
  const number = (text: string): string => isolateLtr(shortNumber(text));
  const percent = (rate: string): string => isolateLtr(formatPercent(rate));
  const orNone =
    (write: (text: string) => string) =>
    (text: string | null): string =>
      text === null ? form('none') : write(text);
  return {
    number,
    percent,
    times: (factor: number | string): string => isolateLtr(`${factor}×`),
    numberOrNone: orNone(number),
    percentOrNone: orNone(percent),
    flag: (on: boolean): string => t(on ? 'on' : 'off'),
  };
}
