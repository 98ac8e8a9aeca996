// An amount of a coin as a caller writes it, in the coin's smallest units.
import type { AssetListing } from '#server/engine/listings.ts';
import { parseDecimal, units, type Units } from '#server/engine/units.ts';
import { refuse, refuseField, type Refusal } from '../refusal/refusal.ts';

/** Positive; nothing is rounded. What no wallet can hold is more than there is. */
export function readMoney(text: string, { decimals }: AssetListing): Units | Refusal {
  const value = parseDecimal(text, decimals);
  if (value === null) return refuseField('amount', `has more than ${decimals} decimals`);
  if (value === 0n) return refuseField('amount', 'must be more than zero');
  return value <= BigInt(Number.MAX_SAFE_INTEGER) ? units(value) : refuse('insufficientBalance');
}
