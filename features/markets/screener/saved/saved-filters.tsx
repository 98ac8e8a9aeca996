'use client';
// The filters that somebody has named for this line: a press shows their markets. What is set now can be named and kept.
import { Settings2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type SubmitEvent, useState } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { ErrorLine } from '#components/ui/error-line.tsx';
import { filterLimit, longestFilterName } from '#lib/contract/site/filter-columns.ts';
import { type MarketView, wholeLine, writeView } from '../../market-view.ts';
import { ViewLink } from '../../view-link.tsx';
import { inOrder } from '../conditions.ts';
import { ManageFilters } from './late-manage-filters.ts';
import { useSavedFilters } from './use-saved-filters.ts';

type Props = {
  readonly view: MarketView;
  readonly onView: (view: MarketView) => void;
};

export function SavedFilters({ view, onView }: Props) {
  const t = useTranslations('markets');
  const { filters, known, keep } = useSavedFilters();
  const [name, setName] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [managing, setManaging] = useState(false);
  const { line, conditions, quote } = view;
  if (line === 'favourites') return null;
  const shown = filters.filter((filter) => filter.line === line);
  const save = (event: SubmitEvent): void => {
    event.preventDefault();
    const given = name.trim();
    if (given === '') return;
    const refused = filters.some((one) => one.name === given)
      ? t('filter.taken')
      : filters.length >= filterLimit
        ? t('filter.limit', { limit: filterLimit })
        : null;
    setRefusal(refused);
    if (refused !== null) return;
    // A name that is refused stays in the field; the page says why.
    keep([...filters, { name: given, line, quote, conditions: [...conditions] }]).then(
      () => setName(''),
      () => undefined,
    );
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="flex min-h-8 min-w-0 items-center gap-1 overflow-x-auto max-md:min-h-11">
        {known && shown.length > 0 ? (
          <nav aria-label={t('filter.saved')} className="flex items-center gap-1">
            <span aria-hidden className="pe-1 text-xs whitespace-nowrap text-muted">
              {t('filter.saved')}
            </span>
            {shown.map((filter) => {
              const filtered = { ...wholeLine(view), quote: filter.quote, conditions: inOrder(filter.conditions) };
              return (
                <ViewLink
                  key={filter.name}
                  view={filtered}
                  onView={onView}
                  isChosen={writeView({ ...filtered, sort: view.sort, page: view.page }) === writeView(view)}
                  className="inline-flex h-8 items-center rounded-full border border-subtle px-3 text-xs whitespace-nowrap text-secondary hover:bg-surface-2 aria-[current]:border-accent aria-[current]:text-primary max-md:h-11"
                >
                  <bdi>{filter.name}</bdi>
                </ViewLink>
              );
            })}
          </nav>
        ) : (
          <span className="text-xs text-muted">{t('filter.none')}</span>
        )}
        {filters.length === 0 ? null : (
          <button
            type="button"
            onClick={() => setManaging(true)}
            aria-label={t('filter.manage')}
            className="grid size-8 shrink-0 place-items-center rounded text-muted hover:bg-surface-2 hover:text-primary max-md:size-11"
          >
            <Settings2 size={15} aria-hidden />
          </button>
        )}
      </div>
      {conditions.length === 0 ? null : (
        <form onSubmit={save} className="flex gap-2 max-md:w-full md:ms-auto">
          <input
            value={name}
            onChange={(event) => {
              setName(event.target.value);
              setRefusal(null);
            }}
            maxLength={longestFilterName}
            aria-label={t('filter.name')}
            placeholder={t('filter.name')}
            className="h-9 min-w-0 flex-1 rounded-md border border-field bg-field px-2.5 text-sm focus:border-accent max-md:h-11 md:max-w-60"
          />
          <Button type="submit" look="secondary" className="max-md:h-11">
            {t('filter.save')}
          </Button>
        </form>
      )}
      <ErrorLine text={refusal} />
      <ManageFilters open={managing} filters={filters} onKeep={keep} onClose={() => setManaging(false)} />
    </div>
  );
}
