// The places of a file's columns: by the names of its heading, or by what its lines hold where there is none.
import { candleNames, columnName, columnOf, tradeNames } from './column-names.ts';
import type { FileHead, FileLine } from './file-lines.ts';
import { fileForms } from './forms/file-forms.ts';
import type { BareField, FileForm } from './forms/file-form.ts';
import { refuseFile, type FileRefusal } from './market-file.ts';
import { isNumber } from './read-number.ts';
import { readTime } from './read-time.ts';

/** Places are counted from 0; null: the file has no such column. */
export type CandlePlaces = {
  readonly of: 'candles';
  readonly time: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly volume: number | null;
};
/** side: the taker's. buyerMaker: whether the taker sells. */
export type TradePlaces = {
  readonly of: 'trades';
  readonly time: number;
  readonly price: number;
  readonly amount: number;
  readonly side: number | null;
  readonly buyerMaker: number | null;
};

/** `behind`: rows stand behind this line. `width`: the fields of a row. */
export type FileLayout = {
  readonly form: FileForm;
  readonly behind: number;
  readonly width: number;
  readonly places: CandlePlaces | TradePlaces;
};

const isTime = (text: string): boolean => readTime(text).ok;
const isHeading = ({ fields }: FileLine): boolean => fields.every((field) => !isNumber(field) && !isTime(field));
/** An address, a remark, the sep=; of a spreadsheet. */
const isForeword = ({ fields }: FileLine): boolean => fields.length === 1 || (fields[0] ?? '').startsWith('#');

const fits: Readonly<Record<BareField, (text: string) => boolean>> = {
  time: isTime,
  open: isNumber,
  high: isNumber,
  low: isNumber,
  close: isNumber,
  volume: isNumber,
  price: isNumber,
  amount: isNumber,
  number: isNumber,
  id: (text) => /^\d+$/.test(text),
  flag: (text) => /^(true|false)$/i.test(text),
  buyerMaker: (text) => /^(true|false)$/i.test(text),
  side: (text) => /^[a-z]*$/i.test(text),
};

function bareLayout({ line, fields }: FileLine): FileLayout | null {
  for (const form of fileForms)
    for (const bare of form.bare) {
      if (bare.length !== fields.length || !bare.every((role, place) => fits[role](fields[place] ?? ''))) continue;
      const at = (role: BareField): number => bare.indexOf(role);
      const maybe = (role: BareField): number | null => (at(role) === -1 ? null : at(role));
      const places: FileLayout['places'] =
        form.of === 'candles'
          ? {
              of: 'candles',
              time: at('time'),
              open: at('open'),
              high: at('high'),
              low: at('low'),
              close: at('close'),
              volume: maybe('volume'),
            }
          : {
              of: 'trades',
              time: at('time'),
              price: at('price'),
              amount: at('amount'),
              side: maybe('side'),
              buyerMaker: maybe('buyerMaker'),
            };
      return { form, behind: line - 1, width: fields.length, places };
    }
  return null;
}

type Names = Parameters<typeof columnOf>[1];

function headedLayout({ line, fields }: FileLine): FileLayout | FileRefusal {
  const heading = fields.map(columnName);
  const faults: FileRefusal[] = [];
  const maybe = (names: Names): number | null => {
    const found = columnOf(heading, names);
    if (found === null || typeof found === 'number') return found;
    faults.push(refuseFile('twoColumns', line, found.both.join(', ')));
    return null;
  };
  const needed = (names: Names): number => {
    const found = maybe(names);
    if (found === null) faults.push(refuseFile('missingColumn', line, names[0]?.[0] ?? ''));
    return found ?? 0;
  };
  const has = (names: Names): boolean => columnOf(heading, names) !== null;
  const { time, open, high, low, close, volume } = candleNames;
  const of = [open, high, low, close].filter(has).length > 1 ? 'candles' : has(tradeNames.price) ? 'trades' : null;
  const form = fileForms.find((one) => one.of === of && one.marks?.every((mark) => heading.includes(mark)) === true);
  if (of === null || form === undefined) return refuseFile('unknownForm', line, fields.join(', '));
  const { volume: ownVolume } = form;
  const ownPlace = ownVolume === undefined ? -1 : heading.findIndex((name) => ownVolume.test(name));
  const places: FileLayout['places'] =
    of === 'candles'
      ? {
          of,
          time: needed(time),
          open: needed(open),
          high: needed(high),
          low: needed(low),
          close: needed(close),
          volume: maybe(volume) ?? (ownPlace === -1 ? null : ownPlace),
        }
      : {
          of,
          time: needed(time),
          price: needed(tradeNames.price),
          amount: needed(tradeNames.amount),
          side: maybe(tradeNames.side),
          buyerMaker: maybe(tradeNames.buyerMaker),
        };
  return faults[0] ?? { form, behind: line, width: fields.length, places };
}

/** The first line that is not a foreword is a heading or a row; of rows the first that some form fits tells the form. */
export function layoutOf({ lines }: FileHead): FileLayout | FileRefusal {
  const place = lines.findIndex((line) => !isForeword(line));
  const first = lines[place] ?? lines[0];
  if (first === undefined) return refuseFile('empty', 1);
  if (isHeading(first)) return headedLayout(first);
  for (const line of lines.slice(Math.max(0, place))) {
    const layout = bareLayout(line);
    if (layout !== null) return { ...layout, behind: first.line - 1 };
  }
  return refuseFile('unknownForm', first.line, first.fields.join(', '));
}
