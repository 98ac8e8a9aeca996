// The words that nobody shows to others under a name or in a profile: they lead people away from the exchange, or speak in its name.
import { lookOf } from './look-alike.ts';

/** Endings that are told from the end of a sentence by what they are. */
const endings = 'com|net|org|io|me|co|app|xyz|info|link|gg|ru|cn|vip|top|finance|exchange';

/** Held against the text as it is written. */
const written: readonly RegExp[] = [
  // Links, bare names of hosts, and what stands in for their point.
  /:\/\/|https?:|www\./iu,
  /[\p{L}\p{N}-][\p{L}\p{M}\p{N}-]+\.[\p{L}\p{M}]{2,}/u,
  new RegExp(String.raw`[\p{L}\p{N}]\.(?:${endings})(?![\p{L}\p{N}])`, 'iu'),
  new RegExp(String.raw`[\p{L}\p{N}]\s?[·•。]\s?(?:${endings})(?![\p{L}\p{N}])`, 'iu'),
  /[\p{L}\p{N}]\s+\.\s?[\p{L}]{2,}|\.\s(?:com|io|xyz)\b/iu,
  /[([{]\s?(?:dot|\.)\s?[)\]}]|\bdot\s?(?:com|net|org|io|me|example)\b/iu,
  /\b\d{1,3}(?:\.\d{1,3}){3}\b/u,
  // Addresses for mail, and the names of people elsewhere.
  /@\s?\p{L}/u,
  // Promises.
  /\b(?:guarantee[ds]?|risk[\s-]?free|no risk)\b/iu,
];

/** With nothing but signs between its letters, and no letter at its sides. */
const spaced = (word: string): string => Array.from(lookOf(word.replaceAll(' ', '')), (letter) => letter).join(String.raw`[\s\p{P}\p{S}]*`);
const aWord = (...words: readonly string[]): RegExp => new RegExp(`(?<![a-z])(?:${words.map(spaced).join('|')})(?![a-z])`, 'u');

/** Held against what the text looks like. */
const looks: readonly RegExp[] = [
  // The exchange itself, inside of other words too.
  new RegExp(spaced('meridian'), 'u'),
  aWord('official', 'customer service', 'admin', 'administrator', 'moderator', 'staff'),
  // Support and resistance are lines of a chart.
  new RegExp(String.raw`(?<![a-z])${spaced('support')}(?![a-z])(?![\s\p{P}\p{S}]*(?:and\s*|${lookOf('resistance')}))`, 'u'),
  // The leaders of the house are called so, and nobody else.
  new RegExp(String.raw`^[^\p{L}]*${spaced('house')}(?![a-z])`, 'u'),
  new RegExp(
    String.raw`(?<![a-z])${spaced('house')}[\s\p{P}\p{S}]+(?:${['trend', 'reversal', 'breakout', 'leader'].map(spaced).join('|')})`,
    'u',
  ),
  // Other places to talk.
  aWord('telegram', 'whatsapp', 'wechat', 'discord', 'signal group', 'viber', 'line id', 'qq'),
];

/** The name of the exchange as other scripts write it. */
const elsewhere = /меридиан|меридіан|μεριντιαν|ميريديان/iu;

const day = /^(?:19|20)\d\d[-.]\d\d[-.]\d\d$/;
const priceOrRange = /^[1-9]\d{0,7}(?:\.\d+)?(?:\s?-\s?[1-9]\d{0,7}(?:\.\d+)?)?$/;
const isNumber = (digits: string): boolean => day.test(digits) || priceOrRange.test(digits);

/** Seven digits in a row, however they are parted, are a telephone number; a day, a price and a range of prices are none. */
const hasTelephone = (text: string): boolean =>
  (text.match(/\+?(?:\d[\s().-]*){7,}/gu) ?? []).some((found) => !isNumber(found.replace(/[\s().-]+$/u, '')));

export function hasRefusedWords(text: string): boolean {
  const plain = text.normalize('NFKC');
  const look = lookOf(text);
  if (written.some((pattern) => pattern.test(plain)) || looks.some((pattern) => pattern.test(look))) return true;
  return elsewhere.test(plain) || hasTelephone(plain.replaceAll(/\p{Pd}/gu, '-'));
}
