// The merchants of the house: users whom the exchange itself trades for, so that the first visitor of the marketplace finds both sides.
import type { Fiat } from '#lib/contract/c2c/fiats.ts';

export type HouseMerchant = {
  /** Stays the same for good: an account that was opened under it is never opened again. */
  readonly key: string;
  /** Others see it in the place of a nickname. */
  readonly name: string;
  /** The currencies it deals in; each has two merchants. */
  readonly fiats: readonly [Fiat, Fiat];
  /** Above the index for coins that it sells, and as far below it for coins that it buys, in hundredths of a percent. */
  readonly spread: number;
  readonly paymentMinutes: number;
  /** The bounds of one order, in US dollars. */
  readonly least: number;
  readonly most: number;
  /** So soon it marks a payment, or lets go of coins, in seconds from the other's step on. */
  readonly answers: { readonly least: number; readonly most: number };
};

const soon = { least: 2, most: 8 };
/** Some take their time, as people do. */
const late = { least: 30, most: 60 };

export const houseMerchants: readonly HouseMerchant[] = [
  { key: 'north', name: 'House North', fiats: ['EUR', 'USD'], spread: 15, paymentMinutes: 15, least: 10, most: 1_000, answers: soon },
  { key: 'harbor', name: 'House Harbor', fiats: ['USD', 'GBP'], spread: 20, paymentMinutes: 30, least: 50, most: 5_000, answers: soon },
  { key: 'bridge', name: 'House Bridge', fiats: ['GBP', 'BRL'], spread: 25, paymentMinutes: 15, least: 10, most: 2_000, answers: soon },
  { key: 'south', name: 'House South', fiats: ['BRL', 'INR'], spread: 30, paymentMinutes: 20, least: 20, most: 3_000, answers: late },
  { key: 'garden', name: 'House Garden', fiats: ['INR', 'JPY'], spread: 35, paymentMinutes: 15, least: 5, most: 1_000, answers: soon },
  { key: 'east', name: 'House East', fiats: ['JPY', 'NGN'], spread: 25, paymentMinutes: 30, least: 20, most: 5_000, answers: soon },
  { key: 'market', name: 'House Market', fiats: ['NGN', 'PHP'], spread: 40, paymentMinutes: 15, least: 5, most: 1_000, answers: soon },
  { key: 'island', name: 'House Island', fiats: ['PHP', 'PLN'], spread: 30, paymentMinutes: 45, least: 10, most: 2_000, answers: late },
  { key: 'river', name: 'House River', fiats: ['PLN', 'TRY'], spread: 20, paymentMinutes: 15, least: 20, most: 4_000, answers: soon },
  { key: 'mountain', name: 'House Mountain', fiats: ['TRY', 'UAH'], spread: 45, paymentMinutes: 30, least: 10, most: 2_000, answers: soon },
  { key: 'field', name: 'House Field', fiats: ['UAH', 'VND'], spread: 35, paymentMinutes: 20, least: 5, most: 1_500, answers: soon },
  { key: 'west', name: 'House West', fiats: ['VND', 'EUR'], spread: 25, paymentMinutes: 60, least: 100, most: 20_000, answers: late },
];

/** The coins that each of them deals in for its currencies. */
export const merchantCoins = ['BTC', 'ETH', 'USDT', 'USDC'] as const;
/** The coins that each of them deals in for another coin. */
export const merchantPairs = [
  { coin: 'BTC', quote: 'USDT' },
  { coin: 'ETH', quote: 'USDT' },
] as const;

/** The user that a merchant is: nobody can log in as one. */
export const merchantUserId = ({ key }: Pick<HouseMerchant, 'key'>): string => `house-merchant-${key}`;

/** The merchants of the house by user. */
export const merchantsByUser: ReadonlyMap<string, HouseMerchant> = new Map(
  houseMerchants.map((merchant) => [merchantUserId(merchant), merchant]),
);

/** The holder of its payment methods, who is clearly nobody. */
export const merchantHolder = ({ name }: Pick<HouseMerchant, 'name'>): string => `${name} (sample)`;
