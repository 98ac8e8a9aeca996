// Details in words: names of holders, banks and branches, and a word to the payer.
import { paymentChoices, type PaymentFieldKind } from '#lib/contract/c2c/payment/field-kinds.ts';
import { type ReadDetail, refused } from './read-detail.ts';

const plainWords = (text: string): string => text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();

/** Marks that stand above and below each other until they cover the line beside. */
const heaped = /\p{M}{5,}/u;

const words =
  (longest: number): ReadDetail =>
  (text) => {
    const plain = plainWords(text);
    if (plain.length > longest || heaped.test(plain.normalize('NFD'))) return refused('format');
    return /\p{L}/u.test(plain) ? plain : refused('format');
  };

export const readName = words(100);
export const readPlaceName = words(60);

/** Anything that can be written on a line. */
export const readNote: ReadDetail = (text) => (heaped.test(text.normalize('NFD')) ? refused('format') : plainWords(text));

export const readChoice =
  (kind: PaymentFieldKind): ReadDetail =>
  (text) =>
    paymentChoices(kind)?.some(({ value }) => value === text) === true ? text : refused('format');
