'use client';
// Price, quantity and amount: the last two are one size told in two coins.
import { useTranslations } from 'next-intl';
import type { Ref } from 'react';

import { AmountField } from '#components/trading/amount-field.tsx';
import { PercentSlider } from '#components/trading/percent-slider.tsx';
import type { SpotMarket } from '#lib/contract/market.ts';
import type { TicketField } from './ticket-problem.ts';
import { amountPlace } from './ticket-size.ts';
import type { Ticket } from './use-ticket.ts';

type Props = {
  readonly market: SpotMarket;
  readonly ticket: Ticket;
  readonly markOf: (field: TicketField) => { readonly mark?: 'wrong' | 'warning'; readonly describedBy?: string };
  readonly fieldRef: (field: TicketField) => Ref<HTMLInputElement>;
};

export function TicketFields({ market, ticket: { state, dispatch, preview, available }, markOf, fieldRef }: Props) {
  const t = useTranslations('spot');
  const { sized } = preview;
  return (
    <>
      {state.kind === 'limit' ? (
        <AmountField
          label={t('field.price')}
          unit={market.quoteCoin}
          value={state.price}
          decimals={market.pricePlace}
          step={market.tickSize}
          onValue={(text) => dispatch({ type: 'price', text })}
          inputRef={fieldRef('price')}
          {...markOf('price')}
        />
      ) : (
        <p className="flex h-10 items-center justify-between rounded-md border border-dashed border-strong px-3 text-xs text-muted max-md:h-11">
          {t('field.price')}
          <span className="text-secondary">{t('field.marketPrice')}</span>
        </p>
      )}
      <AmountField
        label={t('field.quantity')}
        unit={market.baseCoin}
        value={sized.quantity}
        decimals={market.volumePlace}
        step={market.lotSize}
        estimated={sized.estimated === 'quantity'}
        onValue={(text) => dispatch({ type: 'quantity', text })}
        inputRef={fieldRef('quantity')}
        {...markOf('quantity')}
      />
      <PercentSlider
        percent={preview.percent}
        disabled={available === null || !/[1-9]/.test(available)}
        onPercent={(percent) => dispatch({ type: 'percent', percent, available: available ?? '0' })}
      />
      <AmountField
        label={t('field.amount')}
        unit={market.quoteCoin}
        value={sized.amount}
        decimals={amountPlace(market)}
        step="1"
        estimated={sized.estimated === 'amount'}
        onValue={(text) => dispatch({ type: 'amount', text })}
        inputRef={fieldRef('amount')}
        {...markOf('amount')}
      />
    </>
  );
}
