'use client';
// The reader narrows and sorts the ranking here; what is chosen stands in the address.
import { useTranslations } from 'next-intl';

import { RecordFilters } from '#components/trading/record-card/record-filters.tsx';
import { rankingSorts, rankingWindows } from '#lib/contract/bots/plaza.ts';
import { marketName, marketsToChoose } from '#lib/contract/site/market-choice.ts';
import { useRouter } from '#lib/i18n/navigation.ts';
import { plazaPath, type PlazaPlace } from './plaza-place.ts';
import { kindsOf, type PlazaView, rankedStates, readPlazaView, wholeRanking, writePlazaView } from './plaza-view.ts';

type Props = {
  readonly place: PlazaPlace;
  readonly view: PlazaView;
  /** Those that any strategy trades in. */
  readonly markets: readonly string[];
  /** The page in the reader's language. */
  readonly action: string;
};

export function PlazaFilters({ place, view, markets, action }: Props) {
  const t = useTranslations('plaza');
  const bots = useTranslations('bots.kind');
  const router = useRouter();
  const { market, shows, compare } = view;
  return (
    <RecordFilters
      name={t('filter.name')}
      action={action}
      choices={[
        {
          field: 'market',
          label: t('column.market'),
          options: [
            { value: '', label: t('filter.anyMarket') },
            ...marketsToChoose(markets, market).map((symbolId) => ({ value: symbolId, label: marketName(symbolId) })),
          ],
          value: market,
        },
        {
          field: 'kind',
          label: t('filter.kind'),
          options: [{ value: '', label: t('filter.anyKind') }, ...kindsOf(place).map((id) => ({ value: id, label: bots(`${id}.name`) }))],
          value: view.kind ?? '',
        },
        {
          field: 'days',
          label: t('filter.period'),
          options: rankingWindows.map((days) => ({ value: String(days), label: t(`period.${days}`) })),
          value: String(view.days),
        },
        {
          field: 'sort',
          label: t('filter.sort'),
          options: rankingSorts.map((sort) => ({ value: String(sort), label: t(`sort.${sort}`) })),
          value: String(view.sort),
        },
        {
          field: 'state',
          label: t('filter.state'),
          options: rankedStates.map((state) => ({ value: state, label: t(`state.${state}`) })),
          value: view.state,
        },
      ]}
      kept={[...new URLSearchParams(writePlazaView({ ...wholeRanking, shows, compare }))]}
      onChosen={(query) => router.push(`${plazaPath[place]}${writePlazaView(readPlazaView(query, place))}`)}
    />
  );
}
