'use client';
// The funds to put into the bot, and those that there are: coins of the spot wallet, with the way to have more of them.
import { ArrowLeftRight } from 'lucide-react';
import { useTranslations } from 'next-intl';

import { shortAmount } from '#lib/format/numbers/short-amount.ts';
import { readAmount } from '#lib/order-math/amounts/amount.ts';
import { useChannel } from '#lib/realtime/use-channel.ts';
import { useHub } from '#lib/realtime/use-hub.ts';
import { useTransferDialog } from '#lib/session/money/transfer-dialog-state.ts';
import { useUser } from '#lib/session/user.ts';
import { BotField } from './bot-field.tsx';

/** A coin that the bot can be given, and its field in the draft. */
export type FundsLine = {
  readonly coin: string;
  /** As the terms call it. */
  readonly field: string;
  /** Left out: the investment. */
  readonly label?: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** The least that is needed; null: it is not known. */
  readonly least: string | null;
};

function AvailableLine({ coin, onAll }: { readonly coin: string; readonly onAll: (available: string) => void }) {
  const t = useTranslations('bots.form');
  const user = useUser();
  const balances = useChannel(useHub(), 'account', user === null ? null : '').data?.balances;
  const transfer = useTransferDialog((one) => one.open);
  if (user === null) return null;
  const available = balances === undefined ? null : (balances.get(coin)?.available ?? '0');
  return (
    <p className="flex items-center justify-between gap-2 text-2xs text-muted">
      <span>{t('available')}</span>
      <span className="flex items-center gap-1.5">
        <button
          type="button"
          disabled={available === null}
          onClick={() => onAll(available ?? '')}
          className="text-primary hover:text-accent max-md:min-h-11"
          title={t('useAll')}
        >
          <bdi dir="ltr">{available === null ? '—' : `${shortAmount(available)} ${coin}`}</bdi>
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

function FundsField({
  line: { coin, field, label, text, onText, least },
  isFirst,
}: {
  readonly line: FundsLine;
  readonly isFirst: boolean;
}) {
  const t = useTranslations('bots.form');
  const minimum = least !== null && readAmount(least)?.isZero() === false ? t('minimum', { amount: shortAmount(least) }) : undefined;
  return (
    <>
      <BotField
        field={field}
        label={label ?? t(isFirst ? 'investment' : 'alsoInvest')}
        unit={coin}
        number="money"
        value={text}
        placeholder={minimum ?? (isFirst ? '' : t('none'))}
        onValue={onText}
      />
      <AvailableLine coin={coin} onAll={onText} />
    </>
  );
}

/** `lines`: the first is the usual coin. */
export function FundsFields({ lines }: { readonly lines: readonly FundsLine[] }) {
  return lines.map((line, place) => <FundsField key={line.field} line={line} isFirst={place === 0} />);
}
