// The share of a profit that is paid to whoever earned it: of what is above the highest profit that was shared before, and of nothing else.

/** A payment for one pair of payer and author, in whole units of one coin. */
type SharedProfit = {
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
 * @internal
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

/** A part of the profit that was made under terms which were raised since: all that is above the part before it, up to this profit. */
type FormerShare = { readonly toUnits: number; readonly percent: number };

/** The percent of a pair, and those of the parts below: `former` in rising order. Left out: the percent holds for all. */
export type ShareTerms = { readonly percent: number; readonly former?: readonly FormerShare[] };

/** `fromUnits`: the mark before it. */
export type SharedPart = Omit<SharedProfit, 'markUnits'> & { readonly percent: number; readonly fromUnits: number };

/**
 * The same under terms that were raised: each part of the profit by the percent that held when it was made. Of a part that is passed as a
 * whole, what gives no whole share is never shared: it is not carried to a higher percent.
 */
export function sharedByTerms(
  profitUnits: number,
  markUnits: number,
  { percent, former = [] }: ShareTerms,
  mostUnits: number = Number.POSITIVE_INFINITY,
): { readonly parts: readonly SharedPart[]; readonly shareUnits: number; readonly markUnits: number } {
  const reachUnits = Math.min(profitUnits, markUnits + mostUnits);
  const parts: SharedPart[] = [];
  let mark = markUnits;
  for (const part of [...former, { toUnits: Number.POSITIVE_INFINITY, percent }]) {
    if (part.toUnits <= mark) continue;
    const due = sharedProfit(Math.min(reachUnits, part.toUnits), mark, part.percent);
    if (due.shareUnits > 0) parts.push({ percent: part.percent, fromUnits: mark, gainUnits: due.gainUnits, shareUnits: due.shareUnits });
    mark = reachUnits >= part.toUnits ? part.toUnits : due.markUnits;
    if (reachUnits < part.toUnits) break;
  }
  return { parts, shareUnits: parts.reduce((sum, part) => sum + part.shareUnits, 0), markUnits: mark };
}

/** A higher percent holds for what is made from now on: the profit that there is, and all that was reached under a former one, keeps its own. */
export function raisedShare({ percent, former = [] }: ShareTerms, markUnits: number, profitUnits: number, raised: number): ShareTerms {
  const open = former.filter(({ toUnits }) => toUnits > markUnits);
  const reached = open.at(-1)?.toUnits ?? markUnits;
  return { percent: raised, former: profitUnits > reached ? [...open, { toUnits: profitUnits, percent }] : open };
}

/** A lower percent holds at once, for what is not shared yet as well. */
export const loweredShare = ({ percent, former = [] }: ShareTerms, lowered: number): ShareTerms => ({
  percent: Math.min(percent, lowered),
  former: former.map((part) => ({ ...part, percent: Math.min(part.percent, lowered) })),
});
