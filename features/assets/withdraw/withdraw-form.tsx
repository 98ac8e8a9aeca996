'use client';
// The order to withdraw: coin, network, where to, how much, and what comes of it.
import { Decimal } from 'decimal.js';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { NumberField } from '#components/ui/fields/number-field.tsx';
import { TextField } from '#components/ui/fields/text-field.tsx';
import { showToast } from '#components/ui/messages/toasts.tsx';
import { ApiError } from '#lib/api/api-error.ts';
import { useApi } from '#lib/api/use-api.ts';
import { useFillingId } from '#lib/api/use-filling-id.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import { applyWithdrawal } from '#lib/contract/calls/v1/assets/withdraw/apply.ts';
import type { WithdrawalRecord } from '#lib/contract/money/withdrawal.ts';
import { finishDecimal, isPositiveDecimal, lengthCaps } from '#lib/format/numbers/decimal-input.ts';
import { formatCoinAmount } from '#lib/format/numbers/format-coin-amount.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatDateTime } from '#lib/format/format-time.ts';
import { fieldClasses, Labelled, PlaceFields, wayOf } from './place-fields.tsx';
import { useAddressCheck } from './use-address-check.ts';
import { withdrawAmounts } from './withdraw-amounts.ts';
import { shortAddress } from '#lib/format/short-address.ts';
import type { WithdrawScene } from './withdraw-scene.ts';

type Props = {
  readonly scene: WithdrawScene;
  readonly locale: string;
  readonly initialCoin: string;
  readonly onBook: () => void;
  readonly onAsked: (record: WithdrawalRecord) => void;
};

const nowhere = { address: '', memo: '' };

export function WithdrawForm({ scene, locale, initialCoin, onBook, onAsked }: Props) {
  const t = useTranslations('withdraw');
  const api = useApi();
  const why = useRefusalText();
  const [chosen, setChosen] = useState({ coin: initialCoin, network: '' });
  const [keptId, setKeptId] = useState('');
  const [typed, setTyped] = useState({ address: '', memo: '' });
  const [amount, setAmount] = useState('');
  const fillingId = useFillingId();
  /** The number of answers: a request sent after one is another withdrawal, however alike. */
  const answers = useRef(0);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const meant = wayOf(scene, chosen);
  const isTyped = keptId === '' && !scene.book.whitelist.on;
  const addressProblem = useAddressCheck(
    { coin: meant?.coin ?? '', network: meant?.way.network ?? '' },
    isTyped && meant !== null ? typed.address : '',
  );
  if (meant === null) return null;
  const { coin, way } = meant;
  const { config, book } = scene;
  const balance = scene.balances.find((one) => one.coin === coin);
  // The balance that a unified account needs as margin cannot be withdrawn.
  const available = balance?.withdrawable ?? balance?.available ?? '0';
  const kept = book.list.filter((one) => one.coin === coin && one.network === way.network);
  const from = kept.find(({ addressId }) => addressId === keptId);
  const place = from ?? (book.whitelist.on ? nowhere : typed);
  const { receive, problem: amountProblem } = withdrawAmounts(finishDecimal(amount), way.fee, way.minimum, available);
  const waits = config.heldUntilMs > 0;

  const ask = async (): Promise<void> => {
    setPending(true);
    setProblem(null);
    try {
      const { address, memo } = place;
      const request = { coin, network: way.network, address: address.trim(), amount: finishDecimal(amount) };
      const filled = { ...request, ...(memo === '' ? {} : { memo }) };
      const clientOid = fillingId(`${answers.current} ${JSON.stringify(filled)}`);
      const record = await api.call(applyWithdrawal, { ...filled, clientOid });
      answers.current += 1;
      showToast('done', t('asked'));
      setAmount('');
      onAsked(record);
    } catch (error) {
      if (error instanceof ApiError && !error.unanswered) answers.current += 1;
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
        void ask();
      }}
    >
      {waits ? (
        <p className="rounded-md bg-warning-soft px-3 py-2 text-sm">
          {t('held', { time: isolateLtr(formatDateTime(config.heldUntilMs, 0)) })}
        </p>
      ) : null}
      <PlaceFields
        scene={scene}
        chosen={{ coin, network: way.network }}
        onChoice={(next) => {
          setChosen(next);
          setKeptId('');
        }}
      />
      <dl className="grid gap-2 text-sm">
        <Line label={t('fee')} value={formatCoinAmount(way.fee, coin, locale)} />
        <Line label={t('minimum')} value={formatCoinAmount(way.minimum, coin, locale)} />
        <Line label={t('arrivesAfter')} value={t('blocks', { count: way.confirmations })} words />
      </dl>
      <div className="grid gap-3">
        {kept.length > 0 || book.whitelist.on ? (
          <Labelled label={t('fromBook')}>
            <select aria-label={t('fromBook')} value={keptId} onChange={(event) => setKeptId(event.target.value)} className={fieldClasses}>
              {book.whitelist.on ? (
                <option value="">{t(kept.length === 0 ? 'noneKept' : 'choose')}</option>
              ) : (
                <option value="">{t('typed')}</option>
              )}
              {kept.map(({ addressId, label, address, usableTimeMs }) => (
                <option key={addressId} value={addressId}>
                  {usableTimeMs > config.nowMs
                    ? t('waits', { label, time: isolateLtr(formatDateTime(usableTimeMs, 0)) })
                    : `${label} · ${shortAddress(address)}`}
                </option>
              ))}
            </select>
          </Labelled>
        ) : null}
        {from === undefined && book.whitelist.on ? null : from === undefined ? (
          <TextField
            label={t('address')}
            hint={t('addressHint', { network: way.network })}
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            value={typed.address}
            problem={addressProblem ?? undefined}
            onChange={(event) => setTyped({ ...typed, address: event.target.value })}
          />
        ) : (
          <p dir="ltr" className="break-all rounded-md border border-subtle bg-surface-0 px-3 py-2.5 text-start font-mono text-sm">
            {from.address}
            {from.memo === '' ? '' : ` · ${from.memo}`}
          </p>
        )}
        {from === undefined && way.hasMemo && !book.whitelist.on ? (
          <TextField
            label={t('memo')}
            hint={t('memoHint')}
            dir="ltr"
            autoComplete="off"
            value={typed.memo}
            onChange={(event) => setTyped({ ...typed, memo: event.target.value })}
          />
        ) : null}
        <Button size="small" className="justify-self-end max-md:h-11" onClick={onBook}>
          {t('manage')}
        </Button>
      </div>
      <NumberField
        label={t('amount')}
        value={amount}
        rules={{ decimals: way.decimals, maxLength: lengthCaps.size, unit: coin }}
        onValue={setAmount}
        problem={
          amountProblem === null ? undefined : amountProblem === 'tooMuch' ? t('tooMuch') : t('tooSmall', { minimum: way.minimum, coin })
        }
        after={
          <span className="flex items-center gap-2 pe-2 text-sm text-muted">
            {coin}
            <Button
              size="small"
              onClick={() => setAmount(new Decimal(available).toDecimalPlaces(way.decimals, Decimal.ROUND_DOWN).toFixed())}
            >
              {t('all')}
            </Button>
          </span>
        }
      />
      <dl className="grid gap-2 text-sm">
        <Line label={t('available')} value={formatCoinAmount(available, coin, locale)} />
        <div className="flex items-baseline justify-between gap-4 border-t border-subtle pt-3">
          <dt className="text-secondary">{t('receive')}</dt>
          <dd className="text-lg font-semibold tabular-nums" data-testid="receive-amount">
            <bdi dir="ltr">{formatCoinAmount(receive, coin, locale)}</bdi>
          </dd>
        </div>
      </dl>
      {problem === null ? null : (
        <p role="alert" className="rounded-md border border-negative bg-negative-soft px-3 py-2 text-sm">
          {problem}
        </p>
      )}
      <Button
        type="submit"
        look="primary"
        size="large"
        pending={pending}
        disabled={
          waits ||
          !isPositiveDecimal(finishDecimal(amount)) ||
          amountProblem !== null ||
          addressProblem !== null ||
          place.address.trim() === ''
        }
      >
        {t('submit')}
      </Button>
    </form>
  );
}

function Line({ label, value, words = false }: { readonly label: string; readonly value: string; readonly words?: boolean }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-muted">{label}</dt>
      <dd className="tabular-nums">{words ? value : <bdi dir="ltr">{value}</bdi>}</dd>
    </div>
  );
}
