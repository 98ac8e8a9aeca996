'use client';
// Quantity, slider and amount: one size told in two coins, the one that somebody thinks in first; or in the one that the kind takes.
import { useTranslations } from 'next-intl';

import { AmountField } from '#components/trading/fields/amount-field.tsx';
import { ShareRow } from '#components/trading/ticket/share-row.tsx';
import { SelectBox } from '#components/ui/fields/select-box.tsx';
import type { SizeUnit } from '#lib/session/order-form/size-unit.ts';
import type { SpotFields } from './spot-kind.ts';
import { amountPlace } from '../form/ticket-size.ts';

type Props = { readonly form: SpotFields<never> };

function SizeInput({ form, of, bare }: Props & { readonly of: SizeUnit; /** The coin stands beside it. */ readonly bare: boolean }) {
  const words = useTranslations('ticket');
  const { state, dispatch, preview, markOf, fieldRef } = form;
  const { market } = form.context;
  const { size } = state;
  const isQuantity = of === 'quantity';
  const decimals = isQuantity ? market.volumePlace : amountPlace(market);
  return (
    <AmountField
      label={words(`field.${of}`)}
      unit={isQuantity ? market.baseCoin : market.quoteCoin}
      bare={bare}
      // The typed text stays as it is typed.
      value={size.by === of ? size.text : preview.sized[of]}
      decimals={decimals}
      holds="size"
      step={isQuantity ? market.lotSize : '1'}
      estimated={preview.sized.estimated === of}
      onValue={(text) => dispatch({ type: of, text })}
      onLeave={form.leave}
      inputRef={fieldRef(of)}
      className={bare ? 'flex-1' : ''}
      {...markOf(of)}
    />
  );
}

function UnitSelect({ form }: Props) {
  const t = useTranslations('spot');
  const { market } = form.context;
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
  const isTwice = units === 'both' || units === 'either';
  const first = isTwice ? unit : units;
  const share = {
    percent: preview.percent,
    disabled: available === null || !/[1-9]/.test(available),
    onPercent: (percent: number) => dispatch({ type: 'percent', percent, available: available ?? '0' }),
  };
  return (
    <>
      {isTwice ? (
        <div className="flex gap-1">
          <SizeInput form={form} of={first} bare />
          <UnitSelect form={form} />
        </div>
      ) : (
        <SizeInput form={form} of={first} bare={false} />
      )}
      <ShareRow {...share} />
      {isTwice ? <SizeInput form={form} of={first === 'quantity' ? 'amount' : 'quantity'} bare={false} /> : null}
    </>
  );
}
