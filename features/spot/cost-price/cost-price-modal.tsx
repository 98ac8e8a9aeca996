'use client';
// The meaning of the two prices, the date since when they are counted, and the choice of the one that the list shows.
import { useTranslations } from 'next-intl';

import { Modal } from '#components/ui/dialogs/modal.tsx';
import { breakevenStartMs, costPriceStartMs } from '#lib/contract/money/cost-price-start.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatDate, formatZone } from '#lib/format/format-time.ts';
import { priceTypes, usePriceType } from './price-type.ts';

const starts = { cost: costPriceStartMs, breakeven: breakevenStartMs } as const;
/** The venue's own books of costs begin at midnight there. */
const zoneMinutes = 480;

export function CostPriceModal({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('spot.costPrice');
  const { type, choose } = usePriceType();
  return (
    <Modal open title={t('title')} closeLabel={t('close')} onClose={onClose} sheet>
      <div role="radiogroup" aria-label={t('title')} className="flex flex-col gap-2 text-sm">
        {priceTypes.map((one) => (
          <label
            key={one}
            htmlFor={`price-type-${one}`}
            aria-label={t(`name.${one}`)}
            className="flex cursor-pointer gap-3 rounded-lg border border-subtle p-3 hover:border-strong has-checked:border-accent"
          >
            <input
              id={`price-type-${one}`}
              type="radio"
              name="price-type"
              checked={type === one}
              onChange={() => choose(one)}
              className="mt-1 accent-accent"
            />
            <span className="flex min-w-0 flex-col gap-1">
              <span className="font-medium">{t(`name.${one}`)}</span>
              <span className="text-xs leading-5 text-secondary">{t(`about.${one}`)}</span>
              <span className="text-xs text-muted">
                {t('since', { date: isolateLtr(`${formatDate(starts[one], zoneMinutes)} (${formatZone(zoneMinutes)})`) })}
              </span>
            </span>
          </label>
        ))}
        <p className="text-xs leading-5 text-muted">{t('counted')}</p>
      </div>
    </Modal>
  );
}
