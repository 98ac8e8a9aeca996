'use client';
// Another price or size for a trigger or trailing order that waits, and for a TWAP that runs.
import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';

import { AmountField } from '#components/trading/fields/amount-field.tsx';
import { Button } from '#components/ui/buttons/button.tsx';
import { ErrorLine } from '#components/ui/error-line.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { showToast } from '#components/ui/messages/toasts.tsx';
import { callbackOf } from '#lib/plans/plan-callback.ts';
import { useApi } from '#lib/api/use-api.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import type { RequestOf } from '#lib/contract/call.ts';
import { updateDelegatePlan } from '#lib/contract/calls/v1/trigger/plan/updateDelegatePlan.ts';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import type { SpotPlan } from '#lib/contract/plan.ts';
import { finishDecimal, isMarked } from '#lib/format/numbers/decimal-input.ts';
import { Amount, readAmount, writeAmount } from '#lib/order-math/amounts/amount.ts';
import { OrderCell } from '../words/order-words.tsx';
import { planFieldsOf, type PlanField, planKindOf } from '../words/plan-kinds.ts';

const hundredfold = (share: string): string => writeAmount(new Amount(readAmount(share) ?? 0).times(100));
const hundredth = (percent: string): string => writeAmount(new Amount(readAmount(percent) ?? 0).dividedBy(100));

const percentRule = { unit: '%', decimals: 2, step: '0.1', holds: 'rate' } as const;

type Props = { readonly plan: SpotPlan; readonly market: ContractMarket; readonly onClose: () => void };

export function PlanDialog({ plan, market, onClose }: Props) {
  const t = useTranslations('positions');
  const api = useApi();
  const refusalText = useRefusalText();
  const callback = callbackOf(plan);
  const [values, setValues] = useState<Readonly<Record<PlanField, string>>>(() => ({
    triggerPrice: plan.triggerPrice,
    executePrice: plan.executePrice,
    limitPrice: plan.delegatePrice,
    slices: String(plan.sliceCount),
    interval: writeAmount(new Amount(plan.intervalMs).dividedBy(1000)),
    callback: callback.by === 'share' ? hundredfold(callback.text) : callback.text,
    quantity: plan.delegateCount,
  }));
  const [pending, setPending] = useState(false);
  const [errorText, setErrorText] = useState<string | null>(null);
  const fields = planFieldsOf(plan);
  const priceRule = { unit: market.quoteCoin, decimals: market.pricePlace, step: market.tickSize, holds: 'price' } as const;
  const rules = {
    triggerPrice: priceRule,
    executePrice: priceRule,
    limitPrice: priceRule,
    slices: { unit: '', decimals: 0, step: '1', holds: 'count' },
    interval: { unit: t('exits.seconds'), decimals: 3, step: '1', holds: 'rate' },
    callback: callback.by === 'share' ? percentRule : priceRule,
    quantity: {
      unit: market.form === 'inverse' ? market.quoteCoin : market.baseCoin,
      decimals: market.volumePlace,
      step: market.lotSize,
      holds: 'size',
    },
  } as const;

  const given = (field: PlanField): string => finishDecimal(values[field]);
  const changes = (): Omit<RequestOf<typeof updateDelegatePlan>, 'planId'> => {
    if (fields.includes('slices')) {
      const intervalMs = (readAmount(given('interval')) ?? new Amount(0)).times(1000).toNumber();
      return { delegatePrice: given('limitPrice'), sliceCount: Number(given('slices')), intervalMs };
    }
    if (fields.includes('callback'))
      return callback.by === 'share' ? { rangeRate: hundredth(given('callback')) } : { callBackNum: given('callback') };
    return { triggerPrice: given('triggerPrice'), executePrice: given('executePrice') };
  };

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (pending) return;
    setPending(true);
    setErrorText(null);
    try {
      await api.call(updateDelegatePlan, {
        planId: plan.planId,
        ...(fields.includes('quantity') ? { delegateCount: given('quantity') } : {}),
        ...changes(),
      });
      showToast('done', t('amend.done'));
      onClose();
    } catch (error) {
      setErrorText(refusalText(error));
      setPending(false);
    }
  };
  return (
    <Modal open title={t('amend.title')} closeLabel={t('back')} onClose={onClose} sheet>
      <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-3 text-sm">
        <OrderCell name={market.symbolCodeDisplayName} delegateType={plan.delegateType} kind={t(`kind.${planKindOf(plan)}`)} />
        {fields.map((field) => (
          <AmountField
            key={field}
            label={t(`planEdit.field.${field}`)}
            {...(field === 'executePrice' || field === 'limitPrice' ? { placeholder: t('plan.market') } : {})}
            {...rules[field]}
            value={values[field]}
            onValue={(text) => setValues((now) => ({ ...now, [field]: text }))}
          />
        ))}
        <ErrorLine text={errorText} />
        <Button type="submit" look="primary" size="large" pending={pending} disabled={fields.some((field) => isMarked(values[field]))}>
          {t('amend.yes')}
        </Button>
      </form>
    </Modal>
  );
}
