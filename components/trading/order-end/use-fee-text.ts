// The fee of what has traded, in the reader's words.
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';

import { isolateLtr } from '#lib/format/bidi.ts';
import { shortAmount } from '#lib/format/numbers/short-amount.ts';

/** `coin`: the one that it is paid in. */
export type TradeFee = { readonly fee: string; readonly coin: string };

/** '' where nothing is paid. */
export function useFeeText(): (fee: TradeFee) => string {
  const t = useTranslations('terminal.orderEnd');
  return useCallback(({ fee, coin }) => (/[1-9]/.test(fee) ? t('fee', { fee: isolateLtr(`${shortAmount(fee)} ${coin}`) }) : ''), [t]);
}
