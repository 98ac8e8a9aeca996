'use client';
// Plans of contracts that are over: done, failed, or taken back, and why.
import { useTranslations } from 'next-intl';

import type { Column } from '#components/trading/data-table/column.ts';
import { NumberCell } from '#components/trading/number-cell.tsx';
import type { SpotPlan } from '#lib/contract/plan.ts';
import { numberText } from '#lib/format/numbers/number-text.ts';
import { askPlans } from '../../history/ask-history.ts';
import { HistoryList, type LineHistory } from './history-list.tsx';
import { nameOf, OrderCell, sizeCoinOf, TimeCell } from '../words/order-words.tsx';
import { planKindOf } from '../words/plan-kinds.ts';
import { planResultOf, usePlanCondition, usePlanReason } from '../words/plan-words.ts';

export function PlanHistory(history: LineHistory) {
  const { markets } = history;
  const t = useTranslations('positions');
  const condition = usePlanCondition();
  const reason = usePlanReason();
  const columns: readonly Column<SpotPlan>[] = [
    {
      id: 'contract',
      head: t('column.contract'),
      onCard: 'title',
      cell: (plan) => (
        <OrderCell
          name={nameOf(markets, plan.symbolId)}
          delegateType={plan.delegateType}
          isReduce={plan.isReducePosition}
          kind={t(`kind.${planKindOf(plan)}`)}
        />
      ),
    },
    { id: 'time', head: t('column.time'), onCard: 'line', cell: ({ updateTimeMs }) => <TimeCell timeMs={updateTimeMs} /> },
    {
      id: 'condition',
      head: t('column.condition'),
      onCard: 'line',
      cell: (plan) => <span className="text-primary">{condition(plan)}</span>,
    },
    {
      id: 'quantity',
      head: t('column.quantity'),
      numeric: true,
      cell: ({ delegateCount, symbolId }) =>
        /[1-9]/.test(delegateCount) ? (
          <NumberCell text={numberText(delegateCount)} unit={sizeCoinOf(markets, symbolId)} />
        ) : (
          <span className="text-primary">{t('plan.whole')}</span>
        ),
    },
    {
      id: 'status',
      head: t('column.status'),
      cell: (plan) => (
        <span className={planResultOf(plan) === 'done' ? 'text-primary' : 'text-muted'}>
          {[t(`plan.result.${planResultOf(plan)}`), reason(plan)].filter((text) => text !== '').join(': ')}
        </span>
      ),
    },
  ];
  return <HistoryList tab="planHistory" history={history} columns={columns} ask={askPlans} keyOf={({ planId }) => planId} />;
}
