'use client';
// The reader narrows and sorts the ranking of leaders here; what is chosen stands in the address.
import { Search } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { FormEvent } from 'react';

import { SelectBox } from '#components/ui/fields/select-box.tsx';
import type { LeaderLine } from '#lib/contract/leaders/leader-line.ts';
import { longestName } from '#lib/contract/leaders/leader-profile.ts';
import { leaderSorts, leaderStates, leaderWindows } from '#lib/contract/leaders/leader-record.ts';
import { useRouter } from '#lib/i18n/navigation.ts';
import { copyPath } from '../copy-trading-paths.ts';
import { type LeadersView, writeLeadersView } from './leaders-view.ts';

export function LeadersFilters({ line, view }: { readonly line: LeaderLine; readonly view: LeadersView }) {
  const t = useTranslations('leaderRecords');
  const router = useRouter();
  const show = (change: Partial<LeadersView>): void => router.push(`${copyPath[line]}${writeLeadersView({ ...view, page: 1, ...change })}`);
  const find = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('name');
    show({ name: typeof typed === 'string' ? typed.trim() : '' });
  };
  const box = 'h-9 min-w-32 max-md:h-11 max-md:min-w-0 max-md:shrink';
  return (
    <div role="group" aria-label={t('filter.name')} className="flex flex-wrap gap-2 max-md:grid max-md:grid-cols-2">
      <SelectBox
        name={t('filter.period')}
        options={leaderWindows.map((days) => ({ value: String(days), label: t(`period.${days}`) }))}
        value={String(view.days)}
        onValue={(chosen) => show({ days: leaderWindows.find((days) => String(days) === chosen) ?? view.days })}
        className={box}
      />
      <SelectBox
        name={t('filter.sort')}
        options={leaderSorts.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
        value={view.sort}
        onValue={(sort) => show({ sort })}
        className={box}
      />
      <SelectBox
        name={t('filter.state')}
        options={leaderStates.map((state) => ({ value: state, label: t(`state.${state}`) }))}
        value={view.state}
        onValue={(state) => show({ state })}
        className={`${box} max-md:col-span-2`}
      />
      <form role="search" onSubmit={find} className="max-md:col-span-2 md:ms-auto md:w-56">
        <label className="flex h-9 items-center gap-2 rounded-md border border-field bg-field px-3 field-ring focus-within:border-accent max-md:h-11">
          <Search size={15} aria-hidden className="text-muted" />
          <input
            key={view.name}
            type="search"
            name="name"
            defaultValue={view.name}
            maxLength={longestName}
            enterKeyHint="search"
            aria-label={t('filter.search')}
            placeholder={t('filter.search')}
            className="min-w-0 flex-1 bg-transparent text-xs outline-none placeholder:text-muted max-md:text-base"
          />
        </label>
      </form>
    </div>
  );
}
