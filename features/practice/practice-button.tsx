'use client';
// The way to bad days on demand: only where play money is traded. What it opens is loaded when it is first pressed, words and all.
import { Dumbbell } from 'lucide-react';
import { useCallback, useState } from 'react';

import { lateDialog } from '#components/ui/late/late-part.tsx';
import { withLateWords } from '#lib/i18n/late-words.tsx';
import type { PracticeDialogProps } from './practice-dialog.tsx';

const PracticeDialog = lateDialog(() => withLateWords('practice', async () => (await import('./practice-dialog.tsx')).PracticeDialog));

type Props = Pick<PracticeDialogProps, 'desk'> & {
  /** In the reader's words. */
  readonly title: string;
};

export function PracticeButton({ desk, title }: Props) {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        aria-label={title}
        title={title}
        className="inline-grid size-9 shrink-0 place-items-center rounded text-secondary hover:bg-surface-2 hover:text-primary max-md:size-11"
      >
        <Dumbbell size={15} aria-hidden />
      </button>
      {open ? <PracticeDialog desk={desk} onClose={close} /> : null}
    </>
  );
}
