// Decimal numbers as text, taken apart and rounded exactly: what every formatter stands on. No float ever touches an amount.

/** value = (negative ? −1 : 1) × digits × 10^−decimals. */
export type DecimalParts = { readonly negative: boolean; readonly digits: bigint; readonly decimals: number };

/** halfUp: halves go away from zero. down: towards zero. up: away from zero. */
export type Rounding = 'half-up' | 'down' | 'up';

const pattern = /^(-?)(\d{1,60})(?:\.(\d{1,60}))?$/;

/** The text drawn in place of a number that is not one. */
export const noNumber = '--';

/** Reads plain decimal text with an optional minus. Null for anything else, exponents included. */
export function readDecimal(text: string): DecimalParts | null {
  const match = pattern.exec(text);
  if (match === null) return null;
  const fraction = match[3] ?? '';
  const digits = BigInt((match[2] ?? '0') + fraction);
  return { negative: match[1] === '-' && digits !== 0n, digits, decimals: fraction.length };
}

/** The same value at exactly `decimals` decimals; rounds only when digits have to go. A result of zero has no sign. */
export function roundDecimal(value: DecimalParts, decimals: number, rounding: Rounding): DecimalParts {
  if (decimals >= value.decimals) {
    return { negative: value.negative, digits: value.digits * 10n ** BigInt(decimals - value.decimals), decimals };
  }
  const unit = 10n ** BigInt(value.decimals - decimals);
  const rest = value.digits % unit;
  const away = rounding === 'up' ? rest > 0n : rounding === 'half-up' && rest * 2n >= unit;
  const digits = value.digits / unit + (away ? 1n : 0n);
  return { negative: value.negative && digits !== 0n, digits, decimals };
}

/** Whole and fraction digits as text, without sign or separators: 1.50 is '1' and '50'. */
export function digitsOf(value: DecimalParts): { readonly whole: string; readonly fraction: string } {
  const text = value.digits.toString().padStart(value.decimals + 1, '0');
  const cut = text.length - value.decimals;
  return { whole: text.slice(0, cut), fraction: text.slice(cut) };
}

/** Plain text again: dot, minus, all decimals kept. */
export function plainDecimal(value: DecimalParts): string {
  const { whole, fraction } = digitsOf(value);
  return `${value.negative ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`;
}
