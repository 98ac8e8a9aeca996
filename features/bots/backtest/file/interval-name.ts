// The length of a candle in words: 5 minutes, 1 day.
const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** In the largest unit that it is a whole number of. */
export function intervalName(intervalMs: number, locale: string): string {
  const [unit, unitMs] = units.find(([, ms]) => intervalMs % ms === 0) ?? (['second', 1000] as const);
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(intervalMs / unitMs);
}
