'use client';
// A profit or loss: by sign and colour, and hidden when the reader hides amounts.
import { useTranslations } from 'next-intl';

import { profitText, toneOf } from '#components/trading/money-text.ts';
import { HiddenAmount } from '#components/ui/hidden-amount.tsx';
import { usePreference } from '#lib/session/preferences/use-preference.ts';

export function JournalAmount({ amount, coin }: { readonly amount: string; readonly coin: string }) {
  const shell = useTranslations('shell');
  const [shows] = usePreference('showsAssets');
  if (!shows) return <HiddenAmount label={shell('amounts.hidden')} />;
  return (
    <bdi dir="ltr" className={`whitespace-nowrap tabular-nums ${toneOf(amount)}`}>
      {profitText(amount, coin)}
    </bdi>
  );
}
