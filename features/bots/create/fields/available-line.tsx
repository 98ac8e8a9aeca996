'use client';
// The balance of a coin in the spot wallet, from which bots are funded: taken whole by a press, with the way to have more of it.
import { ArrowLeftRight } from 'lucide-react';
import { useTranslations } from 'next-intl';

import { isolateLtr } from '#lib/format/bidi.ts';
import { shortAmount } from '#lib/format/numbers/short-amount.ts';
import { useChannel } from '#lib/realtime/use-channel.ts';
import { useHub } from '#lib/realtime/use-hub.ts';
import { useTransferDialog } from '#lib/session/money/transfer-dialog-state.ts';
import { useUser } from '#lib/session/user.ts';

export function AvailableLine({ coin, onAll }: { readonly coin: string; readonly onAll: (available: string) => void }) {
  const t = useTranslations('bots.form');
  const user = useUser();
  const balances = useChannel(useHub(), 'account', user === null ? null : '').data?.balances;
  const transfer = useTransferDialog((one) => one.open);
  if (user === null) return null;
  const available = balances === undefined ? null : (balances.get(coin)?.available ?? '0');
  const amount = available === null ? '—' : `${shortAmount(available)} ${coin}`;
  const useAll = t('useAll', { amount: isolateLtr(amount) });
  return (
    <p className="flex items-center justify-between gap-2 text-2xs text-muted">
      <span>{t('available')}</span>
      <span className="flex items-center gap-1.5">
        <button
          type="button"
          disabled={available === null}
          onClick={() => onAll(available ?? '')}
          className="text-primary hover:text-accent max-md:min-h-11"
          aria-label={useAll}
          title={useAll}
        >
          <bdi dir="ltr">{amount}</bdi>
        </button>
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={t('transfer', { coin })}
          title={t('transfer', { coin })}
          onClick={() => transfer({ coin, from: 'usdt', to: 'spot' })}
          className="relative text-accent after:absolute after:-inset-3 hover:text-accent-strong"
        >
          <ArrowLeftRight size={13} aria-hidden />
        </button>
      </span>
    </p>
  );
}
