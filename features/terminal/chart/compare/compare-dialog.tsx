'use client';
// The other markets that are drawn beside this one: found by typing, taken away again one by one.
import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Modal } from '#components/ui/dialogs/modal.tsx';
import { findMarkets } from '../../picker/find-markets.ts';
import { useSpotMarkets } from '#lib/api/use-spot-markets.ts';
import { maxCompared, type Comparison } from './use-comparison.ts';

type Props = { readonly symbol: string; readonly comparison: Comparison; readonly onClose: () => void };

const maxShown = 50;

export function CompareDialog({ symbol, comparison, onClose }: Props) {
  const t = useTranslations('chart');
  const [search, setSearch] = useState('');
  const markets = useSpotMarkets(true);
  const taken = [symbol, ...comparison.compared.map(({ market }) => market.symbol)];
  const isFull = comparison.compared.length >= maxCompared;
  const found = findMarkets(markets ?? [], search, '').filter((market) => !taken.includes(market.symbol));
  return (
    <Modal open title={t('compare.title')} closeLabel={t('dismiss')} onClose={onClose} sheet>
      <ul className="mb-3 flex flex-wrap gap-2 empty:hidden">
        {comparison.compared.map(({ market, colour }) => (
          <li key={market.symbol}>
            <button
              type="button"
              onClick={() => comparison.remove(market.symbol)}
              aria-label={t('compare.remove', { pair: market.displayName })}
              className="flex h-8 items-center gap-1.5 rounded-full border border-strong px-3 text-xs hover:bg-surface-2 max-md:h-11"
            >
              <span aria-hidden className="size-2 rounded-full" style={{ background: `var(--${colour})` }} />
              <bdi dir="ltr">{market.displayName}</bdi>
              <X size={13} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <input
        type="search"
        data-autofocus
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        aria-label={t('compare.search')}
        placeholder={t('compare.search')}
        className="h-10 w-full rounded-md border border-field bg-field px-3 text-sm max-md:h-11"
      />
      {isFull ? <p className="mt-2 text-xs text-muted">{t('compare.full', { count: maxCompared })}</p> : null}
      <ul className="mt-2 h-72 overflow-y-auto">
        {found.slice(0, maxShown).map((market) => (
          <li key={market.symbol}>
            <button
              type="button"
              disabled={isFull}
              onClick={() => comparison.add(market)}
              className="flex h-9 w-full items-center rounded px-2 text-start text-sm hover:bg-surface-2 disabled:text-disabled max-md:h-11"
            >
              <bdi dir="ltr">{market.displayName}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
