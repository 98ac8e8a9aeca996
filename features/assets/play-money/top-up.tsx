'use client';
// More of one coin for the demo account one has.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { AmountField } from '#components/trading/fields/amount-field.tsx';
import { Button } from '#components/ui/buttons/button.tsx';
import { ErrorLine } from '#components/ui/error-line.tsx';
import { SelectBox } from '#components/ui/fields/select-box.tsx';
import { showToast } from '#components/ui/messages/toasts.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { topUpPaper } from '#lib/contract/calls/paptrading/topUp.ts';
import { readPositive } from '#lib/order-math/amounts/amount.ts';
import { useRequest } from './use-request.ts';

type Props = { readonly coins: readonly string[]; readonly onDone: () => void };

/** The decimals for any coin; the exchange refuses what is finer than the coin. */
const decimals = 8;

export function TopUp({ coins, onDone }: Props) {
  const t = useTranslations('demo');
  const api = useApi();
  const [coin, setCoin] = useState('USDT');
  const [amount, setAmount] = useState('10000');
  const request = useRequest(() => {
    showToast('done', t('topUp.done'));
    onDone();
  });
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        request.run(() => api.call(topUpPaper, { list: [{ coin, amount }] }));
      }}
    >
      <h3 className="text-sm font-medium">{t('topUp.title')}</h3>
      <div className="flex gap-2">
        <AmountField
          className="min-w-0 flex-1"
          label={t('amount')}
          unit={coin}
          value={amount}
          decimals={decimals}
          holds="size"
          step="1000"
          onValue={setAmount}
        />
        <SelectBox
          name={t('coin')}
          options={coins.map((one) => ({ value: one, label: one }))}
          value={coin}
          onValue={setCoin}
          className="min-w-24"
        />
      </div>
      <ErrorLine text={request.errorText} />
      <Button type="submit" look="primary" pending={request.pending} disabled={readPositive(amount) === null} className="max-md:h-11">
        {t('topUp.button')}
      </Button>
    </form>
  );
}
