'use client';
// The address with its QR code, and on a test network the control that makes coins arrive.
import { Check, Copy } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { renderSVG } from 'uqr';

import { Button } from '#components/ui/buttons/button.tsx';
import { NumberField } from '#components/ui/fields/number-field.tsx';
import { showToast } from '#components/ui/messages/toasts.tsx';
import { ApiError } from '#lib/api/api-error.ts';
import { numberText } from '#lib/format/numbers/number-text.ts';
import { useApi } from '#lib/api/use-api.ts';
import { useCall } from '#lib/api/query/use-call.ts';
import { getDepositAddress } from '#lib/contract/calls/v1/assets/deposit/address.ts';
import type { CoinConfig } from '#lib/contract/calls/v1/mix/public/getCoinConfigList.ts';
import { sendTestCoins } from '#lib/contract/calls/v1/testnet/send.ts';
import { finishDecimal, lengthCaps } from '#lib/format/numbers/decimal-input.ts';

type Props = { readonly coin: string; readonly network: CoinConfig['networks'][number]; readonly onSent: () => void };

export function DepositAddress({ coin, network, onSent }: Props) {
  const t = useTranslations('assets');
  const errors = useTranslations('errors');
  const api = useApi();
  const { data: given, isError } = useCall(getDepositAddress, { coin, network: network.network });
  const [copied, setCopied] = useState(false);
  const [amount, setAmount] = useState(network.maxTestAmount);
  const [pending, setPending] = useState(false);
  const [refusal, setProblem] = useState<string | null>(null);
  const problem = refusal ?? (isError ? errors('unanswered') : null);

  const words = (error: unknown): string =>
    error instanceof ApiError && error.key !== null && errors.has(error.key) ? errors(error.key, error.params) : errors('unanswered');

  const copy = async (): Promise<void> => {
    if (given === undefined) return;
    await navigator.clipboard.writeText(given.address);
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  };
  const send = async (): Promise<void> => {
    setPending(true);
    setProblem(null);
    try {
      const sent = await api.call(sendTestCoins, { coin, network: network.network, amount: finishDecimal(amount) });
      showToast('done', t('sent', { amount: numberText(sent.amount), coin }));
      onSent();
    } catch (error) {
      setProblem(words(error));
    } finally {
      setPending(false);
    }
  };

  return (
    <section className="rounded-xl border border-subtle bg-surface-1 p-5">
      <div className="flex flex-wrap items-center gap-6">
        <div className="size-40 shrink-0 rounded-lg bg-white p-2.5">
          {given === undefined ? null : (
            <img
              alt={t('qrLabel')}
              className="size-full"
              src={`data:image/svg+xml,${encodeURIComponent(renderSVG(given.qrText, { border: 0 }))}`}
            />
          )}
        </div>
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="text-sm text-secondary">{t('yourAddress', { coin })}</h2>
          <p
            dir="ltr"
            data-testid="deposit-address"
            className="mt-2 min-h-12 break-all rounded-md border border-subtle bg-surface-0 px-3 py-2.5 text-start font-mono text-sm"
          >
            {given?.address ?? ' '}
          </p>
          <Button size="small" className="mt-3" disabled={given === undefined} onClick={() => void copy()}>
            {copied ? <Check size={14} aria-hidden /> : <Copy size={14} aria-hidden />}
            {copied ? t('copied') : t('copy')}
          </Button>
        </div>
      </div>
      {network.testNetwork ? (
        <form
          className="mt-6 border-t border-subtle pt-5"
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <h3 className="text-sm font-semibold">{t('testNetwork')}</h3>
          <p className="mt-1 text-xs text-muted">{t('testNetworkAbout')}</p>
          <div className="mt-3 flex flex-wrap items-end gap-2">
            <NumberField
              label={t('testAmount')}
              value={amount}
              rules={{ decimals: 8, maxLength: lengthCaps.size, unit: coin }}
              onValue={setAmount}
              after={<span className="pe-3 text-sm text-muted">{coin}</span>}
              className="min-w-0 flex-1 basis-40"
            />
            <Button type="submit" look="primary" size="large" pending={pending}>
              {t('sendTestCoins')}
            </Button>
          </div>
          <p className="mt-2 text-xs text-muted">{t('testMaximum', { amount: numberText(network.maxTestAmount), coin })}</p>
        </form>
      ) : null}
      {problem === null ? null : (
        <p role="alert" className="mt-3 rounded-md border border-negative bg-negative-soft px-3 py-2 text-sm">
          {problem}
        </p>
      )}
    </section>
  );
}
