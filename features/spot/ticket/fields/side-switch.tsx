'use client';
// Over the fields: buy or sell.
import { useTranslations } from 'next-intl';

import { Side } from '#lib/contract/enums.ts';

const sides = [
  [Side.buy, 'aria-pressed:bg-positive aria-pressed:text-on-positive'],
  [Side.sell, 'aria-pressed:bg-negative aria-pressed:text-on-negative'],
] as const;

export function SideSwitch({ side, onSide }: { readonly side: Side; readonly onSide: (side: Side) => void }) {
  const t = useTranslations('terminal');
  return (
    <div role="group" aria-label={t('side.name')} className="grid grid-cols-2 gap-1 rounded-md bg-surface-2 p-0.5">
      {sides.map(([one, look]) => (
        <button
          key={one}
          type="button"
          aria-pressed={side === one}
          onClick={() => onSide(one)}
          className={`h-8 rounded text-sm font-medium text-secondary hover:text-primary max-md:h-11 md:[@media(max-height:800px)]:h-7 ${look}`}
        >
          {t(`side.${one}`)}
        </button>
      ))}
    </div>
  );
}
