'use client';
// The button that shares a strategy of the ranking, published or not.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { lateDialog } from '#components/ui/late/late-part.tsx';
import type { RankedStrategy } from '#lib/contract/bots/plaza.ts';

const StrategyCard = lateDialog(async () => (await import('./strategy-card.tsx')).StrategyCard);

export function ShareStrategy({ strategy }: { readonly strategy: RankedStrategy }) {
  const t = useTranslations('bots.share');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" look="quiet" onClick={() => setOpen(true)} className="max-md:h-11">
        {t('short')}
      </Button>
      {open ? <StrategyCard strategy={strategy} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
