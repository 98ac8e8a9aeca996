'use client';
// The leverage of a bot for contracts, and whether its margin is its position's own.
import { useTranslations } from 'next-intl';

import { Slider } from '#components/ui/fields/slider.tsx';
import { useCreateBot } from '../state/create-context.ts';
import { BotField } from './bot-field.tsx';
import { ChoiceLine } from './choice-line.tsx';

type MarginMode = 'isolated' | 'cross';
type Props = {
  readonly leverage: string;
  readonly onLeverage: (text: string) => void;
  readonly marginMode: MarginMode;
  readonly onMarginMode: (mode: MarginMode) => void;
};

export function LeverageFields({ leverage, onLeverage, marginMode, onMarginMode }: Props) {
  const t = useTranslations('bots.form');
  const { market } = useCreateBot();
  const most = 'tiers' in market ? Math.floor(Number(market.tiers[0]?.maxLeverage ?? '1')) : 1;
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)_7rem] items-center gap-3">
        <Slider name={t('leverage')} value={Number(leverage) || 1} min={1} max={most} onValue={(value) => onLeverage(String(value))} />
        <BotField field="leverage" label={t('leverage')} unit="×" number="count" value={leverage} onValue={onLeverage} />
      </div>
      <ChoiceLine
        name={t('marginMode.name')}
        picks={(['isolated', 'cross'] as const).map((value) => ({ value, label: t(`marginMode.${value}`) }))}
        value={marginMode}
        onPick={onMarginMode}
      />
    </>
  );
}
