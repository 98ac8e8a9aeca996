// The views of the ranking of strategies, and the button that compares the marked ones.
import { useLocale, useTranslations } from 'next-intl';

import { RecordViews } from '#components/trading/record-card/record-views.tsx';
import { localisedPath } from '#lib/i18n/locales.ts';
import { plazaPath, type PlazaPlace } from './plaza-place.ts';
import { leastCompared, mostCompared, plazaShapes, type PlazaView, writePlazaView } from './plaza-view.ts';

export function PlazaShapeLinks({ place, view }: { readonly place: PlazaPlace; readonly view: PlazaView }) {
  const [t, locale] = [useTranslations('plaza'), useLocale()];
  return (
    <RecordViews
      name={t('view.name')}
      views={plazaShapes.map((shape) => ({
        id: shape,
        name: t(`view.${shape}`),
        href: `${plazaPath[place]}${writePlazaView({ ...view, shows: shape })}`,
        isShown: shape === view.shows,
      }))}
      compare={
        view.shows === 'table'
          ? null
          : {
              action: localisedPath(locale, plazaPath[place]),
              kept: [...new URLSearchParams(writePlazaView({ ...view, compare: [] }))],
              about: t('compare.about', { least: leastCompared, most: mostCompared }),
              least: leastCompared,
              most: mostCompared,
              submit: t('compare.pick'),
            }
      }
    />
  );
}
