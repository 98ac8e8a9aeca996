// Splits a written number into what the eye should meet and the zeros it may skip.
import { separators } from './number-style.ts';

export type DimmedNumber = {
  /** Sign, whole digits and separators. */
  readonly whole: string;
  /** Decimal separator and decimals up to the last one that is not zero; empty when all are zero. */
  readonly significant: string;
  /** The rest: zeros, with the decimal separator when no decimal counts. */
  readonly trailing: string;
};

/** Takes a number as a formatter wrote it. */
export function dimZeros(written: string): DimmedNumber {
  const point = written.lastIndexOf(separators.decimal);
  if (point < 0) return { whole: written, significant: '', trailing: '' };
  const fraction = written.slice(point);
  const trailing = /^\.0+$/.test(fraction) ? fraction : (/0+$/.exec(fraction)?.[0] ?? '');
  return { whole: written.slice(0, point), significant: fraction.slice(0, fraction.length - trailing.length), trailing };
}
