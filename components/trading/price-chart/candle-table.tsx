// The latest candles as a table: for those who read rather than look, and for pages without scripts.
import { useTranslations } from 'next-intl';
import { memo } from 'react';

import { formatDateTime } from '#lib/format/format-time.ts';
import type { Bar } from './chart-bars.ts';
import { priceWriter } from './price-writer.ts';

type Props = {
  readonly bars: readonly Bar[];
  readonly formatPrice: (price: number) => string;
  readonly volumePlace: number;
  readonly zoneOffsetMinutes: number;
};

const shown = 30;

/** One text: six elements of every row that React neither makes nor takes over by itself. */
function cells(bar: Bar, formatPrice: Props['formatPrice'], volumePlace: number, zoneOffsetMinutes: number): string {
  const prices = [bar.open, bar.high, bar.low, bar.close].map((price) => `<td class="px-2 figure-cell">${formatPrice(price)}</td>`);
  const time = formatDateTime(bar.timeMs, zoneOffsetMinutes);
  return `<th scope="row" class="px-2 py-0.5 text-start font-normal text-muted">${time}</th>${prices.join('')}<td class="px-2 figure-cell text-secondary">${priceWriter(volumePlace)(bar.volume)}</td>`;
}

export const CandleTable = memo(function CandleTable({ bars, formatPrice, volumePlace, zoneOffsetMinutes }: Props) {
  const t = useTranslations('chart');
  const heads = ['time', 'open', 'high', 'low', 'close', 'volume'] as const;
  return (
    <div className="max-h-80 overflow-auto">
      <table dir="ltr" className="text-2xs">
        <caption className="sr-only">{t('tableName')}</caption>
        <thead className="sticky top-0 bg-surface-1 text-muted">
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className="px-2 py-1 figure-cell font-normal first:text-start">
                {t(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bars
            .slice(-shown)
            .toReversed()
            .map((bar) => (
              <tr
                key={bar.timeMs}
                className="whitespace-nowrap"
                dangerouslySetInnerHTML={{ __html: cells(bar, formatPrice, volumePlace, zoneOffsetMinutes) }}
              />
            ))}
        </tbody>
      </table>
    </div>
  );
});
