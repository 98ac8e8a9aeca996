// The rules for English texts: plain words that can be translated, short sentences, a noun in every label.
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

import { plainText, type Messages } from './read-catalogue.ts';
import patterns from './english-style.json' with { type: 'json' };

type StyleFault = { readonly key: string; readonly detail: string };

const mostWords = 20;

const refused = patterns.map(({ name, refused: pattern, instead }) => ({ name, instead, pattern: new RegExp(pattern) }));

/** Words that describe a noun and are none: a label of these alone leaves the translator to guess the noun. */
const describing = new Set(
  'unrealized realized net gross least most usual free closed new old late early maximum minimum max min now later next first own other both off on'.split(
    ' ',
  ),
);

/** The kinds of a note that name a figure or a group: there a noun is needed. A button is a verb, an option may be an adjective. */
const nounKinds = new Set(['field', 'column', 'label', 'title', 'legend']);

/** The kind is the first word of a note. */
const kindOf = (note: string | undefined): string => /^\p{L}+/u.exec(note ?? '')?.[0] ?? '';

const wordsOf = (text: string): readonly string[] => text.match(/\p{L}[\p{L}’/-]*/gu) ?? [];

/** The text with the longest case of each plural and choice. People read one case at a time. */
function longestReading(elements: readonly MessageFormatElement[]): string {
  const readings = elements.map((element) => {
    if (element.type === TYPE.literal) return element.value;
    if (element.type === TYPE.tag) return longestReading(element.children);
    if (element.type === TYPE.select || element.type === TYPE.plural)
      return (
        Object.values(element.options)
          .map(({ value }) => longestReading(value))
          .toSorted((a, b) => b.length - a.length)[0] ?? ''
      );
    return element.type === TYPE.pound ? '#' : '{}';
  });
  return readings.join('');
}

const longestSentence = (text: string): number =>
  Math.max(
    ...longestReading(parse(text))
      .split(/(?<=[.!?:])\s+/)
      .map((sentence) => sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}{#]/u.test(word)).length),
  );

/**
 * The faults of one text; its note tells what kind of text it is.
 * @internal
 */
export function styleFaults(text: string, note: string | undefined): readonly string[] {
  const plain = plainText(text);
  const faults = refused.filter(({ pattern }) => pattern.test(plain)).map(({ name, instead }) => `${name}: write ${instead}`);
  const words = longestSentence(text);
  if (words > mostWords) faults.push(`a sentence has ${words} words, at most ${mostWords}`);
  const labels = wordsOf(plain).map((word) => word.toLowerCase());
  if (nounKinds.has(kindOf(note)) && labels.length > 0 && !/[{%]/.test(plain) && labels.every((word) => describing.has(word)))
    faults.push('a label needs a noun');
  return faults;
}

/** Texts of at most so many words tell a translator too little. */
const tellingWords = 4;

/** A note is asked for where the English is three words or fewer; one for a text that is gone is a fault too. */
function noteFaults(english: Messages, notes: Messages): readonly StyleFault[] {
  const missing = [...english].filter(([key, text]) => {
    const words = wordsOf(plainText(text));
    return words.length < tellingWords && words.some((word) => /\p{Ll}{2}/u.test(word)) && !notes.has(key);
  });
  return [
    ...missing.map(([key, text]) => ({ key, detail: `a note for translators is missing: ${text}` })),
    ...[...notes.keys()].filter((key) => !english.has(key)).map((key) => ({ key, detail: 'a note without a text' })),
  ];
}

export const englishFaults = (english: Messages, notes: Messages): readonly StyleFault[] => [
  ...[...english].flatMap(([key, text]) => styleFaults(text, notes.get(key)).map((fault) => ({ key, detail: `${fault}: ${text}` }))),
  ...noteFaults(english, notes),
];
