'use client';
// The fields of each kind: prices, callbacks, and how large the order is.
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { AmountField } from '#components/trading/amount-field.tsx';
import { ScaledFields } from '#components/trading/scaled-fields.tsx';
import { QuickPicks } from '#components/trading/quick-picks.tsx';
import { SelectBox } from '#components/ui/select-box.tsx';
import { TriggerType } from '#lib/contract/enums.ts';
import { bestOffers } from '#lib/order-math/best-offer-price.ts';
import { snapPrice } from '#lib/order-math/round-quantity.ts';
import type { TicketForm } from './ticket-form.ts';
import type { TextName } from './ticket-state.ts';

type Props = { readonly form: TicketForm };
type FieldProps = Props & {
  readonly field: TextName;
  readonly label: string;
  readonly name?: string;
  readonly placeholder?: string;
  /** Left out: the quote coin; null: none. */
  readonly unit?: string | null;
  /** Left out: the market's price step. */
  readonly number?: { readonly decimals: number; readonly step: string; readonly holds?: 'count' | 'rate' };
  readonly className?: string;
};

/** A field whose text is kept as it was typed; a price unless told otherwise, brought down to its step when it is left. */
export function TextField({ form, field, label, name, placeholder, unit, number, className }: FieldProps) {
  const { state, dispatch, desk } = form;
  const { market } = desk;
  const text = state.texts[field];
  return (
    <AmountField
      label={label}
      {...(name === undefined ? {} : { name })}
      {...(placeholder === undefined ? {} : { placeholder })}
      {...(unit === null ? {} : { unit: unit ?? market.quoteCoin })}
      {...(className === undefined ? {} : { className })}
      value={text}
      decimals={number?.decimals ?? market.pricePlace}
      step={number?.step ?? market.tickSize}
      holds={number?.holds ?? 'price'}
      onValue={(typed) => dispatch({ type: 'text', field, text: typed })}
      onLeave={() => {
        const snapped = number === undefined ? snapPrice(text, market.tickSize) : null;
        if (snapped !== null && snapped !== text) dispatch({ type: 'text', field, text: snapped });
      }}
      onFocus={() => dispatch({ type: 'aim', field })}
      inputRef={form.fieldRef(field)}
      {...form.markOf(field)}
    />
  );
}

const [own, last] = ['own', 'last'] as const;

function BestOfferSelect({ form }: Props) {
  const t = useTranslations('futures');
  const { state, desk, dispatch } = form;
  const { bestOffer } = state;
  return (
    <SelectBox
      name={t('bestOffer.name')}
      title={t('bestOffer.about')}
      options={[own, last, ...bestOffers].map((value) => ({ value, label: t(`bestOffer.${value}`) }))}
      value={bestOffer ?? own}
      shown={bestOffer === null ? t('bestOffer.short') : t(`bestOffer.${bestOffer}Short`)}
      onValue={(value) => {
        if (value === last) dispatch({ type: 'text', field: 'price', text: snapPrice(desk.ticker.lastPrice, desk.market.tickSize) ?? '' });
        else dispatch({ type: 'choose', choices: { bestOffer: bestOffers.find((one) => one === value) ?? null } });
      }}
      className="order-last h-9 min-w-[4.25rem] max-md:h-11"
    />
  );
}

const Dashed = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <p className="flex h-9 shrink-0 grow items-center justify-between rounded-md border border-dashed border-strong px-2.5 text-xs text-muted max-md:h-11">
    {label}
    <span className="text-secondary">{children}</span>
  </p>
);

function LimitFields({ form }: Props) {
  const t = useTranslations('futures');
  const { bestOffer } = form.state;
  return (
    <div className="flex gap-1">
      <BestOfferSelect form={form} />
      {bestOffer === null ? (
        <TextField form={form} field="price" label={t('field.price')} className="flex-1" />
      ) : (
        <Dashed label={t('field.price')}>{t(`bestOffer.${bestOffer}`)}</Dashed>
      )}
    </div>
  );
}

function WatchSelect({ form }: Props) {
  const t = useTranslations('futures');
  return (
    <SelectBox
      name={t('watch.name')}
      options={[
        { value: 'last', label: t('watch.last') },
        { value: 'mark', label: t('watch.mark') },
      ]}
      value={form.state.watch === TriggerType.fair ? 'mark' : 'last'}
      onValue={(value) => form.dispatch({ type: 'choose', choices: { watch: value === 'mark' ? TriggerType.fair : TriggerType.market } })}
      className="order-last h-9 min-w-[4.25rem] max-md:h-11"
    />
  );
}

function TriggerFields({ form }: Props) {
  const t = useTranslations('futures');
  const { executeAt } = form.state;
  return (
    <>
      <div className="flex gap-1">
        <WatchSelect form={form} />
        <TextField form={form} field="triggerPrice" label={t('field.trigger')} className="flex-1" />
      </div>
      <div className="flex gap-1">
        <SelectBox
          name={t('executeAt.name')}
          options={(['limit', 'market'] as const).map((value) => ({ value, label: t(`kind.${value}`) }))}
          value={executeAt}
          onValue={(value) => form.dispatch({ type: 'choose', choices: { executeAt: value } })}
          className="order-last h-9 min-w-[4.25rem] max-md:h-11"
        />
        {executeAt === 'limit' ? (
          <TextField form={form} field="executePrice" label={t('field.price')} className="flex-1" />
        ) : (
          <Dashed label={t('field.price')}>{t('field.marketPrice')}</Dashed>
        )}
      </div>
    </>
  );
}

const callbacks = ['0.5', '1', '2', '5'];

function TrailingFields({ form }: Props) {
  const t = useTranslations('futures');
  return (
    <>
      <div className="flex gap-1">
        <TextField
          form={form}
          field="callback"
          label={t('field.callback')}
          unit="%"
          number={{ decimals: 2, step: '0.1' }}
          className="flex-1"
        />
        <QuickPicks
          name={t('field.callback')}
          picks={callbacks.map((value) => ({ value, label: `${value}%` }))}
          value={form.state.texts.callback}
          onPick={(text) => form.dispatch({ type: 'text', field: 'callback', text })}
        />
      </div>
      <div className="flex gap-1">
        <WatchSelect form={form} />
        <TextField form={form} field="activationPrice" label={t('field.activation')} placeholder={t('field.atOnce')} className="flex-1" />
      </div>
    </>
  );
}

export function KindFields({ form }: Props) {
  const t = useTranslations('futures');
  const { kind } = form.state;
  if (kind === 'limit') return <LimitFields form={form} />;
  if (kind === 'trigger') return <TriggerFields form={form} />;
  if (kind === 'scaled')
    return (
      <ScaledFields
        field={(field, words) => <TextField key={field} form={form} field={field} {...words} />}
        skew={form.state.texts.skew}
        onSkew={(text) => form.dispatch({ type: 'text', field: 'skew', text })}
      />
    );
  return kind === 'trailing' ? <TrailingFields form={form} /> : <Dashed label={t('field.price')}>{t('field.marketPrice')}</Dashed>;
}
