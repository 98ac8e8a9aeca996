'use client';
// Prices that are waited for: a new one, and those that are waited for already.
import { BellRing, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';

import { AmountField } from '#components/trading/fields/amount-field.tsx';
import { Button } from '#components/ui/buttons/button.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import type { SpotMarket } from '#lib/contract/market.ts';
import { numberText } from '#lib/format/numbers/number-text.ts';
import { snapPrice } from '#lib/order-math/amounts/round-quantity.ts';
import { addAlert, removeAlert, useAlerts } from './alerts-store.ts';

type Props = { readonly market: SpotMarket; readonly lastPrice: string; readonly onClose: () => void };

export function AlertDialog({ market, lastPrice, onClose }: Props) {
  const t = useTranslations('chart');
  const alerts = useAlerts((state) => state.alerts);
  const [price, setPrice] = useState('');
  const snapped = snapPrice(price, market.tickSize);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (snapped === null) return;
    addAlert(market.symbol, snapped, lastPrice);
    setPrice('');
  };
  return (
    <Modal open title={t('alert.title')} closeLabel={t('dismiss')} onClose={onClose} sheet>
      <form onSubmit={submit} className="flex flex-col gap-3">
        <AmountField
          label={t('alert.price')}
          unit={market.quoteCoin}
          value={price}
          decimals={market.pricePlace}
          step={market.tickSize}
          onValue={setPrice}
        />
        <p className="text-xs text-muted">{t('alert.about')}</p>
        <Button type="submit" look="primary" disabled={snapped === null}>
          {t('alert.add')}
        </Button>
      </form>
      {/* The list has one height, however many there are: a button that is pressed twice stays under the pointer. */}
      <ul className="mt-4 flex h-60 flex-col gap-1 overflow-y-auto text-sm" aria-label={t('alert.list')}>
        {alerts.map(({ id, symbol, price: waited, isRising }) => (
          <li key={id} className="flex min-h-9 items-center gap-2 border-b border-subtle last:border-0">
            <BellRing size={14} aria-hidden className="shrink-0 text-accent" />
            <bdi dir="ltr" className="font-medium">
              {symbol}
            </bdi>
            <span className="text-secondary">{t(isRising ? 'alert.rising' : 'alert.falling', { price: numberText(waited) })}</span>
            <button
              type="button"
              onClick={() => removeAlert(id)}
              aria-label={t('alert.remove', { symbol, price: numberText(waited) })}
              className="ms-auto grid size-8 place-items-center rounded text-muted hover:bg-surface-2 hover:text-primary max-md:size-11"
            >
              <Trash2 size={14} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
