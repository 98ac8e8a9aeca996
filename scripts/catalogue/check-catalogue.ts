// Holds the texts of a language against the English ones, message by message.
import { addedNumbers, foreignPercents } from './added-numbers.ts';
import { wrongAddress } from './address.ts';
import { localNumbers } from './local-numbers.ts';
import { messageShape, type MessageShape } from './message-shape.ts';
import type { Messages, Terms } from './read-catalogue.ts';
import { termFault } from './terms.ts';
import { textWidth } from './text-width.ts';
import tightPlaces from './tight-places.json' with { type: 'json' };
import { unequalTwins } from './twins.ts';

export const faultKinds = [
  'missing',
  'unknown',
  'broken',
  'english',
  'term',
  'twin',
  'name',
  'address',
  'long',
  'number',
  'digits',
] as const;
/** No such text; a text that nobody asks for; one that cannot be filled in like the English one; one left in English; another word than the language's terms; two translations of one English text; a short name of the trade, now as it is and now translated; the other address; one too long for its place; one with numbers as only its language writes them; one with numbers that English has not got. */
type FaultKind = (typeof faultKinds)[number];
export type Fault = { readonly kind: FaultKind; readonly key: string; readonly detail: string };

type Language = {
  readonly tag: string;
  readonly messages: Messages;
  readonly terms: Terms;
  /** In lower case. */
  readonly sameWords: ReadonlySet<string>;
};

const plain = (message: string): string => message.replaceAll(/\{[^{}]*\}|<[^>]*>/g, ' ');

/** A language without plurals fills the number in as it is. */
const unplural = (value: string): string => value.replace(/:(plural|number)$/, ':plain');

/** Spanish and its sisters have a case for whole millions, which nothing here counts; nothing is said by `=0` or like much. */
const isOptional = (tag: string, category: string): boolean => category === 'zero' || (category === 'many' && /^(es|fr|it|pt)\b/.test(tag));

function whyBroken(tag: string, english: MessageShape, own: MessageShape): string | null {
  const [values, wanted] = [own, english].map((shape) => shape.values.map(unplural).toSorted().join(', '));
  if (values !== wanted) return `has ${values || 'no values'}, English has ${wanted || 'none'}`;
  if (own.marks.join() !== english.marks.join()) return `marks <${own.marks.join('>, <')}>, English <${english.marks.join('>, <')}>`;
  for (const { value, ordinal, cases, hasWords: bends } of own.plurals) {
    const needed = new Intl.PluralRules(tag, { type: ordinal ? 'ordinal' : 'cardinal' }).resolvedOptions().pluralCategories;
    const absent = needed.filter((one) => !cases.includes(one) && !isOptional(tag, one));
    if (bends && absent.length > 0) return `{${value}} lacks the case ${absent.join(', ')}`;
    const foreign = cases.filter((one) => !one.startsWith('=') && !needed.some((category) => category === one));
    if (foreign.length > 0) return `{${value}} has the case ${foreign.join(', ')}, which ${tag} does not know`;
  }
  return null;
}

/** Text that has words in it which are no names, codes or units, and none that the language has borrowed. */
const hasWords = (message: string, same: ReadonlySet<string>, terms: Terms): boolean => {
  const borrowed = Object.values(terms.words)
    .flatMap((words) => words.toLowerCase().split(', '))
    .filter((word) => word !== '');
  return plain(message)
    .split(/[^\p{L}\p{N}/+'’-]+/u)
    .filter((word) => /\p{L}{2}/u.test(word) && word !== word.toUpperCase())
    .map((word) => word.toLowerCase())
    .some((word) => !same.has(word) && !borrowed.some((stem) => word.startsWith(stem)));
};

const bounds = Object.entries(tightPlaces).map(([pattern, max]) => ({
  key: pattern.replace(/\*$/, ''),
  isFamily: pattern.endsWith('*'),
  max,
}));

/** The width that a text may have, in letters; undefined where there is room. */
const roomOf = (key: string): number | undefined =>
  bounds.find((bound) => (bound.isFamily ? key.startsWith(bound.key) : key === bound.key))?.max;

/** Short names of the trade. A language writes each as it is, or in its own words. */
const shortNames = ['TP/SL', 'GTC', 'IOC', 'FOK', 'BBO', 'OCO', 'TWAP', 'ADL', 'PnL', 'ROE', 'ROI'].map((name) => ({
  name,
  pattern: new RegExp(String.raw`\b${name}\b`),
}));

/** The texts that translate a short name which others of the language leave as it is. */
function mixedNames(english: Messages, own: Messages): Fault[] {
  return shortNames.flatMap(({ name, pattern }) => {
    const named = [...english].filter(([key, text]) => pattern.test(text) && own.has(key));
    const translated = named.filter(([key]) => own.get(key)?.includes(name) !== true);
    if (translated.length === named.length) return [];
    return translated.map(([key]): Fault => ({ kind: 'name', key, detail: `${name} is left as it is elsewhere: ${own.get(key) ?? ''}` }));
  });
}

export function checkCatalogue(english: Messages, { tag, messages, terms, sameWords }: Language): Fault[] {
  const faults: Fault[] = [];
  for (const [key, text] of english) {
    const own = messages.get(key);
    if (own === undefined) {
      faults.push({ kind: 'missing', key, detail: text });
      continue;
    }
    try {
      const why = whyBroken(tag, messageShape(text), messageShape(own));
      if (why !== null) faults.push({ kind: 'broken', key, detail: why });
    } catch (error) {
      faults.push({ kind: 'broken', key, detail: error instanceof Error ? error.message : String(error) });
    }
    if (!tag.startsWith('en') && own === text && hasWords(text, sameWords, terms)) faults.push({ kind: 'english', key, detail: text });
    const room = roomOf(key);
    if (room !== undefined && textWidth(own) > room)
      faults.push({ kind: 'long', key, detail: `${textWidth(own)} wide where ${room} fit: ${own}` });
    const foreign = [...localNumbers(text, own), ...foreignPercents(own)];
    if (foreign.length > 0) faults.push({ kind: 'number', key, detail: `${foreign.join(' | ')} in: ${own}` });
    // A word that is written otherwise than in the product is told once.
    const added = foreign.length > 0 ? [] : addedNumbers(key, text, own);
    if (added.length > 0) faults.push({ kind: 'digits', key, detail: `${added.join(' | ')} in: ${own}` });
    const term = termFault(key, text, own, terms);
    if (term !== null) faults.push({ kind: 'term', key, detail: `${term}: ${own}` });
    const address = wrongAddress(tag, own);
    if (address !== null) faults.push({ kind: 'address', key, detail: `${address} in: ${own}` });
  }
  faults.push(...mixedNames(english, messages));
  for (const { english: text, keys, texts } of unequalTwins(english, messages, terms))
    faults.push({ kind: 'twin', key: keys.join(', '), detail: `${text}: ${texts.join(' | ')}` });
  for (const key of messages.keys()) if (!english.has(key)) faults.push({ kind: 'unknown', key, detail: messages.get(key) ?? '' });
  return faults;
}
