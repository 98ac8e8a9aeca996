'use client';
// The way to bad days on demand: only where play money is traded. What it opens is loaded when it is first pressed.
import { Dumbbell } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { lazy, Suspense, useState } from 'react';

const PracticeDialog = lazy(async () => ({ default: (await import('./practice-dialog.tsx')).PracticeDialog }));

export function PracticeButton() {
  const t = useTranslations('practice');
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        aria-label={t('title')}
        title={t('title')}
        className="inline-grid size-9 shrink-0 place-items-center rounded text-secondary hover:bg-surface-2 hover:text-primary max-md:size-11"
      >
        <Dumbbell size={15} aria-hidden />
      </button>
      <Suspense>{open ? <PracticeDialog onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}
