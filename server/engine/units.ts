// The integers the exchange counts in, and the only place where text becomes one of them or the other way round.

declare const kind: unique symbol;

/** A price as a whole number of the market's ticks. Safe integer, > 0. */
export type Ticks = number & { readonly [kind]: 'ticks' };
/** A quantity as a whole number of the market's lots. Safe integer, ≥ 0. */
export type Lots = number & { readonly [kind]: 'lots' };
/** Money as a whole number of an asset's smallest unit (10^-decimals). Signed 64-bit. */
export type Units = bigint & { readonly [kind]: 'units' };

/** Money in events and snapshots: a number where that is exact, a bigint beyond 2^53. Signed 64-bit. */
export type Money = number | bigint;

/** Brands a whole number of ticks. Refuses (RangeError) what is not a safe integer. */
export function ticks(value: number): Ticks {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a whole number of ticks: ${value}`);
  return value as Ticks;
}

/** Brands a whole number of lots. Refuses (RangeError) what is not a safe integer. */
export function lots(value: number): Lots {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a whole number of lots: ${value}`);
  return value as Lots;
}

/** Brands an amount of money. Refuses (RangeError) what does not fit in 64 bits. */
export function units(value: bigint): Units {
  if (BigInt.asIntN(64, value) !== value) throw new RangeError(`does not fit in 64 bits: ${value}`);
  return value as Units;
}

const nothing = units(0n);

/** Brands a plain number as money. Refuses (RangeError) what is not a safe integer. */
export function unitsOf(value: number): Units {
  if (value === 0) return nothing;
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a whole number of units: ${value}`);
  return BigInt(value) as Units;
}

/** True if so much can be moved: more than nothing, and exact as a plain number. */
export const isAmount = (value: bigint): boolean => value > 0n && value <= BigInt(Number.MAX_SAFE_INTEGER);

const decimalPattern = /^(0|[1-9]\d{0,29})(?:\.(\d{1,30}))?$/;

/**
 * Reads a plain non-negative decimal as a whole number of 10^-decimals.
 * Null when it is not one, or has more decimals than fit (trailing zeros count): nothing is ever rounded here.
 */
export function parseDecimal(text: string, decimals: number): bigint | null {
  const match = decimalPattern.exec(text);
  if (match === null) return null;
  const fraction = match[2] ?? '';
  if (fraction.length > decimals) return null;
  return BigInt((match[1] ?? '0') + fraction.padEnd(decimals, '0'));
}

/** Writes a whole number of 10^-decimals as a plain decimal, exactly, without trailing zeros. */
export function formatDecimal(value: bigint | number, decimals: number): string {
  const whole = BigInt(value);
  const digits = (whole < 0n ? -whole : whole).toString().padStart(decimals + 1, '0');
  const cut = digits.length - decimals;
  const fraction = digits.slice(cut).replace(/0+$/, '');
  return `${whole < 0n ? '-' : ''}${digits.slice(0, cut)}${fraction === '' ? '' : `.${fraction}`}`;
}

/** As formatDecimal, with all decimals kept: 1.50, never 1.5. For prices and quantities at a market's precision. */
export function formatFixed(value: bigint | number, decimals: number): string {
  const text = formatDecimal(value, decimals);
  if (decimals === 0) return text;
  const [whole = '0', fraction = ''] = text.split('.');
  return `${whole}.${fraction.padEnd(decimals, '0')}`;
}
