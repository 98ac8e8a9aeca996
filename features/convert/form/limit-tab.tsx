'use client';
// Converts at a rate of one's own: how much, at least at which rate, and for how long it may wait.
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';

import { AmountField } from '#components/trading/fields/amount-field.tsx';
import { QuickPicks } from '#components/trading/fields/quick-picks.tsx';
import { ErrorLine } from '#components/ui/error-line.tsx';
import { SelectBox } from '#components/ui/fields/select-box.tsx';
import { showToast } from '#components/ui/messages/toasts.tsx';
import { ApiError } from '#lib/api/api-error.ts';
import { newClientId } from '#lib/contract/client-id.ts';
import { sendUntilKnown, waitFor } from '#lib/api/send-until-known.ts';
import { useApi } from '#lib/api/use-api.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import { placeConvertOrder } from '#lib/contract/calls/v1/spot/convert/order/place.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { numberText } from '#lib/format/numbers/number-text.ts';
import { convertedSize, readablePrice } from '#lib/order-math/spot/convert.ts';
import { amountProblem, distance, rateAbove, typedAmount } from './convert-amounts.ts';
import { SubmitOrLogIn } from './submit-or-log-in.tsx';
import { Facts } from './facts.tsx';
import type { FormTools } from './form-tools.ts';
import { PairForm } from './pair-form.tsx';
import { RateLine } from './rate-line.tsx';
import { useRate } from './use-rate.ts';

const rateDecimals = 12;
const above = ['0', '0.01', '0.02', '0.05', '0.1'] as const;

export function LimitTab({ offered, pair, available, address, referenceSize, onPair }: FormTools) {
  const t = useTranslations('convert');
  const api = useApi();
  const refusalText = useRefusalText();
  const [text, setText] = useState('');
  const [rateText, setRateText] = useState('');
  const [days, setDays] = useState(offered.orderDays[0] ?? 1);
  const [pending, setPending] = useState(false);
  const [errorText, setErrorText] = useState<string | null>(null);
  /** An order that went out and was never answered: pressed again it is the same one, under the same name. */
  const unanswered = useRef<{ readonly terms: string; readonly clientOid: string } | null>(null);
  const { from, to } = pair;
  const amount = typedAmount(text);
  const limitPrice = typedAmount(rateText);
  const { rate } = useRate(from.coin, to.coin, amount ?? referenceSize, null);
  const market = rate === null ? null : readablePrice(rate.cnvtPrice);
  const problem = amount === null ? null : amountProblem(amount, from, available === null ? null : (available.get(from.coin) ?? '0'));
  const receive = amount === null || limitPrice === null ? null : convertedSize(amount, limitPrice);
  const away = limitPrice === null || market === null ? null : distance(limitPrice, market);
  const isReady = amount !== null && limitPrice !== null && problem === null && !/^0(\.0+)?$/.test(receive ?? '0');

  const place = async (): Promise<void> => {
    if (!isReady || amount === null || limitPrice === null || pending) return;
    setPending(true);
    setErrorText(null);
    const order = { fromCoin: from.coin, toCoin: to.coin, fromCoinSize: amount, limitPrice, days };
    const terms = JSON.stringify(order);
    const again = unanswered.current?.terms === terms ? unanswered.current : null;
    const clientOid = again?.clientOid ?? newClientId();
    const outcome = await sendUntilKnown<{ readonly orderId: string }>(
      { place: () => api.call(placeConvertOrder, { ...order, clientOid }), found: (orderId) => ({ orderId }), wait: waitFor },
      again !== null,
    );
    unanswered.current = outcome.kind === 'unknown' ? { terms, clientOid } : null;
    setPending(false);
    if (outcome.kind === 'placed') {
      showToast('done', t('limit.placed', { amount: numberText(amount), from: from.coin, to: to.coin }));
      setText('');
    } else setErrorText(refusalText(outcome.kind === 'refused' ? outcome.error : new ApiError('', '')));
  };
  return (
    <PairForm
      pair={pair}
      coins={offered.coins}
      available={available}
      amount={text}
      problem={problem}
      receive={receive}
      receiveLabel={t('limit.least')}
      onAmount={(typed) => {
        setErrorText(null);
        setText(typed);
      }}
      onPair={(next) => {
        setRateText('');
        onPair(next);
      }}
      onSubmit={() => void place()}
    >
      <AmountField
        label={t('limit.rate')}
        unit={`${to.coin} / ${from.coin}`}
        value={rateText}
        decimals={rateDecimals}
        holds="size"
        step="1"
        onValue={setRateText}
      />
      {market === null ? null : (
        <QuickPicks
          name={t('limit.rate')}
          picks={above.map((share) => ({
            label: share === '0' ? t('limit.market') : formatPercent(share, { decimals: 0, sign: 'always' }),
            value: rateAbove(market, share),
          }))}
          value={rateText}
          onPick={setRateText}
        />
      )}
      <div className="flex items-center justify-between gap-3 text-xs text-muted">
        {t('limit.expires')}
        <SelectBox
          name={t('limit.expires')}
          options={offered.orderDays.map((count) => ({ value: String(count), label: t('limit.days', { days: count }) }))}
          value={String(days)}
          onValue={(value) => setDays(Number(value))}
          className="h-9 w-36 text-xs max-md:h-11"
        />
      </div>
      <Facts
        rows={[
          [t('limit.market'), <RateLine key="rate" fromCoin={from.coin} toCoin={to.coin} price={rate?.cnvtPrice ?? null} />],
          [t('fee'), t('noFee')],
        ]}
      />
      {away === null ? null : (
        <p className={`text-xs ${away.startsWith('-') || away === '0' ? 'text-warning' : 'text-muted'}`}>
          {away.startsWith('-') || away === '0' ? t('limit.reached') : t('limit.away', { share: formatPercent(away) })}
        </p>
      )}
      <ErrorLine text={errorText} />
      <SubmitOrLogIn label={t(amount === null ? 'enter' : 'limit.place')} disabled={!isReady} pending={pending} address={address} />
      <p className="text-xs text-muted">{t('limit.about')}</p>
    </PairForm>
  );
}
