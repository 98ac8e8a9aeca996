'use client';
// Quantity, slider and amount: one size told in two coins, or in the one that the kind takes.
import { useTranslations } from 'next-intl';

import { AmountField } from '#components/trading/amount-field.tsx';
import { PercentSlider } from '#components/trading/percent-slider.tsx';
import type { TicketForm } from './ticket-form.ts';
import { amountPlace } from './ticket-size.ts';

export function SizeFields({ form }: { readonly form: TicketForm }) {
  const t = useTranslations('spot');
  const { state, desk, dispatch, preview, available, markOf, fieldRef } = form;
  const { market } = desk;
  const { sized, units } = preview;
  const slider = (
    <PercentSlider
      percent={preview.percent}
      disabled={available === null || !/[1-9]/.test(available)}
      onPercent={(percent) => dispatch({ type: 'percent', percent, available: available ?? '0' })}
    />
  );
  return (
    <>
      {units === 'amount' ? null : (
        <>
          <AmountField
            label={t('field.quantity')}
            unit={market.baseCoin}
            // What is typed stays as it is typed.
            value={state.size.by === 'quantity' ? state.size.text : sized.quantity}
            decimals={market.volumePlace}
            holds="size"
            step={market.lotSize}
            estimated={sized.estimated === 'quantity'}
            onValue={(text) => dispatch({ type: 'quantity', text })}
            onLeave={() => dispatch({ type: 'snap', rules: market })}
            inputRef={fieldRef('quantity')}
            {...markOf('quantity')}
          />
          {slider}
        </>
      )}
      {units === 'quantity' ? null : (
        <AmountField
          label={t('field.amount')}
          unit={market.quoteCoin}
          value={sized.amount}
          decimals={amountPlace(market)}
          holds="size"
          step="1"
          estimated={sized.estimated === 'amount'}
          onValue={(text) => dispatch({ type: 'amount', text })}
          inputRef={fieldRef('amount')}
          {...markOf('amount')}
        />
      )}
      {units === 'amount' ? slider : null}
    </>
  );
}
