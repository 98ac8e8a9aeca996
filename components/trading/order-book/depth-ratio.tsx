// The shares of bids and of asks in all levels that the book has.
import { useTranslations } from 'next-intl';
import { memo } from 'react';

import { depthLevels } from '#lib/contract/channels/depth.ts';
import { isolateLtr } from '#lib/format/bidi.ts';

export const DepthRatio = memo(function DepthRatio({ bidPercent }: { readonly bidPercent: number }) {
  const t = useTranslations('terminal');
  return (
    <div dir="ltr" className="flex h-7 shrink-0 items-center gap-2 px-3 text-2xs" title={t('book.ratio', { levels: depthLevels })}>
      <span className="min-w-16 text-positive">{t('book.bidShare', { percent: isolateLtr(`${bidPercent}%`) })}</span>
      <span aria-hidden className="relative h-1 flex-1 overflow-hidden rounded-full bg-negative forced-color-adjust-none">
        <span
          className="absolute inset-0 origin-left border-e-2 border-surface-1 bg-positive"
          style={{ transform: `scaleX(${bidPercent / 100})` }}
        />
      </span>
      <span className="min-w-16 text-end text-negative">{t('book.askShare', { percent: isolateLtr(`${100 - bidPercent}%`) })}</span>
    </div>
  );
});
