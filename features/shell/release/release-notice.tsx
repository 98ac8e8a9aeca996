'use client';
// A quiet word that there is a new version of the site. Nothing is loaded anew before somebody wants it.
import { Sparkles, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { use, useState } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { HubPlaceContext, type HubPlace } from '#lib/realtime/hub-place.ts';
import { useConnection } from '#lib/realtime/use-connection.ts';
import { useNewRelease } from './use-new-release.ts';

export function ReleaseNotice() {
  const place = use(HubPlaceContext);
  return place === null ? null : <Watched place={place} />;
}

function Watched({ place }: { readonly place: HubPlace }) {
  const t = useTranslations('shell');
  const found = useNewRelease(useConnection(place).status === 'open');
  const [declined, setDeclined] = useState<string | null>(null);
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-[calc(var(--tab-bar)+8rem)] z-50 flex justify-center px-3 md:bottom-24">
      {/* It stands before there is a word in it: so the word is read aloud. */}
      <div role="status">
        {found === null || found === declined ? null : (
          <div className="pointer-events-auto flex items-center gap-2.5 rounded-lg border border-accent bg-surface-2 py-1.5 pe-1.5 ps-3 text-xs text-primary shadow-xl">
            <Sparkles size={16} aria-hidden className="shrink-0 text-accent" />
            <p>{t('release.text')}</p>
            <Button size="small" look="primary" className="max-md:h-11" onClick={() => window.location.reload()}>
              {t('release.reload')}
            </Button>
            <button
              type="button"
              onClick={() => setDeclined(found)}
              aria-label={t('close')}
              className="grid size-7 shrink-0 place-items-center rounded text-muted hover:text-primary max-md:size-11"
            >
              <X size={14} aria-hidden />
            </button>
          </div>
        )}
      </div>
    </div>
  );
}
