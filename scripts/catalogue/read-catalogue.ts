// The texts of a language as they stand in its folder: every message by the path of its key.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

type Texts = { readonly [key: string]: string | Texts };

/** By `namespace.key.of.it`. */
export type Messages = ReadonlyMap<string, string>;

/** The terms of the field in a language: by the English term, every beginning of a word that may stand for it. */
export type Glossary = Readonly<Record<string, readonly string[]>>;

const folder = 'locales';
const glossaries = 'scripts/catalogue/glossaries';

function* flattened(texts: Texts, path: string): Generator<readonly [string, string]> {
  for (const [key, text] of Object.entries(texts)) {
    if (typeof text === 'string') yield [`${path}.${key}`, text];
    else yield* flattened(text, `${path}.${key}`);
  }
}

/** Empty for a language without a folder. */
export function readCatalogue(tag: string): Messages {
  const own = join(folder, tag);
  if (!existsSync(own)) return new Map();
  const files = readdirSync(own).filter((file) => file.endsWith('.json'));
  return new Map(
    files.flatMap((file) => {
      const texts: Texts = JSON.parse(readFileSync(join(own, file), 'utf8'));
      return [...flattened(texts, basename(file, '.json'))];
    }),
  );
}

/** Empty for a language without one. */
export function readGlossary(tag: string): Glossary {
  const file = join(glossaries, `${tag}.json`);
  if (!existsSync(file)) return {};
  const glossary: Glossary = JSON.parse(readFileSync(file, 'utf8'));
  return glossary;
}

const wordsOf = (file: string): readonly string[] => {
  const words: readonly string[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  return words.map((word) => word.toLowerCase());
};

/** The texts that read in a language as in English: names, codes and units, and words that it has borrowed. In lower case. */
export const readSameWords = (tag: string): ReadonlySet<string> =>
  new Set([...wordsOf(join(glossaries, 'same-everywhere.json')), ...wordsOf(join('scripts/catalogue/borrowed', `${tag}.json`))]);
