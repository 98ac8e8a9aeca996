// The words of a file's report and of its refusal for logs and terminals; screens have theirs in the catalogues.
import { timeYears, type FileFault, type FileRefusal, type MarketFile, type PassReason, type TimeUnit } from './market-file.ts';

const unitWords: Readonly<Record<TimeUnit, string>> = {
  s: 'seconds',
  ms: 'milliseconds',
  us: 'microseconds',
  ns: 'nanoseconds',
  iso: 'dates with an offset',
  'iso-utc': 'dates in UTC',
};

const passWords: Readonly<Record<PassReason, string>> = {
  fields: 'with another number of fields',
  time: 'without a time',
  number: 'without a number where one is needed',
  notPositive: 'with a price or amount of zero',
  repeated: 'with a candle that was there already',
};

const faultWords: Readonly<Record<FileFault, (refusal: FileRefusal) => string>> = {
  notText: () => 'this is no text in UTF-8; a packed file has to be unpacked first',
  empty: () => 'the file is empty',
  unknownForm: ({ text }) => `neither candles nor trades are known by ${text}`,
  notWanted: ({ text }) => `the file has ${text}, and ${text === 'trades' ? 'candles' : 'trades'} are wanted`,
  missingColumn: ({ text }) => `the heading has no column ${text}`,
  twoColumns: ({ text }) => `two columns could be meant: ${text}`,
  openQuote: () => 'a quote is not closed',
  oldTime: ({ text }) =>
    `${text} is no time from ${timeYears.first} to ${timeYears.last} in seconds, milliseconds, microseconds or nanoseconds`,
  dayFirst: ({ text }) => `${text} can be read as two different days; dates like 2026-01-31 are needed`,
  unknownSide: ({ text }) => `${text} is neither buy nor sell`,
  noCandle: ({ text }) => `these are no prices of a candle: ${text}`,
  twoCandles: ({ text }) => `a second, different candle of ${text}`,
  oneCandle: () => 'the length of a single candle is not known',
  uneven: ({ text }) => `a candle at ${text} lies between two others`,
  outsideMarket: ({ text }) => `a price of ${text} is none that the market can have`,
  tooMany: ({ limit }) => `more than ${limit?.toLocaleString('en-US')} candles, those that are left out counted`,
  noRows: ({ reason }) => `no candle and no trade was read${reason === null ? '' : `; this line is ${passWords[reason]}`}`,
};

/** Without its line. */
export const faultText = (refusal: FileRefusal): string => faultWords[refusal.fault](refusal);

export const refusalWords = (refusal: FileRefusal): string => `line ${refusal.line}: ${faultText(refusal)}`;

const count = (amount: number): string => amount.toLocaleString('en-US');
const time = (timeMs: number): string => `${new Date(timeMs).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
const told = (amount: number, words: string): string[] => (amount === 0 ? [] : [`${count(amount)} ${words}`]);

/** The file in one line: "Binance candles, times in microseconds, 2025-01-01 00:00 UTC to …". */
export function reportWords(file: MarketFile): string {
  const { form, units, fromMs, toMs, reordered, passedOver } = file.report;
  return [
    form === null ? file.of : `${form} ${file.of}`,
    `times in ${units.map((unit) => unitWords[unit]).join(' and ')}`,
    `${time(fromMs)} to ${time(toMs)}`,
    ...(file.of === 'candles'
      ? [`a candle every ${count(file.intervalMs / 1000)} s`, ...told(file.gaps, 'gaps filled')]
      : [
          ...told(file.sides.buy, 'buys'),
          ...told(file.sides.sell, 'sells'),
          ...told(file.sides.unsaid, 'without a side, which follow the price'),
        ]),
    ...told(reordered, 'put into the order of time'),
    ...passedOver.map(({ reason, count: lines, line }) => `${count(lines)} passed over ${passWords[reason]}, the first is line ${line}`),
  ].join(', ');
}
