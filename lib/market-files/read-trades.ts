// Reads trades: a time, a price, an amount, and the side of the taker where the file says one.
import type { TradePlaces } from './file-layout.ts';
import { refuseFile, type FileRefusal, type FileTrade, type TimeUnit } from './market-file.ts';
import { isNumber, isZero, plainNumber } from './read-number.ts';
import { countReordered, timeOf, type RowReader, type RowTaken } from './row-reader.ts';

const takerSides: ReadonlyMap<string, FileTrade['side']> = new Map([
  ['buy', 'buy'],
  ['b', 'buy'],
  ['sell', 'sell'],
  ['s', 'sell'],
  ['', null],
  ['unknown', null],
]);
/** The taker sells to a buyer who made the offer. */
const buyerMakerSides: ReadonlyMap<string, FileTrade['side']> = new Map([
  ['true', 'sell'],
  ['false', 'buy'],
]);

export function createTradeReader(places: TradePlaces, units: Set<TimeUnit>): RowReader {
  const rows: FileTrade[] = [];
  const sides = { buy: 0, sell: 0, unsaid: 0 };
  const sideOf = (fields: readonly string[], line: number): FileTrade['side'] | FileRefusal => {
    const place = places.buyerMaker ?? places.side;
    if (place === null) return null;
    const text = fields[place] ?? '';
    const side = (places.buyerMaker === null ? takerSides : buyerMakerSides).get(text.toLowerCase());
    return side === undefined ? refuseFile('unknownSide', line, text) : side;
  };
  return {
    take: (fields, line): RowTaken => {
      const at = (place: number): string => fields[place] ?? '';
      const timeMs = timeOf(at(places.time), line, units);
      if (typeof timeMs !== 'number') return timeMs;
      const [price, amount] = [at(places.price), at(places.amount)];
      if (!isNumber(price) || !isNumber(amount)) return 'number';
      if (isZero(price) || isZero(amount)) return 'notPositive';
      const side = sideOf(fields, line);
      if (typeof side === 'object' && side !== null) return side;
      rows.push({ timeMs, price: plainNumber(price), amount: plainNumber(amount), side });
      sides[side ?? 'unsaid'] += 1;
      return null;
    },
    end: ({ form, units: met, passedOver }) => {
      const trades = rows.toSorted((a, b) => a.timeMs - b.timeMs);
      const report = {
        form,
        units: met,
        fromMs: trades[0]?.timeMs ?? 0,
        toMs: trades.at(-1)?.timeMs ?? 0,
        rows: trades.length,
        reordered: countReordered(rows.map(({ timeMs }) => timeMs)),
        passedOver: passedOver.list(),
      };
      return { of: 'trades', trades, sides, report };
    },
  };
}
