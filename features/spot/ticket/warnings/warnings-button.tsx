'use client';
// Opens the limits from which on an order is warned about.
import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';

import { lateDialog } from '#components/ui/late-part.tsx';
import { useOrderWarnings } from '#lib/session/order-warnings.ts';

const WarningLimits = lateDialog(
  async () => (await import('./warning-limits.tsx')).default,
  ({ onClose }) => onClose(),
);

export function WarningsButton({ coin }: { readonly coin: string }) {
  const t = useTranslations('spot');
  const [open, setOpen] = useState(false);
  useEffect(() => void useOrderWarnings.persist.rehydrate(), []);
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
      {open ? <WarningLimits coin={coin} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
