'use client';
// By what a history of contracts is narrowed: a row of short choices, and the way back to all of it.
import { useTranslations } from 'next-intl';

import { PeriodFilter } from '#components/trading/list-tools/period-filter.tsx';
import { SelectBox } from '#components/ui/fields/select-box.tsx';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import { type ChoiceName, choices, filterFields, type HistoryFilter, type HistoryTab, noFilter } from './history-filter.ts';
import { useChoiceWord } from './use-choice-word.ts';

type Props = {
  readonly id: string;
  readonly tab: HistoryTab;
  /** Only what this list has. */
  readonly filter: HistoryFilter;
  /** By how many choices of the reader's. */
  readonly count: number;
  readonly onFilter: (change: Partial<HistoryFilter>) => void;
  /** Contracts to choose from; null: the list is of one. */
  readonly markets: ReadonlyMap<string, ContractMarket> | null;
};

const box = 'h-7 max-md:h-11';

export function HistoryBar({ id, tab, filter, count, onFilter, markets }: Props) {
  const t = useTranslations('positions.filter');
  const ofLists = useTranslations('terminal.filter');
  const word = useChoiceWord();
  /** A choice of one or all; '' stands for all. */
  const choice = (
    name: string,
    all: string,
    values: readonly { readonly value: string; readonly label: string }[],
    value: string | null,
    onValue: (value: string | null) => void,
  ) => (
    <SelectBox
      key={name}
      name={name}
      options={[{ value: '', label: all }, ...values]}
      value={value ?? ''}
      onValue={(chosen) => onValue(chosen === '' ? null : chosen)}
      className={`${box} ${value === null ? '' : 'border-accent text-primary'}`}
    />
  );
  const ofContracts = () =>
    markets === null
      ? null
      : choice(
          t('name.contract'),
          t('all.contract'),
          [...markets.values()].map(({ symbolId, symbolCodeDisplayName }) => ({ value: symbolId, label: symbolCodeDisplayName })),
          filter.contract,
          (contract) => onFilter({ contract }),
        );
  const ofCoins = () => {
    const coins = [...new Set([...(markets?.values() ?? [])].map(({ marginCoin }) => marginCoin))];
    return coins.length < 2
      ? null
      : choice(
          t('name.coin'),
          t('all.coin'),
          coins.map((coin) => ({ value: coin, label: coin })),
          filter.coin,
          (coin) => onFilter({ coin }),
        );
  };
  const ofChoice = (field: ChoiceName) =>
    choice(
      t(`name.${field}`),
      t(`all.${field}`),
      choices[field].map((value) => ({ value, label: word(field, value) })),
      filter[field],
      (value) => onFilter({ [field]: value }),
    );
  return (
    <div
      id={id}
      role="group"
      aria-label={ofLists('bar')}
      className="flex shrink-0 flex-wrap items-center gap-1.5 border-b border-subtle px-3 py-1.5"
    >
      {filterFields[tab].map((field) => (field === 'contract' ? ofContracts() : field === 'coin' ? ofCoins() : ofChoice(field)))}
      <PeriodFilter choice={filter} onChoice={onFilter} className={box} />
      {count === 0 ? null : (
        <button
          type="button"
          onClick={() => onFilter(noFilter)}
          className={`rounded px-2 text-2xs text-accent hover:underline max-md:text-xs ${box}`}
        >
          {ofLists('clear')}
        </button>
      )}
    </div>
  );
}
