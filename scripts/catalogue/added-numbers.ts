// Figures of a translation that the English text has not got: an amount or a bound written out where English has a placeholder.
import allowed from './allowed-numbers.json' with { type: 'json' };
import allowedInEnglish from './english-numbers.json' with { type: 'json' };

/** The places that are filled in, and the cases of plurals: `{count}`, `=0`. */
const placeholders = /\{\w+(?:, \w+)?(?:, [^{}]*)?\}|\{\w+, (?:plural|select|selectordinal),|=\d+/g;
/** Figures that the program knows: shares, decimals, groups, three digits or more, amounts of a coin. A small count is a word in many languages. */
const figures = /\d+(?:[.,]\d+)+%?|\d+%|\d{3,}|\d+(?= [A-Z]{3,})/g;

const figuresOf = (text: string): readonly string[] => text.replaceAll(placeholders, ' ').match(figures) ?? [];

/** By `namespace.key`: why a language may write a number there that English says in words. */
const reasons: Readonly<Record<string, string>> = allowed;

export function addedNumbers(key: string, english: string, own: string): readonly string[] {
  if (Object.hasOwn(reasons, key)) return [];
  const known = new Set(figuresOf(english));
  return figuresOf(own).filter((figure) => !known.has(figure));
}

/** The formatter writes 12.5% in every language, so a text does too: no space before the sign, none of another script. */
export const foreignPercents = (own: string): readonly string[] => own.match(/\d\s+%|٪|﹪|％/g) ?? [];

/** By `namespace.key`: why an English text has a figure. */
const englishReasons: Readonly<Record<string, string>> = allowedInEnglish;

/** Figures of an English text that should be placeholders. A ratio of 100% is no setting: it is where something is whole. */
export const writtenFigures = (key: string, english: string): readonly string[] =>
  Object.hasOwn(englishReasons, key) ? [] : figuresOf(english).filter((figure) => figure !== '100%');
