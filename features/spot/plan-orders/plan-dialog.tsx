'use client';
// Another condition or size for a plan order that waits.
import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';

import { AmountField } from '#components/trading/amount-field.tsx';
import { Button } from '#components/ui/button.tsx';
import { Modal } from '#components/ui/modal.tsx';
import { showToast } from '#components/ui/toasts.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { updateDelegatePlan } from '#lib/contract/calls/v1/trigger/plan/updateDelegatePlan.ts';
import { updateTpslPlan } from '#lib/contract/calls/v1/trigger/plan/updateTPSLPlan.ts';
import type { SpotPlan } from '#lib/contract/plan.ts';
import { Amount, writeAmount } from '#lib/order-math/amount.ts';
import { PairCell } from '../orders/order-words.tsx';
import { useRefusalText } from '../use-refusal-text.ts';
import { planKindOf, planSide, usePlanWords } from './plan-words.ts';

type Props = { readonly plan: SpotPlan; readonly pair: string; readonly onClose: () => void };
type Field = 'triggerPrice' | 'executePrice' | 'takeProfit' | 'takeProfitLimit' | 'stopLoss' | 'stopLossLimit' | 'callback' | 'size';

const fieldsOf: Readonly<Record<string, readonly Field[]>> = {
  trigger: ['triggerPrice', 'executePrice', 'size'],
  exit: ['takeProfit', 'takeProfitLimit', 'stopLoss', 'stopLossLimit', 'size'],
  trailing: ['callback', 'size'],
};

const percentOf = (share: string): string => writeAmount(new Amount(share).times(100));
const shareOf = (percent: string): string => writeAmount(new Amount(percent === '' ? 0 : percent).dividedBy(100));
const placesOf = (text: string): number => text.split('.')[1]?.length ?? 0;

const valuesOf = (plan: SpotPlan): Record<Field, string> => ({
  triggerPrice: plan.triggerPrice,
  executePrice: plan.executePrice,
  takeProfit: plan.presetTakeProfitPrice,
  takeProfitLimit: plan.exeTakeProfitPrice,
  stopLoss: plan.presetStopLossPrice,
  stopLossLimit: plan.exeStopLossPrice,
  callback: percentOf(plan.rangeRate),
  size: plan.delegateCount,
});

/** A leg with a price; a field that is empty is left out. */
const given = (name: string, text: string): Record<string, string> => (text === '' ? {} : { [name]: text });

export function PlanDialog({ plan, pair, onClose }: Props) {
  const t = useTranslations('plans');
  const spot = useTranslations('spot');
  const api = useApi();
  const words = usePlanWords();
  const refusalText = useRefusalText();
  const [values, setValues] = useState(() => valuesOf(plan));
  const [pending, setPending] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const kind = planKindOf(plan);
  const [baseCoin, quoteCoin] = pair.split('/');
  const prices = [plan.triggerPrice, plan.presetTakeProfitPrice, plan.presetStopLossPrice].find((text) => text !== '') ?? '0.00';
  const unitOf = (field: Field): string | undefined =>
    field === 'callback' ? '%' : field === 'size' && plan.tradeUnit === 'base' ? baseCoin : quoteCoin;
  const decimalsOf = (field: Field): number => (field === 'callback' ? 2 : placesOf(field === 'size' ? plan.delegateCount : prices));

  const save = (): Promise<unknown> => {
    const { planId } = plan;
    if (kind !== 'exit') {
      const changes =
        kind === 'trailing'
          ? { rangeRate: shareOf(values.callback) }
          : { triggerPrice: values.triggerPrice, executePrice: values.executePrice };
      return api.call(updateDelegatePlan, { planId, delegateCount: values.size, ...changes });
    }
    return api.call(updateTpslPlan, {
      planId,
      delegateCount: values.size,
      presetTppTriType: plan.presetTppTriType === 1 ? 1 : 0,
      presetSlpTriType: plan.presetSlpTriType === 1 ? 1 : 0,
      ...given('presetTakeProfitPrice', values.takeProfit),
      ...given('exeTakeProfitPrice', values.takeProfitLimit),
      ...given('presetStopLossPrice', values.stopLoss),
      ...given('exeStopLossPrice', values.stopLossLimit),
    });
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (pending) return;
    setPending(true);
    setTrouble(null);
    try {
      await save();
      showToast('done', t('editDone'));
      onClose();
    } catch (error) {
      setTrouble(refusalText(error));
      setPending(false);
    }
  };
  return (
    <Modal open title={t('editTitle')} closeLabel={spot('close')} onClose={onClose} sheet>
      <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-3 text-sm">
        <PairCell pair={pair} side={planSide(plan)} kind={words.kind(plan)} />
        {(fieldsOf[kind] ?? []).map((field) => (
          <AmountField
            key={field}
            label={t(`field.${field}`)}
            unit={unitOf(field) ?? ''}
            value={values[field]}
            decimals={decimalsOf(field)}
            holds={field === 'callback' ? 'rate' : field === 'size' ? 'size' : 'price'}
            step={field === 'callback' ? '0.1' : '1'}
            onValue={(text) => setValues((now) => ({ ...now, [field]: text }))}
          />
        ))}
        {trouble === null ? null : (
          <p role="alert" className="text-xs text-negative">
            {trouble}
          </p>
        )}
        <Button type="submit" look="primary" size="large" pending={pending}>
          {t('save')}
        </Button>
      </form>
    </Modal>
  );
}
