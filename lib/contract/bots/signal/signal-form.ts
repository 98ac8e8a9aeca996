// The fields of an alert, found in the JSON of its sender: under the names that published forms have for them, or as the bot's mapping says.
import type { SignalField, SignalMapping } from './signal-mapping.ts';

/** A field that does not do, and why, written to follow its name. */
export class Unfit extends Error {
  readonly field: string;
  constructor(field: string, reason: string) {
    super(reason);
    this.field = field;
  }
}

/** `name`: what the sender calls it; null: it is the same in every alert. */
export type GivenField = { readonly name: string | null; readonly value: string };
export type SignalForm = ReadonlyMap<SignalField, GivenField>;

/** In small letters, without what stands between words. */
const bare = (name: string): string => name.toLowerCase().replaceAll(/[-_ ]/g, '');

/** Names whose amounts are base coins: what strategies call the size of an order. */
const baseAmounts: readonly string[] = ['qty', 'quantity', 'contracts'];

/** The published name first: where a message has it, the others are the sender's own business. */
const usualNames: Readonly<Record<SignalField, readonly string[]>> = {
  action: ['action', 'side'],
  instrument: ['instrument', 'symbol', 'ticker', 'pair'],
  signalToken: ['signaltoken', 'token', 'secret'],
  id: ['id', 'orderid'],
  timestamp: ['timestamp'],
  maxLag: ['maxlag'],
  orderType: ['ordertype'],
  orderPriceOffset: ['orderpriceoffset'],
  investmentType: ['investmenttype'],
  amount: ['amount', ...baseAmounts],
  marketPosition: ['marketposition'],
  prevMarketPosition: ['prevmarketposition'],
  positionSize: ['positionsize'],
};

/** Names of sizes whose measure nobody knows. Left aside, the bot would trade another size than its sender meant. */
const doubtfulSizes: readonly string[] = ['size', 'ordersize', 'lots', 'quoteqty', 'usd', 'usdt'];

export const isBaseAmount = ({ name }: GivenField): boolean => name !== null && baseAmounts.includes(bare(name));

function textOf(name: string, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value !== 'string' && typeof value !== 'number') throw new Unfit(name, 'must be text');
  const text = String(value).trim();
  // Templates fill in nothing for what their sender does not know.
  return text === '' ? null : text;
}

function atPath(sent: object, path: string): unknown {
  if (Object.hasOwn(sent, path)) return Reflect.get(sent, path);
  let found: unknown = sent;
  for (const part of path.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, part)) return undefined;
    found = Reflect.get(found, part);
  }
  return found;
}

function mapped(sent: object, source: { readonly from: string } | { readonly value: string }): GivenField | null {
  if ('value' in source) return { name: null, value: source.value };
  const value = textOf(source.from, atPath(sent, source.from));
  return value === null ? null : { name: source.from, value };
}

/** Under one of some names: told twice, it has to be the same. */
function among(sent: object, field: SignalField, names: readonly string[], taken: ReadonlySet<string>): GivenField | null {
  let found: GivenField | null = null;
  for (const [name, raw] of Object.entries(sent)) {
    if (taken.has(name) || !names.includes(bare(name))) continue;
    const value = textOf(name, raw);
    if (value === null) continue;
    if (found !== null && found.value !== value) throw new Unfit(name, `differs from ${found.name ?? field}`);
    found ??= { name, value };
  }
  return found;
}

function usual(sent: object, field: SignalField, taken: ReadonlySet<string>): GivenField | null {
  const [published, ...others] = usualNames[field];
  return (published === undefined ? null : among(sent, field, [published], taken)) ?? among(sent, field, others, taken);
}

/** The names that a mapping speaks of: they mean what it says, and nothing else. */
const spokenFor = ({ fields, ignores }: SignalMapping): ReadonlySet<string> =>
  new Set([...ignores, ...Object.values(fields).flatMap((source) => (source !== undefined && 'from' in source ? [source.from] : []))]);

/** One field; null: the message has none. */
export function givenField(sent: object, field: SignalField, mapping: SignalMapping | null): GivenField | null {
  const source = mapping?.fields[field];
  return source === undefined ? usual(sent, field, mapping === null ? new Set() : spokenFor(mapping)) : mapped(sent, source);
}

const fields = Object.keys(usualNames).filter((name): name is SignalField => Object.hasOwn(usualNames, name));

/** All fields; refuses (Unfit) what is doubtful. */
export function signalFormOf(sent: object, mapping: SignalMapping | null): SignalForm {
  const form = new Map(
    fields.flatMap((field) => {
      const given = field === 'signalToken' ? null : givenField(sent, field, mapping);
      return given === null ? [] : [[field, given] as const];
    }),
  );
  const taken = mapping === null ? new Set<string>() : spokenFor(mapping);
  const doubtful = Object.entries(sent).find(
    ([name, value]) => !taken.has(name) && doubtfulSizes.includes(bare(name)) && value !== '' && value !== null,
  );
  if (!form.has('amount') && doubtful !== undefined)
    throw new Unfit(doubtful[0], 'is a size of an unknown measure: say in the mapping which');
  return form;
}

/** The name of a message among all others: everything in it but its token, in whichever order it stands. */
export function canonicalText(sent: object, mapping: SignalMapping | null): string {
  const token = mapping?.fields.signalToken;
  const isToken = (name: string): boolean =>
    token === undefined ? usualNames.signalToken.includes(bare(name)) : 'from' in token && token.from === name;
  const entries = Object.entries(sent).filter(([name]) => !isToken(name));
  return JSON.stringify(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Its fields as a mapping may name them: those inside of others behind a dot. At most as many as anybody would look at. */
export function namesIn(sent: object): readonly string[] {
  const inside = (value: unknown, before: string, depth: number): readonly string[] =>
    typeof value === 'object' && value !== null && !Array.isArray(value) && depth < 4
      ? Object.entries(value).flatMap(([name, one]) => inside(one, before === '' ? name : `${before}.${name}`, depth + 1))
      : [before];
  return inside(sent, '', 0)
    .filter((name) => name !== '' && name.length <= 64)
    .slice(0, 100);
}

/** The fields one by one, for whoever looks at them: one that is doubtful is left out here, and named by the reading. */
export function readFields(sent: object, mapping: SignalMapping | null): readonly (GivenField & { readonly field: SignalField })[] {
  return fields.flatMap((field) => {
    try {
      const given = givenField(sent, field, mapping);
      return given === null ? [] : [{ field, ...given }];
    } catch (error) {
      if (error instanceof Unfit) return [];
      throw error;
    }
  });
}

/** Programs of Windows put a mark before a text in UTF-8. Null: it is no JSON object. */
export function parsedMessage(text: string): object | null {
  try {
    const sent: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return typeof sent === 'object' && sent !== null && !Array.isArray(sent) ? sent : null;
  } catch {
    return null;
  }
}
