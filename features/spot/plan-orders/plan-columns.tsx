// The columns of plan orders, waiting or over.
import { Pencil, X } from 'lucide-react';
import { useTranslations } from 'next-intl';

import type { Column } from '#components/trading/data-table/column.ts';
import { NumberCell } from '#components/trading/number-cell.tsx';
import { PairCell } from '#components/trading/pair-cell.tsx';
import { isPausable, isPausedPlan, PlanSwitch, type SwitchPlan } from '#components/trading/plan-switch/plan-switch.tsx';
import { EditButtons } from '#components/trading/row-edit/edit-buttons.tsx';
import { EditCell } from '#components/trading/row-edit/edit-cell.tsx';
import type { RowEdit } from '#components/trading/row-edit/use-row-edit.ts';
import { PressButton } from '#components/ui/buttons/press-button.tsx';
import type { SpotPlan } from '#lib/contract/plan.ts';
import { numberText } from '#lib/format/numbers/number-text.ts';
import { TimeCell } from '../orders/time-cell.tsx';
import { PlanCondition } from './plan-condition.tsx';
import { planFieldsOf } from './plan-kinds.ts';
import { planDecimals, planValues } from './plan-values.ts';
import { planSide, usePlanWords } from './plan-words.ts';

type Actions = {
  readonly isLeaving: (planId: string) => boolean;
  readonly onEdit: (plan: SpotPlan) => void;
  readonly onCancel: (plan: SpotPlan) => void;
  readonly onSwitch: SwitchPlan;
  /** Prices and size are changed where they stand; null: on a phone, in the dialog alone. */
  readonly edit: RowEdit | null;
};

/** Without actions: of plans that are over. */
export function usePlanColumns(pairOf: (symbol: string) => string, actions: Actions | null): readonly Column<SpotPlan>[] {
  const t = useTranslations('plans');
  const spot = useTranslations('spot');
  const words = usePlanWords();
  const edit = actions?.edit ?? null;
  const isLeaving = ({ planId }: SpotPlan): boolean => actions?.isLeaving(planId) === true;
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
      sortBy: (plan) => (actions === null ? plan.updateTimeMs : plan.createTimeMs),
      cell: (plan) => <TimeCell timeMs={actions === null ? plan.updateTimeMs : plan.createTimeMs} />,
    },
    {
      id: 'condition',
      head: t('column.condition'),
      onCard: 'line',
      sortBy: (plan) => words.condition(plan),
      cell: (plan) =>
        edit === null ? (
          <span className="text-primary">{words.condition(plan)}</span>
        ) : (
          <PlanCondition plan={plan} edit={edit} disabled={isLeaving(plan)} />
        ),
    },
    {
      id: 'size',
      head: t('column.size'),
      numeric: true,
      sortBy: ({ delegateCount }) => delegateCount,
      cell: (plan) => {
        const [text, unit] = [numberText(plan.delegateCount), pairOf(plan.symbol).split('/')[plan.tradeUnit === 'quote' ? 1 : 0]];
        if (edit === null || planFieldsOf(plan).length === 0) return <NumberCell text={text} unit={unit} />;
        return (
          <EditCell
            edit={edit}
            rowKey={plan.planId}
            field="size"
            values={planValues(plan)}
            name={t('field.size')}
            text={text}
            unit={unit}
            holds="size"
            decimals={planDecimals(plan, 'size')}
            disabled={isLeaving(plan)}
          />
        );
      },
    },
    {
      id: 'status',
      head: t('column.status'),
      sortBy: (plan) => words.status(plan),
      cell: (plan) => <span className={isPausedPlan(plan) ? 'text-warning' : 'text-muted'}>{words.status(plan)}</span>,
    },
  ];
  if (actions === null) return columns;
  return [
    ...columns,
    {
      id: 'actions',
      head: spot('column.actions'),
      atEnd: true,
      onCard: 'nameless',
      cell: (plan) =>
        edit !== null && edit.edited?.key === plan.planId ? (
          <EditButtons edit={edit} />
        ) : (
          <span className="inline-flex gap-1">
            {isPausable(plan) ? (
              <PlanSwitch
                planId={plan.planId}
                isPaused={isPausedPlan(plan)}
                onSwitch={actions.onSwitch}
                waits={isLeaving(plan)}
                className={button}
              />
            ) : null}
            {planFieldsOf(plan).length > 0 ? (
              <PressButton
                pending={actions.isLeaving(plan.planId)}
                aria-label={t('edit', { id: plan.planId })}
                onClick={() => actions.onEdit(plan)}
                className={`${button} hover:bg-surface-3 hover:text-primary`}
              >
                <Pencil size={13} aria-hidden />
              </PressButton>
            ) : null}
            <PressButton
              pending={actions.isLeaving(plan.planId)}
              aria-label={t('cancel', { id: plan.planId })}
              onClick={() => actions.onCancel(plan)}
              className={`${button} hover:bg-negative-soft hover:text-negative`}
            >
              <X size={15} aria-hidden />
            </PressButton>
          </span>
        ),
    },
  ];
}
