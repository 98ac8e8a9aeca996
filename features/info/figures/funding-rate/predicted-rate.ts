// The rate of a running interval, as far as it says something.
import { Amount, readSigned, writeAmount } from '#lib/order-math/amounts/amount.ts';

/** As a share, half up to 6 decimals, which are 4 of per cent as on every screen: it moves until it is settled. Null where there is none. */
export function predictedRate(share: string | null | undefined): string | null {
  const read = readSigned(share ?? '');
  return read === null ? null : writeAmount(read.toDecimalPlaces(6, Amount.ROUND_HALF_UP));
}
