'use client';
// Takes out all open orders of one market, or of all: asked once more before it is done.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '#components/ui/button.tsx';

export function CancelAllButton({
  count,
  onConfirmed,
  pending,
}: {
  readonly count: number;
  readonly onConfirmed: () => void;
  readonly pending: boolean;
}) {
  const t = useTranslations('spot');
  const [asking, setAsking] = useState(false);
  if (count === 0) return null;
  if (!asking)
    return (
      <Button size="small" look="quiet" pending={pending} onClick={() => setAsking(true)}>
        {t('cancelAll.open')}
      </Button>
    );
  return (
    <span className="flex items-center gap-1.5 text-xs">
      <span className="max-sm:hidden">{t('cancelAll.ask', { count })}</span>
      <Button
        size="small"
        look="danger"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the question stands where the button was
        autoFocus
        onClick={() => {
          setAsking(false);
          onConfirmed();
        }}
      >
        {t('cancelAll.yes')}
      </Button>
      <Button size="small" look="quiet" onClick={() => setAsking(false)}>
        {t('cancelAll.no')}
      </Button>
    </span>
  );
}
