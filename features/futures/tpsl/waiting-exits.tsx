'use client';
// The exits of a position that wait already: each can be changed or taken back.
import { Pencil, X } from 'lucide-react';
import { useTranslations } from 'next-intl';

import { PressButton } from '#components/ui/buttons/press-button.tsx';

import { TriggerType } from '#lib/contract/enums.ts';
import type { SpotPlan } from '#lib/contract/plan.ts';
import { formatPrice } from '#lib/format/numbers/format-price.ts';
import { shortNumber } from '#lib/format/numbers/number-text.ts';
import type { PositionRow } from '../positions/position-row.ts';

type Props = {
  readonly row: PositionRow;
  /** The one that is being changed. */
  readonly chosen: string | null;
  readonly isLeaving: (planId: string) => boolean;
  readonly onEdit: (plan: SpotPlan) => void;
  readonly onCancel: (plan: SpotPlan) => void;
};

const icon = 'grid size-7 shrink-0 place-items-center rounded text-muted hover:bg-surface-3 disabled:opacity-40 max-md:size-11';

export function WaitingExits({ row, chosen, isLeaving, onEdit, onCancel }: Props) {
  const t = useTranslations('positions.exits');
  const { market } = row;
  const leg = (price: string, type: number, limit: string, colour: string, word: string) =>
    price === '' ? null : (
      <span className="whitespace-nowrap">
        <span className="text-muted">{word} </span>
        <bdi dir="ltr" className={colour}>
          {formatPrice(price, market.pricePlace)}
          {limit === '' ? '' : ` → ${formatPrice(limit, market.pricePlace)}`}
        </bdi>
        <span className="text-muted"> ({t(type === TriggerType.fair ? 'watch.fairShort' : 'watch.marketShort')})</span>
      </span>
    );
  return (
    <ul aria-label={t('waiting')} className="flex flex-col divide-y divide-subtle rounded-md border border-subtle">
      {row.exits.map((plan) => (
        <li key={plan.planId} className={`flex items-center gap-2 px-2.5 py-1.5 text-xs ${plan.planId === chosen ? 'bg-surface-2' : ''}`}>
          <span className="flex min-w-0 flex-1 flex-wrap gap-x-3">
            {leg(plan.presetTakeProfitPrice, plan.presetTppTriType, plan.exeTakeProfitPrice, 'text-positive', t('short.takeProfit'))}
            {leg(plan.presetStopLossPrice, plan.presetSlpTriType, plan.exeStopLossPrice, 'text-negative', t('short.stopLoss'))}
            <span className="text-secondary">
              {/[1-9]/.test(plan.delegateCount) ? (
                <bdi dir="ltr">
                  {shortNumber(plan.delegateCount)} {market.form === 'inverse' ? market.quoteCoin : market.baseCoin}
                </bdi>
              ) : (
                t('whole')
              )}
            </span>
          </span>
          <PressButton
            pending={isLeaving(plan.planId)}
            aria-label={t('edit', { id: plan.planId })}
            onClick={() => onEdit(plan)}
            className={`${icon} hover:text-primary`}
          >
            <Pencil size={13} aria-hidden />
          </PressButton>
          <PressButton
            pending={isLeaving(plan.planId)}
            aria-label={t('cancel', { id: plan.planId })}
            onClick={() => onCancel(plan)}
            className={`${icon} hover:text-negative`}
          >
            <X size={15} aria-hidden />
          </PressButton>
        </li>
      ))}
    </ul>
  );
}
