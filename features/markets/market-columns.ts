// The columns of the markets' table, by what they are sorted.
import { createColumnHelper, createSortedRowModel, rowSortingFeature, sortFn_basic, tableFeatures } from '@tanstack/react-table';

import type { MarketLine } from './market-view.ts';

export const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel(), sortFns: { basic: sortFn_basic } });

const helper = createColumnHelper<typeof features, MarketLine>();

/** A market that has not traded stands behind the others whichever way they are sorted. Numbers serve the order alone. */
const numeric = { sortFn: 'basic', sortUndefined: 'last', sortDescFirst: true } as const;
const numberOf = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text));

export const columns = helper.columns([
  helper.accessor(({ market }) => market.displayName, { id: 'pair', sortFn: 'basic', sortDescFirst: false }),
  helper.accessor(({ ticker }) => numberOf(ticker?.lastPrice), { id: 'last', ...numeric }),
  helper.accessor(({ ticker }) => numberOf(ticker?.changeRate), { id: 'change', ...numeric }),
  helper.accessor(({ ticker }) => numberOf(ticker?.highPrice), { id: 'high', ...numeric }),
  helper.accessor(({ ticker }) => numberOf(ticker?.lowPrice), { id: 'low', ...numeric }),
  helper.accessor(({ ticker }) => numberOf(ticker?.baseVolume), { id: 'volume', ...numeric }),
  helper.accessor(({ usdtTurnover }) => usdtTurnover, { id: 'turnover', ...numeric }),
]);
