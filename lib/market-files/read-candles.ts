// Reads candles: prices that agree with each other, one candle for each time, and one distance between them.
import type { CandlePlaces } from './file-layout.ts';
import { refuseFile, type CandleFile, type FileCandle, type FileRefusal, type TimeUnit } from './market-file.ts';
import { compareNumbers, isNumber, isZero, plainNumber } from './read-number.ts';
import { countReordered, timeOf, type ReadSoFar, type RowReader, type RowTaken } from './row-reader.ts';

const isSame = (a: FileCandle, b: FileCandle): boolean =>
  (['open', 'high', 'low', 'close', 'volume'] as const).every((name) => compareNumbers(a[name], b[name]) === 0);

const contradicts = ({ open, high, low, close }: Pick<FileCandle, 'open' | 'high' | 'low' | 'close'>): boolean =>
  [open, low, close].some((price) => compareNumbers(price, high) > 0) || [open, close].some((price) => compareNumbers(price, low) < 0);

/** The smallest distance of two candles: a file says nowhere how long its candles are. */
const shortest = (candles: readonly FileCandle[]): number =>
  candles.reduce((least, { openMs }, place) => Math.min(least, openMs - (candles[place - 1]?.openMs ?? -Infinity)), Infinity);

/** In the order of time, each time once. */
function inOrder(rows: readonly FileCandle[], { passedOver }: ReadSoFar): FileCandle[] | FileRefusal {
  const candles: FileCandle[] = [];
  for (const row of rows.toSorted((a, b) => a.openMs - b.openMs || a.line - b.line)) {
    const before = candles.at(-1);
    if (before?.openMs !== row.openMs) candles.push(row);
    else if (isSame(before, row)) passedOver.add('repeated', row.line);
    else return refuseFile('twoCandles', row.line, new Date(row.openMs).toISOString());
  }
  return candles;
}

function fileOf(rows: readonly FileCandle[], hasVolume: boolean, read: ReadSoFar, limit: number): CandleFile | FileRefusal {
  const candles = inOrder(rows, read);
  if (!Array.isArray(candles)) return candles;
  const [first, last] = [candles[0], candles.at(-1)];
  if (first === undefined || last === undefined || candles.length === 1) return refuseFile('oneCandle', first?.line ?? 1);
  const intervalMs = shortest(candles);
  const uneven = candles.find(({ openMs }) => (openMs - first.openMs) % intervalMs !== 0);
  if (uneven !== undefined) return refuseFile('uneven', uneven.line, new Date(uneven.openMs).toISOString());
  const count = (last.openMs - first.openMs) / intervalMs + 1;
  if (count > limit) return refuseFile('tooMany', last.line, String(count), { limit });
  return {
    of: 'candles',
    candles,
    intervalMs,
    gaps: count - candles.length,
    hasVolume,
    report: {
      form: read.form,
      units: read.units,
      fromMs: first.openMs,
      toMs: last.openMs + intervalMs,
      rows: candles.length,
      reordered: countReordered(rows.map(({ openMs }) => openMs)),
      passedOver: read.passedOver.list(),
    },
  };
}

/** `limit`: candles at most, those that are left out counted. */
export function createCandleReader(places: CandlePlaces, units: Set<TimeUnit>, limit: number): RowReader {
  const rows: FileCandle[] = [];
  return {
    take: (fields, line): RowTaken => {
      const at = (place: number): string => fields[place] ?? '';
      const openMs = timeOf(at(places.time), line, units);
      if (typeof openMs !== 'number') return openMs;
      const texts = [places.open, places.high, places.low, places.close].map(at);
      // Where nothing is said, nothing is known to have traded.
      const volume = (places.volume === null ? '' : at(places.volume)) || '0';
      if (![...texts, volume].every(isNumber)) return 'number';
      const [open = '', high = '', low = '', close = ''] = texts.map(plainNumber);
      if (contradicts({ open, high, low, close })) return refuseFile('noCandle', line, texts.join(', '));
      if (isZero(low)) return 'notPositive';
      rows.push({ openMs, open, high, low, close, volume: plainNumber(volume), line });
      // A file of more rows than are taken is not read to its end.
      return rows.length > limit ? refuseFile('tooMany', line, '', { limit }) : null;
    },
    end: (read) => fileOf(rows, places.volume !== null, read, limit),
  };
}
