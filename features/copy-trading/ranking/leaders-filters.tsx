'use client';
// The reader narrows and sorts the ranking of leaders here; what is chosen stands in the address.
import { useTranslations } from 'next-intl';

import { RecordFilters } from '#components/trading/record-card/record-filters.tsx';
import type { LeaderLine } from '#lib/contract/leaders/leader-line.ts';
import { longestName } from '#lib/contract/leaders/leader-profile.ts';
import { leaderSorts, leaderStates, leaderWindows } from '#lib/contract/leaders/leader-record.ts';
import { marketName, marketsToChoose } from '#lib/contract/site/market-choice.ts';
import { useRouter } from '#lib/i18n/navigation.ts';
import { copyPath } from '../copy-trading-paths.ts';
import { allLeaders, type LeadersView, readLeadersView, writeLeadersView } from './leaders-view.ts';

type Props = {
  readonly line: LeaderLine;
  readonly view: LeadersView;
  /** Those that anybody has traded in. */
  readonly markets: readonly string[];
  /** The page in the reader's language. */
  readonly action: string;
};

export function LeadersFilters({ line, view, markets, action }: Props) {
  const t = useTranslations('leaderRecords');
  const router = useRouter();
  const { market, shows, compare } = view;
  return (
    <RecordFilters
      name={t('filter.name')}
      action={action}
      choices={[
        {
          field: 'market',
          label: t('trades.market'),
          options: [
            { value: '', label: t('filter.anyMarket') },
            ...marketsToChoose(markets, market).map((symbolId) => ({ value: symbolId, label: marketName(symbolId) })),
          ],
          value: market,
        },
        {
          field: 'days',
          label: t('filter.period'),
          options: leaderWindows.map((days) => ({ value: String(days), label: t(`period.${days}`) })),
          value: String(view.days),
        },
        {
          field: 'sort',
          label: t('filter.sort'),
          options: leaderSorts.map((sort) => ({ value: sort, label: t(`sort.${sort}`) })),
          value: view.sort,
        },
        {
          field: 'state',
          label: t('filter.state'),
          options: leaderStates.map((state) => ({ value: state, label: t(`state.${state}`) })),
          value: view.state,
        },
      ]}
      search={{ field: 'name', label: t('filter.search'), value: view.name, longest: longestName }}
      kept={[...new URLSearchParams(writeLeadersView({ ...allLeaders, shows, compare }))]}
      onChosen={(query) => router.push(`${copyPath[line]}${writeLeadersView(readLeadersView(query))}`)}
    />
  );
}
