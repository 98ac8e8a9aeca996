'use client';
// Moves the margin coin between the spot and the futures wallet; on a demo line, gives play money.
import { ArrowUpDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { AmountField } from '#components/trading/amount-field.tsx';
import { Button } from '#components/ui/button.tsx';
import { Modal } from '#components/ui/modal.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { transferFunds } from '#lib/contract/calls/v1/assets/transfer.ts';
import { giveDemoFunds } from '#lib/contract/calls/v1/mcp/dummyTransfer.ts';
import { shortAmount } from '#lib/format/short-amount.ts';
import { readPositive } from '#lib/order-math/amount.ts';
import { useChannel } from '#lib/realtime/use-channel.ts';
import { useHub } from '#lib/realtime/use-hub.ts';
import { availableMargin } from '../side-terms.ts';
import { walletOf, type TicketDesk } from '../ticket-desk.ts';
import { useChange } from './use-change.ts';

type Props = { readonly desk: TicketDesk; readonly isDemo: boolean; readonly onClose: () => void };

const Trouble = ({ text }: { readonly text: string | null }) =>
  text === null ? null : (
    <p role="alert" className="text-xs text-negative">
      {text}
    </p>
  );

function PlayMoney({ desk, onClose }: Pick<Props, 'desk' | 'onClose'>) {
  const t = useTranslations('futures');
  const api = useApi();
  const change = useChange(onClose);
  const coin = desk.market.marginCoin;
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-secondary">{t('transfer.demoAbout', { coin })}</p>
      <Trouble text={change.trouble} />
      <Button
        look="primary"
        pending={change.pending}
        data-autofocus
        className="max-md:h-11"
        onClick={() => change.run(() => api.call(giveDemoFunds, { coin }), t('transfer.demoDone', { coin }))}
      >
        {t('transfer.demo', { coin })}
      </Button>
    </div>
  );
}

/** What can be sent away from futures is told by the exchange when it is tried: gains that are not made stay. */
function Transfer({ desk, onClose }: Pick<Props, 'desk' | 'onClose'>) {
  const t = useTranslations('futures');
  const api = useApi();
  const change = useChange(onClose);
  const [toFutures, setToFutures] = useState(true);
  const [amount, setAmount] = useState('');
  const { marginCoin: coin, marginPlace } = desk.market;
  const balances = useChannel(useHub(), 'account', '').data;
  const spot = balances === null ? null : (balances.get(coin)?.available ?? '0');
  const held = toFutures ? spot : (walletOf(desk)?.free ?? availableMargin(desk));
  const [from, to] = toFutures ? (['spot', 'futures'] as const) : (['futures', 'spot'] as const);
  const isGiven = readPositive(amount) !== null;
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (isGiven) change.run(() => api.call(transferFunds, { coin, amount, from, to }), t('transfer.done'));
      }}
    >
      <div className="flex items-center justify-between gap-3 rounded-md border border-subtle p-3 text-sm">
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2">
          <dt className="text-muted">{t('transfer.from')}</dt>
          <dd>{t(`transfer.${from}`)}</dd>
          <dt className="text-muted">{t('transfer.to')}</dt>
          <dd>{t(`transfer.${to}`)}</dd>
        </dl>
        <button
          type="button"
          aria-label={t('transfer.swap')}
          title={t('transfer.swap')}
          onClick={() => setToFutures(!toFutures)}
          className="grid size-9 place-items-center rounded-md border border-subtle text-secondary hover:border-strong hover:text-primary max-md:size-11"
        >
          <ArrowUpDown size={16} aria-hidden />
        </button>
      </div>
      <AmountField
        label={t('transfer.amount')}
        unit={coin}
        value={amount}
        decimals={marginPlace}
        holds="size"
        step="1"
        onValue={setAmount}
      />
      <p className="flex justify-between text-xs text-muted">
        {t('available')}
        {held === null ? (
          '—'
        ) : (
          <button type="button" onClick={() => setAmount(held)} className="text-accent hover:text-accent-strong max-md:min-h-11">
            <bdi dir="ltr">{`${shortAmount(held)} ${coin}`}</bdi>
          </button>
        )}
      </p>
      <Trouble text={change.trouble} />
      <Button type="submit" look="primary" pending={change.pending} disabled={!isGiven} className="max-md:h-11">
        {t('transfer.yes')}
      </Button>
    </form>
  );
}

export default function TransferDialog({ desk, isDemo, onClose }: Props) {
  const t = useTranslations('futures');
  return (
    <Modal
      open
      title={isDemo ? t('transfer.demoTitle') : t('transfer.title', { coin: desk.market.marginCoin })}
      closeLabel={t('close')}
      onClose={onClose}
      sheet
    >
      {isDemo ? <PlayMoney desk={desk} onClose={onClose} /> : <Transfer desk={desk} onClose={onClose} />}
    </Modal>
  );
}
