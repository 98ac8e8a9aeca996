'use client';
// Quantity, slider and amount: one size told in two coins, the one that somebody thinks in first; or in the one that the kind takes.
import { useTranslations } from 'next-intl';

import { AmountField } from '#components/trading/amount-field.tsx';
import { PercentField } from '#components/trading/percent-field.tsx';
import { PercentSlider } from '#components/trading/percent-slider.tsx';
import { SelectBox } from '#components/ui/select-box.tsx';
import type { SizeUnit } from '#lib/session/size-unit.ts';
import type { TicketForm } from './ticket-form.ts';
import { amountPlace } from './ticket-size.ts';

type Props = { readonly form: TicketForm };

function SizeField({ form, of, bare }: Props & { readonly of: SizeUnit; /** The coin stands beside it. */ readonly bare: boolean }) {
  const t = useTranslations('spot');
  const { state, desk, dispatch, preview, markOf, fieldRef } = form;
  const { market } = desk;
  const { size } = state;
  const isQuantity = of === 'quantity';
  const decimals = isQuantity ? market.volumePlace : amountPlace(market);
  return (
    <AmountField
      label={t(`field.${of}`)}
      unit={isQuantity ? market.baseCoin : market.quoteCoin}
      bare={bare}
      // What is typed stays as it is typed.
      value={size.by === of ? size.text : preview.sized[of]}
      decimals={decimals}
      holds="size"
      step={isQuantity ? market.lotSize : '1'}
      estimated={preview.sized.estimated === of}
      onValue={(text) => dispatch({ type: of, text })}
      onLeave={() => dispatch({ type: 'snap', rules: market })}
      inputRef={fieldRef(of)}
      className={bare ? 'flex-1' : ''}
      {...markOf(of)}
    />
  );
}

function UnitSelect({ form }: Props) {
  const t = useTranslations('spot');
  const { market } = form.desk;
  return (
    <SelectBox
      name={t('sizeUnit')}
      options={[
        { value: 'quantity', label: market.baseCoin },
        { value: 'amount', label: market.quoteCoin },
      ]}
      value={form.unit}
      onValue={form.chooseUnit}
      className="h-9 min-w-[4.25rem] max-md:h-11"
    />
  );
}

export function SizeFields({ form }: Props) {
  const { dispatch, preview, available, unit } = form;
  const { units } = preview;
  const first = units === 'both' ? unit : units;
  const share = {
    percent: preview.percent,
    disabled: available === null || !/[1-9]/.test(available),
    onPercent: (percent: number) => dispatch({ type: 'percent', percent, available: available ?? '0' }),
  };
  return (
    <>
      {units === 'both' ? (
        <div className="flex gap-1">
          <SizeField form={form} of={first} bare />
          <UnitSelect form={form} />
        </div>
      ) : (
        <SizeField form={form} of={first} bare={false} />
      )}
      <div className="flex items-start gap-2">
        <PercentSlider {...share} className="flex-1" />
        <PercentField {...share} />
      </div>
      {units === 'both' ? <SizeField form={form} of={first === 'quantity' ? 'amount' : 'quantity'} bare={false} /> : null}
    </>
  );
}
