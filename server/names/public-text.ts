// The one rule for what people write about themselves and others read: names of strategies and of leaders, and their profiles.
import { hasRefusedWords } from './refused-words.ts';

/** Written together in one word as a matter of course. */
const eastAsian = ['Han', 'Hiragana', 'Katakana', 'Bopomofo', 'Hangul'];
/** No letter of these is taken for a Latin one: words of both stand without a space between them. */
const unlikeLatin = ['Thai', 'Arabic', 'Hebrew', 'Devanagari', 'Bengali', 'Tamil', 'Telugu', 'Lao', 'Khmer', 'Myanmar'];
const others = ['Cyrillic', 'Greek', 'Armenian', 'Georgian', 'Coptic', 'Cherokee', 'Lisu', 'Ethiopic'];

type Script = { readonly name: string; readonly letter: RegExp };
const letterOf = (names: readonly string[]): RegExp => new RegExp(`[${names.map((name) => String.raw`\p{Script=${name}}`).join('')}]`, 'u');

const scripts: readonly Script[] = [
  { name: 'Latin', letter: letterOf(['Latin']) },
  { name: 'EastAsian', letter: letterOf(eastAsian) },
  ...[...unlikeLatin, ...others].map((name) => ({ name, letter: letterOf([name]) })),
];
/** Letters and marks that belong to no script of their own. */
const ofAnyScript = letterOf(['Common', 'Inherited']);
const goesWithLatin: readonly string[] = ['EastAsian', ...unlikeLatin];

function scriptsOf(word: string): readonly string[] {
  const letters = Array.from(word.replaceAll(/[^\p{L}\p{M}]/gu, '')).filter((letter) => !ofAnyScript.test(letter));
  return [...new Set(letters.map((letter) => scripts.find((script) => script.letter.test(letter))?.name ?? 'other'))];
}

function isMixed(word: string): boolean {
  const found = scriptsOf(word);
  if (found.length < 2) return false;
  return found.length > 2 || !found.includes('Latin') || !found.some((name) => goesWithLatin.includes(name));
}

/**
 * Words that are put together from letters of several scripts, as nobody writes them who does not want to be taken for somebody else.
 */
const mixesScripts = (text: string): boolean => (text.normalize('NFKC').match(/[\p{L}\p{M}\p{N}'’]+/gu) ?? []).some(isMixed);

/** Whatever is not seen, or turns the direction of what is; a picture may say that it is one. */
const unseen =
  /\p{Cc}|\p{Cf}|\p{Co}|\p{Cs}|\p{Zl}|\p{Zp}|[\u1680\u2800]|(?<!\p{Extended_Pictographic})\ufe0f|(?!\ufe0f)\p{Default_Ignorable_Code_Point}/u;
/** Signs that stand above and below each other until they cover the line beside. */
const heaped = /\p{M}{5,}/u;

/**
 * True if others may be shown the text: nothing unseen, no words of letters that pass for others, no links and contacts, and nothing that
 * speaks for the exchange.
 */
export const isPublicText = (text: string): boolean =>
  !unseen.test(text) && !heaped.test(text.normalize('NFD')) && !mixesScripts(text) && !hasRefusedWords(text);
