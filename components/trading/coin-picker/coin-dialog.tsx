'use client';
// Coins found by typing: arrows walk, Enter takes. What one holds stands first.
import { Check } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useMemo, useState } from 'react';

import { CoinIcon } from '#components/ui/icons/coin-icon.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { SearchCombobox } from '#components/ui/fields/search-combobox.tsx';
import { useListWalk } from '#components/ui/keyboard/use-list-walk.ts';
import { shortAmount } from '#lib/format/numbers/short-amount.ts';
import { findCoins } from './find-coins.ts';
import type { PickedCoin } from './picked-coin.ts';

type Props = {
  readonly coins: readonly PickedCoin[];
  readonly current: string;
  readonly available: ReadonlyMap<string, string> | null;
  readonly onChoose: (coin: string) => void;
  readonly onClose: () => void;
};

export function CoinDialog({ coins, current, available, onChoose, onClose }: Props) {
  const t = useTranslations('shell.coinPicker');
  const id = useId();
  const [search, setSearch] = useState('');
  const found = useMemo(() => findCoins(coins, search, available), [coins, search, available]);
  const { list, active, point, walkTo, press } = useListWalk(found.length, (place) => {
    const chosen = found[place];
    if (chosen !== undefined) onChoose(chosen.coin);
  });
  return (
    <Modal open title={t('title')} closeLabel={t('close')} onClose={onClose} sheet>
      <div className="flex h-[min(32rem,68dvh)] flex-col gap-3">
        <SearchCombobox
          label={t('search')}
          listId={`${id}-list`}
          activeId={found[active] === undefined ? undefined : `${id}-${found[active].coin}`}
          value={search}
          onValue={(text) => {
            setSearch(text);
            walkTo(0);
          }}
          onPress={press}
        />
        <div ref={list} id={`${id}-list`} role="listbox" aria-label={t('title')} className="-mx-2 min-h-0 flex-1 overflow-y-auto">
          {found.map(({ coin, name }, place) => (
            <div
              key={coin}
              id={`${id}-${coin}`}
              role="option"
              tabIndex={-1}
              aria-selected={coin === current}
              onPointerMove={() => point(place)}
              onClick={() => onChoose(coin)}
              onKeyDown={press}
              className={`flex cursor-pointer items-center gap-3 rounded-md px-2 py-2 text-sm max-md:min-h-12 ${place === active ? 'bg-surface-2' : ''}`}
            >
              <CoinIcon coin={coin} size={24} />
              <span className="min-w-0 flex-1">
                <bdi dir="ltr" className="font-medium text-primary">
                  {coin}
                </bdi>
                <span className="ms-2 text-xs text-muted">{name}</span>
              </span>
              <bdi dir="ltr" className="text-xs text-secondary">
                {available?.has(coin) === true ? shortAmount(available.get(coin) ?? '0') : ''}
              </bdi>
              {coin === current ? <Check size={14} aria-hidden className="text-accent" /> : <span className="w-3.5" />}
            </div>
          ))}
        </div>
        {found.length === 0 ? <p className="pb-6 text-center text-sm text-muted">{t('nothing')}</p> : null}
      </div>
    </Modal>
  );
}
