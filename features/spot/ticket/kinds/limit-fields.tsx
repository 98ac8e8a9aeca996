'use client';
// Price of a limit order: typed, or the best bid or offer at the moment it arrives.
import { useTranslations } from 'next-intl';

import { AmountField } from '#components/trading/amount-field.tsx';
import { SelectBox } from '#components/ui/select-box.tsx';
import { bestOffers } from '#lib/order-math/best-offer-price.ts';
import { snapPrice } from '#lib/order-math/round-quantity.ts';
import { SizeFields } from '../size-fields.tsx';
import type { TicketForm } from '../ticket-form.ts';
import { TicketTextField } from '../ticket-text-field.tsx';

const own = 'own';
const last = 'last';

function BestOfferSelect({ form }: { readonly form: TicketForm }) {
  const t = useTranslations('spot');
  const { state, desk, dispatch, priceNow } = form;
  const options = [own, last, ...bestOffers].map((value) => ({ value, label: t(`bestOffer.${value}`, { side: state.side }) }));
  const { bestOffer } = state;
  return (
    <SelectBox
      name={t('bestOffer.name')}
      title={t('bestOffer.about')}
      options={options}
      value={bestOffer ?? own}
      shown={bestOffer === null ? t('bestOffer.short') : t(`bestOffer.${bestOffer}Short`, { side: state.side })}
      onValue={(value) => {
        if (value === last) dispatch({ type: 'text', field: 'price', text: snapPrice(priceNow(), desk.market.tickSize) ?? '' });
        else dispatch({ type: 'choose', choices: { bestOffer: bestOffers.find((one) => one === value) ?? null } });
      }}
      className="h-9 min-w-[4.25rem] order-last max-md:h-11"
    />
  );
}

export function LimitFields({ form }: { readonly form: TicketForm }) {
  const t = useTranslations('spot');
  const { market } = form.desk;
  const { readPrice } = form.preview;
  return (
    <>
      <div className="flex gap-1">
        {/* First in reading order, so that Tab leads from the price straight to the quantity. */}
        <BestOfferSelect form={form} />
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

export function MarketFields({ form }: { readonly form: TicketForm }) {
  const t = useTranslations('spot');
  return (
    <>
      <p className="flex h-9 items-center justify-between rounded-md border border-dashed border-strong px-2.5 text-xs text-muted max-md:h-11">
        {t('field.price')}
        <span className="text-secondary">{t('field.marketPrice')}</span>
      </p>
      <SizeFields form={form} />
    </>
  );
}
