// The operator's words in the reader's language.
import type { Words } from './topics.ts';

/** By BCP 47 tag; English for a language that has none. */
export function wordsIn(tag: string, words: Words): string {
  if (typeof words === 'string') return words;
  const named: Readonly<Record<string, string>> = words;
  return named[tag] ?? words['en-US'];
}
