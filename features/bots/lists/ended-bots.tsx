'use client';
// The reader's bots that have ended, newest first.
import { useTranslations } from 'next-intl';

import type { ChosenColumns } from '#components/trading/data-table/column.ts';
import { PagedTable } from '#components/trading/paged-table.tsx';
import { useCallPages } from '#lib/api/query/use-call-pages.ts';
import { getEndedStrategies } from '#lib/contract/calls/v1/trigger/strategy/strategyHistoryList.ts';
import { useBotColumns } from './bot-columns.tsx';
import { useBotMarkets } from './use-bot-markets.ts';
import { useMinute } from './use-minute.ts';

type Props = { readonly choice: ChosenColumns; readonly version: number };

export function EndedBots({ choice, version }: Props) {
  const t = useTranslations('bots');
  const list = useCallPages(getEndedStrategies, { narrowed: '', request: (page) => ({ pageSize: 20, ...page }), version });
  const marketOf = useBotMarkets((list.rows ?? []).map(({ symbolId }) => symbolId));
  const shown = useBotColumns(marketOf, true, useMinute());
  return (
    <PagedTable
      name={t('tab.history')}
      columns={shown}
      list={list}
      keyOf={({ strategyId }) => strategyId}
      view={{ isNarrowed: false, onClear: () => undefined, choice }}
      empty={t('empty.history')}
    />
  );
}
