// A share of 1 as a caller writes it, in millionths.
import { parseDecimal } from '#server/engine/units.ts';

/** At most six decimals, at most 1; null for anything else. */
export function readRate(text: string): number | null {
  const value = parseDecimal(text, 6);
  return value === null || value > 1_000_000n ? null : Number(value);
}
