'use client';
// The coin that is chosen, with the list of all of them, which can be searched, behind it.
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';

import { CoinIcon } from '#components/ui/icons/coin-icon.tsx';
import { CoinDialog } from './coin-dialog.tsx';
import type { PickedCoin } from './picked-coin.ts';

/** A field of a page, one of a row of filters, a field of a dialog, and a round button beside an amount. */
const looks = {
  field: 'h-11 w-full rounded-md border border-field bg-field px-3 text-sm',
  filter: 'h-8 rounded-md border border-field bg-field px-2 text-xs max-md:h-11',
  small: 'h-9 rounded-md border border-field bg-field px-2 text-sm max-md:h-11',
  round: 'h-11 shrink-0 rounded-full border border-subtle bg-surface-2 ps-2 pe-3 text-sm font-semibold hover:bg-surface-3',
} as const;
const iconSizes = { field: 20, filter: 16, small: 18, round: 26 } as const;

type Props = {
  /** For who does not see where it stands; the round one's names its coin itself. */
  readonly name: string;
  /** '': none is chosen, which `none` says in words. */
  readonly coin: string;
  readonly none?: string;
  readonly coins: readonly PickedCoin[];
  /** By coin; null: not known, or nobody's. */
  readonly available: ReadonlyMap<string, string> | null;
  readonly look: keyof typeof looks;
  readonly className?: string;
  readonly onCoin: (coin: string) => void;
};

export function CoinPicker({ name, coin, none = '', coins, available, look, className = '', onCoin }: Props) {
  const [open, setOpen] = useState(false);
  const full = look === 'round' || look === 'filter' ? '' : (coins.find((one) => one.coin === coin)?.name ?? '');
  return (
    <>
      <button
        type="button"
        aria-label={look === 'round' ? name : `${name}: ${coin === '' ? none : coin}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={`flex items-center gap-2 text-primary hover:border-accent ${looks[look]} ${className}`}
      >
        {coin === '' ? (
          <span className="truncate">{none}</span>
        ) : (
          <>
            <CoinIcon coin={coin} size={iconSizes[look]} />
            <bdi dir="ltr">{coin}</bdi>
          </>
        )}
        {full === '' ? null : <span className="min-w-0 truncate text-muted">{full}</span>}
        <ChevronDown size={14} aria-hidden className="ms-auto shrink-0 text-muted" />
      </button>
      {open ? (
        <CoinDialog
          coins={coins}
          current={coin}
          available={available}
          onChoose={(chosen) => {
            setOpen(false);
            onCoin(chosen);
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
