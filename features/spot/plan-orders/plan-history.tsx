'use client';
// Plan orders that have fired, failed or were cancelled.
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';

import { DataTable } from '#components/trading/data-table.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { getPlanHistory } from '#lib/contract/calls/v1/trigger/plan/history.ts';
import type { SpotPlan } from '#lib/contract/plan.ts';
import { PagedBody } from '../orders/paged-body.tsx';
import { usePagedList } from '../orders/use-paged-list.ts';
import { usePlanColumns } from './plan-columns.tsx';

type Props = { readonly symbolId: string | null; readonly version: number; readonly pairOf: (symbol: string) => string };

export function PlanHistory({ symbolId, version, pairOf }: Props) {
  const t = useTranslations('plans');
  const api = useApi();
  const load = useCallback(
    (after: string | null, signal: AbortSignal) =>
      api.call(
        getPlanHistory,
        { pageSize: 20, ...(symbolId === null ? {} : { symbolId }), ...(after === null ? {} : { idLessThan: after }) },
        { signal },
      ),
    [api, symbolId],
  );
  const list = usePagedList<SpotPlan>(load, version);
  const columns = usePlanColumns(pairOf, null);
  return (
    <PagedBody list={list} empty={t('emptyHistory')}>
      {(rows) => <DataTable name={t('history')} columns={columns} rows={rows} keyOf={(plan) => plan.planId} />}
    </PagedBody>
  );
}
