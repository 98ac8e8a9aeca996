// Prices of many zeros in few characters: 0.0₆1235 is 0.0000001235.
import { separators } from './number-style.ts';

/** As many zeros behind the point as this are counted. */
const countedZeros = 6;
const subscripts = '₀₁₂₃₄₅₆₇₈₉';

const subscript = (count: number): string => String(count).replace(/\d/g, (digit) => subscripts[Number(digit)] ?? '');

/** A written number below one whose zeros behind the point are six or more, with their count in their place; any other stays as it is. */
export function countZeros(written: string): string {
  const [, sign, zeros, rest] = /^(-?)0\.(0+)([1-9]\d*)$/.exec(written) ?? [];
  if (zeros === undefined || rest === undefined || zeros.length < countedZeros) return written;
  return `${sign ?? ''}0${separators.decimal}0${subscript(zeros.length)}${rest}`;
}
