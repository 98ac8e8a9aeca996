// The names that columns have in the files of the world. Names of one row of a list are equally good; those of an earlier row go first.

/** As the heading has it, in small letters, spaces as underscores. */
export const columnName = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');

type Names = readonly (readonly string[])[];

const time: Names = [
  ['ts_ms', 'timestamp_ms', 'time_ms', 'unix', 'unix_timestamp', 'unix_time', 'open_time', 'opentime', 'open_ms', 'openms'],
  ['timestamp', 'time', 'ts', 'transact_time', 'trade_time', 'created_time', 'epoch'],
  ['date', 'datetime', 'date_time', 'date_utc', 'time_utc', 'date(utc)', 'time(utc)', 'datetime_utc'],
];

export const candleNames = {
  time,
  open: [['open', 'o', 'open_price']],
  high: [['high', 'h', 'high_price', 'max']],
  low: [['low', 'l', 'low_price', 'min']],
  close: [['close', 'c', 'close_price', 'last']],
  volume: [
    ['volume', 'base_volume', 'volume(base)', 'volume_(base)', 'volume_base'],
    ['vol', 'v'],
  ],
} as const satisfies Readonly<Record<string, Names>>;

export const tradeNames = {
  time,
  price: [['price', 'px', 'rate']],
  amount: [
    ['qty', 'quantity', 'size(base)', 'size_(base)', 'base_qty', 'base_quantity', 'base_amount', 'homenotional'],
    ['size'],
    ['volume', 'amount', 'vol'],
  ],
  side: [['taker_side', 'takerside', 'side', 'direction']],
  buyerMaker: [['is_buyer_maker', 'isbuyermaker', 'buyer_maker']],
} as const satisfies Readonly<Record<string, Names>>;

/** Its place; null: there is none. Two that are equally good are told by their names. */
export function columnOf(heading: readonly string[], names: Names): number | null | { readonly both: readonly string[] } {
  for (const row of names) {
    const places = heading.flatMap((name, place) => (row.includes(name) ? [place] : []));
    if (places.length > 1) return { both: places.map((place) => heading[place] ?? '') };
    if (places[0] !== undefined) return places[0];
  }
  return null;
}
