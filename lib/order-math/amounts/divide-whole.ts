// Divisions of whole numbers with a stated direction, of any size.

/** one ÷ by, rounded towards minus infinity. `by` is above zero. */
export function divideDown(one: bigint, by: bigint): bigint {
  const whole = one / by;
  return one < 0n && whole * by !== one ? whole - 1n : whole;
}

/** one ÷ by, rounded towards plus infinity. `by` is above zero. */
export const divideUp = (one: bigint, by: bigint): bigint => -divideDown(-one, by);
