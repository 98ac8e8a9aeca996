'use client';
// The conditions of a list as a form. Without scripts it is sent to the server, which answers with the list.
import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type SubmitEvent, useState } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { filterColumnsOf } from '#lib/contract/site/filter-columns.ts';
import { readSent } from '#lib/format/numbers/decimal-input.ts';
import { lateCode } from '#lib/late/late-code.ts';
import { useLateCode } from '#lib/late/use-late-code.ts';
import { usePageStands } from '#lib/late/use-page-stands.ts';
import { usePageAddress } from '#lib/i18n/place-context.ts';
import { type MarketView, writeView } from '../market-view.ts';
import { BoundField } from './bound-field.tsx';
import { boundNames, boundRules, type ConditionFault, fieldName, readConditions, unitOf } from './conditions.ts';
import { faultText } from './fault-text.ts';

/** The named filters need the exchange or the device: until their code is here, the page stands without them. */
const saved = lateCode(() => import('./saved/saved-filters.tsx'));

type Props = {
  readonly view: MarketView;
  /** Those of the address. */
  readonly faults: readonly ConditionFault[];
  readonly onView: (view: MarketView) => void;
};

export function FilterForm({ view, faults, onView }: Props) {
  const t = useTranslations('markets');
  const fields = useTranslations('shell.number');
  const query = useSearchParams();
  const action = usePageAddress()(view.path);
  const [refused, setRefused] = useState<readonly ConditionFault[] | null>(null);
  const { code: savedCode } = useLateCode(saved, usePageStands());
  const { line } = view;
  if (line === 'favourites') return null;
  const said = refused ?? faults;
  const kept = [...new URLSearchParams(writeView({ ...view, conditions: [], page: 1 }))];
  const apply = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) if (typeof value === 'string') query.append(name, value);
    const read = readConditions(query, line);
    setRefused(read.faults);
    if (read.faults.length > 0) return;
    onView({ ...view, conditions: read.conditions, page: 1 });
    // On a phone the form stands before the list: it makes room for it.
    const details = event.currentTarget.closest('details');
    if (details === null || !window.matchMedia('(width < 48rem)').matches) return;
    details.open = false;
    details.querySelector('summary')?.focus();
  };
  return (
    <div className="flex flex-col gap-3 pt-1 pb-2">
      <form action={action} onSubmit={apply} className="flex flex-col gap-3">
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {said.length > 0 ? (
          <div role="alert" className="text-xs text-negative">
            <p>{t('filter.refused')}</p>
            <ul>
              {said.map((fault) => (
                <li key={fault.fault === 'unknown' ? fault.name : fault.column}>{faultText(t, fields('notNumber'), fault)}</li>
              ))}
            </ul>
          </div>
        ) : null}
        <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
          {filterColumnsOf(line).map((column) => {
            const bounds = view.conditions.find((one) => one.column === column);
            // Text that cannot be followed stays in the fields.
            const firstOf = (bound: (typeof boundNames)[number]): string =>
              bounds?.[bound] ?? readSent(query.get(fieldName(column, bound)) ?? '', { ...boundRules, unit: unitOf[column] }) ?? '';
            return (
              <fieldset key={column} className="min-w-0">
                <legend className="pb-1 text-xs text-secondary">{t(`column.${column}`)}</legend>
                <div className="flex items-center gap-2">
                  {boundNames.map((bound) => (
                    <BoundField
                      key={`${bound} ${firstOf(bound)}`}
                      name={fieldName(column, bound)}
                      label={`${t(`column.${column}`)}: ${t(`filter.${bound}`)}`}
                      placeholder={t(`filter.${bound}`)}
                      first={firstOf(bound)}
                      unit={unitOf[column]}
                    />
                  ))}
                </div>
              </fieldset>
            );
          })}
        </div>
        <div>
          <Button type="submit" look="primary" className="max-md:h-11 max-md:w-full">
            {t('filter.apply')}
          </Button>
        </div>
      </form>
      <div className="min-h-11 border-t border-subtle pt-3 noscript:hidden max-md:min-h-14">
        {savedCode === null ? null : <savedCode.SavedFilters view={view} onView={onView} />}
      </div>
    </div>
  );
}
