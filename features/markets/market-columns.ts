// The columns of a line, each of one width: no figure moves another, however long it gets.
import type { MarketLineName, SortColumn } from './market-view.ts';

const spot = ['pair', 'last', 'change', 'high', 'low', 'volume', 'turnover'] as const satisfies readonly SortColumn[];
const futures = ['pair', 'last', 'change', 'mark', 'funding', 'interest', 'turnover'] as const satisfies readonly SortColumn[];

export const columnsOf = (line: MarketLineName): readonly SortColumn[] => (line === 'futures' ? futures : spot);

/** On a phone the names take what the figures leave. */
export const columnPlace: Readonly<Record<SortColumn | 'day' | 'details', string>> = {
  pair: 'text-start',
  last: 'figure-cell w-22 max-[22.5rem]:w-20 md:w-28',
  change:
    'figure-cell w-25 pe-3 max-[22.5rem]:w-20 max-[22.5rem]:pe-1 sm:w-26 sm:pe-0 in-data-detailed:w-21 in-data-detailed:pe-0 sm:in-data-detailed:w-26',
  high: 'hidden figure-cell w-26 lg:table-cell',
  low: 'hidden figure-cell w-26 lg:table-cell',
  volume: 'hidden figure-cell w-32 lg:table-cell',
  turnover: 'hidden figure-cell w-34 sm:table-cell',
  mark: 'hidden figure-cell w-28 xl:table-cell',
  funding: 'hidden figure-cell w-28 md:table-cell',
  interest: 'hidden figure-cell w-34 lg:table-cell',
  day: 'hidden figure-cell w-36 pe-4 md:table-cell md:max-xl:in-data-detailed:hidden in-data-detailed:pe-0',
  details: 'w-9 text-end md:w-12 md:pe-2 max-[24rem]:hidden',
};
