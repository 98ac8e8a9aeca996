// The fields with which a bot that runs is changed, as they stand and as they are filled in; only what differs is told.
import { finishDecimal } from '#lib/format/numbers/decimal-input.ts';
import type { TextName } from '#lib/i18n/text-names.ts';
import { readPositive, writeAmount } from '#lib/order-math/amounts/amount.ts';
import { percentShare } from '#lib/ticket/percent-share.ts';

export type EditField = {
  /** As the terms call it; the form's words name it. */
  readonly name: TextName<'bots.form'>;
  readonly number: 'price' | 'percent' | 'count' | 'money';
  readonly isOptional: boolean;
};

/** A term that is on or off, as the terms call it; the form's words name it. */
export type EditFlag = TextName<'bots.form'> | 'sellsAtEnd';

export type EditTexts = {
  readonly fields: readonly EditField[];
  readonly texts: Readonly<Record<string, string>>;
  readonly flags: Readonly<Partial<Record<EditFlag, boolean>>>;
};

/** This stands for a text that cannot be read. */
const wrong = Symbol('wrong');

/** The value that a field says now. Undefined: it is as it was. Null: it was emptied. */
function told(before: EditTexts, now: EditTexts, { name, number, isOptional }: EditField): string | null | undefined | typeof wrong {
  const [was, text] = [before.texts[name] ?? '', finishDecimal(now.texts[name] ?? '')];
  if (text === was) return undefined;
  if (text === '') return isOptional ? null : wrong;
  if (number === 'count') return /^\d{1,6}$/.test(text) ? text : wrong;
  const value = readPositive(text);
  if (value === null) return wrong;
  return number === 'percent' ? percentShare(writeAmount(value)) : writeAmount(value);
}

/** Undefined: it is as it was. */
export const flagOf = (before: EditTexts, now: EditTexts, name: EditFlag): boolean | undefined =>
  now.flags[name] === before.flags[name] ? undefined : now.flags[name];

/** The fields whose values differ, and null for one that was emptied. Null: something cannot be read. */
export function readEdit(before: EditTexts, now: EditTexts): ReadonlyMap<string, string | null> | null {
  const read = new Map<string, string | null>();
  for (const field of before.fields) {
    const text = told(before, now, field);
    if (text === wrong) return null;
    if (text !== undefined) read.set(field.name, text);
  }
  return read;
}

export const given = <Name extends string, Value>(name: Name, value: Value | undefined): { readonly [Key in Name]?: Value } | object =>
  value === undefined ? {} : { [name]: value };
export const endOf = (sells: boolean | undefined): 1 | 2 | undefined => (sells === undefined ? undefined : sells ? 1 : 2);
