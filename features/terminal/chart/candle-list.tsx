// The newest candles in numbers, behind a button.
import { Table2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';

import { CandleTable } from '#components/trading/price-chart/candle-table.tsx';
import { priceWriter } from '#components/trading/price-chart/price-writer.ts';
import type { Bar } from '#components/trading/price-chart/chart-bars.ts';
import { DropDown } from '#components/ui/menus/drop-down.tsx';
import type { SpotMarket } from '#lib/contract/market.ts';

type Props = { readonly market: SpotMarket; readonly bars: readonly Bar[]; readonly zoneOffsetMinutes: number };

/** While it is closed it keeps what it had: nobody reads along. */
export function CandleList({ market, bars, zoneOffsetMinutes }: Props) {
  const t = useTranslations('chart');
  const [first] = useState(bars);
  const [isOpen, setIsOpen] = useState(false);
  const formatPrice = useMemo(() => priceWriter(market.pricePlace), [market.pricePlace]);
  return (
    <DropDown
      name={t('tableName')}
      align="end"
      label={<Table2 size={15} aria-hidden />}
      onOpen={setIsOpen}
      className="md:[&>summary]:px-1.5"
    >
      <CandleTable
        bars={isOpen ? bars : first}
        formatPrice={formatPrice}
        volumePlace={market.volumePlace}
        zoneOffsetMinutes={zoneOffsetMinutes}
      />
    </DropDown>
  );
}
