// The share of a profit that is paid to whoever earned it: of what is above the highest profit that was shared before, and of nothing else.

/** A payment for one pair of payer and author, in whole units of one coin. */
export type SharedProfit = {
  /** The profit that it is paid for: above the mark, and no more than that. */
  readonly gainUnits: number;
  readonly shareUnits: number;
  /** The mark from now on: the highest profit that was shared. */
  readonly markUnits: number;
};

const greatestDivisor = (one: number, other: number): number => (other === 0 ? one : greatestDivisor(other, one % other));

/**
 * Profits are those since the beginning, what was shared before not taken off: money that is put in or taken out changes neither profit
 * nor mark. Of a gain only so many units count as give a whole share (10 % of every ten); the rest waits for the next time. So a payment
 * is never more than its part of its gain, and payments add up to the same in however many of them a profit is shared.
 * @param percent a whole number, 0 to 100
 * @param mostUnits the most of the gain that may be shared now
 */
export function sharedProfit(
  profitUnits: number,
  markUnits: number,
  percent: number,
  mostUnits: number = Number.POSITIVE_INFINITY,
): SharedProfit {
  const open = Math.max(0, Math.min(profitUnits - markUnits, mostUnits));
  const divisor = greatestDivisor(100, percent);
  const portion = 100 / divisor;
  const portions = percent === 0 ? 0 : Math.floor(open / portion);
  const gainUnits = portions * portion;
  return { gainUnits, shareUnits: portions * (percent / divisor), markUnits: markUnits + gainUnits };
}
