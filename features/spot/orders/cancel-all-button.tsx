'use client';
// Takes out all orders of a list; whether it is asked first, the trader has chosen.
import { useTranslations } from 'next-intl';

import { Button } from '#components/ui/buttons/button.tsx';

type Props = { readonly count: number; readonly onPress: () => void; readonly pending: boolean };

export function CancelAllButton({ count, onPress, pending }: Props) {
  const t = useTranslations('spot');
  if (count === 0) return null;
  return (
    <Button size="small" look="quiet" pending={pending} onClick={onPress} className="max-md:h-11">
      {t('cancelAll.open')}
    </Button>
  );
}
