'use client';
// The form of a transfer: its accounts, its coin and its amount.
import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';

import { CoinPicker } from '#components/trading/coin-picker/coin-picker.tsx';
import { AmountUpTo } from '#components/trading/fields/amount-up-to.tsx';
import { Button } from '#components/ui/buttons/button.tsx';
import { ErrorLine } from '#components/ui/error-line.tsx';
import { SelectBox } from '#components/ui/fields/select-box.tsx';
import { showToast } from '#components/ui/messages/toasts.tsx';
import { useNamedCoins } from '#lib/api/query/use-named-coins.ts';
import { useChange } from '#lib/api/query/use-change.ts';
import { useFillingId } from '#lib/api/use-filling-id.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import { walletKinds, type WalletKindId } from '#lib/contract/accounts/account-kinds.ts';
import { transferFunds } from '#lib/contract/calls/v1/assets/transfer.ts';
import { getTransferable } from '#lib/contract/calls/v1/assets/transferable.ts';
import type { TransferRoute } from '#lib/contract/calls/v1/assets/transferRoutes.ts';
import { finishDecimal } from '#lib/format/numbers/decimal-input.ts';
import { numberText } from '#lib/format/numbers/number-text.ts';
import { Link } from '#lib/i18n/navigation.ts';
import { readPositive } from '#lib/order-math/amounts/amount.ts';
import type { WantedTransfer } from '#lib/session/money/transfer-dialog-state.ts';
import { chosenRoute, targetsOf } from './chosen-route.ts';
import { useTransferable } from './use-transferable.ts';

type Props = {
  readonly routes: readonly TransferRoute[];
  readonly wanted: WantedTransfer;
  readonly icon: ReactNode;
  readonly onClose: () => void;
};

/** The transferable amount of a coin changes at once; balances are updated by their channels. */
const moved = [getTransferable];

const box = 'h-9 text-sm max-md:h-11 max-md:text-sm';
const walletOf = (id: WalletKindId) => walletKinds.find((kind) => kind.id === id)?.wallet ?? 'spot';

export function TransferForm({ routes, wanted, icon, onClose }: Props) {
  const t = useTranslations('shell.transferFunds');
  const transfer = useChange(transferFunds, moved);
  const refusalText = useRefusalText();
  const fillingId = useFillingId();
  const [chosen, setChosen] = useState(wanted);
  const [amount, setAmount] = useState('');
  const [pending, setPending] = useState(false);
  const [errorText, setErrorText] = useState<string | null>(null);
  const route = chosenRoute(routes, chosen) ?? wanted;
  const { from, to, coin } = route;
  const max = useTransferable(from, coin);
  const froms = [...new Set(routes.map((one) => one.from))];
  const coins = routes.find((one) => one.from === from && one.to === to)?.coins ?? [coin];
  const named = useNamedCoins(coins);
  const wantedAmount = readPositive(finishDecimal(amount));
  const limit = max === null ? null : readPositive(max);
  const isTooMuch = wantedAmount !== null && max !== null && (limit === null || wantedAmount.gt(limit));
  const label = (id: WalletKindId) => ({ value: id, label: t(`account.${id}`) });
  const choose = (change: Partial<WantedTransfer>): void => {
    setErrorText(null);
    setChosen({ ...route, ...change });
  };
  const send = async (): Promise<void> => {
    setPending(true);
    setErrorText(null);
    try {
      const order = { coin, amount: finishDecimal(amount), from: walletOf(from), to: walletOf(to) };
      const sent = await transfer({ ...order, clientOid: fillingId(JSON.stringify(order)) });
      showToast('done', t('done', { amount: numberText(sent.amount), coin }));
      onClose();
    } catch (error) {
      setErrorText(refusalText(error));
      setPending(false);
    }
  };
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (wantedAmount !== null && !isTooMuch) void send();
      }}
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 text-sm">
        <span className="text-muted">{t('from')}</span>
        <SelectBox name={t('from')} options={froms.map(label)} value={from} onValue={(id) => choose({ from: id })} className={box} />
        <button
          type="button"
          aria-label={t('swap')}
          title={t('swap')}
          onClick={() => choose({ from: to, to: from })}
          className="row-span-2 grid size-9 shrink-0 place-items-center rounded-md border border-subtle text-secondary hover:border-strong hover:text-primary max-md:size-11"
        >
          {icon}
        </button>
        <span className="text-muted">{t('to')}</span>
        <SelectBox
          name={t('to')}
          options={targetsOf(routes, from).map(label)}
          value={to}
          onValue={(id) => choose({ to: id })}
          className={box}
        />
        <span className="text-muted">{t('coin')}</span>
        <CoinPicker
          look="small"
          name={t('coin')}
          coin={coin}
          coins={named}
          available={null}
          onCoin={(one) => choose({ coin: one })}
          className="col-span-2"
        />
      </div>
      <AmountUpTo
        id="transfer-most"
        label={t('amount')}
        maxLabel={t('most')}
        allLabel={t('all')}
        coin={coin}
        value={amount}
        max={max}
        isTooMuch={isTooMuch}
        onValue={setAmount}
      />
      <p className="text-xs text-muted">{t('about')}</p>
      <ErrorLine text={errorText} />
      <Button type="submit" look="primary" pending={pending} disabled={wantedAmount === null || isTooMuch} className="max-md:h-11">
        {t('yes')}
      </Button>
      <Link href="/asset/history?kind=transfer" onClick={onClose} className="self-center text-xs text-accent hover:underline max-md:py-3">
        {t('history')}
      </Link>
    </form>
  );
}
