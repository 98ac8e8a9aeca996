// Telephone numbers, kept as E.164 writes them, and what people take in their place.
import { readEmail as readAddress } from '#lib/contract/accounts/email-address.ts';
import { grouped, type ReadDetail, refused } from './read-detail.ts';

/** Signs that people put between the groups of a number. */
const signs = /[()/]/g;
const international = /^\+[1-9]\d{6,14}$/;

/** With the code of a country in front. */
function plainNumber(text: string): string {
  const plain = grouped(text).replaceAll(signs, '');
  return plain.startsWith('00') ? `+${plain.slice(2)}` : plain;
}

const readPhone: ReadDetail = (text) => {
  const plain = plainNumber(text);
  return international.test(plain) ? plain : refused('format');
};

type Numbering = {
  /** The country's code. */
  readonly code: string;
  /** Numbers as they follow the code. */
  readonly national: RegExp;
  /** The digit in front of a number that is dialled at home; '' for none. */
  readonly trunk: '0' | '';
};

/** At home people write the number without the code of their country. */
export const readPhoneOf =
  ({ code, national, trunk }: Numbering): ReadDetail =>
  (text) => {
    const plain = plainNumber(text);
    if (plain.startsWith('+') && !plain.startsWith(`+${code}`)) return refused(international.test(plain) ? 'country' : 'format');
    const rest = plain.startsWith('+') ? plain.slice(code.length + 1) : plain.slice(plain.startsWith(trunk) ? trunk.length : 0);
    return national.test(rest) ? `+${code}${rest}` : refused('format');
  };

/** In small letters: no mail server tells them from others. */
export const readEmail: ReadDetail = (text) => {
  const read = readAddress(text.normalize('NFKC').trim().toLowerCase());
  return 'email' in read ? read.email : refused('format');
};

const orEmail =
  (readNumber: ReadDetail): ReadDetail =>
  (text, typed) =>
    text.includes('@') ? readEmail(text, typed) : readNumber(text, typed);

export const readEmailOrPhone = orEmail(readPhone);
/** Canada has the same code and other banks, told apart by area codes that change: the form alone is looked at. */
export const readEmailOrAmericanPhone = orEmail(readPhoneOf({ code: '1', national: /^[2-9]\d\d[2-9]\d{6}$/, trunk: '' }));
