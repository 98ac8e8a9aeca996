// The trades of a leader in one market as those who copy see them: each from nothing to nothing, order by order.
import { divideDown } from '../amounts/divide-whole.ts';

/** The trade of one command in the market. Lots and value (ticks × lots) above zero. */
export type MarketChange = {
  /** The number of the command in the journal. */
  readonly order: number;
  readonly timeMs: number;
  readonly side: 'buy' | 'sell';
  readonly lots: bigint;
  readonly value: bigint;
  readonly feeUnits: bigint;
  /** The price of the last lot. */
  readonly lastTicks: bigint;
};

/** A change as a part of one trade: a command that turns from long to short is the end of one and the begin of another. */
export type LeaderOrder = MarketChange & { readonly isEntry: boolean; readonly beforeLots: bigint; readonly afterLots: bigint };

/** `endTicks`: the price of the last lot; null while it is open. */
export type LeaderRound = { readonly orders: readonly LeaderOrder[]; readonly endTicks: bigint | null };

const part = (change: MarketChange, lots: bigint): MarketChange => ({
  ...change,
  lots,
  value: divideDown(change.value * lots, change.lots),
  feeUnits: divideDown(change.feeUnits * lots, change.lots),
});

/** The rest of a change when a part of it is taken: nothing is lost between them. */
const rest = (change: MarketChange, taken: MarketChange): MarketChange => ({
  ...change,
  lots: change.lots - taken.lots,
  value: change.value - taken.value,
  feeUnits: change.feeUnits - taken.feeUnits,
});

/**
 * Oldest first; the last one may be open. On spot (`isSpot`) nothing is short: a sale counts as far as it sells what was bought since.
 * @param changes oldest first
 */
export function leaderRounds(changes: readonly MarketChange[], isSpot: boolean): readonly LeaderRound[] {
  const rounds: LeaderRound[] = [];
  let [held, side, orders]: [bigint, 'buy' | 'sell', LeaderOrder[]] = [0n, 'buy', []];
  const add = (change: MarketChange, isEntry: boolean): void => {
    const afterLots = isEntry ? held + change.lots : held - change.lots;
    orders.push({ ...change, isEntry, beforeLots: held, afterLots });
    held = afterLots;
    if (held !== 0n) return;
    rounds.push({ orders, endTicks: change.lastTicks });
    orders = [];
  };
  for (const change of changes) {
    let left = change;
    if (held > 0n && change.side !== side) {
      const closed = part(change, change.lots < held ? change.lots : held);
      add(closed, false);
      left = rest(change, closed);
    }
    if (left.lots === 0n || (isSpot && left.side === 'sell')) continue;
    if (held === 0n) side = left.side;
    add(left, true);
  }
  return orders.length === 0 ? rounds : [...rounds, { orders, endTicks: null }];
}
