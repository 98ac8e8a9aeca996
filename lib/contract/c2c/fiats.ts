// The currencies of the marketplace: those that its payment methods pay in. A venue shows worth in fewer of them.

/** ISO 4217 code, and the decimals of an amount that can be paid. */
const decimalsOf = {
  USD: 2,
  EUR: 2,
  GBP: 2,
  BRL: 2,
  INR: 2,
  JPY: 0,
  NGN: 2,
  PHP: 2,
  PLN: 2,
  TRY: 2,
  UAH: 2,
  VND: 0,
} as const;

export type Fiat = keyof typeof decimalsOf;

export const fiats = [
  'EUR',
  'USD',
  'GBP',
  'BRL',
  'INR',
  'JPY',
  'NGN',
  'PHP',
  'PLN',
  'TRY',
  'UAH',
  'VND',
] as const satisfies readonly Fiat[];

export const isFiat = (text: string): text is Fiat => Object.hasOwn(decimalsOf, text);

export const fiatDecimals = (fiat: Fiat): number => decimalsOf[fiat];
