'use client';
// The value of all that the reader owns, unless somebody may look over the shoulder.
import { useTranslations } from 'next-intl';

import { EyeButton, HiddenAmount } from '#components/ui/hidden-amount.tsx';
import { usePreference } from '#lib/session/preferences/use-preference.ts';

/** `worth` as it is written. */
export function Worth({ name, worth }: { readonly name: string; readonly worth: string }) {
  const t = useTranslations('shell');
  const [shows, setShows] = usePreference('showsAssets');
  return (
    <div>
      <p className="flex items-center gap-1 text-xs text-muted">
        {name}
        <EyeButton shown={shows} label={t(shows ? 'amounts.hide' : 'amounts.show')} onChange={setShows} />
      </p>
      <p className="text-xl font-semibold">{shows ? <bdi dir="ltr">{worth}</bdi> : <HiddenAmount label={t('amounts.hidden')} />}</p>
    </div>
  );
}
