// Shares in millionths of whole numbers, without leaving the safe integers: the amount is split so that no product is too large.

/** amount × ppm / 1,000,000, rounded down. Both are non-negative safe integers, ppm at most some thousands of millions. */
export function millionthsDown(amount: number, ppm: number): number {
  const millions = Math.floor(amount / 1_000_000);
  const rest = amount - millions * 1_000_000;
  return millions * ppm + Math.floor((rest * ppm) / 1_000_000);
}

/** amount × ppm / 1,000,000, rounded up. */
export function millionthsUp(amount: number, ppm: number): number {
  const millions = Math.floor(amount / 1_000_000);
  const rest = amount - millions * 1_000_000;
  return millions * ppm + Math.ceil((rest * ppm) / 1_000_000);
}
