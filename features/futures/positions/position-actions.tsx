'use client';
// The actions on a position in its row: close it at the market or at a price, reverse it, share it.
import { ArrowLeftRight, Share2 } from 'lucide-react';
import { useTranslations } from 'next-intl';

import { Button } from '#components/ui/buttons/button.tsx';
import { PressButton } from '#components/ui/buttons/press-button.tsx';
import type { PositionRow } from './position-row.ts';

export type PositionAction = 'flash' | 'close' | 'reverse' | 'share' | 'margin' | 'exits' | 'marginStop' | 'moving';

type Props = {
  readonly row: PositionRow;
  /** It is being closed or turned over. */
  readonly leaving: boolean;
  readonly onAction: (action: PositionAction) => void;
};

const icon = 'grid size-7 place-items-center rounded text-muted hover:bg-surface-3 hover:text-primary disabled:opacity-40 max-md:size-11';

export function PositionActions({ row, leaving, onAction }: Props) {
  const t = useTranslations('positions');
  const about = { contract: row.market.symbolCodeDisplayName, side: t(`side.${row.position.holdSide}`) };
  return (
    <span className="inline-flex items-center gap-1 max-md:w-full max-md:justify-end">
      <Button
        size="small"
        waits={leaving}
        aria-label={t('close.openName', about)}
        onClick={() => onAction('close')}
        className="max-md:h-11"
      >
        {t('close.open')}
      </Button>
      <Button
        size="small"
        pending={leaving}
        aria-label={t('flash.name', about)}
        title={t('flash.about')}
        onClick={() => onAction('flash')}
        className="max-md:h-11"
      >
        {t('flash.short')}
      </Button>
      <PressButton
        pending={leaving}
        aria-label={t('reverse.name', about)}
        title={t('reverse.short')}
        onClick={() => onAction('reverse')}
        className={icon}
      >
        <ArrowLeftRight size={14} aria-hidden />
      </PressButton>
      <button type="button" aria-label={t('share.name', about)} title={t('share.short')} onClick={() => onAction('share')} className={icon}>
        <Share2 size={14} aria-hidden />
      </button>
    </span>
  );
}
