'use client';
// Every market, page and command by a few letters: arrows walk, Enter goes.
import { Autocomplete } from '@base-ui/react/autocomplete';
import { Star } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';

import { CoinIcon } from '#components/ui/icons/coin-icon.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { commandIds, runCommand, useOffered } from '#lib/commands/commands.ts';
import { useHotkeys } from '#lib/commands/hotkeys.ts';
import { useContractLists } from '#lib/api/use-contract-lists.ts';
import { useSpotMarkets } from '#lib/api/use-spot-markets.ts';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import { marketPath } from '#lib/contract/market-line.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import { useFavourites } from '#lib/favourites/use-favourites.ts';
import { coinPicture } from '#lib/format/coin-picture.ts';
import { useRouter } from '#lib/i18n/navigation.ts';
import { useCommandName } from './use-command-name.ts';

export type PalettePage = { readonly id: string; readonly name: string; readonly href: string };

type Item = {
  readonly id: string;
  readonly name: string;
  /** Further words by which it is found. */
  readonly words: string;
  readonly coin?: string;
  readonly isFavourite?: boolean;
  readonly key?: string | undefined;
  readonly go: () => void;
};
type Group = { readonly id: 'actions' | 'markets' | 'contracts' | 'pages'; readonly items: readonly Item[] };

type Props = { readonly pages: readonly PalettePage[]; readonly onClose: () => void; readonly onKeys: () => void };

const shownOfMarkets = 8;
/** Play money is found where it is traded. */
const listedLines = ['usdt', 'usd', 'usdc'] as const;

export default function CommandPalette({ pages, onClose, onKeys }: Props) {
  const t = useTranslations('shell');
  const nameOf = useCommandName();
  const router = useRouter();
  const offers = useOffered((state) => state.offers);
  const bindings = useHotkeys((state) => state.bindings);
  // Pages and commands are there without markets.
  const markets = useSpotMarkets(true);
  const lists = useContractLists(listedLines);
  const { groups: kept } = useFavourites();
  const [search, setSearch] = useState('');
  const groups = useMemo<readonly Group[]>(() => {
    const wanted = search.trim().toLowerCase();
    const fits = ({ name, words }: Item): boolean => `${name} ${words}`.toLowerCase().includes(wanted);
    const actions: Item[] = commandIds
      .filter((id) => offers.has(id))
      .map((id) => ({ id, name: nameOf(id), words: '', key: bindings[id], go: () => void runCommand(id) }));
    const starred = new Set(kept.flatMap(({ symbolIds }) => symbolIds));
    /** Favourites before the others. */
    const found = (of: readonly (SpotMarket | ContractMarket)[]): Item[] =>
      of
        .map((market) => ({
          id: market.symbol,
          name: market.displayName,
          words: market.symbol,
          coin: coinPicture(market),
          isFavourite: starred.has(market.symbolId),
          go: () => router.push(marketPath(market)),
        }))
        .filter(fits)
        .toSorted((one, other) => Number(other.isFavourite) - Number(one.isFavourite))
        .slice(0, shownOfMarkets);
    const all: readonly Group[] = [
      {
        id: 'markets',
        items: found(markets ?? []),
      },
      { id: 'contracts', items: found(listedLines.flatMap((line) => lists[line] ?? [])) },
      { id: 'actions', items: [...actions, { id: 'keys', name: t('commands.keys'), words: '', key: '?', go: onKeys }].filter(fits) },
      { id: 'pages', items: pages.map((page) => ({ ...page, words: page.href, go: () => router.push(page.href) })).filter(fits) },
    ];
    return all.filter(({ items }) => items.length > 0);
  }, [search, offers, bindings, markets, lists, kept, pages, router, onKeys, t, nameOf]);
  const choose = (item: Item): void => {
    onClose();
    // The dialog gives the focus back first: a command may want it elsewhere.
    requestAnimationFrame(item.go);
  };
  return (
    <Modal open title={t('commands.title')} closeLabel={t('close')} onClose={onClose}>
      <Autocomplete.Root
        inline
        open
        mode="none"
        autoHighlight="always"
        keepHighlight
        items={groups}
        value={search}
        onValueChange={setSearch}
        itemToStringValue={(item: Item) => item.name}
      >
        <div className="border-b border-subtle pb-3">
          <Autocomplete.Input
            data-autofocus
            aria-label={t('commands.search')}
            placeholder={t('commands.search')}
            className="h-10 w-full rounded-md border border-field bg-field px-3 text-sm placeholder:text-disabled max-md:h-11"
          />
        </div>
        <Autocomplete.Empty className="px-4 text-center text-sm text-muted not-empty:py-8">{t('commands.nothing')}</Autocomplete.Empty>
        <Autocomplete.List className="-mx-2 max-h-[24rem] overflow-y-auto pt-1">
          {(group: Group) => (
            <Autocomplete.Group key={group.id} items={group.items}>
              <Autocomplete.GroupLabel className="px-2 pb-1 pt-2 text-2xs text-muted">{t(`commands.${group.id}`)}</Autocomplete.GroupLabel>
              <Autocomplete.Collection>
                {(item: Item) => (
                  <Autocomplete.Item
                    key={item.id}
                    value={item}
                    onClick={() => choose(item)}
                    className="flex min-h-9 cursor-pointer items-center gap-2.5 rounded-md px-2 text-sm data-highlighted:bg-surface-3 max-md:min-h-11"
                  >
                    {item.coin === undefined ? null : <CoinIcon coin={item.coin} size={18} />}
                    <bdi className="flex-1">{item.name}</bdi>
                    {item.isFavourite === true ? (
                      <Star size={13} role="img" aria-label={t('commands.favourite')} fill="currentColor" className="text-warning" />
                    ) : null}
                    {item.key === undefined ? null : (
                      <kbd dir="ltr" className="rounded border border-strong px-1.5 text-2xs text-secondary">
                        {item.key}
                      </kbd>
                    )}
                  </Autocomplete.Item>
                )}
              </Autocomplete.Collection>
            </Autocomplete.Group>
          )}
        </Autocomplete.List>
      </Autocomplete.Root>
    </Modal>
  );
}
