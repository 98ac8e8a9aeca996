// The prints of a file as a world keeps them: three numbers each, so that a month of minutes is there as soon as the world is awake.
import { Side } from '#lib/contract/enums.ts';
import type { RecordedTrade } from '#server/market/trade-fit.ts';

/** Time in ms, price in ticks, lots; the lots of a sale are below zero. */
export type KeptPrints = Float64Array;

const width = 3;

export const writePrints = (prints: readonly RecordedTrade[]): Uint8Array =>
  new Uint8Array(
    Float64Array.from(
      prints.flatMap(({ timeMs, priceTicks, quantityLots, takerSide }) => [
        timeMs,
        priceTicks,
        takerSide === Side.buy ? quantityLots : -quantityLots,
      ]),
    ).buffer,
  );

export const readPrints = (bytes: Uint8Array): KeptPrints => new Float64Array(new Uint8Array(bytes).buffer);

/** The print at a place; behind the last one that one. */
export function printAt(prints: KeptPrints, place: number): RecordedTrade {
  const from = Math.max(0, Math.min(place, prints.length / width - 1)) * width;
  const [timeMs = 0, priceTicks = 1, signed = 0] = prints.subarray(from, from + width);
  return { timeMs, priceTicks, quantityLots: Math.abs(signed), takerSide: signed < 0 ? Side.sell : Side.buy };
}

/** The number of prints before a moment. */
export function countBefore(prints: KeptPrints, timeMs: number): number {
  let [low, high] = [0, prints.length / width];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((prints[middle * width] ?? 0) < timeMs) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Those from one moment to before another. */
export function printsBetween(prints: KeptPrints, fromMs: number, untilMs: number): RecordedTrade[] {
  const first = countBefore(prints, fromMs);
  return Array.from({ length: Math.max(0, countBefore(prints, untilMs) - first) }, (_, place) => printAt(prints, first + place));
}
