// Payment methods by the currencies that they pay in.
import { fiats } from '#lib/contract/c2c/fiats.ts';
import type { KeptPaymentMethod } from '#lib/contract/c2c/payment/payment-method.ts';
import { paymentScheme } from '#lib/contract/c2c/payment/schemes.ts';

type Group = {
  /** "EUR", or "EUR, USD, GBP" of a scheme for several. */
  readonly currencies: string;
  readonly list: readonly KeptPaymentMethod[];
};

const placeOf = ({ scheme }: KeptPaymentMethod): number => {
  const [first, ...others] = paymentScheme(scheme).currencies;
  return fiats.indexOf(first) * fiats.length + others.length;
};

/** In the order of the currencies, those for one currency alone before those for several. Each method is in one group. */
export function byCurrency(methods: readonly KeptPaymentMethod[]): readonly Group[] {
  const groups = Map.groupBy(
    methods.toSorted((one, other) => placeOf(one) - placeOf(other)),
    ({ scheme }) => paymentScheme(scheme).currencies.join(', '),
  );
  return [...groups].map(([currencies, list]) => ({ currencies, list }));
}
