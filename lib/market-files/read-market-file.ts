// The one reader of candles and trades from elsewhere: what a person drops, an operator replays, or a command is given. Pure.
import { headOf, linesBehind } from './file-lines.ts';
import { layoutOf } from './file-layout.ts';
import {
  refuseFile,
  type CandleFile,
  type FileRefusal,
  type MarketFileRead,
  type Refused,
  type TimeUnit,
  type TradeFile,
} from './market-file.ts';
import { createCandleReader } from './read-candles.ts';
import { createTradeReader } from './read-trades.ts';
import { createPassTally, type ReadSoFar } from './row-reader.ts';

/** Five years of minutes. */
const mostCandles = 5 * 366 * 1440;

type ReadOptions = { readonly limit?: number };

const refused = (refusal: FileRefusal): Refused => ({ ok: false, refusal });

const notWanted = (of: 'candles' | 'trades', line = 1): Refused => refused(refuseFile('notWanted', line, of));

/** As ZIP (and spreadsheets), Parquet and GZIP begin; text in UTF-16 has a zero beside each letter. */
const isNoText = (text: string): boolean =>
  text.slice(0, 1000).includes('\0') || ['PK\u0003', 'PAR1', '\u001F\uFFFD'].some((sign) => text.startsWith(sign));

function readAs(text: string, { limit = mostCandles }: ReadOptions, wanted: 'candles' | 'trades' | null): MarketFileRead {
  if (isNoText(text)) return refused(refuseFile('notText', 1));
  const head = headOf(text);
  if (head.openQuote !== null) return refused(refuseFile('openQuote', head.openQuote));
  const layout = layoutOf(head);
  if ('fault' in layout) return refused(layout);
  const { places, width, behind, form } = layout;
  if (wanted !== null && wanted !== places.of) return notWanted(places.of, Math.max(1, behind));
  const units = new Set<TimeUnit>();
  const reader = places.of === 'candles' ? createCandleReader(places, units, limit) : createTradeReader(places, units);
  const passedOver = createPassTally();
  let refusal: FileRefusal | null = null;
  let read = 0;
  const openQuote = linesBehind(text, head.delimiter, behind, ({ line, fields }) => {
    // Some tools end each row with a separator.
    const hasWidth = fields.length >= width && fields.slice(width).every((field) => field === '');
    const taken = hasWidth ? reader.take(fields, line) : 'fields';
    if (typeof taken === 'string') passedOver.add(taken, line);
    else if (taken === null) read += 1;
    else refusal = taken;
    return refusal === null;
  });
  if (openQuote !== null) return refused(refuseFile('openQuote', openQuote));
  if (refusal !== null) return refused(refusal);
  const [first] = passedOver.list();
  if (read === 0) return refused(refuseFile('noRows', first?.line ?? behind + 1, '', { reason: first?.reason ?? null }));
  const soFar: ReadSoFar = { form: form.name, units: [...units], passedOver };
  const file = reader.end(soFar);
  return 'fault' in file ? refused(file) : { ok: true, file };
}

/**
 * Lines that are neither candles nor trades are passed over and counted. What is doubtful is refused, with its line: a side that is
 * neither buy nor sell, a time before 2009 in every unit, prices that contradict each other. `limit`: candles at most.
 */
export const readMarketFile = (text: string, options: ReadOptions = {}): MarketFileRead => readAs(text, options, null);

/** Refuses a file of trades before it reads them. */
export function readCandleFile(text: string, options: ReadOptions = {}): { readonly ok: true; readonly file: CandleFile } | Refused {
  const read = readAs(text, options, 'candles');
  if (!read.ok) return read;
  return read.file.of === 'candles' ? { ok: true, file: read.file } : notWanted('trades');
}

/** Refuses a file of candles before it reads them. */
export function readTradeFile(text: string): { readonly ok: true; readonly file: TradeFile } | Refused {
  const read = readAs(text, {}, 'trades');
  if (!read.ok) return read;
  return read.file.of === 'trades' ? { ok: true, file: read.file } : notWanted('candles');
}
