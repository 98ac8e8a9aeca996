// The texts of a language as they stand in its folder: every message by the path of its key.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

type Texts = { readonly [key: string]: string | Texts };

/** By `namespace.key.of.it`. */
export type Messages = ReadonlyMap<string, string>;

/** The words of a language for the concepts of the field, and the texts that say it otherwise, each with its reason. */
export type Terms = {
  /** By concept: the beginnings of words that may stand for it, behind commas. */
  readonly words: Readonly<Record<string, string>>;
  /** By concept: words that other exchanges or earlier texts have for it, and that stand nowhere here. */
  readonly refused: Readonly<Record<string, string>>;
  /** The concepts that a sentence of this language need not name, behind commas. */
  readonly leftOut: string;
  /** By `namespace.key`: why a text has another word. */
  readonly otherwise: Readonly<Record<string, string>>;
  /** By English text: why it has several translations. */
  readonly twins: Readonly<Record<string, string>>;
};

const folder = 'locales';

function* flattened(texts: Texts, path: string): Generator<readonly [string, string]> {
  for (const [key, text] of Object.entries(texts)) {
    if (typeof text === 'string') yield [`${path}.${key}`, text];
    else yield* flattened(text, `${path}.${key}`);
  }
}

/** Every text of the files in a folder of `locales` that end so; empty without one. */
function readTexts(name: string, ending: string): Messages {
  const own = join(folder, name);
  if (!existsSync(own)) return new Map();
  const files = readdirSync(own).filter((file) => file.endsWith(ending));
  return new Map(
    files.flatMap((file) => {
      const texts: Texts = JSON.parse(readFileSync(join(own, file), 'utf8'));
      return [...flattened(texts, basename(file, ending))];
    }),
  );
}

export const readCatalogue = (tag: string): Messages => readTexts(tag, '.json');

/** The app takes every `.json` of `locales` for texts of a language: what translators alone read ends otherwise. */
const forTranslators = '.jsonc';

/** The notes for translators, by the key of the text. */
export const readNotes = (): Messages => readTexts('notes', forTranslators);

type Concept = {
  /** English forms, behind commas. */
  readonly forms: string;
  /** Left out where the words say enough. */
  readonly about?: string;
};

/** The concepts of the field, by name. */
export function readConcepts(): Readonly<Record<string, Concept>> {
  const concepts: Readonly<Record<string, Concept>> = JSON.parse(readFileSync(join(folder, 'terms', `concepts${forTranslators}`), 'utf8'));
  return concepts;
}

const noTerms: Terms = { words: {}, refused: {}, leftOut: '', otherwise: {}, twins: {} };

/** Empty for English. */
export function readTerms(tag: string): Terms {
  const file = join(folder, 'terms', `${tag}${forTranslators}`);
  if (!existsSync(file)) return noTerms;
  const terms: Terms = JSON.parse(readFileSync(file, 'utf8'));
  return terms;
}

/** The words of a text: marks, the names of placeholders and the kinds of cases are left away, and a placeholder is `{}`. */
export const plainText = (message: string): string =>
  message
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\{\w+(?:, (?:number|date|time)[^{}]*)?\}/g, '{}')
    .replaceAll(/\{\w+, (?:plural|select|selectordinal),/g, '{');

/** A text as part of a pattern: its signs mean themselves. */
export const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const wordsOf = (file: string): readonly string[] => {
  const words: readonly string[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  return words.map((word) => word.toLowerCase());
};

/** The texts that read in a language as in English: names, codes and units, and words that it has borrowed. In lower case. */
export const readSameWords = (tag: string): ReadonlySet<string> =>
  new Set([
    ...wordsOf(join('scripts/catalogue/borrowed', 'everywhere.json')),
    ...wordsOf(join('scripts/catalogue/borrowed', `${tag}.json`)),
  ]);
