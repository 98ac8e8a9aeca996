'use client';
// Which columns a table shows. The menu itself is loaded when it is first wanted.
import { lateDialog } from '#components/ui/late/late-part.tsx';
import { Columns3 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';

import type { ChosenColumns, Column } from './column.ts';

const ColumnMenu = lateDialog(async () => (await import('./column-menu.tsx')).ColumnMenu);

type Props = {
  readonly columns: readonly Pick<Column<never>, 'id' | 'head'>[];
  readonly choice: ChosenColumns;
  readonly className?: string;
};

export function ColumnButton({ columns, choice, className = '' }: Props) {
  const t = useTranslations('terminal.table');
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={t('columns')}
        title={t('columns')}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className={`grid shrink-0 place-items-center rounded text-muted hover:bg-surface-3 hover:text-primary ${className}`}
      >
        <Columns3 size={14} aria-hidden />
      </button>
      {open ? <ColumnMenu anchor={button} name={t('columns')} columns={columns} choice={choice} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
