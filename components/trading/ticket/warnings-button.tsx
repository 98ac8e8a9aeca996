'use client';
// Opens the limits from which on an order is warned about.
import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState, type ComponentProps } from 'react';

import { lateDialog } from '#components/ui/late/late-part.tsx';

const WarningLimits = lateDialog(async () => (await import('./warning-limits.tsx')).default);

type Props = Omit<ComponentProps<typeof WarningLimits>, 'onClose'>;

export function WarningsButton({ coin, limits, usual, onLimits }: Props) {
  const t = useTranslations('ticket');
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('warnings.open')}
        title={t('warnings.open')}
        onClick={() => setOpen(true)}
        className="grid min-h-6 min-w-6 place-items-center rounded text-muted hover:text-primary max-md:min-h-11 max-md:min-w-11"
      >
        <TriangleAlert size={13} aria-hidden />
      </button>
      {open ? <WarningLimits coin={coin} limits={limits} usual={usual} onLimits={onLimits} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
