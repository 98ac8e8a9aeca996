// Account numbers of the international form: of all countries of SEPA, or of one country.
import { electronicFormatIBAN, isSEPACountry, validateIBAN, ValidationErrorsIBAN } from 'ibantools';

import { type ReadDetail, refused } from './read-detail.ts';

/** Check digits of the account itself, which some countries have within it. */
const wrongDigits: readonly ValidationErrorsIBAN[] = [
  ValidationErrorsIBAN.WrongIBANChecksum,
  ValidationErrorsIBAN.WrongAccountBankBranchChecksum,
];

const read =
  (reaches: (country: string) => boolean, ownCountry = ''): ReadDetail =>
  (text) => {
    const plain = electronicFormatIBAN(text.normalize('NFKC').replaceAll(/\s/gu, '')) ?? '';
    // At home people leave the letters of their country out.
    const iban = /^\d/.test(plain) ? `${ownCountry}${plain}` : plain;
    const { valid, errorCodes } = validateIBAN(iban);
    if (valid) return reaches(iban.slice(0, 2)) ? iban : refused('country');
    return refused(errorCodes.every((code) => wrongDigits.includes(code)) ? 'checksum' : 'format');
  };

export const readIban = read(isSEPACountry);
export const readIbanOf = (country: 'PL' | 'TR' | 'UA'): ReadDetail => read((one) => one === country, country);
