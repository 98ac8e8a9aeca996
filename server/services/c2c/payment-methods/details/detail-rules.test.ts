// Each kind of detail with values that somebody else has published, and what is refused of them.
import { expect, test } from 'vitest';

import type { PaymentFieldKind } from '#lib/contract/c2c/payment/field-kinds.ts';
import { paymentScheme, paymentSchemeIds, type PaymentSchemeId, schemeFields } from '#lib/contract/c2c/payment/schemes.ts';
import { readDetails } from './detail-rules.ts';
import type { Typed } from './read-detail.ts';

/** A good value for each kind, so that one of them alone can be wrong. */
const good: Readonly<Record<PaymentFieldKind, string>> = {
  name: 'Maria Muster',
  bankName: 'Example Bank',
  branchName: 'Main Street',
  accountNumber: '0123456789',
  // The examples of the IBAN registry of SWIFT.
  iban: 'DE89370400440532013000',
  polishIban: 'PL61109010140000071219812874',
  turkishIban: 'TR330006100519786457841326',
  ukrainianIban: 'UA213223130000026007233566001',
  // The first example of the VocaLink specification "Validating account numbers", 7.90.
  sortCode: '089999',
  britishAccountNumber: '66374958',
  // Wikipedia, "ABA routing transit number": a check that is worked out there.
  routingNumber: '111000025',
  americanAccountNumber: '123456789',
  americanAccountType: 'checking',
  brazilianBranch: '1234',
  // The examples of DICT, the directory of Pix, in the OpenAPI description of the Banco Central do Brasil.
  brazilianTaxId: '12345678909',
  pixKey: '123e4567-e89b-12d3-a456-426655440000',
  upiId: 'maria.muster@okexample',
  // The State Bank of India in Parliament Street, New Delhi, in the list of the Reserve Bank of India.
  ifsc: 'SBIN0001707',
  indianAccountNumber: '000012345678',
  japaneseAccountType: 'ordinary',
  japaneseAccountNumber: '1234567',
  // Central Bank of Nigeria, "Proposals on the implementation of NUBAN scheme", version 0.4, example 1: First Bank.
  nigerianBank: '011',
  nuban: '0000014579',
  revtag: '@maria',
  emailOrPhone: 'maria@example.com',
  emailOrAmericanPhone: '+12025550123',
  japanesePhone: '+819012345678',
  nigerianPhone: '+2348031234567',
  philippinePhone: '+639171234567',
  polishPhone: '+48512345678',
  vietnamesePhone: '+84912345678',
  note: 'Thank you',
};

const schemeWith = (kind: PaymentFieldKind): PaymentSchemeId => {
  const found = paymentSchemeIds.find((id) => schemeFields(id).some((field) => field.kind === kind));
  if (found === undefined) throw new Error(`no scheme has ${kind}`);
  return found;
};

const filled = (scheme: PaymentSchemeId): Typed => Object.fromEntries(schemeFields(scheme).map(({ kind }) => [kind, good[kind]]));

/** As it is kept, or what is wrong with it. */
function read(kind: PaymentFieldKind, text: string, more: Typed = {}): string | undefined {
  const scheme = schemeWith(kind);
  const answer = readDetails(scheme, { ...filled(scheme), ...more, [kind]: text });
  if ('details' in answer) return answer.details[kind];
  expect(answer.field).toBe(kind);
  return answer.fault;
}

test.each(paymentSchemeIds)('%s takes good details as they are, without what may be left out too', (scheme) => {
  expect(readDetails(scheme, filled(scheme))).toEqual({ details: filled(scheme) });
  const needed = Object.fromEntries(
    schemeFields(scheme)
      .filter((field) => field.needed)
      .map(({ kind }) => [kind, good[kind]]),
  );
  expect(readDetails(scheme, needed)).toEqual({ details: needed });
  for (const kind of Object.keys(needed)) {
    const { [kind]: _, ...rest } = needed;
    expect(readDetails(scheme, rest)).toEqual({ field: kind, fault: 'missing' });
  }
});

test('what a scheme does not ask for is refused', () => {
  expect(readDetails('upi', { ...filled('upi'), iban: good.iban })).toEqual({ field: 'iban', fault: 'foreign' });
  expect(paymentScheme('upi').currencies).toEqual(['INR']);
});

/** The kind, what is typed, and how it is kept. */
const kept: readonly (readonly [PaymentFieldKind, string, string])[] = [
  ['name', '  Maria   Muster ', 'Maria Muster'],
  ['name', '山田 太郎', '山田 太郎'],
  ['iban', 'de89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
  // The registry's examples of Britain and of Norway, which has a check digit within the account.
  ['iban', 'GB29 NWBK 6016 1331 9268 19', 'GB29NWBK60161331926819'],
  ['iban', 'NO93 8601 1117 947', 'NO9386011117947'],
  ['polishIban', '61 1090 1014 0000 0712 1981 2874', 'PL61109010140000071219812874'],
  ['turkishIban', 'tr33 0006 1005 1978 6457 8413 26', 'TR330006100519786457841326'],
  ['sortCode', '08-99-99', '089999'],
  ['sortCode', '08 99 99', '089999'],
  ['routingNumber', '0210-0002-1', '021000021'],
  // The Federal Reserve Bank of Boston, in the list of the Federal Reserve.
  ['routingNumber', '011000015', '011000015'],
  ['brazilianTaxId', '123.456.789-09', '12345678909'],
  // A CNPJ of the Banco Central do Brasil, and the example of Serpro's paper on those with letters.
  ['brazilianTaxId', '00.038.166/0001-05', '00038166000105'],
  ['brazilianTaxId', '12.abc.345/01de-35', '12ABC34501DE35'],
  ['pixKey', '+55 (61) 98887-7665', '+5561988877665'],
  ['pixKey', 'Fulano_da_Silva.recebedor@example.com', 'fulano_da_silva.recebedor@example.com'],
  ['pixKey', '123E4567-E89B-12D3-A456-426655440000', '123e4567-e89b-12d3-a456-426655440000'],
  ['pixKey', '123.456.789-09', '12345678909'],
  ['upiId', 'Maria.Muster@OkExample', 'maria.muster@okexample'],
  ['ifsc', 'sbin0001707', 'SBIN0001707'],
  ['japaneseAccountNumber', '１２３４５６７', '1234567'],
  ['revtag', 'Maria', '@maria'],
  ['emailOrPhone', 'Maria@Example.com', 'maria@example.com'],
  // Ofcom keeps this number for films.
  ['emailOrPhone', '0044 20 7946 0958', '+442079460958'],
  ['emailOrAmericanPhone', '(202) 555-0123', '+12025550123'],
  ['philippinePhone', '0917 123 4567', '+639171234567'],
  ['polishPhone', '512 345 678', '+48512345678'],
  ['vietnamesePhone', '0912 345 678', '+84912345678'],
  ['nigerianPhone', '0803 123 4567', '+2348031234567'],
  ['japanesePhone', '090-1234-5678', '+819012345678'],
];

test.each(kept)('%s: %s is kept as %s', (kind, typed, as) => {
  expect(read(kind, typed)).toBe(as);
});

/** The kind, what is typed, and what is wrong with it. */
const wrong: readonly (readonly [PaymentFieldKind, string, string])[] = [
  ['name', '12345', 'format'],
  ['name', 'x'.repeat(101), 'format'],
  ['name', `Ma${'\u0301'.repeat(6)}ria`, 'format'],
  ['iban', 'DE89370400440532013001', 'checksum'],
  ['iban', 'DE8937040044053201300', 'format'],
  ['iban', 'not an account', 'format'],
  ['iban', good.turkishIban, 'country'],
  ['turkishIban', good.iban, 'country'],
  ['polishIban', '61109010140000071219812875', 'checksum'],
  ['ukrainianIban', good.polishIban, 'country'],
  ['sortCode', '08-99-9', 'format'],
  ['britishAccountNumber', '6637495', 'format'],
  ['routingNumber', '111000026', 'checksum'],
  ['routingNumber', '990000001', 'format'],
  ['americanAccountNumber', '123', 'format'],
  ['americanAccountType', 'cheque', 'format'],
  ['brazilianTaxId', '12345678900', 'checksum'],
  ['brazilianTaxId', '111.111.111-11', 'checksum'],
  ['brazilianTaxId', '12ABC34501DE36', 'checksum'],
  ['brazilianTaxId', '1234', 'format'],
  ['pixKey', '+442079460958', 'country'],
  ['pixKey', '11987654321', 'checksum'],
  ['pixKey', `${'a'.repeat(70)}@example.com`, 'format'],
  ['upiId', 'maria', 'format'],
  ['upiId', 'maria@example.com', 'format'],
  ['ifsc', 'SBIN1001707', 'format'],
  ['nigerianBank', '999', 'format'],
  ['nuban', '0000014578', 'checksum'],
  ['nuban', '000001457', 'format'],
  ['revtag', '@a', 'format'],
  ['emailOrPhone', 'maria@example', 'format'],
  ['emailOrPhone', 'a@b@c', 'format'],
  ['emailOrPhone', '12345', 'format'],
  ['emailOrAmericanPhone', '+442079460958', 'country'],
  ['philippinePhone', '+48512345678', 'country'],
  ['polishPhone', '112', 'format'],
];

test.each(wrong)('%s: %s is refused: %s', (kind, typed, fault) => {
  expect(read(kind, typed)).toBe(fault);
});

test('the check digit of a Nigerian account is that of its bank', () => {
  // Example 2 of the same paper, where the check digit is 0.
  expect(read('nuban', '0000000220')).toBe('0000000220');
  expect(read('nuban', '0000014579', { nigerianBank: '058' })).toBe('checksum');
});
