// The figures by which markets are filtered, and how many filters a user may name.

export const filterLimit = 20;
export const longestFilterName = 40;

/** Change, range and funding in percent, turnover in USDT, price and open interest in the quote coin. */
export const filterColumns = ['last', 'change', 'range', 'turnover', 'funding', 'interest'] as const;
export type FilterColumn = (typeof filterColumns)[number];

export const filteredLines = ['spot', 'futures'] as const;
export type FilteredLine = (typeof filteredLines)[number];

/** Spot markets have neither funding nor open interest. */
export const filterColumnsOf = (line: FilteredLine): readonly FilterColumn[] =>
  line === 'futures' ? filterColumns : filterColumns.filter((column) => column !== 'funding' && column !== 'interest');
