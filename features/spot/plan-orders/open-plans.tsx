'use client';
// Plan orders that wait: change them, take them back.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { lateDialog, lateQuestion } from '#components/ui/late/late-part.tsx';
import { NothingLeft } from '#components/trading/list-tools/nothing-left.tsx';
import { DataTable } from '#components/trading/data-table/data-table.tsx';
import { PairCell } from '#components/trading/pair-cell.tsx';
import { useRowEdit } from '#components/trading/row-edit/use-row-edit.ts';
import { useLeaving } from '#components/trading/use-leaving.ts';
import { useIsPhone } from '#components/ui/use-is-phone.ts';
import { useApi } from '#lib/api/use-api.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import { cancelPlan } from '#lib/contract/calls/v1/trigger/plan/cancelPlan.ts';
import type { SpotPlan } from '#lib/contract/plan.ts';
import { usePlanSwitch } from '#lib/plans/use-plan-switch.ts';
import { asksToAmend } from '#lib/session/order-form/confirmations.ts';
import type { ListView } from '../orders/list-view.ts';
import { useOrdersView } from '../orders-view.ts';
import { usePlanColumns } from './plan-columns.tsx';
import { planFieldsOf } from './plan-kinds.ts';
import { planValues, savePlan } from './plan-values.ts';
import { planSide } from './plan-words.ts';

const EditQuestion = lateQuestion(
  async () => (await import('../orders/edit/edit-question.tsx')).EditQuestion,
  ({ onAnswer }) => onAnswer(false),
);
const PlanDialog = lateDialog(async () => (await import('./plan-dialog.tsx')).PlanDialog);

type Props = { readonly view: ListView; readonly plans: readonly SpotPlan[]; readonly pairOf: (symbol: string) => string };

export function OpenPlans({ view, plans, pairOf }: Props) {
  const t = useTranslations('plans');
  const api = useApi();
  const refusalText = useRefusalText();
  const shownKey = useOrdersView(({ orderId }) => orderId);
  const { isLeaving, leave } = useLeaving(t('cancelled'), refusalText);
  const [edited, setEdited] = useState<SpotPlan | null>(null);
  const isPhone = useIsPhone();
  const edit = useRowEdit({
    asks: asksToAmend,
    refusalText,
    done: t('editDone'),
    isHere: (key) => plans.some(({ planId }) => planId === key),
    save: async (key, texts) => {
      const plan = plans.find(({ planId }) => planId === key);
      if (plan !== undefined) await savePlan(api, plan, { ...planValues(plan), ...texts });
      return null;
    },
  });
  const asked = edit.edited?.asked === true ? plans.find(({ planId }) => planId === edit.edited?.key) : undefined;
  const columns = usePlanColumns(pairOf, {
    isLeaving,
    onEdit: setEdited,
    onCancel: ({ planId }) => void leave(planId, () => api.call(cancelPlan, { planId })),
    onSwitch: usePlanSwitch(),
    edit: isPhone ? null : edit,
  });
  if (plans.length === 0) return <NothingLeft view={view} empty={t('empty')} />;
  return (
    <>
      <DataTable
        name={t('tab')}
        columns={columns}
        rows={plans}
        keyOf={(plan) => plan.planId}
        idOf={(plan) => `plan-${plan.planId}`}
        isDimmed={(plan) => isLeaving(plan.planId)}
        shownKey={shownKey}
        choice={view.choice}
      />
      {edited === null ? null : <PlanDialog plan={edited} pair={pairOf(edited.symbol)} onClose={() => setEdited(null)} />}
      {asked === undefined || edit.edited === null ? null : (
        <EditQuestion
          title={t('editTitle')}
          about={<PairCell pair={pairOf(asked.symbol)} side={planSide(asked)} />}
          edited={edit.edited}
          nameOf={(field) => t(`field.${planFieldsOf(asked).find((name) => name === field) ?? 'size'}`)}
          onAnswer={edit.answer}
        />
      )}
    </>
  );
}
