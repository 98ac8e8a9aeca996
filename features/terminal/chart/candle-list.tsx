// The newest candles in numbers, behind a button.
import { Table2 } from 'lucide-react';
import { useTranslations } from 'next-intl';

import { CandleTable } from '#components/trading/price-chart/candle-table.tsx';
import type { Bar } from '#components/trading/price-chart/chart-bars.ts';
import { DropDown } from '#components/ui/drop-down.tsx';
import type { SpotMarket } from '#lib/contract/market.ts';

type Props = { readonly market: SpotMarket; readonly bars: readonly Bar[]; readonly zoneOffsetMinutes: number };

export function CandleList({ market, bars, zoneOffsetMinutes }: Props) {
  const t = useTranslations('chart');
  return (
    <DropDown name={t('tableName')} align="end" label={<Table2 size={15} aria-hidden />}>
      <CandleTable
        bars={bars}
        formatPrice={(price) => price.toFixed(market.pricePlace)}
        volumePlace={market.volumePlace}
        zoneOffsetMinutes={zoneOffsetMinutes}
      />
    </DropDown>
  );
}
