// Words that are put together from letters of several scripts, as nobody writes them who does not want to be taken for somebody else.

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

export const mixesScripts = (text: string): boolean => (text.normalize('NFKC').match(/[\p{L}\p{M}\p{N}'’]+/gu) ?? []).some(isMixed);
