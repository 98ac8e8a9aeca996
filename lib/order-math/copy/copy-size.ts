// The sizes of copies: what a change of a leader's position comes to in the account of a follower.
import { Amount, ROUND_DOWN } from '../amounts/amount.ts';

/** A number of any kind that the formulas take. Prices times quantities are amounts, whatever units they are in. */
type Figure = Amount | string | number;

/**
 * The measure of a copy. amount: so much money behind each copy (of contracts its margin, on spot its value). multiplier: so many times the
 * leader's quantity. quantity: always the same. equity: the leader's quantity × what the copy is worth ÷ what the leader is worth.
 */
export type CopySize =
  | { readonly by: 'amount'; readonly amount: Figure }
  | { readonly by: 'multiplier'; readonly multiplier: Figure }
  | { readonly by: 'quantity'; readonly quantity: Figure }
  | { readonly by: 'equity' };

/** The opening of a leader, and what both are worth at that moment. */
export type CopiedOrder = {
  readonly quantity: Figure;
  readonly price: Figure;
  /** The follower's; on spot 1. */
  readonly leverage: Figure;
  readonly followerEquity: Figure;
  readonly leaderEquity: Figure;
};

function wantedQuantity(size: CopySize, { quantity, price, leverage, followerEquity, leaderEquity }: CopiedOrder): Amount {
  const traded = new Amount(quantity);
  switch (size.by) {
    case 'amount':
      return new Amount(size.amount).times(leverage).dividedBy(price);
    case 'multiplier':
      return traded.times(size.multiplier);
    case 'quantity':
      return new Amount(size.quantity);
    case 'equity':
      return traded.times(followerEquity).dividedBy(leaderEquity);
  }
}

/** The quantity of a copy, down to the lot; 0 where the price or a worth that divides is not above zero. */
export function copyQuantity(size: CopySize, order: CopiedOrder, lotSize: Figure): Amount {
  const divisor = size.by === 'amount' ? order.price : size.by === 'equity' ? order.leaderEquity : 1;
  const none = new Amount(0);
  if (new Amount(divisor).lessThanOrEqualTo(0)) return none;
  const lots = wantedQuantity(size, order).dividedBy(lotSize).toDecimalPlaces(0, ROUND_DOWN);
  return Amount.max(none, lots.times(lotSize));
}

/** A change of a leader's position: the part of it that was closed, and what was opened. */
export type LeaderChange = {
  /** `closed` of `of` lots; nothing was closed where it is 0. */
  readonly closed: number;
  readonly of: number;
  readonly opened: number;
  /** The side of what was opened; where nothing was, of what was closed. */
  readonly side: 'long' | 'short';
};

/** Positions in lots, a short one below zero. A turn from one side to the other closes all and opens the rest. */
export function leaderChange(before: number, after: number): LeaderChange {
  const [had, has] = [Math.abs(before), Math.abs(after)];
  const turns = before !== 0 && after !== 0 && before > 0 !== after > 0;
  if (turns) return { closed: had, of: had, opened: has, side: after > 0 ? 'long' : 'short' };
  const side = before > 0 || after > 0 ? 'long' : 'short';
  return has >= had ? { closed: 0, of: had, opened: has - had, side } : { closed: had - has, of: had, opened: 0, side };
}

/** The copy of a reduction. Parts of a lot that could not be closed are owed, so that many small reductions come to the same as one. */
export type CopiedReduction = { readonly lots: number; readonly owedMillionths: number };

const million = 1_000_000n;

/**
 * Closes of what is held the part that the leader has closed of all that he had: whole lots, down; the rest is owed in millionths of a
 * lot, up. When he closes all, all is closed.
 */
export function copiedReduction(
  heldLots: number,
  owedMillionths: number,
  { closed, of }: Pick<LeaderChange, 'closed' | 'of'>,
): CopiedReduction {
  if (closed >= of) return { lots: heldLots, owedMillionths: 0 };
  const held = BigInt(heldLots) * million;
  const target = ((held - BigInt(owedMillionths)) * BigInt(of - closed)) / BigInt(of);
  const toClose = held - (target > 0n ? target : 0n);
  const lots = toClose / million;
  return { lots: Number(lots), owedMillionths: Number(toClose - lots * million) };
}

/**
 * The worst price of a copy: the leader's, further by the share that his follower allows. Whole ticks, never further than allowed.
 * @param value the sum of price × lots of the leader's trades, in ticks
 * @param ratePpm the share in millionths
 */
export function worstPrice(side: 'buy' | 'sell', value: number, lots: number, ratePpm: number): number {
  const below = BigInt(lots) * million;
  if (side === 'buy') return Number((BigInt(value) * (million + BigInt(ratePpm))) / below);
  const above = BigInt(value) * (million - BigInt(ratePpm));
  return Math.max(1, Number((above + below - 1n) / below));
}

/** The gap by which a copy was worse (above zero) or better than its leader, in millionths of his price, to the nearest, half up. */
export function priceGap(side: 'buy' | 'sell', leader: { value: number; lots: number }, copy: { value: number; lots: number }): number {
  const [one, other] = [BigInt(copy.value) * BigInt(leader.lots), BigInt(leader.value) * BigInt(copy.lots)];
  const worse = side === 'buy' ? one - other : other - one;
  const doubled = 2n * worse * million + other;
  const by = 2n * other;
  const down = doubled / by;
  return Number(down * by > doubled ? down - 1n : down);
}
