// "9% filled, the rest cancelled: no more offers", in the reader's words.
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';

import { isolateLtr } from '#lib/format/bidi.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import type { OrderEnd } from './order-end.ts';

/** A share as it is said of an order: no decimals but below one percent. */
export const shareText = (share: string): string => isolateLtr(formatPercent(share, { decimals: Number(share) < 0.01 ? 2 : 0 }));

export function useOrderEndText(): (end: OrderEnd) => string {
  const t = useTranslations('terminal.orderEnd');
  return useCallback(
    ({ side, share, reason }) => {
      const why = reason === 'unfilled' ? t('reason.unfilled', { side }) : t(`reason.${reason}`);
      return share === '0' ? t('whole', { reason: why }) : t('partly', { share: shareText(share), reason: why });
    },
    [t],
  );
}
