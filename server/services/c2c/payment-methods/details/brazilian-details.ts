// Details of payments in Brazil: numbers of taxpayers with their check digits, and the keys of Pix.
import { digitsOf, grouped, type ReadDetail, refused, weighted } from './read-detail.ts';
import { readEmail, readPhoneOf } from './phone-details.ts';

/** The next check digit by module 11, the last value with weight 2. */
function checkDigit(values: readonly number[], heaviest: number): number {
  const weights = Array.from({ length: heaviest - 1 }, (_, place) => place + 2);
  const rest = weighted(values.toReversed(), weights) % 11;
  return rest < 2 ? 0 : 11 - rest;
}

/** True if both last digits follow from all values before them. */
function hasCheckDigits(values: readonly number[], heaviest: number): boolean {
  const [body, first, second] = [values.slice(0, -2), values.at(-2), values.at(-1)];
  return first === checkDigit(body, heaviest) && second === checkDigit([...body, ...values.slice(-2, -1)], heaviest);
}

/** CPF: the digits of a person. Eleven times the same digit would pass, and belongs to nobody. */
const isCpf = (text: string): boolean => !/^(\d)\1{10}$/.test(text) && hasCheckDigits(digitsOf(text), 11);

/** CNPJ: of a company. Since July 2026 new ones have letters, which count from 17 on (Receita Federal, Nota Técnica 49/2024). */
const isCnpj = (text: string): boolean =>
  !/^0+$/.test(text) &&
  hasCheckDigits(
    Array.from(text, (sign) => sign.charCodeAt(0) - '0'.charCodeAt(0)),
    9,
  );

export const readTaxId: ReadDetail = (text) => {
  const plain = grouped(text).replaceAll('/', '').toUpperCase();
  if (/^\d{11}$/.test(plain)) return isCpf(plain) ? plain : refused('checksum');
  if (/^[0-9A-Z]{12}\d{2}$/.test(plain)) return isCnpj(plain) ? plain : refused('checksum');
  return refused('format');
};

const readMobile = readPhoneOf({ code: '55', national: /^[1-9]{2}9?\d{8}$/, trunk: '' });
const randomKey = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const longestEmailKey = 77;

/** An e-mail address, a telephone number with its plus sign, a key by chance, or the number of a taxpayer. */
export const readPixKey: ReadDetail = (text, typed) => {
  const plain = text.normalize('NFKC').trim();
  if (plain.includes('@')) return plain.length > longestEmailKey ? refused('format') : readEmail(plain, typed);
  if (plain.startsWith('+')) return readMobile(plain, typed);
  const lower = plain.toLowerCase();
  return randomKey.test(lower) ? lower : readTaxId(plain, typed);
};
