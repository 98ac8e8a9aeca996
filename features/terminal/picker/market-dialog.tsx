'use client';
// Markets found by typing: arrows walk, Enter goes there.
import { useTranslations } from 'next-intl';
import { useId, useMemo, useState } from 'react';

import { Modal } from '#components/ui/dialogs/modal.tsx';
import { SearchCombobox } from '#components/ui/fields/search-combobox.tsx';
import { useListWalk } from '#components/ui/keyboard/use-list-walk.ts';
import type { SpotMarket, Ticker } from '#lib/contract/market.ts';
import { findMarkets } from './find-markets.ts';
import { SymbolOption } from './symbol-option.tsx';

type Props<Market extends SpotMarket> = {
  readonly open: boolean;
  readonly current: string;
  /** Null: not here yet. */
  readonly markets: readonly Market[] | null;
  readonly tickers: ReadonlyMap<string, Ticker> | null;
  readonly groups: readonly { readonly id: string; readonly label: string }[];
  /** The label of the groups. */
  readonly groupsName: string;
  /** Said of an empty list that nobody has searched. */
  readonly empty?: string;
  readonly group: string;
  readonly onGroup: (group: string) => void;
  readonly onGo: (market: Market) => void;
  readonly onClose: () => void;
};

export function MarketDialog<Market extends SpotMarket>(props: Props<Market>) {
  const { open, current, markets, tickers, groups, groupsName, group, empty, onGroup, onGo, onClose } = props;
  const t = useTranslations('terminal');
  const id = useId();
  const [search, setSearch] = useState('');
  const found = useMemo(() => findMarkets(markets ?? [], search, ''), [markets, search]);

  const go = (market: Market | undefined): void => {
    if (market === undefined) return;
    onClose();
    setSearch('');
    if (market.symbol !== current) onGo(market);
  };
  const { list, active, point, walkTo, press } = useListWalk(found.length, (place) => go(found[place]));
  return (
    <Modal open={open} title={t('picker.title')} closeLabel={t('close')} onClose={onClose} sheet>
      <div className="flex h-[min(34rem,70dvh)] flex-col gap-3">
        <SearchCombobox
          label={t('picker.search')}
          listId={`${id}-list`}
          activeId={found[active] === undefined ? undefined : `${id}-${found[active].symbol}`}
          value={search}
          onValue={(text) => {
            setSearch(text);
            walkTo(0);
          }}
          onPress={press}
        />
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

              onPoint={() => point(place)}
              onChoose={() => go(market)}
            />
          ))}
          {markets === null
            ? Array.from({ length: 10 }, (_, place) => (
                <div key={place} aria-hidden className="mx-2 my-1 h-8 animate-pulse rounded bg-surface-2" />
              ))
            : null}
        </div>
        {markets !== null && found.length === 0 ? (
          <p className="pb-6 text-center text-sm text-muted">{empty ?? t('picker.nothing')}</p>
        ) : null}
      </div>
    </Modal>
  );
}
