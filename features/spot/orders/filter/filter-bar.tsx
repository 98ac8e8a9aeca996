'use client';
// By what a list is narrowed: a row of short choices, and the way back to all of it.
import { useTranslations } from 'next-intl';
import { useId } from 'react';

import { PeriodFilter } from '#components/trading/list-tools/period-filter.tsx';
import { SelectBox } from '#components/ui/fields/select-box.tsx';
import { isolateLtr } from '#lib/format/bidi.ts';
import type { OrderTab } from '../../orders-view.ts';
import { countOf, filterFields, kindsOf, outcomesOf, type FilterField, type ListFilter } from './list-filter.ts';

type Props = {
  readonly id: string;
  readonly tab: OrderTab;
  /** Only what this list has. */
  readonly filter: ListFilter;
  readonly onFilter: (change: Partial<ListFilter>) => void;
  /** Markets to choose from, by symbol; null: the desk has its own switch. */
  readonly pairs: ReadonlyMap<string, string> | null;
  /** The coins that may be owed. */
  readonly coins: readonly string[];
  /** As the list is without any choice of the reader’s: what is chosen in it is not offered. */
  readonly all: ListFilter;
  readonly className?: string;
};

const box = 'h-7 max-md:h-11';

export function FilterBar({ id, tab, filter, onFilter, pairs, coins, all: whole, className = '' }: Props) {
  const t = useTranslations('spot');
  const words = useTranslations('ticket');
  const ofLists = useTranslations('terminal.filter');
  const sides = useTranslations('terminal.side');
  const searchId = useId();
  const has = (field: FilterField): boolean => filterFields[tab].includes(field);
  /** A choice of one or all; '' stands for all. */
  const choice = <Value extends string>(
    name: string,
    all: string,
    values: readonly { readonly value: Value; readonly label: string }[],
    value: Value | null,
    onValue: (value: Value | null) => void,
  ) => (
    <SelectBox<Value | ''>
      name={name}
      options={[{ value: '', label: all }, ...values]}
      value={value ?? ''}
      onValue={(chosen) => onValue(chosen === '' ? null : chosen)}
      className={`${box} ${value === null ? '' : 'border-accent text-primary'}`}
    />
  );
  const kinds = kindsOf(tab).map((value) => ({
    value,
    label: value === 'plan' ? t('filter.plan') : words(`kind.${value}`),
  }));
  const outcomes = outcomesOf(tab).map((value) => ({ value, label: t(`filter.outcomes.${value}`) }));
  return (
    <div
      id={id}
      role="group"
      aria-label={ofLists('bar')}
      className={`flex shrink-0 flex-wrap items-center gap-1.5 border-b border-subtle px-3 py-1.5 ${className}`}
    >
      {has('wallet') && whole.wallet === null
        ? choice(
            t('filter.wallet'),
            t('filter.allWallets'),
            (['cross', 'isolated'] as const).map((value) => ({ value, label: t(`filter.wallets.${value}`) })),
            filter.wallet,
            (wallet) => onFilter({ wallet }),
          )
        : null}
      {has('symbol') && pairs !== null
        ? choice(
            t('filter.market'),
            t('filter.allMarkets'),
            [...pairs].map(([value, label]) => ({ value, label })),
            filter.symbol,
            (symbol) => onFilter({ symbol }),
          )
        : null}
      {has('asset')
        ? choice(
            t('column.coin'),
            t('filter.allCoins'),
            coins.map((value) => ({ value, label: value })),
            filter.asset,
            (asset) => onFilter({ asset }),
          )
        : null}
      {has('side')
        ? choice(
            t('filter.side'),
            t('filter.allSides'),
            (['buy', 'sell'] as const).map((value) => ({ value, label: sides(value) })),
            filter.side,
            (side) => onFilter({ side }),
          )
        : null}
      {has('kind') ? choice(t('filter.kind'), t('filter.allKinds'), kinds, filter.kind, (kind) => onFilter({ kind })) : null}
      {has('outcome')
        ? choice(t('filter.outcome'), t('filter.allOutcomes'), outcomes, filter.outcome, (outcome) => onFilter({ outcome }))
        : null}
      {has('role')
        ? choice(
            t('filter.role'),
            t('filter.allRoles'),
            (['maker', 'taker'] as const).map((value) => ({ value, label: t(`role.${value}`) })),
            filter.role,
            (role) => onFilter({ role }),
          )
        : null}
      {has('period') ? <PeriodFilter choice={filter} onChoice={onFilter} className={box} /> : null}
      {has('search') ? (
        <label
          htmlFor={searchId}
          className={`flex items-center rounded-md border border-subtle field-ring focus-within:border-accent ${box}`}
        >
          <span className="sr-only">{t('filter.search')}</span>
          <input
            id={searchId}
            type="search"
            value={filter.search}
            placeholder={t('filter.search')}
            maxLength={20}
            onChange={(event) => onFilter({ search: event.target.value })}
            className="h-full w-32 rounded-md bg-transparent px-2 text-xs text-primary outline-none placeholder:text-muted max-md:text-base"
          />
        </label>
      ) : null}
      {has('balances') ? (
        <SelectBox
          name={t('filter.balances')}
          options={(['owned', 'worth', 'all'] as const).map((value) => ({
            value,
            label: t(`filter.shown.${value}`, { amount: isolateLtr('1 USDT') }),
          }))}
          value={filter.balances}
          onValue={(balances) => onFilter({ balances })}
          className={box}
        />
      ) : null}
      {countOf(filter, whole) === 0 ? null : (
        <button
          type="button"
          onClick={() => onFilter(whole)}
          className={`rounded px-2 text-2xs text-accent hover:underline max-md:text-xs ${box}`}
        >
          {ofLists('clear')}
        </button>
      )}
    </div>
  );
}
