'use client';
// Beside a row that is being changed: send it, or put it back.
import { Check, Undo2 } from 'lucide-react';
import { useTranslations } from 'next-intl';

import { PressButton } from '#components/ui/buttons/press-button.tsx';

import type { RowEdit } from './use-row-edit.ts';

const button = 'grid size-7 place-items-center rounded text-muted disabled:opacity-40';

export function EditButtons({ edit }: { readonly edit: RowEdit }) {
  const t = useTranslations('terminal.edit');
  const pending = edit.edited?.pending === true;
  return (
    <span className="inline-flex gap-1">
      <PressButton
        pending={pending}
        aria-label={t('send')}
        title={t('send')}
        onClick={edit.send}
        className={`${button} hover:bg-positive-soft hover:text-positive`}
      >
        {pending ? (
          <span aria-hidden className="size-3.5 animate-spin rounded-full border-2 border-current border-e-transparent" />
        ) : (
          <Check size={15} aria-hidden />
        )}
      </PressButton>
      <PressButton
        pending={pending}
        aria-label={t('putBack')}
        title={t('putBack')}
        onClick={edit.putBack}
        className={`${button} hover:bg-surface-3 hover:text-primary`}
      >
        <Undo2 size={14} aria-hidden />
      </PressButton>
    </span>
  );
}
