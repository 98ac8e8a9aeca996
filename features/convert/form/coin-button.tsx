'use client';
// The coin of one side, with the list of all of them behind it.
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';

import { CoinIcon } from '#components/ui/icons/coin-icon.tsx';
import { CoinDialog } from './coin-dialog.tsx';
import type { ConvertCoin } from './convert-amounts.ts';

type Props = {
  /** For who does not see where it stands. */
  readonly name: string;
  readonly coin: string;
  readonly coins: readonly ConvertCoin[];
  /** By coin; null: not known, or nobody's. */
  readonly available: ReadonlyMap<string, string> | null;
  readonly onCoin: (coin: string) => void;
};

export function CoinButton({ name, coin, coins, available, onCoin }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label={name}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="flex h-11 shrink-0 items-center gap-2 rounded-full border border-subtle bg-surface-2 ps-2 pe-3 text-sm font-semibold text-primary hover:border-strong hover:bg-surface-3"
      >
        <CoinIcon coin={coin} size={26} />
        <bdi dir="ltr">{coin}</bdi>
        <ChevronDown size={14} aria-hidden className="text-muted" />
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
