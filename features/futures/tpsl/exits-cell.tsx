'use client';
// The take-profit and stop-loss of a position: the nearest of each, how many there are, and the way to change them.
import { useTranslations } from 'next-intl';

import type { PositionRow } from '../positions/position-row.ts';
import { ExitPrices } from './exit-prices.tsx';
import { nearestExits } from './exits.ts';

type Props = { readonly row: PositionRow; readonly onOpen: () => void };

export function ExitsCell({ row, onOpen }: Props) {
  const t = useTranslations('positions');
  const { market, position, exits, passedStops } = row;
  return (
    <>
      {passedStops.length === 0 ? null : <span className="block text-2xs text-negative">{t('kind.jumpedOver')}</span>}
      <ExitPrices
        {...nearestExits(exits, position.holdSide)}
        pricePlace={market.pricePlace}
        count={exits.length}
        name={t('exits.change', { contract: market.symbolCodeDisplayName })}
        onOpen={onOpen}
      />
    </>
  );
}
