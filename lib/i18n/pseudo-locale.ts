// A language that nobody speaks: every text longer, accented and in brackets. What is cut off, or was never a text of the catalogue, shows at a glance.

const accents: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
  n: 'ñ',
  c: 'ç',
};
const vowels = /[aeiouAEIOU]/;

/** About a third longer, as German and Russian are. Numbers and signs stay as they are. */
const stretched = (text: string): string =>
  Array.from(text, (letter) => `${accents[letter] ?? letter}${vowels.test(letter) ? (accents[letter.toLowerCase()] ?? '') : ''}`).join('');

/**
 * Plain words, as they stand on the screen.
 * @internal
 */
export const pseudoText = (text: string): string => `[${stretched(text)}]`;

/** A part of a text as the build takes texts apart: words, a value by its name, a choice with its cases, a mark with what is in it. */
type Part = unknown;

const isCases = (part: Part): part is Readonly<Record<string, Part>> => typeof part === 'object' && part !== null && !Array.isArray(part);

const stretchedCase = (one: Part): Part => (Array.isArray(one) ? one.map(stretchedPart) : stretchedPart(one));

function stretchedPart(part: Part): Part {
  if (typeof part === 'string') return stretched(part);
  if (!Array.isArray(part)) return part;
  const [name, kind, ...rest] = part;
  // A number says what kind of value it is: a choice has cases, which are texts; of all others there is nothing to read.
  if (typeof kind !== 'number') return [name, ...(kind === undefined ? [] : [kind, ...rest]).map(stretchedPart)];
  const [cases] = rest;
  const isChoice = kind >= 1 && kind <= 3 && isCases(cases);
  return isChoice ? [name, kind, Object.fromEntries(Object.entries(cases).map(([label, one]) => [label, stretchedCase(one)]))] : part;
}

/** A text of the catalogue, plain or taken apart; values, cases and marks stay. */
export function pseudoMessage(message: string | readonly unknown[]): string | readonly unknown[] {
  return typeof message === 'string' ? pseudoText(message) : ['[', ...message.map(stretchedPart), ']'];
}
