'use client';
// How large the order is: in coins, margin or value, or as a share of the most.
import { useTranslations } from 'next-intl';

import { AmountField } from '#components/trading/amount-field.tsx';
import { PercentField } from '#components/trading/percent-field.tsx';
import { PercentSlider } from '#components/trading/percent-slider.tsx';
import { SelectBox } from '#components/ui/select-box.tsx';
import { contractUnits } from '#lib/order-math/contract-unit.ts';
import type { TicketForm } from './ticket-form.ts';
import { coinOfUnit, placesOfUnit } from './ticket-size.ts';

export function SizeFields({ form }: { readonly form: TicketForm }) {
  const t = useTranslations('futures');
  const { state, desk, dispatch, unit, preview } = form;
  const { size } = state;
  const share = {
    percent: preview.percent,
    disabled: desk.account === null,
    onPercent: (percent: number) => dispatch({ type: 'percent', percent }),
  };
  const shown = size.by === 'amount' ? size.unit : unit;
  return (
    <>
      <div className="flex gap-1">
        <AmountField
          label={t('field.size')}
          unit={coinOfUnit(shown, desk)}
          bare
          value={size.by === 'amount' ? size.text : ''}
          {...(size.by === 'percent' && size.percent > 0 ? { placeholder: `${size.percent}%` } : {})}
          decimals={placesOfUnit(shown, desk)}
          holds="size"
          step={shown === 'base' ? desk.market.lotSize : '1'}
          onValue={(text) => dispatch({ type: 'size', text, unit: shown })}
          inputRef={form.fieldRef('size')}
          className="flex-1"
          {...form.markOf('size')}
        />
        <SelectBox
          name={t('unit.name')}
          title={t(`unit.about.${shown}`)}
          options={contractUnits.map((value) => ({ value, label: `${coinOfUnit(value, desk)} · ${t(`unit.${value}`)}` }))}
          value={shown}
          shown={coinOfUnit(shown, desk)}
          onValue={form.chooseUnit}
          className="h-9 min-w-[4.25rem] max-md:h-11"
        />
      </div>
      <div className="flex items-start gap-2">
        <PercentSlider {...share} className="flex-1" />
        <PercentField {...share} />
      </div>
    </>
  );
}
