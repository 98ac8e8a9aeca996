// One rule for each kind of detail, and all of them over what a user has typed.
import { type PaymentFieldKind, paymentFieldKinds } from '#lib/contract/c2c/payment/field-kinds.ts';
import { type PaymentSchemeId, schemeFields } from '#lib/contract/c2c/payment/schemes.ts';
import { readNuban, readRevtag, readRoutingNumber, readUpiId } from './bank-details.ts';
import { readPixKey, readTaxId } from './brazilian-details.ts';
import { readIban, readIbanOf } from './iban-details.ts';
import { readEmailOrAmericanPhone, readEmailOrPhone, readPhoneOf } from './phone-details.ts';
import { type DetailFault, ofForm, type ReadDetail, type Typed } from './read-detail.ts';
import { readChoice, readName, readNote, readPlaceName } from './text-details.ts';

const rules: Readonly<Record<PaymentFieldKind, ReadDetail>> = {
  name: readName,
  bankName: readPlaceName,
  branchName: readPlaceName,
  accountNumber: ofForm(/^[0-9A-Z]{4,34}$/),
  iban: readIban,
  polishIban: readIbanOf('PL'),
  turkishIban: readIbanOf('TR'),
  ukrainianIban: readIbanOf('UA'),
  sortCode: ofForm(/^\d{6}$/),
  britishAccountNumber: ofForm(/^\d{8}$/),
  routingNumber: readRoutingNumber,
  americanAccountNumber: ofForm(/^\d{4,17}$/),
  americanAccountType: readChoice('americanAccountType'),
  brazilianBranch: ofForm(/^\d{4}[0-9X]?$/),
  brazilianTaxId: readTaxId,
  pixKey: readPixKey,
  upiId: readUpiId,
  ifsc: ofForm(/^[A-Z]{4}0[0-9A-Z]{6}$/),
  indianAccountNumber: ofForm(/^\d{9,18}$/),
  japaneseAccountType: readChoice('japaneseAccountType'),
  japaneseAccountNumber: ofForm(/^\d{7}$/),
  nigerianBank: readChoice('nigerianBank'),
  nuban: readNuban,
  revtag: readRevtag,
  emailOrPhone: readEmailOrPhone,
  emailOrAmericanPhone: readEmailOrAmericanPhone,
  japanesePhone: readPhoneOf({ code: '81', national: /^[6-9]0\d{8}$/, trunk: '0' }),
  nigerianPhone: readPhoneOf({ code: '234', national: /^[7-9][01]\d{8}$/, trunk: '0' }),
  philippinePhone: readPhoneOf({ code: '63', national: /^9\d{9}$/, trunk: '0' }),
  polishPhone: readPhoneOf({ code: '48', national: /^[4-8]\d{8}$/, trunk: '' }),
  vietnamesePhone: readPhoneOf({ code: '84', national: /^[35789]\d{8}$/, trunk: '0' }),
  note: readNote,
};

export type WrongDetail = { readonly field: PaymentFieldKind; readonly fault: DetailFault | 'missing' | 'foreign' };

/** The first field that is wrong, in the order of the scheme, or all details as they are kept. */
export function readDetails(scheme: PaymentSchemeId, typed: Typed): { readonly details: Typed } | WrongDetail {
  const asked = schemeFields(scheme);
  const foreign = paymentFieldKinds.find((kind) => typed[kind] !== undefined && asked.every((field) => field.kind !== kind));
  if (foreign !== undefined) return { field: foreign, fault: 'foreign' };
  const details: Partial<Record<PaymentFieldKind, string>> = {};
  for (const { kind, needed } of asked) {
    const text = typed[kind];
    if (text === undefined && needed) return { field: kind, fault: 'missing' };
    if (text === undefined) continue;
    const read = rules[kind](text, typed);
    if (typeof read !== 'string') return { field: kind, fault: read.fault };
    details[kind] = read;
  }
  return { details };
}
