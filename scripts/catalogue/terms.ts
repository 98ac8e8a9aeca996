// One word for one thing in each language: the concepts of the field, their English forms, and the word that a language has for each.
import { escaped, plainText, readConcepts, type Messages, type Terms } from './read-catalogue.ts';

const concepts = readConcepts();

/** Spaces and hyphens are one, both apostrophes too; a plural is seen unless the form is one. */
const formPattern = (form: string): string =>
  `${escaped(form)
    .replaceAll(/[ -]|\\-/g, '[- ]')
    .replaceAll('’', "['’]")}${form.endsWith('s') ? '' : '(?:s|es)?'}`;

/** Longest first: "trailing stop" is no "stop", and "margin ratio" no "margin". */
const forms = Object.entries(concepts)
  .flatMap(([concept, row]) => row.forms.split(', ').map((form) => ({ concept, form })))
  .toSorted((a, b) => b.form.length - a.form.length);

const anyForm = new RegExp(String.raw`\b(?:${forms.map(({ form }) => `(${formPattern(form)})`).join('|')})\b`, 'gi');

/** @internal */
export const conceptNames: ReadonlySet<string> = new Set(Object.keys(concepts));

/**
 * The concepts that an English text speaks of.
 * @internal
 */
export function conceptsIn(english: string): ReadonlySet<string> {
  const found = [...plainText(english).matchAll(anyForm)].map((match) => match.slice(1).findIndex((group) => group !== undefined));
  return new Set(found.flatMap((index) => forms[index]?.concept ?? []));
}

const listed = (words: string | undefined): readonly string[] => (words === undefined || words === '' ? [] : words.split(', '));

/** A word of letters with cases begins at its first letter; signs, Thai and Arabic words may follow others without a space. */
const standsIn = (text: string, word: string): boolean =>
  /^[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(word)
    ? new RegExp(`(?<!\\p{L})${escaped(word)}`, 'iu').test(text)
    : text.toLowerCase().includes(word.toLowerCase());

/** The first wrong term of a translation and the right one, in words; null if all are right. */
export function termFault(key: string, english: string, own: string, terms: Terms): string | null {
  if (Object.hasOwn(terms.otherwise, key)) return null;
  const text = plainText(own);
  const leftOut = new Set(listed(terms.leftOut));
  for (const concept of conceptsIn(english)) {
    const words = listed(terms.words[concept]);
    if (!leftOut.has(concept) && words.length > 0 && !words.some((word) => text.toLowerCase().includes(word.toLowerCase())))
      return `${concept} is ${words.join(' or ')}`;
  }
  for (const [concept, words] of Object.entries(terms.refused)) {
    const wrong = listed(words).find((word) => standsIn(text, word));
    if (wrong !== undefined) return `${wrong} is refused, ${concept} is ${terms.words[concept] ?? ''}`;
  }
  return null;
}

/** The concepts that a language has no word for, and the names that are none. */
export const termBaseFaults = (terms: Terms): readonly string[] => [
  ...[...conceptNames].filter((concept) => listed(terms.words[concept]).length === 0),
  ...[...Object.keys(terms.words), ...Object.keys(terms.refused), ...listed(terms.leftOut)].filter((name) => !conceptNames.has(name)),
];

/** The namespaces of the rooms where people trade. */
const tradingRooms = new Set(
  'bots botJournal leaderRecords leading plaza traderPro inbox errors ticket positions futures margin unified spot guides withdraw'.split(
    ' ',
  ),
);

/** The share, from 0 to 1, of texts of six words or more in these rooms that speak of a concept. */
export function termCoverage(english: Messages): number {
  const sentences = [...english].filter(([key, text]) => tradingRooms.has(key.split('.')[0] ?? '') && text.split(/\s+/).length >= 6);
  return sentences.filter(([, text]) => conceptsIn(text).size > 0).length / sentences.length;
}
