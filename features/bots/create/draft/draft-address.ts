// Parameters of a bot in an address, so that they can be shared: every field by its name. What makes no sense in one is left out.
import { finishDecimal, isMarked, isPositiveDecimal } from '#lib/format/numbers/decimal-input.ts';
import type { AnyDraft, KindDraft } from '../../kinds/kind-form.ts';

/** One of the values, or what stood there before. */
export const oneOf = <Value extends string>(values: readonly Value[], text: string | null, before: Value): Value =>
  values.find((value) => value === text) ?? before;
export const flagIn = (text: string | null, before: boolean): boolean => (text === null ? before : text === '1');

/** `optional`: prices and rates that many bots do without; an address that names none has none. */
export function readTexts<Name extends string>(
  names: readonly Name[],
  optional: readonly Name[],
  query: URLSearchParams,
  before: Readonly<Record<Name, string>>,
): Record<Name, string> {
  const texts: Record<Name, string> = { ...before };
  for (const name of names) {
    const text = query.get(name) ?? (optional.includes(name) ? '' : null);
    if (text !== null && (text === '' || isPositiveDecimal(text) || text === '0') && text.length <= 20) texts[name] = text;
  }
  return texts;
}

/**
 * The draft of a pasted address, or of the part behind the question mark. Money that one had put in already stays. Null: there are no
 * parameters of the kind in it.
 */
export function readPasted<Terms, Draft extends AnyDraft>(
  { mark, investments, fromAddress }: KindDraft<Terms, Draft>,
  text: string,
  before: Draft,
): Draft | null {
  const query = new URLSearchParams(text.slice(text.indexOf('?') + 1).trim());
  if (!query.has(mark)) return null;
  for (const name of investments) if (before.texts[name] !== '') query.delete(name);
  return fromAddress(query, before);
}

const written = (value: string | boolean): string => (typeof value === 'boolean' ? (value ? '1' : '0') : value);

/** Each choice and each text that is filled in. */
export function writeAddress(choices: Readonly<Record<string, string | boolean>>, texts: AnyDraft['texts']): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, text] of Object.entries(texts)) if (text !== '' && !isMarked(text)) query.set(name, finishDecimal(text));
  for (const [name, value] of Object.entries(choices)) query.set(name, written(value));
  return query;
}
