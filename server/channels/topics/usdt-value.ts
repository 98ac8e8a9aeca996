// The value of a holding in USDT.
import { formatDecimal, parseDecimal } from '#server/engine/units.ts';

const priceDecimals = 18;
const valueDecimals = 8;

/** Rounded down to 8 decimals. Null without a price. */
export function usdtValue(total: bigint, decimals: number, price: string | null): string | null {
  const scaled = price === null ? null : parseDecimal(price, priceDecimals);
  if (scaled === null || total < 0n) return null;
  const cut = 10n ** BigInt(decimals + priceDecimals - valueDecimals);
  return formatDecimal((total * scaled) / cut, valueDecimals);
}
