'use client';
// Another condition or size for a plan order that waits.
import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';

import { AmountField } from '#components/trading/fields/amount-field.tsx';
import { PairCell } from '#components/trading/pair-cell.tsx';
import { Button } from '#components/ui/buttons/button.tsx';
import { ErrorLine } from '#components/ui/error-line.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { showToast } from '#components/ui/messages/toasts.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import type { SpotPlan } from '#lib/contract/plan.ts';
import { isMarked } from '#lib/format/numbers/decimal-input.ts';
import type { PlanField } from './plan-field.ts';
import { planFieldsOf, planKindOf } from './plan-kinds.ts';
import { callbackOf } from '#lib/plans/plan-callback.ts';
import { planDecimals, planValues, savePlan } from './plan-values.ts';
import { planSide, usePlanWords } from './plan-words.ts';

const holdsOf = (plan: SpotPlan, field: PlanField): 'count' | 'rate' | 'size' | 'price' => {
  if (field === 'stopLossWait' || field === 'slices') return 'count';
  if (field === 'interval') return 'rate';
  if (field === 'size') return 'size';
  return field === 'callback' && callbackOf(plan).by === 'share' ? 'rate' : 'price';
};

type Props = { readonly plan: SpotPlan; readonly pair: string; readonly onClose: () => void };
export function PlanDialog({ plan, pair, onClose }: Props) {
  const t = useTranslations('plans');
  const spot = useTranslations('spot');
  const api = useApi();
  const words = usePlanWords();
  const refusalText = useRefusalText();
  const [values, setValues] = useState(() => planValues(plan));
  const [pending, setPending] = useState(false);
  const [errorText, setErrorText] = useState<string | null>(null);
  const fields = planFieldsOf(plan).filter((field) => field !== 'stopLossWait' || values.stopLossLimit !== '');
  const [baseCoin, quoteCoin] = pair.split('/');
  const unitOf = (field: PlanField): string | undefined =>
    field === 'stopLossWait' || field === 'interval'
      ? t('seconds')
      : field === 'slices'
        ? undefined
        : field === 'callback' && callbackOf(plan).by === 'share'
          ? '%'
          : field === 'size' && plan.tradeUnit === 'base'
            ? baseCoin
            : quoteCoin;

  const isTwap = planKindOf(plan) === 'twap';
  const placeholderOf = (field: PlanField): { placeholder?: string } => {
    if (field === 'stopLossWait') return { placeholder: t('never') };
    return field === 'stopLimit' || (isTwap && field === 'limitPrice') ? { placeholder: t('condition.market') } : {};
  };

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (pending) return;
    setPending(true);
    setErrorText(null);
    try {
      await savePlan(api, plan, values);
      showToast('done', t('editDone'));
      onClose();
    } catch (error) {
      setErrorText(refusalText(error));
      setPending(false);
    }
  };
  return (
    <Modal open title={t('editTitle')} closeLabel={spot('close')} onClose={onClose} sheet>
      <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-3 text-sm">
        <PairCell pair={pair} side={planSide(plan)} kind={words.kind(plan)} />
        {fields.map((field) => (
          <AmountField
            key={field}
            label={t(`field.${field}`)}
            unit={unitOf(field) ?? ''}
            value={values[field]}
            decimals={planDecimals(plan, field)}
            holds={holdsOf(plan, field)}
            {...placeholderOf(field)}
            step={field === 'callback' ? '0.1' : '1'}
            onValue={(text) => setValues((now) => ({ ...now, [field]: text }))}
          />
        ))}
        <ErrorLine text={errorText} />
        <Button type="submit" look="primary" size="large" pending={pending} disabled={fields.some((field) => isMarked(values[field]))}>
          {t('save')}
        </Button>
      </form>
    </Modal>
  );
}
