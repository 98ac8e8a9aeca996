'use client';
// Markets found by typing: arrows walk, Enter goes there.
import { Search } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';

import { Modal } from '#components/ui/modal.tsx';
import type { SpotMarket, Ticker } from '#lib/contract/market.ts';
import { findMarkets } from './find-markets.ts';
import { SymbolOption } from './symbol-option.tsx';

type Props<Market extends SpotMarket> = {
  readonly open: boolean;
  readonly current: string;
  readonly locale: string;
  /** Null: not here yet. */
  readonly markets: readonly Market[] | null;
  readonly tickers: ReadonlyMap<string, Ticker> | null;
  readonly groups: readonly { readonly id: string; readonly label: string }[];
  /** What the groups are of. */
  readonly groupsName: string;
  readonly group: string;
  readonly onGroup: (group: string) => void;
  readonly onGo: (market: Market) => void;
  readonly onClose: () => void;
};

export function MarketDialog<Market extends SpotMarket>(props: Props<Market>) {
  const { open, current, locale, markets, tickers, groups, groupsName, group, onGroup, onGo, onClose } = props;
  const t = useTranslations('terminal');
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState('');
  const [active, setActive] = useState(0);
  const found = useMemo(() => findMarkets(markets ?? [], search, ''), [markets, search]);

  // After the dialog itself, which would rather focus its first button.
  useEffect(() => {
    if (open) input.current?.focus();
  }, [open]);

  const go = (market: Market | undefined): void => {
    if (market === undefined) return;
    onClose();
    setSearch('');
    if (market.symbol !== current) onGo(market);
  };
  const walkTo = (place: number): void => {
    const next = Math.max(0, Math.min(found.length - 1, place));
    setActive(next);
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' });
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') go(found[active]);
    else if (event.key === 'ArrowDown') walkTo(active + 1);
    else if (event.key === 'ArrowUp') walkTo(active - 1);
    else return;
    event.preventDefault();
  };
  return (
    <Modal open={open} title={t('picker.title')} closeLabel={t('close')} onClose={onClose} sheet>
      <div className="flex h-[min(34rem,70dvh)] flex-col gap-3">
        <label className="flex h-10 shrink-0 items-center gap-2 rounded-md border border-strong bg-surface-0 px-3 focus-within:border-accent max-md:h-11">
          <Search size={15} aria-hidden className="text-muted" />
          <input
            ref={input}
            type="text"
            role="combobox"
            aria-expanded
            aria-controls={`${id}-list`}
            aria-activedescendant={found[active] === undefined ? undefined : `${id}-${found[active].symbol}`}
            aria-label={t('picker.search')}
            placeholder={t('picker.search')}
            autoComplete="off"
            spellCheck={false}
            value={search}
            onChange={(event) => {
              setSearch(event.target.value);
              walkTo(0);
            }}
            onKeyDown={press}
            className="min-w-0 flex-1 bg-transparent text-sm outline-none placeholder:text-disabled"
          />
        </label>
        <div role="group" aria-label={groupsName} className="flex shrink-0 flex-wrap gap-1">
          {groups.map((one) => (
            <button
              key={one.id}
              type="button"
              aria-pressed={group === one.id}
              onClick={() => onGroup(one.id)}
              className="h-7 rounded px-2.5 text-xs text-secondary hover:bg-surface-2 aria-pressed:bg-surface-3 aria-pressed:text-primary max-md:h-11 max-md:px-4"
            >
              {one.label}
            </button>
          ))}
        </div>
        <div ref={list} id={`${id}-list`} role="listbox" aria-label={t('picker.title')} className="-mx-2 min-h-0 flex-1 overflow-y-auto">
          {found.map((market, place) => (
            <SymbolOption
              key={market.symbol}
              id={`${id}-${market.symbol}`}
              market={market}
              ticker={tickers?.get(market.symbol) ?? null}
              active={place === active}
              current={market.symbol === current}
              locale={locale}
              onPoint={() => setActive(place)}
              onChoose={() => go(market)}
            />
          ))}
          {markets === null
            ? Array.from({ length: 10 }, (_, place) => (
                <div key={place} aria-hidden className="mx-2 my-1 h-8 animate-pulse rounded bg-surface-2" />
              ))
            : null}
        </div>
        {markets !== null && found.length === 0 ? <p className="pb-6 text-center text-sm text-muted">{t('picker.nothing')}</p> : null}
      </div>
    </Modal>
  );
}
