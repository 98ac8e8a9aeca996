// The start of a martingale in sentences, in the order in which it happens: what is taken, when it begins, and when it ends.
import { useTranslations } from 'next-intl';

import { isolateLtr } from '#lib/format/bidi.ts';
import { formatPrice } from '#lib/format/numbers/format-price.ts';
import { shortAmount } from '#lib/format/numbers/short-amount.ts';
import { useCreateBot } from '../../create/state/create-context.ts';
import { useMartingaleForm } from './martingale-context.ts';

export function useMartingaleSteps(): readonly string[] {
  const t = useTranslations('bots.confirm');
  const { market } = useCreateBot();
  const { terms, preview } = useMartingaleForm();
  if (terms === null || preview === null) return [];
  const { investment, start, rounds } = terms;
  const price = (text: string): string => isolateLtr(formatPrice(text, market.pricePlace));
  return [
    t('takes', { amount: isolateLtr(`${shortAmount(investment)} ${preview.fundsCoin}`) }),
    start.by === 'now' ? t('dcaNow') : start.by === 'price' ? t('waits', { price: price(start.price) }) : t('waitsRsi'),
    t('dcaOrders', { count: preview.orders.length }),
    t(rounds === 'endless' ? 'dcaEndless' : 'dcaOnce'),
  ];
}
