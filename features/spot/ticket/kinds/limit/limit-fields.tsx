'use client';
// Price of a limit order: typed, or the best bid or offer at the moment it arrives.
import { useTranslations } from 'next-intl';

import { AmountField } from '#components/trading/fields/amount-field.tsx';
import { BestOfferSelect } from '#components/trading/ticket/best-offer-select.tsx';
import { TicketTextField } from '#components/trading/ticket/ticket-text-field.tsx';
import { snapPrice } from '#lib/order-math/amounts/round-quantity.ts';
import { SizeFields } from '../size-fields.tsx';
import type { SpotFields } from '../spot-kind.ts';

export function LimitFields({ form }: { readonly form: SpotFields<'price'> }) {
  const t = useTranslations('ticket');
  const { market } = form.context;
  const { state, dispatch } = form;
  const { readPrice } = form.preview;
  return (
    <>
      <div className="flex gap-1">
        {/* First in reading order, so that Tab leads from the price straight to the quantity. */}
        <BestOfferSelect
          chosen={state.bestOffer}
          textOf={(offer) => [t(`bestOffer.${offer}`, { side: state.side }), t(`bestOffer.${offer}Short`, { side: state.side })]}
          onChosen={(bestOffer) => dispatch({ type: 'choose', choices: { bestOffer } })}
          onLast={() => dispatch({ type: 'text', field: 'price', text: snapPrice(form.priceNow(), market.tickSize) ?? '' })}
        />
        {readPrice === undefined ? (
          <TicketTextField form={form} field="price" label={t('field.price')} className="flex-1" />
        ) : (
          <AmountField
            label={t('field.price')}
            unit={market.quoteCoin}
            value={readPrice ?? ''}
            decimals={market.pricePlace}
            step={market.tickSize}
            onValue={() => undefined}
            readOnly
            estimated
            className="flex-1"
            inputRef={form.fieldRef('price')}
            {...form.markOf('price')}
          />
        )}
      </div>
      <SizeFields form={form} />
    </>
  );
}
