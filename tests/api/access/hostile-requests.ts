// Requests that are right in all fields but one, which holds what nobody should send: made from the schema of a call alone.
import { z } from 'zod/mini';

import type { AnyCall } from '#lib/contract/call.ts';

type Schema = z.core.$ZodType;
type Path = readonly (string | number)[];
/** A field of a request, at whatever depth, with the schema of its value. */
type Leaf = { readonly path: Path; readonly schema: Schema };

/** Ends of the ranges of columns and of numbers. */
const idEnds = ['2147483647', '2147483648', '4294967296', '9007199254740991', '9007199254740992', '9999999999999999', '999999999999999999'];
const texts = ['', 'a\u0000b', '\u0000', '%00', 'a\ud800', '\udfffb', '\u{1f600}', '\u2028', 'ſ', 'ß'.repeat(10_000), 'a'.repeat(10_000)];
const numbers = [0, -0, -1, 0.5, 2_147_483_647, 2_147_483_648, -2_147_483_649, Number.MAX_SAFE_INTEGER, 2 ** 53, 1e308];
const otherTypes = [null, true, [], {}, ['a\u0000'], { a: '\ud800' }];
const pairs = ['2147483648-1', '1-9007199254740992', '999999999999999999-999999999999999999'];
const hostile: readonly unknown[] = [...idEnds, ...pairs, ...texts, ...numbers, ...otherTypes];

/** What fields of most kinds take, the likeliest first. */
const ordinary: readonly unknown[] = [
  'BTCUSDT_UMCBL',
  'USDT',
  'TRC20',
  'me@example.com',
  '1',
  1,
  '50000',
  'quote:00000000-0000-4000-8000-000000000000',
  'a seat by the window',
  'open-sesame-1',
  '123456',
  'd1',
  '/markets',
  'home',
  'en-US',
  'DE',
  '1990-01-01',
  'admin',
  '10.0.0.1',
  '0',
  0,
  true,
  '1-BTCUSDT_UMCBL',
  'BTCUSDT_UMCBL:1m',
  'https://example.com',
];

const accepts = (schema: Schema, value: unknown): boolean => {
  try {
    return z.safeParse(schema, value).success;
  } catch {
    return false;
  }
};

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && '_zod' in value;
const inner = (schema: Schema, name: string): unknown => Reflect.get(schema._zod.def, name);

/** What a schema stands around: optional, nullable, given when left out, changed on its way in. */
function bare(schema: Schema): Schema {
  for (const name of ['innerType', 'in']) {
    const next = inner(schema, name);
    if (isSchema(next)) return bare(next);
  }
  return schema;
}

const shapeOf = (schema: Schema): readonly (readonly [string, Schema])[] =>
  Object.entries(Object(inner(schema, 'shape'))).filter((entry): entry is [string, Schema] => isSchema(entry[1]));

const optionsOf = (schema: Schema): readonly Schema[] => {
  const options = inner(schema, 'options');
  return Array.isArray(options) ? options.filter(isSchema) : [];
};

/** Values that are there, by the names of their fields: a call goes on with them where it would stop with others. */
export type Known = Readonly<Record<string, unknown>>;

/** A value that a schema takes as far as it can be guessed; undefined where it can be left out or cannot. */
function sampleOf(schema: Schema, known: Known, name = ''): unknown {
  if (Object.hasOwn(known, name) && accepts(schema, known[name])) return known[name];
  if (accepts(schema, undefined)) return undefined;
  const core = bare(schema);
  const { type } = core._zod.def;
  if (type === 'object') return Object.fromEntries(shapeOf(core).map(([field, one]) => [field, sampleOf(one, known, field)]));
  if (type === 'array') {
    const element = inner(core, 'element');
    return accepts(schema, []) || !isSchema(element) ? [] : [sampleOf(element, known)];
  }
  if (type === 'union')
    return optionsOf(core)
      .map((option) => sampleOf(option, known))
      .find((sample) => accepts(schema, sample));
  const [listed] = [...(core._zod.values ?? [])];
  return listed ?? ordinary.find((value) => accepts(schema, value));
}

/** Every field of a schema, those inside of lists and objects too. */
function leavesOf(schema: Schema, path: Path = []): readonly Leaf[] {
  const core = bare(schema);
  const { type } = core._zod.def;
  const here = path.length === 0 ? [] : [{ path, schema }];
  if (type === 'object') return [...here, ...shapeOf(core).flatMap(([field, one]) => leavesOf(one, [...path, field]))];
  const element = inner(core, 'element');
  if (type === 'array' && isSchema(element)) return [...here, ...leavesOf(element, [...path, 0])];
  if (type === 'union') {
    const deeper = optionsOf(core).flatMap((option) => leavesOf(option, path));
    const paths = [...here, ...deeper].map((leaf) => [JSON.stringify(leaf.path), leaf] as const);
    return [...new Map(paths).values()];
  }
  return here;
}

/** The request with one of its values changed; what lies on the way is made if it is not there. */
function withValue(request: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  const below: unknown = typeof request === 'object' && request !== null ? Reflect.get(request, step) : undefined;
  const changed = withValue(below, rest, value);
  if (typeof step === 'number') return [changed];
  return { ...Object(request), [step]: changed };
}

/** A query of so many bytes is refused with the head that it stands in. */
const longestQuery = 8000;

export type HostileRequest = { readonly field: string; readonly value: unknown; readonly request: object; readonly accepted: boolean };

/** What is worth sending over the wire: of the values that the schema refuses one for each field, since they all end at the same place. */
export function hostileRequests(call: AnyCall, known: Known): readonly HostileRequest[] {
  const sample = Object(sampleOf(call.request, known) ?? {});
  const sendable = call.method === 'GET' ? hostile.filter((value) => String(value).length < longestQuery) : hostile;
  // One that every call has, and all that many have: sent alone it would do them, such as ending the session of who asks.
  const leaves = leavesOf(call.request).filter(({ path }) => path[0] !== 'languageType');
  return leaves.flatMap(({ path }) => {
    const all = sendable.map((value): HostileRequest => {
      const request = Object(withValue(sample, path, value));
      return { field: path.join('.'), value, request, accepted: accepts(call.request, JSON.parse(JSON.stringify(request))) };
    });
    const [taken, refused] = [all.filter(({ accepted }) => accepted), all.filter(({ accepted }) => !accepted)];
    // What takes everything is a field of another form of the request, which nobody reads in this one.
    return refused.length === 0 ? [] : [...taken, ...refused.slice(0, 1)];
  });
}
