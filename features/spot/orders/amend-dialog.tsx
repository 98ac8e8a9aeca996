'use client';
// Change an open order's price or size without losing it from sight.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '#components/ui/button.tsx';
import { Modal } from '#components/ui/modal.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { showToast } from '#components/ui/toasts.tsx';
import { ApiError } from '#lib/api/api-error.ts';
import { useApi } from '#lib/api/use-api.ts';
import { modifyOrder } from '#lib/contract/calls/v1/spot/order/modify.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import type { SpotOrder } from '#lib/contract/order.ts';
import { acceptDecimal, finishDecimal } from '#lib/format/decimal-input.ts';

type Props = { readonly order: SpotOrder; readonly market: SpotMarket | undefined; readonly onClose: () => void };

export function AmendDialog({ order, market, onClose }: Props) {
  const t = useTranslations('orders');
  const shell = useTranslations('shell');
  const errors = useTranslations('errors');
  const api = useApi();
  const [price, setPrice] = useState(order.delegatePrice);
  const [quantity, setQuantity] = useState(order.delegateCount);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const save = async (): Promise<void> => {
    setPending(true);
    try {
      await api.call(modifyOrder, { orderId: order.orderId, delegatePrice: finishDecimal(price), delegateCount: finishDecimal(quantity) });
      showToast('done', t('amended'));
      onClose();
    } catch (error) {
      const known = error instanceof ApiError && error.key !== null && errors.has(error.key);
      setProblem(known ? errors(error.key, error.params) : errors('unanswered'));
      setPending(false);
    }
  };
  return (
    <Modal open sheet title={t('amendTitle', { pair: market?.displayName ?? order.symbol })} closeLabel={shell('close')} onClose={onClose}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField label={t('price')} dir="ltr" inputMode="decimal" value={price} onChange={(event) => setPrice(acceptDecimal(price, event.target.value, { decimals: market?.pricePlace ?? 8, maxLength: 20 }))} />
        <TextField label={t('quantity')} dir="ltr" inputMode="decimal" value={quantity} onChange={(event) => setQuantity(acceptDecimal(quantity, event.target.value, { decimals: market?.volumePlace ?? 8, maxLength: 18 }))} />
        <p className="text-xs text-muted">{t('amendHint')}</p>
        {problem === null ? null : (
          <p role="alert" className="text-xs text-negative">
            {problem}
          </p>
        )}
        <Button type="submit" look="primary" size="large" pending={pending}>
          {t('save')}
        </Button>
      </form>
    </Modal>
  );
}
