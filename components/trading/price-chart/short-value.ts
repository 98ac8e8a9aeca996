// A study's value in few signs, in the language's own words for big amounts.
import { abbreviate } from '#lib/format/numbers/abbreviate.ts';

const big = 10_000;

/** Short enough for the width of an axis. */
export const shortValue = (value: number, locale: string): string => {
  const size = Math.abs(value);
  if (size >= big) return abbreviate(value.toFixed(2), locale, { decimals: 1 });
  return size >= 1 || size === 0 ? value.toFixed(2) : value.toPrecision(3);
};

/** The same without closing zeros: 800M, 1.25K, 0.5. */
export const shortVolume = (value: number, locale: string): string => {
  const size = Math.abs(value);
  const written = size >= 1000 ? abbreviate(value.toFixed(2), locale) : size >= 1 || size === 0 ? value.toFixed(2) : value.toPrecision(3);
  return /e/.test(written)
    ? value.toFixed(8)
    : written.replace(/\.(\d*?)0+(\D*)$/, (_, kept: string, unit: string) => `${kept === '' ? '' : `.${kept}`}${unit}`);
};
