// One English text, one translation: two are a fault unless the language's terms say why.
import type { Messages, Terms } from './read-catalogue.ts';

type Twin = { readonly english: string; readonly keys: readonly string[]; readonly texts: readonly string[] };

/** The English texts that stand at several keys. */
function repeatedTexts(english: Messages): ReadonlyMap<string, readonly string[]> {
  const keys = Map.groupBy([...english], ([, text]) => text);
  return new Map([...keys].filter(([, entries]) => entries.length > 1).map(([text, entries]) => [text, entries.map(([key]) => key)]));
}

/** A capital letter alone is no other translation. */
export function unequalTwins(english: Messages, own: Messages, terms: Terms): readonly Twin[] {
  return [...repeatedTexts(english)].flatMap(([text, keys]) => {
    const texts = new Map(keys.flatMap((key) => own.get(key) ?? []).map((translation) => [translation.toLowerCase(), translation]));
    return texts.size < 2 || Object.hasOwn(terms.twins, text) ? [] : [{ english: text, keys, texts: [...texts.values()] }];
  });
}
