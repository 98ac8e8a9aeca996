// The schemes by which people of the marketplace pay each other: the currencies of each, and what it needs to know of the receiver.
import type { Fiat } from '../fiats.ts';
import type { PaymentFieldKind } from './field-kinds.ts';

type PaymentScheme = {
  /** As those who run it write it, the same in every language. */
  readonly name: string;
  readonly currencies: readonly [Fiat, ...Fiat[]];
  /** In the order in which a payer needs them, behind the name of the holder, which every scheme needs. */
  readonly needs: readonly [PaymentFieldKind, ...PaymentFieldKind[]];
  /** Fields that may be left out. */
  readonly takes: readonly PaymentFieldKind[];
};

const schemes = {
  sepaInstant: { name: 'SEPA Instant', currencies: ['EUR'], needs: ['iban'], takes: ['bankName', 'note'] },
  sepa: { name: 'SEPA', currencies: ['EUR'], needs: ['iban'], takes: ['bankName', 'note'] },
  revolut: { name: 'Revolut', currencies: ['EUR', 'USD', 'GBP', 'PLN'], needs: ['revtag'], takes: ['note'] },
  wise: { name: 'Wise', currencies: ['EUR', 'USD', 'GBP', 'JPY', 'PLN', 'TRY'], needs: ['emailOrPhone'], takes: ['note'] },
  zelle: { name: 'Zelle', currencies: ['USD'], needs: ['emailOrAmericanPhone'], takes: ['bankName', 'note'] },
  ach: {
    name: 'ACH',
    currencies: ['USD'],
    needs: ['routingNumber', 'americanAccountNumber', 'americanAccountType'],
    takes: ['bankName', 'note'],
  },
  fedwire: { name: 'Fedwire', currencies: ['USD'], needs: ['bankName', 'routingNumber', 'americanAccountNumber'], takes: ['note'] },
  fasterPayments: {
    name: 'Faster Payments',
    currencies: ['GBP'],
    needs: ['sortCode', 'britishAccountNumber'],
    takes: ['bankName', 'note'],
  },
  pix: { name: 'Pix', currencies: ['BRL'], needs: ['pixKey'], takes: ['bankName', 'note'] },
  ted: {
    name: 'TED',
    currencies: ['BRL'],
    needs: ['bankName', 'brazilianBranch', 'accountNumber', 'brazilianTaxId'],
    takes: ['note'],
  },
  upi: { name: 'UPI', currencies: ['INR'], needs: ['upiId'], takes: ['note'] },
  imps: { name: 'IMPS', currencies: ['INR'], needs: ['indianAccountNumber', 'ifsc'], takes: ['bankName', 'note'] },
  neft: { name: 'NEFT', currencies: ['INR'], needs: ['indianAccountNumber', 'ifsc'], takes: ['bankName', 'note'] },
  zengin: {
    name: 'Zengin',
    currencies: ['JPY'],
    needs: ['bankName', 'branchName', 'japaneseAccountType', 'japaneseAccountNumber'],
    takes: ['note'],
  },
  payPay: { name: 'PayPay', currencies: ['JPY'], needs: ['japanesePhone'], takes: ['note'] },
  nip: { name: 'NIP', currencies: ['NGN'], needs: ['nigerianBank', 'nuban'], takes: ['note'] },
  oPay: { name: 'OPay', currencies: ['NGN'], needs: ['nigerianPhone'], takes: ['note'] },
  gcash: { name: 'GCash', currencies: ['PHP'], needs: ['philippinePhone'], takes: ['note'] },
  maya: { name: 'Maya', currencies: ['PHP'], needs: ['philippinePhone'], takes: ['note'] },
  instaPay: { name: 'InstaPay', currencies: ['PHP'], needs: ['bankName', 'accountNumber'], takes: ['note'] },
  blik: { name: 'BLIK', currencies: ['PLN'], needs: ['polishPhone'], takes: ['bankName', 'note'] },
  elixir: { name: 'Elixir', currencies: ['PLN'], needs: ['polishIban'], takes: ['bankName', 'note'] },
  fast: { name: 'FAST', currencies: ['TRY'], needs: ['turkishIban'], takes: ['bankName', 'note'] },
  eft: { name: 'EFT', currencies: ['TRY'], needs: ['turkishIban'], takes: ['bankName', 'note'] },
  monobank: { name: 'monobank', currencies: ['UAH'], needs: ['ukrainianIban'], takes: ['note'] },
  privatBank: { name: 'PrivatBank', currencies: ['UAH'], needs: ['ukrainianIban'], takes: ['note'] },
  ukrainianTransfer: { name: 'SEP', currencies: ['UAH'], needs: ['ukrainianIban'], takes: ['bankName', 'note'] },
  vietQr: { name: 'VietQR', currencies: ['VND'], needs: ['bankName', 'accountNumber'], takes: ['branchName', 'note'] },
  moMo: { name: 'MoMo', currencies: ['VND'], needs: ['vietnamesePhone'], takes: ['note'] },
} as const satisfies Readonly<Record<string, PaymentScheme>>;

export type PaymentSchemeId = keyof typeof schemes;

export const isPaymentScheme = (text: string): text is PaymentSchemeId => Object.hasOwn(schemes, text);

/** In the order in which they are offered. */
export const paymentSchemeIds: readonly PaymentSchemeId[] = Object.keys(schemes).filter(isPaymentScheme);

export const paymentScheme = (id: PaymentSchemeId): PaymentScheme => schemes[id];

type SchemeField = { readonly kind: PaymentFieldKind; readonly needed: boolean };

/** The fields that are asked for, the name of the account's holder first. */
export function schemeFields(id: PaymentSchemeId): readonly SchemeField[] {
  const { needs, takes } = paymentScheme(id);
  return [...(['name', ...needs] as const).map((kind) => ({ kind, needed: true })), ...takes.map((kind) => ({ kind, needed: false }))];
}
