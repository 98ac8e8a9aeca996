'use client';
// The leverage of a bot for contracts, up to what its market allows.
import { useTranslations } from 'next-intl';

import { Slider } from '#components/ui/fields/slider.tsx';
import { useCreateBot } from '../state/create-context.ts';
import { BotField } from './bot-field.tsx';

export function LeverageField({ leverage, onLeverage }: { readonly leverage: string; readonly onLeverage: (text: string) => void }) {
  const t = useTranslations('bots.form');
  const { market } = useCreateBot();
  const most = 'tiers' in market ? Math.floor(Number(market.tiers[0]?.maxLeverage ?? '1')) : 1;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_7rem] items-center gap-3">
      <Slider name={t('leverage')} value={Number(leverage) || 1} min={1} max={most} onValue={(value) => onLeverage(String(value))} />
      <BotField field="leverage" label={t('leverage')} unit="×" number="count" value={leverage} onValue={onLeverage} />
    </div>
  );
}
