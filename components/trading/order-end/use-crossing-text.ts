// That a change would execute at once, how much of the order, and at which average price.
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';

import { isolateLtr } from '#lib/format/bidi.ts';
import { shortAmount } from '#lib/format/numbers/short-amount.ts';
import type { Crossing } from './crossing-fill.ts';

export function useCrossingText(): (crossing: Crossing, coin: string) => string {
  const t = useTranslations('terminal.crossing');
  return useCallback(
    ({ quantity, wanted, averagePrice, complete }, coin) => {
      const amount = (text: string): string => isolateLtr(`${shortAmount(text)} ${coin}`);
      const average = isolateLtr(shortAmount(averagePrice));
      return complete
        ? t('whole', { quantity: amount(quantity), average })
        : t('part', { quantity: amount(quantity), wanted: amount(wanted), average });
    },
    [t],
  );
}
