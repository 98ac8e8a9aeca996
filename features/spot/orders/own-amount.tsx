'use client';
// An amount that one owns: nothing to read while amounts are hidden.
import { useTranslations } from 'next-intl';

import { NumberCell } from '#components/trading/number-cell.tsx';
import { HiddenAmount } from '#components/ui/hidden-amount.tsx';
import { usePreference } from '#lib/session/preferences/use-preference.ts';

export function OwnAmount({ text, unit }: { readonly text: string; readonly unit?: string }) {
  const t = useTranslations('shell');
  const [shows] = usePreference('showsAssets');
  return shows ? <NumberCell text={text} unit={unit} /> : <HiddenAmount label={t('amounts.hidden')} />;
}
