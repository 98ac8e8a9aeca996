// The price of a strategy as it is asked for, as USDT of 10⁻⁸.
import { parseDecimal } from '#server/engine/units.ts';

/** The schema of calls lets through what has a price so exact. */
export function readPrice(text: string): bigint {
  const price = parseDecimal(text, 8);
  if (price === null) throw new Error(`${text} is no price`);
  return price;
}
