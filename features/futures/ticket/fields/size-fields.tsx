'use client';
// The size of the order: in coins, margin or value, or as a share of the most.
import { useTranslations } from 'next-intl';

import { AmountField } from '#components/trading/fields/amount-field.tsx';
import { ShareRow } from '#components/trading/ticket/share-row.tsx';
import { SelectBox } from '#components/ui/fields/select-box.tsx';
import { contractUnits } from '#lib/order-math/futures/contract-unit.ts';
import type { SidePreview } from '../preview/ticket-preview.ts';
import type { TicketFields } from '../live/ticket-fields.ts';
import { coinOfUnit, placesOfUnit } from '../preview/ticket-size.ts';

/** It can neither open nor close anything. */
const hasNothing = ({ max }: SidePreview): boolean => max !== null && !/[1-9]/.test(max);

export function SizeFields({ form }: { readonly form: TicketFields }) {
  const t = useTranslations('futures');
  const { state, context, dispatch, unit, preview } = form;
  const { size } = state;
  const share = {
    percent: preview.percent,
    disabled: context.account === null || (hasNothing(preview.buy) && hasNothing(preview.sell)),
    onPercent: (percent: number) => dispatch({ type: 'percent', percent }),
  };
  const shown = size.by === 'amount' ? size.unit : unit;
  return (
    <>
      <div className="flex gap-1">
        <AmountField
          label={t('field.size')}
          unit={coinOfUnit(shown, context)}
          bare
          value={size.by === 'amount' ? size.text : ''}
          {...(size.by === 'percent' && size.percent > 0 ? { placeholder: `${size.percent}%` } : {})}
          decimals={placesOfUnit(shown, context)}
          holds="size"
          step={shown === 'base' ? context.market.lotSize : '1'}
          onValue={(text) => dispatch({ type: 'size', text, unit: shown })}
          onLeave={form.leave}
          inputRef={form.fieldRef('size')}
          className="flex-1"
          {...form.markOf('size')}
        />
        <SelectBox
          name={t('unit.name')}
          title={t(`unit.about.${shown}`)}
          options={contractUnits.map((value) => ({ value, label: `${coinOfUnit(value, context)} · ${t(`unit.${value}`)}` }))}
          value={shown}
          shown={coinOfUnit(shown, context)}
          onValue={form.chooseUnit}
          className="h-9 min-w-[4.25rem] max-md:h-11"
        />
      </div>
      <ShareRow {...share} />
    </>
  );
}
