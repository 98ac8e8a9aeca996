// Cards or a table, and the button that puts the marked strategies beside each other: links and a form, which need no script.
import { useLocale, useTranslations } from 'next-intl';

import { buttonClasses } from '#components/ui/buttons/button-classes.ts';
import { localisedPath } from '#lib/i18n/locales.ts';
import { Link } from '#lib/i18n/navigation.ts';
import { compareForm } from '../cards/compare-mark.tsx';
import { plazaPath, type PlazaPlace } from './plaza-place.ts';
import { mostCompared, plazaShapes, type PlazaView, writePlazaView } from './plaza-view.ts';

export function PlazaShapeLinks({ place, view }: { readonly place: PlazaPlace; readonly view: PlazaView }) {
  const [t, locale] = [useTranslations('plaza'), useLocale()];
  const kept = [...new URLSearchParams(writePlazaView({ ...view, compare: [] }))];
  return (
    <div className="flex flex-wrap items-center gap-2">
      <nav aria-label={t('view.name')} className="flex gap-1 rounded-md border border-subtle p-0.5">
        {plazaShapes.map((shape) => (
          <Link
            key={shape}
            href={`${plazaPath[place]}${writePlazaView({ ...view, shows: shape })}`}
            aria-current={shape === view.shows ? 'true' : undefined}
            className="flex h-7 items-center rounded px-3 text-xs text-muted hover:text-primary aria-[current=true]:bg-surface-3 aria-[current=true]:font-medium aria-[current=true]:text-primary max-md:h-11"
          >
            {t(`view.${shape}`)}
          </Link>
        ))}
      </nav>
      {view.shows === 'table' ? null : (
        <form id={compareForm} method="get" action={localisedPath(locale, plazaPath[place])} className="ms-auto flex items-center gap-2">
          {kept.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <span className="text-xs text-muted">{t('compare.most', { count: mostCompared })}</span>
          <button type="submit" className={`${buttonClasses('secondary', 'small')} max-md:h-11`}>
            {t('compare.pick')}
          </button>
        </form>
      )}
    </div>
  );
}
