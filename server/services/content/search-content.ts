// Finding articles by words, in any language: in the title, then in the summary, then in the text.
import type { ContentText } from './content.ts';
import { plainText } from './markdown.ts';

type Field = 'title' | 'keywords' | 'summary' | 'body';
type Indexed = Readonly<Record<Field, string>>;

const weights: Readonly<Record<Field, number>> = { title: 8, keywords: 6, summary: 4, body: 1 };
const maxWords = 12;
const indexed = new WeakMap<ContentText, Indexed>();

/** Letters without marks, in small: what people type is seldom written as the article is. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase();

function indexOf(text: ContentText): Indexed {
  const known = indexed.get(text);
  if (known !== undefined) return known;
  const { title, keywords, summary, body } = text;
  const made = { title: folded(title), keywords: folded(keywords.join(' ')), summary: folded(summary), body: folded(plainText(body)) };
  indexed.set(text, made);
  return made;
}

/** Words as the language parts them: some are written without spaces. */
function wordsOf(query: string, tag: string): readonly string[] {
  const segmenter = new Intl.Segmenter(tag, { granularity: 'word' });
  const words = [...segmenter.segment(query.normalize('NFKC'))].flatMap(({ segment, isWordLike }) =>
    isWordLike === true ? [folded(segment)] : [],
  );
  return [...new Set(words)].slice(0, maxWords);
}

const isLetter = /[\p{L}\p{N}]/u;
/** 0: not there. 1: inside a word. 2: at the beginning of one. 3: a word of its own. */
function fits(text: string, word: string): number {
  let best = 0;
  for (let at = text.indexOf(word); at !== -1 && best < 3; at = text.indexOf(word, at + 1)) {
    const [before, after] = [text.charAt(at - 1), text.charAt(at + word.length)];
    const begins = at === 0 || !isLetter.test(before);
    best = Math.max(best, begins ? (isLetter.test(after) ? 2 : 3) : 1);
  }
  return best;
}

/** The score of a text; 0 if it lacks one of the words. A word only inside other words needs three letters, or a script without spaces. */
function scoreOf(text: ContentText, words: readonly string[]): number {
  const fields = indexOf(text);
  let score = 0;
  for (const word of words) {
    const min = word.length < 3 && /^[\p{Script=Latin}\p{N}]+$/u.test(word) ? 2 : 1;
    const found = (['title', 'keywords', 'summary', 'body'] as const)
      .map((field) => ({ field, fit: fits(fields[field], word) }))
      .filter(({ fit }) => fit >= min);
    if (found.length === 0) return 0;
    score += found.reduce((sum, { field, fit }) => sum + weights[field] * fit, 0);
  }
  return score;
}

/** The best first; those that answer alike in the order that they came in. */
export function searchTexts<Found extends { readonly text: ContentText }>(list: readonly Found[], query: string, tag: string): Found[] {
  const words = wordsOf(query, tag);
  if (words.length === 0) return [];
  return list
    .map((one) => ({ one, score: scoreOf(one.text, words) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ one }) => one);
}
