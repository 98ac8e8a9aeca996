// The fields of what the journal keeps. Each is said once: it is read as it is written, and in the same order.
import type { ByteReader, ByteWriter } from './byte-writer.ts';
import { pick, placeOf } from './choices.ts';
import { lots, ticks, units, type Lots, type Ticks, type Units } from '../units.ts';

export type Field<Value> = {
  readonly write: (value: Value, out: ByteWriter) => void;
  readonly read: (from: ByteReader) => Value;
};

export const byte: Field<number> = { write: (value, out) => out.byte(value), read: (from) => from.byte() };
export const whole: Field<number> = { write: (value, out) => out.whole(value), read: (from) => from.whole() };
export const text: Field<string> = { write: (value, out) => out.text(value), read: (from) => from.text() };
export const inTicks: Field<Ticks> = { write: whole.write, read: (from) => ticks(from.whole()) };
export const inLots: Field<Lots> = { write: whole.write, read: (from) => lots(from.whole()) };
export const inUnits: Field<Units> = { write: (value, out) => out.wide(value), read: (from) => units(from.wide()) };
export const yesNo: Field<boolean> = { write: (value, out) => out.byte(value ? 1 : 0), read: (from) => from.byte() === 1 };

/** Its place in a list. Refuses (RangeError) one that is not there. */
export const choice = <Choice>(choices: readonly Choice[]): Field<Choice> => ({
  write: (value, out) => out.byte(placeOf(choices, value)),
  read: (from) => pick(choices, from.byte()),
});

/** Always the same: takes no bytes. */
export const always = <const Value>(value: Value): Field<Value> => ({ write: () => undefined, read: () => value });

export const orNull = <Value>({ write, read }: Field<Value>): Field<Value | null> => ({
  write: (value, out) => {
    out.byte(value === null ? 0 : 1);
    if (value !== null) write(value, out);
  },
  read: (from) => (from.byte() === 0 ? null : read(from)),
});

/** At most 255. */
export const listed = <Value>({ write, read }: Field<Value>): Field<readonly Value[]> => ({
  write: (values, out) => {
    out.byte(values.length);
    for (const value of values) write(value, out);
  },
  read: (from) => Array.from({ length: from.byte() }, () => read(from)),
});

/** Fields one after the other. */
export function group<Whole extends object>(fields: { readonly [Name in keyof Whole]: Field<Whole[Name]> }): Field<Whole> {
  function isWhole(value: Partial<Whole>): value is Whole {
    for (const name in fields) if (!(name in value)) return false;
    return true;
  }
  return {
    write: (value, out) => {
      for (const name in fields) fields[name].write(value[name], out);
    },
    read: (from) => {
      const value: Partial<Whole> = {};
      for (const name in fields) value[name] = fields[name].read(from);
      if (!isWhole(value)) throw new RangeError('a field is missing');
      return value;
    },
  };
}

/** The fields of a command, which are read together with its type. */
export function commandOf<const Type extends string, Rest extends object>(
  type: Type,
  fields: { readonly [Name in keyof Rest]: Field<Rest[Name]> },
): { readonly write: Field<Rest>['write']; readonly read: (from: ByteReader) => { readonly type: Type } & Rest } {
  const { write, read } = group(fields);
  return { write, read: (from) => ({ type, ...read(from) }) };
}
