'use client';
// By what the history is narrowed: a row of short choices, and the way back to all of it.
import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';

import { CoinPicker } from '#components/trading/coin-picker/coin-picker.tsx';
import type { PickedCoin } from '#components/trading/coin-picker/picked-coin.ts';
import { PeriodFilter } from '#components/trading/list-tools/period-filter.tsx';
import { SelectBox } from '#components/ui/fields/select-box.tsx';
import { walletKindIds } from '#lib/contract/accounts/account-kinds.ts';
import { movementKinds } from '#lib/contract/history/ledger-causes.ts';
import { type MovementFilter, noFilter, writeFilter } from './movement-filter.ts';

type Props = {
  readonly filter: MovementFilter;
  readonly coins: readonly PickedCoin[];
  readonly onFilter: (filter: MovementFilter) => void;
};

const box = 'h-8 text-xs max-md:h-11';
const lit = (value: string | null): string => `${box} ${value === null ? '' : 'border-accent text-primary'}`;

export function MovementBar({ filter, coins, onFilter }: Props) {
  const t = useTranslations('movements');
  const accounts = useTranslations('shell.transferFunds.account');
  const find = <Value extends string>(values: readonly Value[], text: string): Value | null => values.find((one) => one === text) ?? null;
  return (
    <div role="group" aria-label={t('filters')} className="flex flex-wrap items-center gap-2 border-b border-subtle px-4 py-2.5">
      <CoinPicker
        look="filter"
        name={t('coin')}
        coin={filter.coin ?? ''}
        none={t('allCoins')}
        coins={coins}
        available={null}
        className={filter.coin === null ? '' : 'border-accent'}
        onCoin={(coin) => onFilter({ ...filter, coin })}
      />
      {filter.coin === null ? null : (
        <button
          type="button"
          aria-label={t('allCoins')}
          title={t('allCoins')}
          onClick={() => onFilter({ ...filter, coin: null })}
          className="-ms-2 grid size-8 place-items-center text-muted hover:text-primary max-md:size-11"
        >
          <X size={14} aria-hidden />
        </button>
      )}
      <SelectBox
        name={t('account')}
        options={[{ value: '', label: t('allAccounts') }, ...walletKindIds.map((value) => ({ value, label: accounts(value) }))]}
        value={filter.account ?? ''}
        onValue={(account) => onFilter({ ...filter, account: find(walletKindIds, account) })}
        className={lit(filter.account)}
      />
      <SelectBox
        name={t('kind')}
        options={[{ value: '', label: t('allKinds') }, ...movementKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))]}
        value={filter.kind ?? ''}
        onValue={(kind) => onFilter({ ...filter, kind: find(movementKinds, kind) })}
        className={lit(filter.kind)}
      />
      <PeriodFilter choice={filter} onChoice={(change) => onFilter({ ...filter, ...change })} className={box} />
      {writeFilter(filter) === '' ? null : (
        <button
          type="button"
          onClick={() => onFilter(noFilter)}
          className="h-8 rounded px-2 text-xs text-accent hover:underline max-md:h-11"
        >
          {t('clear')}
        </button>
      )}
    </div>
  );
}
