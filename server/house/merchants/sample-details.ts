// Details of payment methods that nobody has: zeros and examples of registries, which pass the checks of the exchange.
import type { Fiat } from '#lib/contract/c2c/fiats.ts';
import type { PaymentFieldKind } from '#lib/contract/c2c/payment/field-kinds.ts';
import { paymentScheme, paymentSchemeIds, schemeFields, type PaymentSchemeId } from '#lib/contract/c2c/payment/schemes.ts';

const email = 'sample@example.com';

const sampleDetails: Readonly<Record<Exclude<PaymentFieldKind, 'name'>, string>> = {
  bankName: 'Sample Bank',
  branchName: 'Sample Branch',
  accountNumber: '00000000',
  // The examples of the registry of IBANs.
  iban: 'DE89370400440532013000',
  polishIban: 'PL61109010140000071219812874',
  turkishIban: 'TR330006100519786457841326',
  ukrainianIban: 'UA213223130000026007233566001',
  sortCode: '000000',
  britishAccountNumber: '00000000',
  routingNumber: '000000000',
  americanAccountNumber: '00000000',
  americanAccountType: 'checking',
  brazilianBranch: '0000',
  brazilianTaxId: '00000000191',
  pixKey: '00000000-0000-0000-0000-000000000000',
  upiId: 'sample@example',
  ifsc: 'SMPL0000000',
  indianAccountNumber: '000000000',
  japaneseAccountType: 'ordinary',
  japaneseAccountNumber: '0000000',
  nigerianBank: '044',
  nuban: '0000000000',
  revtag: '@sample',
  emailOrPhone: email,
  emailOrAmericanPhone: email,
  japanesePhone: '+819000000000',
  nigerianPhone: '+2347000000000',
  philippinePhone: '+639000000000',
  polishPhone: '+48400000000',
  vietnamesePhone: '+84300000000',
  note: 'SAMPLE DATA: send no money',
};

/** All that a scheme takes, so that its note is read beside whatever is needed. */
export const detailsOf = (scheme: PaymentSchemeId, holder: string): Readonly<Partial<Record<PaymentFieldKind, string>>> =>
  Object.fromEntries(schemeFields(scheme).map(({ kind }) => [kind, kind === 'name' ? holder : sampleDetails[kind]]));

/** The schemes in which a merchant is paid in its currencies. */
export const schemesOf = (fiats: readonly Fiat[]): readonly PaymentSchemeId[] =>
  paymentSchemeIds.filter((id) => paymentScheme(id).currencies.some((currency) => fiats.includes(currency)));
