'use client';
// The dumbbell over a desk: a world of one's own with this desk's markets.
import { Dumbbell } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { lateDialog } from '#components/ui/late/late-part.tsx';
import { withLateWords } from '#lib/i18n/late-words.tsx';
import { useWorldId } from '#lib/i18n/place-context.ts';
import type { OpenedFrom } from './open-world-dialog.tsx';

const Dialog = lateDialog(() => withLateWords('worldOpen', async () => (await import('./open-world-dialog.tsx')).OpenWorldDialog));

export function OpenWorldButton(from: OpenedFrom) {
  const t = useTranslations('desk');
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  if (useWorldId() !== null) return null;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('practice')}
        title={t('practice')}
        onPointerEnter={Dialog.prepare}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
        className="grid h-9 w-9 shrink-0 place-items-center rounded text-secondary hover:bg-surface-2 hover:text-primary max-md:size-11"
      >
        <Dumbbell size={16} aria-hidden />
      </button>
      {isWanted ? <Dialog {...from} open={isOpen} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
