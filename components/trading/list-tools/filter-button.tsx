'use client';
// Opens the row of choices by which a list is narrowed, and says how many narrow it now.
import { ListFilter as FilterIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';

type Props = {
  /** The number of choices that narrow the list. */
  readonly count: number;
  readonly bar: { readonly id: string; readonly open: boolean; readonly onToggle: () => void };
};

export function FilterButton({ count, bar }: Props) {
  const t = useTranslations('terminal.filter');
  return (
    <button
      type="button"
      aria-expanded={bar.open}
      aria-controls={bar.open ? bar.id : undefined}
      aria-label={count === 0 ? t('open') : t('openCount', { count })}
      title={t('open')}
      onClick={bar.onToggle}
      className={`inline-flex h-7 min-w-7 items-center justify-center gap-1 rounded px-1.5 text-xs hover:bg-surface-2 hover:text-primary max-md:h-11 max-md:min-w-11 ${count > 0 ? 'text-accent' : 'text-muted'} ${bar.open ? 'bg-surface-2' : ''}`}
    >
      <FilterIcon size={14} aria-hidden />
      {count > 0 ? <span aria-hidden>{count}</span> : null}
    </button>
  );
}
