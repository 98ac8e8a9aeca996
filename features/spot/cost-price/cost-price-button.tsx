'use client';
// Beside the list of one's coins: by which price they are measured. The dialog is loaded when it is wanted.
import { lateDialog } from '#components/ui/late/late-part.tsx';
import { CircleQuestionMark } from 'lucide-react';
import { useTranslations } from 'next-intl';

import { usePriceType } from './price-type.ts';

const CostPriceModal = lateDialog(async () => (await import('./cost-price-modal.tsx')).CostPriceModal);

export function CostPriceButton() {
  const t = useTranslations('spot.costPrice');
  const { type, open, setOpen } = usePriceType();
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="inline-flex h-7 items-center gap-1 rounded px-1.5 text-xs text-muted hover:bg-surface-2 hover:text-primary max-md:h-11"
      >
        <CircleQuestionMark size={13} aria-hidden />
        {t(`name.${type}`)}
      </button>
      {open ? <CostPriceModal onClose={() => setOpen(false)} /> : null}
    </>
  );
}
