// The adverts that a merchant of the house has, worked out from its row in the table and the prices of the moment.
import { Decimal } from 'decimal.js';

import type { AdvertSide } from '#lib/contract/c2c/advert-terms.ts';
import { isFiat } from '#lib/contract/c2c/fiats.ts';
import { paymentScheme } from '#lib/contract/c2c/payment/schemes.ts';
import type { AdvertPair, AdvertTerms } from '#server/services/c2c/adverts/adverts.ts';
import type { PaymentMethod } from '#server/services/c2c/payment-methods/payment-methods.ts';
import { merchantCoins, merchantPairs, type HouseMerchant } from './house-merchants.ts';

export type MerchantAdvert = AdvertPair & { readonly side: AdvertSide };

/** The worth of what an advert has to offer, in orders of the largest size. */
const largestOrders = 10;
/** The most that one advert names. */
const mostMethods = 5;
/** An amount has as many digits that count. */
const digits = 4;

const bothSides = (pair: AdvertPair): readonly MerchantAdvert[] => [
  { ...pair, side: 'sell' },
  { ...pair, side: 'buy' },
];

export const merchantAdverts = ({ fiats }: HouseMerchant): readonly MerchantAdvert[] => [
  ...fiats.flatMap((quote) => merchantCoins.flatMap((coin) => bothSides({ coin, quote }))),
  ...merchantPairs.flatMap(bothSides),
];

/** To one digit that counts, in whole units: bounds that people would write. */
const round = (amount: Decimal): string => Decimal.max(1, amount.toSignificantDigits(1)).toFixed();

type Prices = {
  /** The price of the pair. */
  readonly index: string;
  /** The price of the coin in USDT, which counts as a dollar. */
  readonly usdt: string;
};

/** The amount of an advert that is new, or offers all of it again. */
export const merchantAmount = ({ most }: HouseMerchant, { usdt }: Pick<Prices, 'usdt'>): Decimal =>
  new Decimal(most).times(largestOrders).div(usdt).toSignificantDigits(digits, Decimal.ROUND_UP);

export function merchantTerms(
  merchant: HouseMerchant,
  { side, quote }: MerchantAdvert,
  methods: readonly Pick<PaymentMethod, 'methodId' | 'scheme'>[],
  { index, usdt }: Prices,
): Omit<AdvertTerms, 'amount'> {
  const { spread, paymentMinutes, least, most } = merchant;
  const quotePerDollar = new Decimal(index).div(usdt);
  const pays = ({ scheme }: Pick<PaymentMethod, 'scheme'>): boolean => isFiat(quote) && paymentScheme(scheme).currencies.includes(quote);
  const bound = (dollars: number): string => round(quotePerDollar.times(dollars));
  return {
    price: { kind: 'floating', premium: side === 'sell' ? spread : -spread },
    minimum: bound(least),
    maximum: bound(most),
    methodIds: methods.filter(pays).map(({ methodId }) => methodId).slice(0, mostMethods), // prettier-ignore
    paymentMinutes: isFiat(quote) ? paymentMinutes : null,
    conditions: { registeredDays: 0, doneIn30Days: 0, completionPercent: 0 },
    remark: '',
    autoReply: '',
    hours: null,
  };
}
