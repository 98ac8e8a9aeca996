// What a number field makes of what was typed or pasted: the accepted text, or what stood there before.
import { readDecimal } from './decimal-text.ts';

/** Characters that a field takes at most, the point included, by what it holds: prices, quantities and amounts, rates and counts. */
export const lengthCaps = { price: 18, size: 20, rate: 13, count: 13 } as const;

export type DecimalRules = {
  /** At most this many decimals; 0: whole numbers only. */
  readonly decimals: number;
  readonly maxLength: number;
  /** A minus is allowed. */
  readonly signed?: boolean;
  /** The coin or sign that the field's numbers are in: pasted along with a number, it is left out. */
  readonly unit?: string;
};

/** Digits and points of other scripts and keyboards, as ours. Other characters stay and are refused later. */
function toAscii(text: string): string {
  return text
    .replace(/[\uff10-\uff19]/g, (digit) => String(digit.charCodeAt(0) - 0xff10))
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/[\uff0e\u3002\uff61\u066b]/g, '.')
    .replace(/[\uff0c\u066c]/g, ',')
    .replace(/[\u2212\uff0d]/g, '-')
    .replace(/[\u200e\u200f\u061c\u2066-\u2069]/g, '')
    .trim();
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * A number as it stands on other pages: with a currency sign, the field's own unit, an ≈ or Swiss apostrophes about it. Other letters
 * stay and are refused later: 12k or 1.5 mio are no 12 and no 1.5.
 */
function withoutCompany(text: string, unit: string | undefined): string {
  const company = `(?:\\p{Sc}|[≈~]|\\s${unit === undefined || unit === '' ? '' : `|${escaped(unit)}`})*`;
  const bare = new RegExp(`^${company}(?<number>[-\\d.].*?)${company}$`, 'iu').exec(text)?.groups?.['number'] ?? text;
  return /^-?\d{1,3}(['\u2019]\d{3})+(\.\d*)?$/.test(bare) ? bare.replace(/['\u2019]/g, '') : bare;
}

/** True for the previous text with one character more: what a key does. Everything else was pasted, dropped or selected first. */
function oneKey(previous: string, text: string): boolean {
  let same = 0;
  while (same < previous.length && previous[same] === text[same]) same += 1;
  return text.length === previous.length + 1 && text.slice(0, same) + text.slice(same + 1) === previous;
}

const threes = (separator: string): RegExp => new RegExp(`^\\d{1,3}(${separator}\\d{3})+$`);

/** A separator typed at the keyboard: the text is the previous one with exactly one comma more. */
const commaWasTyped = (previous: string, text: string): boolean => text.replace(',', '') === previous;

/**
 * Removes grouping that cannot be anything else, and makes a decimal comma a point. Null when it could be read both ways:
 * a pasted 1,234 is refused, never guessed.
 */
function withoutGrouping(previous: string, text: string): string | null {
  const spaced = /^(-?)(\d{1,3}(?:[ \u00a0\u202f]\d{3})+)([.,]\d*)?$/.exec(text);
  const plain = spaced === null ? text : `${spaced[1] ?? ''}${(spaced[2] ?? '').replace(/\D/g, '')}${spaced[3] ?? ''}`;
  const commas = plain.split(',').length - 1;
  const points = plain.split('.').length - 1;
  if (commas === 0 && points <= 1) return plain;
  if (commas === 1 && points === 0) {
    const ambiguous = spaced === null && /^-?[1-9]\d{0,2},\d{3}$/.test(plain) && !commaWasTyped(previous, plain);
    return ambiguous ? null : plain.replace(',', '.');
  }
  const sign = plain.startsWith('-') ? '-' : '';
  const body = plain.slice(sign.length);
  const mark = body.lastIndexOf(',') > body.lastIndexOf('.') ? ',' : '.';
  const group = mark === ',' ? '.' : ',';
  if (body.split(mark).length - 1 > 1) {
    return body.includes(group) || !threes(`\\${mark}`).test(body) ? null : sign + body.replaceAll(mark, '');
  }
  const cut = body.indexOf(mark);
  const whole = body.slice(0, cut);
  return threes(`\\${group}`).test(whole) ? `${sign}${whole.replaceAll(group, '')}.${body.slice(cut + 1)}` : null;
}

/** The text within the rules; null for what is none. */
function withinRules(plain: string, rules: DecimalRules): string | null {
  const text = plain.replace(/^(-?)\./, '$10.').replace(/^(-?)0+(?=\d)/, '$1');
  const match = /^(-?)(\d*)(?:(\.)(\d*))?$/.exec(text);
  if (match === null || text.length > rules.maxLength) return null;
  if (match[1] === '-' && rules.signed !== true) return null;
  return match[3] !== undefined && (rules.decimals === 0 || (match[4] ?? '').length > rules.decimals) ? null : text;
}

/**
 * The new text of the field. Kept as typed but for script, separators, a zero before a leading point and zeros before
 * other digits; what is pasted loses its currency sign and unit as well. Too long, too many decimals, a second point, an exponent,
 * letters: the previous text.
 */
export function acceptDecimal(previous: string, typed: string, rules: DecimalRules): string {
  const ascii = toAscii(typed);
  const text = oneKey(previous, typed) ? ascii : withoutCompany(ascii, rules.unit);
  const plain = withoutGrouping(previous, text);
  return plain === null ? previous : (withinRules(plain, rules) ?? previous);
}

/** The new text of a field of positive whole numbers: no leading zero. */
export function acceptInteger(previous: string, typed: string, maxLength: number): string {
  const text = toAscii(typed);
  return text.length <= maxLength && /^([1-9]\d*)?$/.test(text) ? text : previous;
}

/** What leaving the field trims: a point or a minus with nothing behind it. No other digit changes. */
export function finishDecimal(text: string): string {
  const trimmed = text.replace(/\.$/, '');
  return trimmed === '-' ? '' : trimmed;
}

/** True when the text is a finished number above zero. */
export function isPositiveDecimal(text: string): boolean {
  const value = readDecimal(text);
  return value !== null && !value.negative && value.digits !== 0n;
}
