'use client';
// Plan orders that have fired, failed or were cancelled.
import { useTranslations } from 'next-intl';

import { PagedTable } from '#components/trading/paged-table.tsx';
import { useCallPages } from '#lib/api/query/use-call-pages.ts';
import { getPlanHistory } from '#lib/contract/calls/v1/trigger/plan/history.ts';
import { useDayClock } from '#lib/session/clock/use-day-clock.ts';
import { planHistoryRequest } from '../orders/filter/requests.ts';
import type { ListView } from '../orders/list-view.ts';
import { usePlanColumns } from './plan-columns.tsx';

type Props = { readonly view: ListView; readonly version: number; readonly pairOf: (symbol: string) => string };

export function PlanHistory({ view, version, pairOf }: Props) {
  const t = useTranslations('plans');
  const clock = useDayClock();
  const { filter } = view;
  const list = useCallPages(getPlanHistory, {
    narrowed: [filter, clock().zoneMinutes],
    request: (page) => ({ pageSize: 20, ...planHistoryRequest(filter, clock()), ...page }),
    version,
  });
  const columns = usePlanColumns(pairOf, null);
  return (
    <PagedTable list={list} view={view} empty={t('emptyHistory')} name={t('history')} columns={columns} keyOf={(plan) => plan.planId} />
  );
}
