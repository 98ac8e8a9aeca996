'use client';
// Money for a margin wallet: moved in and out, borrowed, paid back.
import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';

import { CoinPicker } from '#components/trading/coin-picker/coin-picker.tsx';
import { AmountField } from '#components/trading/fields/amount-field.tsx';
import { Button } from '#components/ui/buttons/button.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { showToast } from '#components/ui/messages/toasts.tsx';
import { useAgainAfter } from '#lib/api/query/use-again-after.ts';
import { useApi } from '#lib/api/use-api.ts';
import { useCall } from '#lib/api/query/use-call.ts';
import { useNamedCoins } from '#lib/api/query/use-named-coins.ts';
import { useFillingId } from '#lib/api/use-filling-id.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import { transferFunds } from '#lib/contract/calls/v1/assets/transfer.ts';
import { borrowMargin } from '#lib/contract/calls/v1/margin/account/borrow.ts';
import { getMarginLimits } from '#lib/contract/calls/v1/margin/account/limits.ts';
import { repayMargin } from '#lib/contract/calls/v1/margin/account/repay.ts';
import type { MarginAccountRow, MarginMode, MarginTerms } from '#lib/contract/margin.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import { finishDecimal, isPositiveDecimal } from '#lib/format/numbers/decimal-input.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { numberText } from '#lib/format/numbers/number-text.ts';
import { shortAmount } from '#lib/format/numbers/short-amount.ts';
import { Amount, readAmount, writeAmount } from '#lib/order-math/amounts/amount.ts';
import { marginInterest } from '#lib/order-math/margin/margin-limits.ts';
import { useChannel } from '#lib/realtime/use-channel.ts';
import { useHub } from '#lib/realtime/use-hub.ts';
import type { Borrowable } from './use-margin-wallet.ts';

export type MarginAction = 'transfer' | 'borrow' | 'repay';

type Props = {
  readonly action: MarginAction;
  /** The market of an isolated wallet; for the shared one, the pair at hand. */
  readonly market: Pick<SpotMarket, 'symbolId' | 'baseCoin' | 'quoteCoin'>;
  readonly mode: MarginMode;
  readonly account: MarginAccountRow | null;
  readonly terms: MarginTerms;
  /** The amount that could be borrowed when it was last asked: another answer asks again. */
  readonly borrowable?: Borrowable | null;
  readonly initialCoin?: string;
  readonly onClose: () => void;
};

const decimals = 8;
const zero = new Amount(0);
const min = (one: string, other: string): string => writeAmount(Amount.min(readAmount(one) ?? zero, readAmount(other) ?? zero));
const sum = (one: string, other: string): string => writeAmount((readAmount(one) ?? zero).plus(readAmount(other) ?? zero));

export function MarginDialog({ action, market, mode, account, terms, borrowable = null, initialCoin, onClose }: Props) {
  const t = useTranslations('margin');
  const api = useApi();
  const refusalText = useRefusalText();
  const fillingId = useFillingId();
  const coins = mode === 'cross' ? terms.coins.map(({ coin }) => coin) : [market.quoteCoin, market.baseCoin];
  const named = useNamedCoins(coins);
  const owedFirst = account?.coins.find(({ borrowed }) => /[1-9]/.test(borrowed))?.tokenId;
  const [coin, setCoin] = useState(initialCoin ?? (action === 'repay' ? (owedFirst ?? market.quoteCoin) : market.quoteCoin));
  const [isIn, setIsIn] = useState(true);
  const [text, setText] = useState('');
  const [pending, setPending] = useState(false);
  const own = useChannel(useHub(), 'account', '').data?.balances.get(coin)?.available ?? '0';
  const row = account?.coins.find(({ tokenId }) => tokenId === coin);
  const { data: limits, refetch } = useCall(
    getMarginLimits,
    { marginMode: mode, ...(mode === 'isolated' ? { symbolId: market.symbolId } : {}), coin },
    { anew: true },
  );
  // The borrowable amount moves with the wallet.
  useAgainAfter(JSON.stringify([account?.leverage, account?.debts, account?.coins, borrowable]), refetch, 0);
  const owed = sum(row?.borrowed ?? '0', row?.interest ?? '0');
  const max = {
    transfer: isIn ? own : (limits?.maxTransferable ?? '0'),
    borrow: limits?.maxBorrowable ?? '0',
    repay: min(row?.free ?? '0', owed),
  }[action];
  const rate = row?.dailyRate ?? terms.coins.find((one) => one.coin === coin)?.dailyRates[0] ?? '0';
  const hourly = marginInterest({ principal: readAmount(text) === null ? '0' : text, dailyRate: rate, hours: 1, decimals }) ?? '0';
  const pair = mode === 'isolated' ? { symbolId: market.symbolId } : {};
  const send = async (): Promise<void> => {
    const amount = finishDecimal(text);
    const loan = { marginMode: mode, ...pair, coin, amount };
    if (action === 'borrow') await api.call(borrowMargin, loan);
    else if (action === 'repay') await api.call(repayMargin, loan);
    else {
      const order = { coin, amount, from: isIn ? 'spot' : mode, to: isIn ? mode : 'spot', ...pair } as const;
      await api.call(transferFunds, { ...order, clientOid: fillingId(JSON.stringify(order)) });
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // It may be opened from the order form, which must not take it for its own.
    event.stopPropagation();
    if (pending || !isPositiveDecimal(finishDecimal(text))) return;
    setPending(true);
    send().then(
      () => {
        showToast('done', t(`done.${action}`, { amount: `${numberText(finishDecimal(text))} ${coin}` }));
        onClose();
      },
      (error: unknown) => {
        setPending(false);
        showToast('failed', refusalText(error));
      },
    );
  };
  return (
    <Modal open title={`${t(action)} · ${t(`mode.${mode}`)}`} closeLabel={t('close')} onClose={onClose} sheet>
      <form onSubmit={submit} className="flex flex-col gap-3 text-xs" noValidate>
        {action === 'transfer' ? (
          <div role="group" aria-label={t('direction')} className="grid grid-cols-2 gap-1 rounded-md bg-surface-2 p-0.5">
            {[true, false].map((into) => (
              <button
                key={String(into)}
                type="button"
                aria-pressed={isIn === into}
                onClick={() => setIsIn(into)}
                className="h-8 rounded text-secondary aria-pressed:bg-surface-0 aria-pressed:font-medium aria-pressed:text-primary max-md:h-11"
              >
                {t(into ? 'moveIn' : 'moveOut')}
              </button>
            ))}
          </div>
        ) : null}
        <div className="flex gap-2">
          <AmountField label={t('amount')} value={text} decimals={decimals} holds="size" step="1" onValue={setText} className="flex-1" />
          <CoinPicker
            look="small"
            name={t('coin')}
            coin={coin}
            coins={named}
            available={null}
            onCoin={setCoin}
            className="max-w-40 shrink-0"
          />
        </div>
        <button type="button" onClick={() => setText(max)} className="flex justify-between gap-2 text-muted hover:text-primary max-md:h-11">
          <span>{t(`most.${action}`)}</span>
          <bdi dir="ltr" className="text-accent">{`${shortAmount(max)} ${coin}`}</bdi>
        </button>
        {action === 'repay' ? (
          <p className="flex justify-between gap-2 text-muted">
            <span>{t('owed')}</span>
            <bdi
              dir="ltr"
              className="text-secondary"
            >{`${shortAmount(row?.borrowed ?? '0')} + ${shortAmount(row?.interest ?? '0')} ${coin}`}</bdi>
          </p>
        ) : null}
        {action === 'borrow' ? (
          <>
            <p className="flex justify-between gap-2 text-muted">
              <span>{t('dailyRate')}</span>
              <bdi dir="ltr" className="text-secondary">
                {formatPercent(rate, { decimals: 4 })}
              </bdi>
            </p>
            <p className="flex justify-between gap-2 text-muted">
              <span>{t('hourly')}</span>
              <bdi dir="ltr" className="text-secondary">{`${shortAmount(hourly)} ${coin}`}</bdi>
            </p>
            <p className="text-muted">{t('hourNote')}</p>
          </>
        ) : null}
        <Button type="submit" look="primary" pending={pending} disabled={!isPositiveDecimal(finishDecimal(text))} className="max-md:h-11">
          {t(action)}
        </Button>
      </form>
    </Modal>
  );
}
