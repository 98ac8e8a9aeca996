// Values of the core as text in a column: each is written with the version of its shape, and read by the shape of that version.
import { z } from 'zod/mini';

/**
 * A column holds what this release cannot read: a later one wrote it, or it is damaged.
 * @internal
 */
export class UnreadableValue extends Error {
  readonly column: string;
  readonly version: unknown;

  constructor(column: string, version: unknown, reason: string) {
    super(`${column} holds a value that cannot be read: ${reason}`);
    this.name = 'UnreadableValue';
    this.column = column;
    this.version = version;
  }
}

export type StoredValue<Value> = {
  /** With the newest version. */
  encode(value: Value): string;
  /** Throws UnreadableValue. */
  decode(text: string): Value;
};

/** Gives a value from what a version has written of it. */
export type Shape<Value> = z.core.$ZodType<Value>;

const parseJson = (text: string): { readonly json: unknown } | null => {
  try {
    return { json: JSON.parse(text) };
  } catch {
    return null;
  }
};

const versionOf = (json: unknown): unknown => (typeof json === 'object' && json !== null && 'v' in json ? json.v : 0);

/** `shapes`: by version. Version 0 says no version: so values were written before they had any. */
export function storedValue<Value extends object>(column: string, shapes: readonly Shape<Value>[]): StoredValue<Value> {
  const newest = shapes.length - 1;
  return {
    encode: (value) => JSON.stringify({ v: newest, ...value }),
    decode: (text) => {
      const parsed = parseJson(text);
      if (parsed === null) throw new UnreadableValue(column, null, 'it is no JSON');
      const version = versionOf(parsed.json);
      const shape = typeof version === 'number' ? shapes[version] : undefined;
      if (shape === undefined) throw new UnreadableValue(column, version, `version ${JSON.stringify(version)} is not known`);
      const value = z.safeParse(shape, parsed.json);
      if (!value.success) throw new UnreadableValue(column, version, z.prettifyError(value.error));
      return value.data;
    },
  };
}
