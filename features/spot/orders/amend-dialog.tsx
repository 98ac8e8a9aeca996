'use client';
// Another price or quantity for an order that waits, where the screen is too small to change it in its row. Its button is the question.
import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';

import { AmountField } from '#components/trading/fields/amount-field.tsx';
import { crossingFill } from '#components/trading/order-end/crossing-fill.ts';
import { useChangedNotice } from '#components/trading/order-end/use-changed-notice.ts';
import { useCrossingText } from '#components/trading/order-end/use-crossing-text.ts';
import { PairCell } from '#components/trading/pair-cell.tsx';
import { Button } from '#components/ui/buttons/button.tsx';
import { ErrorLine } from '#components/ui/error-line.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { showToast } from '#components/ui/messages/toasts.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import { modifyOrder } from '#lib/contract/calls/v1/spot/order/modify.ts';
import type { SpotOrder } from '#lib/contract/order.ts';
import { isMarked } from '#lib/format/numbers/decimal-input.ts';
import { decimalsOf, stepOf } from '#lib/format/numbers/number-places.ts';
import { useChannel } from '#lib/realtime/use-channel.ts';
import { useHub } from '#lib/realtime/use-hub.ts';
import { sideOf } from './order-facts.ts';

type Props = { readonly order: SpotOrder; readonly pair: string; readonly onClose: () => void };

export function AmendDialog({ order, pair, onClose }: Props) {
  const t = useTranslations('spot');
  const api = useApi();
  const refusalText = useRefusalText();
  const crossingText = useCrossingText();
  const changedNotice = useChangedNotice();
  const [price, setPrice] = useState(order.delegatePrice);
  const [quantity, setQuantity] = useState(order.delegateCount);
  const [pending, setPending] = useState(false);
  const [errorText, setErrorText] = useState<string | null>(null);
  const [quoteCoin, baseCoin] = [pair.split('/')[1] ?? '', pair.split('/')[0] ?? ''];
  const unchanged = price === order.delegatePrice && quantity === order.delegateCount;
  const book = useChannel(useHub(), 'depth', order.symbol).data;
  const crossing = book === null || price === order.delegatePrice ? null : crossingFill(order, { price, quantity }, book);
  const places = { price: decimalsOf(order.delegatePrice), quantity: decimalsOf(order.delegateCount) };

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (unchanged || pending) return;
    setPending(true);
    setErrorText(null);
    try {
      const result = await api.call(modifyOrder, {
        orderId: order.orderId,
        ...(price === order.delegatePrice ? {} : { delegatePrice: price }),
        ...(quantity === order.delegateCount ? {} : { delegateCount: quantity }),
      });
      const notice = changedNotice({ side: sideOf(order), quantity, filledBefore: order.dealCount, coin: baseCoin }, result);
      showToast(notice?.tone ?? 'done', notice?.text ?? t('amend.done'));
      onClose();
    } catch (error) {
      setErrorText(refusalText(error));
      setPending(false);
    }
  };
  return (
    <Modal open title={t('amend.title')} closeLabel={t('close')} onClose={onClose} sheet>
      <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-3 text-sm">
        <PairCell pair={pair} side={sideOf(order)} />
        <AmountField
          label={t('field.price')}
          unit={quoteCoin}
          value={price}
          decimals={places.price}
          step={stepOf(places.price)}
          onValue={setPrice}
        />
        <AmountField
          label={t('field.quantity')}
          unit={baseCoin}
          value={quantity}
          holds="size"
          decimals={places.quantity}
          step={stepOf(places.quantity)}
          onValue={setQuantity}
        />
        <p className="text-xs text-muted">{t('amend.about')}</p>
        {crossing === null ? null : (
          <p role="status" className="rounded-md bg-warning-soft p-3 text-xs text-warning">
            {crossingText(crossing, baseCoin)}
          </p>
        )}
        <ErrorLine text={errorText} />
        <Button type="submit" look="primary" size="large" pending={pending} disabled={unchanged || isMarked(price) || isMarked(quantity)}>
          {t('amend.confirm')}
        </Button>
      </form>
    </Modal>
  );
}
