'use client';
// An amount of one's own: hidden when the reader hides amounts.
import { useTranslations } from 'next-intl';

import { HiddenAmount } from '#components/ui/hidden-amount.tsx';
import { usePreference } from '#lib/session/preferences/use-preference.ts';

export function OwnFigure({ text, unit }: { readonly text: string; readonly unit?: string }) {
  const shell = useTranslations('shell');
  const [shows] = usePreference('showsAssets');
  if (!shows) return <HiddenAmount label={shell('amounts.hidden')} />;
  return (
    <bdi dir="ltr">
      {text}
      {unit === undefined ? null : <span className="text-muted"> {unit}</span>}
    </bdi>
  );
}
