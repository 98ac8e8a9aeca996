// The warning that the book holds too little for an order which does not wait: how much of it there is, and up to which price.
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';

import { isolateLtr } from '#lib/format/bidi.ts';
import { shortAmount } from '#lib/format/numbers/short-amount.ts';
import { filledShare } from '#lib/order-math/orders/filled-share.ts';
import { shareText } from './use-order-end-text.ts';

export type BookShort = {
  readonly filled: string;
  readonly wanted: string;
  /** The coin of both quantities. */
  readonly coin: string;
  /** The worst price that the order trades at. */
  readonly bound: string;
};

export function useBookShortText(): (short: BookShort) => string {
  const t = useTranslations('terminal');
  return useCallback(
    ({ filled, wanted, coin, bound }) => {
      const amount = (text: string): string => isolateLtr(`${shortAmount(text)} ${coin}`.trimEnd());
      const covered = shareText(filledShare(filled, wanted));
      return t('bookShort', { filled: amount(filled), wanted: amount(wanted), covered, bound: isolateLtr(shortAmount(bound)) });
    },
    [t],
  );
}
