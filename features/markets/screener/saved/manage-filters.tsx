'use client';
// Named filters renamed and deleted.
import { Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { ErrorLine } from '#components/ui/error-line.tsx';
import { longestFilterName } from '#lib/contract/site/filter-columns.ts';
import type { MarketFilter } from '#lib/contract/site/market-filter.ts';
import type { Filters } from './kept-filters.ts';

type Props = {
  readonly open: boolean;
  readonly filters: Filters;
  readonly onKeep: (filters: Filters) => Promise<void>;
  readonly onClose: () => void;
};

export function ManageFilters({ open, filters, onKeep, onClose }: Props) {
  const t = useTranslations('markets');
  const [refusal, setRefusal] = useState<string | null>(null);
  const keep = (changed: Filters): void => {
    // The list is shown as it was where it is refused; the page says why.
    onKeep(changed).catch(() => undefined);
  };
  const rename = (filter: MarketFilter, input: HTMLInputElement): void => {
    const name = input.value.trim();
    const isTaken = filters.some((one) => one !== filter && one.name === name);
    setRefusal(isTaken ? t('filter.taken') : null);
    if (isTaken || name === '') input.value = filter.name;
    else if (name !== filter.name) keep(filters.map((one) => (one === filter ? { ...one, name } : one)));
  };
  return (
    <Modal open={open} title={t('filter.manage')} closeLabel={t('close')} onClose={onClose} sheet>
      <div className="flex flex-col gap-2">
        <ul>
          {filters.map((filter) => (
            <li key={filter.name} className="flex h-12 items-center gap-2">
              <input
                defaultValue={filter.name}
                maxLength={longestFilterName}
                aria-label={t('nameOf', { name: filter.name })}
                onBlur={(event) => rename(filter, event.currentTarget)}
                onKeyDown={(event) => {
                  if (event.key === 'Enter') event.currentTarget.blur();
                }}
                className="h-9 min-w-0 flex-1 rounded border border-subtle bg-surface-0 px-2.5 text-sm focus:border-accent max-md:h-11"
              />
              <span className="text-xs text-muted">{t(filter.line)}</span>
              <Button
                look="quiet"
                size="small"
                aria-label={t('deleteGroup', { name: filter.name })}
                onClick={() => keep(filters.filter((one) => one !== filter))}
                className="max-md:size-11"
              >
                <Trash2 size={15} aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
        <ErrorLine text={refusal} />
      </div>
    </Modal>
  );
}
