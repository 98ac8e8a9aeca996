// The views of the ranking of lead traders, and the button that compares the marked ones.
import { useLocale, useTranslations } from 'next-intl';

import { RecordViews } from '#components/trading/record-card/record-views.tsx';
import type { LeaderLine } from '#lib/contract/leaders/leader-line.ts';
import { localisedPath } from '#lib/i18n/locales.ts';
import { copyPath } from '../copy-trading-paths.ts';
import { leadersShapes, leastCompared, type LeadersView, mostCompared, writeLeadersView } from './leaders-view.ts';

export function LeadersShapeLinks({ line, view }: { readonly line: LeaderLine; readonly view: LeadersView }) {
  const [t, locale] = [useTranslations('leaderRecords'), useLocale()];
  return (
    <RecordViews
      name={t('view.name')}
      views={leadersShapes.map((shape) => ({
        id: shape,
        name: t(`view.${shape}`),
        href: `${copyPath[line]}${writeLeadersView({ ...view, shows: shape })}`,
        isShown: shape === view.shows,
      }))}
      compare={
        view.shows === 'table'
          ? null
          : {
              action: localisedPath(locale, copyPath[line]),
              kept: [...new URLSearchParams(writeLeadersView({ ...view, compare: [] }))],
              about: t('compare.about', { least: leastCompared, most: mostCompared }),
              least: leastCompared,
              most: mostCompared,
              submit: t('compare.pick'),
            }
      }
    />
  );
}
