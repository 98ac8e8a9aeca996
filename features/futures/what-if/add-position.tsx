'use client';
// Another position in the imagined account, opened at the mark price of the moment.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { SelectBox } from '#components/ui/fields/select-box.tsx';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import type { Ticker } from '#lib/contract/market.ts';
import type { PositionSide } from '#lib/order-math/futures/position-side.ts';
import type { WhatIfPosition } from './what-if-state.ts';

type Props = {
  readonly markets: readonly ContractMarket[];
  readonly tickers: ReadonlyMap<string, Ticker>;
  readonly first: ContractMarket;
  readonly onAdd: (position: WhatIfPosition) => void;
};

const usualLeverage = 10;

export function AddPosition({ markets, tickers, first, onAdd }: Props) {
  const t = useTranslations('explorer');
  const [wanted, setWanted] = useState(first.symbolId);
  const chosen = markets.find(({ symbolId }) => symbolId === wanted) ?? markets[0];
  if (chosen === undefined) return null;
  const markPrice = tickers.get(chosen.symbolId)?.contract?.markPrice ?? null;
  const add = (holdSide: PositionSide): void => {
    if (markPrice === null) return;
    const max = Number(chosen.tiers[0]?.maxLeverage ?? 1);
    onAdd({
      symbolId: chosen.symbolId,
      holdSide,
      marginMode: 'cross',
      size: '',
      entryPrice: markPrice,
      leverage: String(Math.min(usualLeverage, max)),
      margin: null,
      adlRank: null,
    });
  };
  return (
    <div
      role="group"
      aria-label={t('whatIf.add')}
      className="flex flex-wrap items-center gap-2 rounded-lg border border-dashed border-strong p-3"
    >
      <span className="text-xs text-secondary">{t('whatIf.add')}</span>
      <SelectBox
        name={t('whatIf.contract')}
        options={markets.map(({ symbolId, displayName }) => ({ value: symbolId, label: displayName }))}
        value={chosen.symbolId}
        onValue={setWanted}
        className="h-9 min-w-32 max-md:h-11"
      />
      {(['long', 'short'] as const).map((side) => (
        <Button key={side} disabled={markPrice === null} onClick={() => add(side)} className="max-md:h-11">
          {t(`whatIf.addSide.${side}`)}
        </Button>
      ))}
    </div>
  );
}
