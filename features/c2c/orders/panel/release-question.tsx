// Asks the seller once more: coins that are let go of do not come back.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import type { C2cOrderDetail } from '#lib/contract/c2c/order-answer.ts';
import { isolate } from '#lib/format/bidi.ts';
import { paymentText, sized } from '../sized.ts';

type Props = { readonly order: C2cOrderDetail; readonly onYes: () => void; readonly onNo: () => void };

export function ReleaseQuestion({ order, onYes, onNo }: Props) {
  const t = useTranslations('c2cOrders');
  const [isSure, setIsSure] = useState(false);
  const { quantity, coin, amount, quote, payerName, counterpart, paidMs } = order;
  const facts = [
    [t('release.coins'), sized(quantity, coin)],
    [t('release.amount'), paymentText(amount, quote)],
    payerName === null ? [t('column.counterparty'), isolate(counterpart.nickname)] : [t('release.buyer'), isolate(payerName)],
  ] as const;
  return (
    <Modal open title={t('release.title')} closeLabel={t('back')} onClose={onNo} sheet>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          onYes();
        }}
      >
        <dl className="flex flex-col gap-2 text-sm">
          {facts.map(([name, value]) => (
            <div key={name} className="flex flex-wrap justify-between gap-x-4">
              <dt className="text-muted">{name}</dt>
              <dd className="font-medium text-primary">{value}</dd>
            </div>
          ))}
        </dl>
        <div role="alert" className="flex flex-col gap-1 rounded-md bg-warning-soft p-3 text-xs text-warning">
          {paidMs === null ? <p>{t('release.unpaid')}</p> : null}
          <p>{t('release.warning')}</p>
        </div>
        <label className="flex min-h-8 cursor-pointer items-center gap-2 text-sm text-primary max-md:min-h-11">
          <input
            type="checkbox"
            checked={isSure}
            data-autofocus
            onChange={(event) => setIsSure(event.target.checked)}
            className="size-4 shrink-0 accent-accent"
          />
          {t('release.confirm', { amount: paymentText(amount, quote) })}
        </label>
        <div className="flex gap-2">
          <Button className="flex-1 max-md:h-11" onClick={onNo}>
            {t('back')}
          </Button>
          <Button type="submit" look="danger" className="flex-1 max-md:h-11" disabled={!isSure}>
            {t('action.release')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
