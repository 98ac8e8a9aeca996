'use client';
// The order to send coins to another user: who, how much, a look at who it is, and then for good.
import { Decimal } from 'decimal.js';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { CoinPicker } from '#components/trading/coin-picker/coin-picker.tsx';
import { Button } from '#components/ui/buttons/button.tsx';
import { NumberField } from '#components/ui/fields/number-field.tsx';
import { TextField } from '#components/ui/fields/text-field.tsx';
import { showToast } from '#components/ui/messages/toasts.tsx';
import { newClientId } from '#lib/contract/client-id.ts';
import { useApi } from '#lib/api/use-api.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import { getReceiver } from '#lib/contract/calls/v1/assets/withdraw/internal/receiver.ts';
import { sendToUser } from '#lib/contract/calls/v1/assets/withdraw/internal/send.ts';
import { readReceiver } from '#lib/contract/money/internal-transfer.ts';
import { finishDecimal, isPositiveDecimal, lengthCaps } from '#lib/format/numbers/decimal-input.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatNumber } from '#lib/format/numbers/format-number.ts';
import { formatDateTime } from '#lib/format/format-time.ts';
import { Labelled, withdrawableOf } from './place-fields.tsx';
import type { WithdrawScene } from './withdraw-scene.ts';

type Props = { readonly scene: WithdrawScene; readonly initialCoin: string; readonly onSent: () => void };

const coinDecimals = 8;
const noticeClasses = 'rounded-md bg-warning-soft px-3 py-2 text-sm';

export function InternalForm({ scene, initialCoin, onSent }: Props) {
  const t = useTranslations('withdraw');
  const api = useApi();
  const why = useRefusalText();
  const [coin, setCoin] = useState(initialCoin);
  const [receiver, setReceiver] = useState('');
  const [amount, setAmount] = useState('');
  /** The masked recipient, and the name of this one order; null: not looked at yet. */
  const [meant, setMeant] = useState<{ readonly masked: string; readonly clientOid: string } | null>(null);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { config, book } = scene;
  const balance = scene.balances.find((one) => one.coin === coin);
  // The balance that a unified account needs as margin cannot be withdrawn.
  const available = balance?.withdrawable ?? balance?.available ?? '0';
  const entered = finishDecimal(amount);
  const isAmount = isPositiveDecimal(entered);
  const isTooMuch = isAmount && new Decimal(entered).gt(available);
  const waits = config.heldUntilMs > 0;
  const isEmpty = receiver.trim() === '' || !isAmount;
  const whole = isEmpty ? '' : `${formatNumber(entered)} ${coin}`;

  /** Anything else than what was looked at is looked at anew. */
  const change = (set: () => void): void => {
    set();
    setMeant(null);
    setProblem(null);
  };
  const step = async (): Promise<void> => {
    if (readReceiver(receiver.trim()) === null) return setProblem(t('internal.receiverProblem'));
    setPending(true);
    setProblem(null);
    try {
      if (meant === null) {
        const { masked } = await api.call(getReceiver, { receiver: receiver.trim() });
        setMeant({ masked, clientOid: newClientId() });
        return;
      }
      const sent = await api.call(sendToUser, { receiver: receiver.trim(), coin, amount: entered, clientOid: meant.clientOid });
      showToast('done', t('internal.done', { amount: isolateLtr(`${sent.amount} ${sent.coin}`), receiver: isolateLtr(sent.counterpart) }));
      setMeant(null);
      setAmount('');
      onSent();
    } catch (error) {
      setProblem(why(error));
    } finally {
      setPending(false);
    }
  };

  return (
    <form
      className="grid grid-cols-1 gap-5 rounded-xl border border-subtle bg-surface-1 p-5"
      onSubmit={(event) => {
        event.preventDefault();
        void step();
      }}
    >
      {waits ? <p className={noticeClasses}>{t('held', { time: isolateLtr(formatDateTime(config.heldUntilMs, 0)) })}</p> : null}
      {book.whitelist.on ? <p className={noticeClasses}>{t('internal.whitelistOn')}</p> : null}
      <p className="text-sm text-secondary">{t('internal.about')}</p>
      <TextField
        label={t('internal.receiver')}
        hint={t('internal.receiverHint')}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        value={receiver}
        onChange={(event) => change(() => setReceiver(event.target.value))}
      />
      <Labelled label={t('coin')}>
        <CoinPicker
          look="field"
          name={t('coin')}
          coin={coin}
          coins={config.coins}
          available={withdrawableOf(scene)}
          onCoin={(one) => change(() => setCoin(one))}
        />
      </Labelled>
      <NumberField
        label={t('amount')}
        hint={t('internal.free', { amount: isolateLtr(`${formatNumber(available)} ${coin}`) })}
        value={amount}
        rules={{ decimals: coinDecimals, maxLength: lengthCaps.size, unit: coin }}
        problem={isTooMuch ? t('tooMuch') : undefined}
        onValue={(text) => change(() => setAmount(text))}
        after={
          <span className="flex items-center gap-2 pe-2 text-sm text-muted">
            {coin}
            <Button size="small" onClick={() => change(() => setAmount(available))}>
              {t('all')}
            </Button>
          </span>
        }
      />
      {meant === null ? null : (
        <p role="status" className="rounded-md border border-accent px-3 py-2 text-sm">
          {t('internal.check', { amount: isolateLtr(whole), receiver: isolateLtr(meant.masked) })}
        </p>
      )}
      {problem === null ? null : (
        <p role="alert" className="rounded-md border border-negative bg-negative-soft px-3 py-2 text-sm">
          {problem}
        </p>
      )}
      <Button type="submit" look="primary" size="large" pending={pending} disabled={waits || book.whitelist.on || isEmpty || isTooMuch}>
        {meant === null ? t('internal.continue') : t('internal.send')}
      </Button>
    </form>
  );
}
