'use client';
// One coin in terms of the other; a press turns it around.
import { ArrowLeftRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { numberText } from '#lib/format/numbers/number-text.ts';
import { inversePrice, readablePrice } from '#lib/order-math/spot/convert.ts';

type Props = {
  readonly fromCoin: string;
  readonly toCoin: string;
  /** Coins received for one given; null: not known. */
  readonly price: string | null;
  /** It is promised, not only thought. */
  readonly exact?: boolean;
};

export function RateLine({ fromCoin, toCoin, price, exact = false }: Props) {
  const t = useTranslations('convert');
  const [turned, setTurned] = useState(false);
  if (price === null) return <span className="text-muted">—</span>;
  const shown = turned ? inversePrice(price) : readablePrice(price);
  const [from, to] = turned ? [toCoin, fromCoin] : [fromCoin, toCoin];
  return (
    <button
      type="button"
      aria-label={`${t('rate')}: ${t(exact ? 'rateExact' : 'rateText', { from, to, price: numberText(shown ?? '0') })}. ${t('inverse')}`}
      onClick={() => setTurned(!turned)}
      className="inline-flex items-center gap-1.5 text-end text-primary hover:text-accent max-md:min-h-11"
    >
      <bdi dir="ltr">{t(exact ? 'rateExact' : 'rateText', { from, to, price: numberText(shown ?? '0') })}</bdi>
      <ArrowLeftRight size={12} aria-hidden className="text-muted" />
    </button>
  );
}
