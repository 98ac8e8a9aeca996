// a × b ÷ c in whole numbers, exactly: in plain numbers where the product is safe, in wide ones where it is not.

/** Rounded down. a and b are non-negative safe integers, c a positive one. Refuses (RangeError) a result that is not safe. */
export function mulDivDown(a: number, b: number, c: number): number {
  const product = a * b;
  if (product <= Number.MAX_SAFE_INTEGER) return Math.floor(product / c);
  return narrow((BigInt(a) * BigInt(b)) / BigInt(c));
}

/** Rounded up. */
export function mulDivUp(a: number, b: number, c: number): number {
  const product = a * b;
  // A safe product and a safe divisor: the quotient's fraction is never rounded away, because it is at least 1 ÷ c.
  if (product <= Number.MAX_SAFE_INTEGER) return product % c === 0 ? product / c : Math.floor(product / c) + 1;
  const wide = BigInt(a) * BigInt(b);
  const divisor = BigInt(c);
  return narrow(wide % divisor === 0n ? wide / divisor : wide / divisor + 1n);
}

function narrow(wide: bigint): number {
  const value = Number(wide);
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a safe integer: ${wide}`);
  return value;
}
