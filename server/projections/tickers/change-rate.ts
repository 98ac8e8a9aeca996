// The change of a price since the opening, as a share.
import { formatDecimal } from '#server/engine/units.ts';

const places = 6;

/** (last − open) / open as signed text: 0.0123 is +1.23 %. Six decimals, rounded half away from zero; '0' when open is 0. */
export function changeRate(openTicks: number, lastTicks: number): string {
  if (openTicks === 0) return '0';
  const open = BigInt(openTicks);
  const moved = BigInt(lastTicks) - open;
  const size = (moved < 0n ? -moved : moved) * 10n ** BigInt(places);
  const rounded = (2n * size + open) / (2n * open);
  return formatDecimal(moved < 0n ? -rounded : rounded, places);
}
