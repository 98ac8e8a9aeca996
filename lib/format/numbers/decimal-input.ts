// The reading of the text in a number field. One convention in every language: 1,234.56. Typed and pasted text are read alike,
// and nothing that would change the size of the number is left out: what cannot be read is marked, and stays as it stands.
import { compareDecimals } from './compare-decimals.ts';
import { readDecimal } from './decimal-text.ts';

/** Characters that a number has at most, the point included, by what it is: prices, quantities and amounts, rates and counts. */
export const lengthCaps = { price: 18, size: 20, rate: 13, count: 13 } as const;

export type DecimalRules = {
  /** At most this many decimals; 0: whole numbers only. */
  readonly decimals: number;
  readonly maxLength: number;
  /** A minus is allowed. */
  readonly signed?: boolean;
  /** The coin or sign that the field's numbers are in: written along with a number, it is left out. */
  readonly unit?: string;
  readonly min?: string;
  readonly max?: string;
};

/** comma: one that groups nothing. notNumber: letters, exponents, two dots. The others say which rule the number breaks. */
type TypedFault = 'comma' | 'notNumber' | 'whole' | 'negative' | 'tooLong' | 'tooLittle' | 'tooMuch';

export type Reading = {
  /** The text that the field shows while somebody types. */
  readonly text: string;
  /** The value that the form is told: plain decimal text, perhaps with a dot at its end; or marked text, which no formula reads. */
  readonly value: string;
  readonly fault: TypedFault | null;
};

const mark = '!';

/** True for the text of a field that stands there marked. No reader of numbers takes it for one, and no form for an empty field. */
export const isMarked = (value: string): boolean => value.startsWith(mark);

/** The text that stands in the field. */
export const withoutMark = (value: string): string => (isMarked(value) ? value.slice(mark.length) : value);

/** Digits and separators of other scripts and keyboards, as ours, one for one. */
function toAscii(text: string): string {
  return text
    .replace(/[\uff10-\uff19]/g, (digit) => String(digit.charCodeAt(0) - 0xff10))
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/[\uff0e\u3002\uff61\u066b]/g, '.')
    .replace(/[\uff0c\u066c\u060c]/g, ',')
    .replace(/[\u2212\uff0d]/g, '-')
    .replace(/[\u200e\u200f\u061c\u2066-\u2069]/g, '')
    .trimStart();
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Without a currency sign, the field's own unit or an ≈ about it. Other letters stay: 12k and 1.5 mio are no 12 and no 1.5. */
function withoutCompany(text: string, unit: string | undefined): string {
  const company = `(?:\\p{Sc}|[≈~]|\\s${unit === undefined || unit === '' ? '' : `|${escaped(unit)}`})*`;
  return new RegExp(`^${company}(?<number>[-\\d.,].*?)${company}$`, 'iu').exec(text)?.groups?.['number'] ?? text;
}

const grouped = /^-?[1-9]\d{0,2}(?<groups>(?<sign>[, \u00a0\u202f'’])\d{3}(?:\k<sign>\d{3})*)(\.\d*)?$/;

/** Without separators that group whole digits in threes; '1,5' and '12,34' keep theirs. */
function withoutGroups(text: string): string {
  const groups = grouped.exec(text)?.groups?.['groups'];
  return groups === undefined ? text : text.replace(groups, groups.replace(/\D/g, ''));
}

const plain = /^-?\d*(\.\d*)?$/;
/** Zeros before other digits say nothing, and a point at the start stands behind a zero. */
const withoutZeros = (text: string): string => text.replace(/^(-?)0+(?=\d)/, '$1').replace(/^(-?)\./, '$10.');

function faultOf(text: string, { decimals, maxLength, signed = false, min, max }: DecimalRules): TypedFault | null {
  if (text.includes(',')) return /^-?[\d.,]+$/.test(text) ? 'comma' : 'notNumber';
  if (!plain.test(text)) return 'notNumber';
  if (text.startsWith('-') && !signed) return 'negative';
  if (decimals === 0 && text.includes('.')) return 'whole';
  if (text.length > maxLength) return 'tooLong';
  const finished = finishDecimal(text);
  if (finished === '') return null;
  if (min !== undefined && compareDecimals(finished, min) < 0) return 'tooLittle';
  return max !== undefined && compareDecimals(finished, max) > 0 ? 'tooMuch' : null;
}

/** Longer texts are no numbers, and are not read; so much of them stays in the field. */
const longest = 64;

/**
 * The same text is read the same way whatever stood there before. Commas, spaces and apostrophes group whole digits in threes; digits and
 * signs of other scripts are read as ours. Decimals beyond those of the market are not taken: they fall away at the end, where the rest keeps its size.
 */
export function readTyped(typed: string, rules: DecimalRules): Reading {
  const ascii = toAscii(typed);
  if (ascii.length > longest) return { text: ascii.slice(0, longest), value: mark + ascii.slice(0, longest), fault: 'tooLong' };
  const bare = withoutZeros(withoutCompany(ascii.trimEnd(), rules.unit));
  const number = withoutGroups(bare);
  const end = number.indexOf('.') + 1 + rules.decimals;
  const isCut = rules.decimals > 0 && plain.test(number) && number.includes('.') && number.length > end;
  const value = isCut ? number.slice(0, end) : number;
  const fault = faultOf(value, rules);
  if (fault !== null) return { text: ascii, value: mark + ascii, fault };
  // Text that is no more than a number is shown as it is read; groups and units stay until the field is left.
  return { text: isCut || plain.test(ascii) ? value : withoutZeros(ascii), value, fault };
}

/** A number that came without its field, in an address: read as the field reads it. Null: it is none. */
export function readSent(text: string, rules: DecimalRules): string | null {
  const { value, fault } = readTyped(text, rules);
  const finished = finishDecimal(value);
  return fault === null && finished !== '' ? finished : null;
}

/** The text once the field is left: a point or a minus with nothing behind it is trimmed. No other digit changes. */
export function finishDecimal(text: string): string {
  const trimmed = text.replace(/\.$/, '');
  return trimmed === '-' ? '' : trimmed;
}

/** True when the text is a finished number above zero. */
export function isPositiveDecimal(text: string): boolean {
  const value = readDecimal(text);
  return value !== null && !value.negative && value.digits !== 0n;
}
