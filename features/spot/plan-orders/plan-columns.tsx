// The columns of plan orders, waiting or over.
import { Pencil, X } from 'lucide-react';
import { useTranslations } from 'next-intl';

import type { Column } from '#components/trading/data-table/column.ts';
import { PlanType } from '#lib/contract/enums.ts';
import type { SpotPlan } from '#lib/contract/plan.ts';
import { numberText } from '../orders/order-facts.ts';
import { NumberCell, PairCell, TimeCell } from '../orders/order-words.tsx';
import { planSide, usePlanWords } from './plan-words.ts';

type Deeds = {
  readonly isLeaving: (planId: string) => boolean;
  readonly onEdit: (plan: SpotPlan) => void;
  readonly onCancel: (plan: SpotPlan) => void;
};

const editable: readonly number[] = [PlanType.normal, PlanType.track, PlanType.takeProfit, PlanType.stopLoss, PlanType.tpsl];

/** Without deeds: of plans that are over. */
export function usePlanColumns(pairOf: (symbol: string) => string, deeds: Deeds | null): readonly Column<SpotPlan>[] {
  const t = useTranslations('plans');
  const spot = useTranslations('spot');
  const words = usePlanWords();
  const button = 'grid size-7 place-items-center rounded text-muted disabled:opacity-40 max-md:size-11';
  const columns: readonly Column<SpotPlan>[] = [
    {
      id: 'pair',
      head: spot('column.pair'),
      onCard: 'title',
      sortBy: ({ symbol }) => symbol,
      cell: (plan) => <PairCell pair={pairOf(plan.symbol)} side={planSide(plan)} kind={words.kind(plan)} />,
    },
    {
      id: 'time',
      head: spot('column.time'),
      onCard: 'line',
      sortBy: (plan) => (deeds === null ? plan.updateTimeMs : plan.createTimeMs),
      cell: (plan) => <TimeCell timeMs={deeds === null ? plan.updateTimeMs : plan.createTimeMs} />,
    },
    {
      id: 'condition',
      head: t('column.condition'),
      sortBy: (plan) => words.condition(plan),
      cell: (plan) => <span className="text-primary">{words.condition(plan)}</span>,
    },
    {
      id: 'size',
      head: t('column.size'),
      numeric: true,
      sortBy: ({ delegateCount }) => delegateCount,
      cell: (plan) => (
        <NumberCell text={numberText(plan.delegateCount)} unit={pairOf(plan.symbol).split('/')[plan.tradeUnit === 'quote' ? 1 : 0]} />
      ),
    },
    {
      id: 'status',
      head: t('column.status'),
      sortBy: (plan) => words.status(plan),
      cell: (plan) => <span className="text-muted">{words.status(plan)}</span>,
    },
  ];
  if (deeds === null) return columns;
  return [
    ...columns,
    {
      id: 'actions',
      head: spot('column.actions'),
      numeric: true,
      onCard: 'nameless',
      cell: (plan) => (
        <span className="inline-flex gap-1">
          {editable.includes(plan.planType) ? (
            <button
              type="button"
              disabled={deeds.isLeaving(plan.planId)}
              aria-label={t('edit', { id: plan.planId })}
              onClick={() => deeds.onEdit(plan)}
              className={`${button} hover:bg-surface-3 hover:text-primary`}
            >
              <Pencil size={13} aria-hidden />
            </button>
          ) : null}
          <button
            type="button"
            disabled={deeds.isLeaving(plan.planId)}
            aria-label={t('cancel', { id: plan.planId })}
            onClick={() => deeds.onCancel(plan)}
            className={`${button} hover:bg-negative-soft hover:text-negative`}
          >
            <X size={15} aria-hidden />
          </button>
        </span>
      ),
    },
  ];
}
