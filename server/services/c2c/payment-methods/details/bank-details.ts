// Numbers of banks and accounts with check digits of their own.
import { digitsOf, grouped, type ReadDetail, refused, weighted } from './read-detail.ts';

/** The first two digits that are given away: of the twelve districts, of savings banks, of electronic payments, of cheques for travellers. */
const isGivenAway = (routing: string): boolean => /^(0\d|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)/.test(routing);

/** The number of an American bank, as the American Bankers Association gives it: the weights are 3, 7 and 1. */
export const readRoutingNumber: ReadDetail = (text) => {
  const plain = grouped(text);
  if (!/^\d{9}$/.test(plain) || !isGivenAway(plain)) return refused('format');
  return weighted(digitsOf(plain), [3, 7, 1]) % 10 === 0 ? plain : refused('checksum');
};

/** A Nigerian account: its last digit follows from the bank's number and the nine digits before it. */
export const readNuban: ReadDetail = (text, { nigerianBank = '' }) => {
  const plain = grouped(text);
  if (!/^\d{10}$/.test(plain)) return refused('format');
  const sum = weighted(digitsOf(`${nigerianBank}${plain.slice(0, 9)}`), [3, 7, 3]);
  return Number(plain.at(-1)) === (10 - (sum % 10)) % 10 ? plain : refused('checksum');
};

/** As its owner made it up before the sign and the bank's handle behind it; capitals make no difference. */
export const readUpiId: ReadDetail = (text) => {
  const plain = text.normalize('NFKC').trim().toLowerCase();
  return /^[a-z0-9][a-z0-9._-]{1,127}@[a-z][a-z0-9]{1,63}$/.test(plain) ? plain : refused('format');
};

export const readRevtag: ReadDetail = (text) => {
  const plain = text.normalize('NFKC').trim().toLowerCase().replace(/^@/, '');
  return /^[a-z0-9_.]{3,32}$/.test(plain) ? `@${plain}` : refused('format');
};
