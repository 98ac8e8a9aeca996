'use client';
// Plans of contracts that wait: trigger orders, exits of positions, trailing orders. Each can be taken back; what has prices, changed.
import { Pencil, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { lateDialog } from '#components/ui/late/late-part.tsx';
import type { Column, ChosenColumns } from '#components/trading/data-table/column.ts';
import { DataTable } from '#components/trading/data-table/data-table.tsx';
import { EmptyState } from '#components/trading/empty-state.tsx';
import { isPausable, isPausedPlan, PlanSwitch } from '#components/trading/plan-switch/plan-switch.tsx';
import { NumberCell } from '#components/trading/number-cell.tsx';
import { PressButton } from '#components/ui/buttons/press-button.tsx';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import type { SpotPlan } from '#lib/contract/plan.ts';
import { numberText } from '#lib/format/numbers/number-text.ts';
import { usePlanSwitch } from '#lib/plans/use-plan-switch.ts';
import { guards, type PositionRow } from '../../positions/position-row.ts';
import type { PositionOperations } from '../../positions/use-position-operations.ts';
import { usePanelsView } from '../state/panels-view.ts';
import { nameOf, OrderCell, sizeCoinOf, TimeCell } from '../words/order-words.tsx';
import { planFieldsOf, planKindOf, planKinds } from '../words/plan-kinds.ts';
import { usePlanCondition } from '../words/plan-words.ts';

const TpslDialog = lateDialog(async () => (await import('../../tpsl/tpsl-dialog.tsx')).TpslDialog);
const PlanDialog = lateDialog(async () => (await import('./plan-dialog.tsx')).PlanDialog);

type Props = {
  readonly tab: 'plans' | 'tpsl' | 'track';
  readonly plans: readonly SpotPlan[];
  readonly markets: ReadonlyMap<string, ContractMarket>;
  readonly rows: readonly PositionRow[];
  readonly actions: PositionOperations;
  readonly choice: ChosenColumns;
};

const icon = 'grid size-7 place-items-center rounded text-muted disabled:opacity-40 max-md:size-11';

export function WaitingPlans({ tab, plans, markets, rows, actions, choice }: Props) {
  const t = useTranslations('positions');
  const condition = usePlanCondition();
  const onSwitch = usePlanSwitch();
  const shownKey = usePanelsView((view) => view.shownKey);
  const [opened, setOpened] = useState<string | null>(null);
  const plan = plans.find(({ planId }) => planId === opened);
  const rowOf = (one: SpotPlan): PositionRow | undefined => rows.find(({ position }) => guards(one, position));
  /** An exit is changed with its position in sight; a share of the margin and a chase limit are not changed. */
  const isChangeable = (one: SpotPlan): boolean =>
    planKinds[planKindOf(one)].change === 'with-position' ? rowOf(one) !== undefined : planFieldsOf(one).length > 0;
  const columns: readonly Column<SpotPlan>[] = [
    {
      id: 'contract',
      head: t('column.contract'),
      onCard: 'title',
      sortBy: ({ symbolId }) => nameOf(markets, symbolId),
      cell: (one) => (
        <OrderCell
          name={nameOf(markets, one.symbolId)}
          delegateType={one.delegateType}
          isReduce={tab === 'tpsl' ? undefined : one.isReducePosition}
          kind={t(`kind.${planKindOf(one)}`)}
        />
      ),
    },
    {
      id: 'time',
      head: t('column.time'),
      onCard: 'line',
      sortBy: ({ createTimeMs }) => createTimeMs,
      cell: (one) => <TimeCell timeMs={one.createTimeMs} />,
    },
    {
      id: 'condition',
      head: t('column.condition'),
      onCard: 'line',
      sortBy: (one) => condition(one),
      cell: (one) => <span className="text-primary">{condition(one)}</span>,
    },
    {
      id: 'quantity',
      head: t('column.quantity'),
      numeric: true,
      sortBy: ({ delegateCount }) => delegateCount,
      cell: (one) =>
        /[1-9]/.test(one.delegateCount) ? (
          <NumberCell text={numberText(one.delegateCount)} unit={sizeCoinOf(markets, one.symbolId)} />
        ) : (
          <span className="text-primary">{t('plan.whole')}</span>
        ),
    },
    {
      id: 'status',
      head: t('column.status'),
      cell: (one) =>
        isPausedPlan(one) ? (
          <span className="text-warning">{t('plan.status.5')}</span>
        ) : (
          <span className="text-muted">{t(one.status === 1 ? 'plan.status.1' : 'plan.status.0')}</span>
        ),
    },
    {
      id: 'actions',
      head: t('column.actions'),
      atEnd: true,
      onCard: 'nameless',
      cell: (one) => (
        <span className="inline-flex gap-1">
          {isPausable(one) ? (
            <PlanSwitch
              planId={one.planId}
              isPaused={isPausedPlan(one)}
              onSwitch={onSwitch}
              waits={actions.isLeaving(one.planId)}
              className={icon}
            />
          ) : null}
          {isChangeable(one) ? (
            <PressButton
              pending={actions.isLeaving(one.planId)}
              aria-label={t('planEdit.open', { id: one.planId })}
              title={t('planEdit.short')}
              onClick={() => setOpened(one.planId)}
              className={`${icon} hover:bg-surface-3 hover:text-primary`}
            >
              <Pencil size={13} aria-hidden />
            </PressButton>
          ) : null}
          <PressButton
            pending={actions.isLeaving(one.planId)}
            aria-label={t('amend.cancel', { id: one.planId })}
            title={t('amend.cancelShort')}
            onClick={() => void actions.cancelExit(one)}
            className={`${icon} hover:bg-negative-soft hover:text-negative`}
          >
            <X size={15} aria-hidden />
          </PressButton>
        </span>
      ),
    },
  ];
  if (plans.length === 0) return <EmptyState text={t(`emptyList.${tab}`)} />;
  const row = plan === undefined ? undefined : rowOf(plan);
  const market = plan === undefined ? undefined : markets.get(plan.symbolId);
  const withPosition = plan !== undefined && planKinds[planKindOf(plan)].change === 'with-position';
  const close = (): void => setOpened(null);
  return (
    <>
      <DataTable
        name={t(`tab.${tab}`)}
        columns={columns}
        rows={plans}
        keyOf={({ planId }) => planId}
        idOf={({ planId }) => `plan-${planId}`}
        isDimmed={({ planId }) => actions.isLeaving(planId)}
        shownKey={shownKey}
        choice={choice}
      />
      {plan === undefined ? null : (
        <>
          {withPosition && row !== undefined ? <TpslDialog row={row} first={plan} actions={actions} onClose={close} /> : null}
          {!withPosition && market !== undefined ? <PlanDialog plan={plan} market={market} onClose={close} /> : null}
        </>
      )}
    </>
  );
}
