// The words that stand on the screen in a language, as texts may name them in bold.
import { defaultTag } from '#lib/i18n/locales.ts';
import { readCatalogue } from '../catalogue/read-catalogue.ts';

/** Without what is filled in: "Confirming {done}/{needed}" is named by its word. Choices between words are no names. */
function named(message: string): string {
  return /\{\w+, /.test(message)
    ? ''
    : message
        .replace(/\{\w+\}/g, '')
        .replace(/\(\s*\)/g, '')
        .replace(/[\s/:.…]+$/u, '')
        .trim();
}

export type ScreenWords = {
  /** The words that a word of the English screen may be called in this language; empty: the English screen has no such word. */
  wordsFor(english: string): ReadonlySet<string>;
};

export function screenWords(tag: string): ScreenWords {
  const [own, english] = [readCatalogue(tag), readCatalogue(defaultTag)];
  const words = new Map<string, Set<string>>();
  for (const [key, message] of english) {
    const name = named(message);
    // A text that a language lacks reads in English on the screen too.
    words.set(name, (words.get(name) ?? new Set()).add(named(own.get(key) ?? message)));
  }
  return { wordsFor: (word) => words.get(word) ?? new Set() };
}
