// Arrow keys in a number field: up and down by the market's step.
import { finishDecimal } from './decimal-input.ts';
import { plainDecimal, readDecimal } from './decimal-text.ts';

/**
 * One press of an arrow key: the next multiple of `step` in that direction, `steps` of them (10 with Shift).
 * A value between two multiples goes to the nearer one in that direction first. Never below zero. Empty counts as 0.
 */
export function stepDecimal(text: string, step: string, steps: number): string {
  const size = readDecimal(step);
  const value = readDecimal(finishDecimal(text) === '' ? '0' : finishDecimal(text));
  if (size === null || size.digits === 0n || value === null || steps === 0) return text;
  const decimals = Math.max(size.decimals, value.decimals);
  const unit = size.digits * 10n ** BigInt(decimals - size.decimals);
  const here = value.digits * 10n ** BigInt(decimals - value.decimals) * (value.negative ? -1n : 1n);
  const below = here >= 0n ? here / unit : -((-here + unit - 1n) / unit);
  const above = below * unit === here ? below : below + 1n;
  const multiple = (steps > 0 ? below : above) + BigInt(steps);
  const digits = multiple > 0n ? multiple * size.digits : 0n;
  return plainDecimal({ negative: false, digits, decimals: size.decimals });
}
