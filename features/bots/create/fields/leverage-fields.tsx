'use client';
// The leverage of a bot for contracts, and whether its margin is its position's own.
import { useTranslations } from 'next-intl';

import { ChoiceLine } from './choice-line.tsx';
import { LeverageField } from './leverage-field.tsx';

type MarginMode = 'isolated' | 'cross';
type Props = {
  readonly leverage: string;
  readonly onLeverage: (text: string) => void;
  readonly marginMode: MarginMode;
  readonly onMarginMode: (mode: MarginMode) => void;
};

export function LeverageFields({ leverage, onLeverage, marginMode, onMarginMode }: Props) {
  const t = useTranslations('bots.form');
  return (
    <>
      <LeverageField leverage={leverage} onLeverage={onLeverage} />
      <ChoiceLine
        name={t('marginMode.name')}
        picks={(['isolated', 'cross'] as const).map((value) => ({ value, label: t(`marginMode.${value}`) }))}
        value={marginMode}
        onPick={onMarginMode}
      />
    </>
  );
}
