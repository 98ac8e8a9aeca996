// The trades of a leader in one market as those who copy see them: each from nothing to nothing, order by order.
import { divideDown } from '../../amounts/divide-whole.ts';

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
  /** The part of what was bought that its fee took, in units of the coin; left out: none. */
  readonly coinFeeUnits?: bigint;
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
 * Oldest first; the last one may be open. On spot (`coinLotUnits`, the units of a lot; else null) nothing is short: a sale counts as far as
 * it sells what was bought since, and a trade is over once less than a lot is left of it: fees in the coin have taken the rest.
 * @param changes oldest first
 */
export function leaderRounds(changes: readonly MarketChange[], coinLotUnits: bigint | null): readonly LeaderRound[] {
  const rounds: LeaderRound[] = [];
  let [held, side, orders]: [bigint, 'buy' | 'sell', LeaderOrder[]] = [0n, 'buy', []];
  let taken = 0n;
  const add = (change: MarketChange, isEntry: boolean): void => {
    const lots = isEntry ? held + change.lots : held - change.lots;
    if (isEntry) taken += change.coinFeeUnits ?? 0n;
    const isOver = !isEntry && coinLotUnits !== null && lots * coinLotUnits - taken < coinLotUnits;
    const afterLots = isOver ? 0n : lots;
    orders.push({ ...change, isEntry, beforeLots: held, afterLots });
    held = afterLots;
    if (held !== 0n) return;
    rounds.push({ orders, endTicks: change.lastTicks });
    [orders, taken] = [[], 0n];
  };
  for (const change of changes) {
    let left = change;
    if (held > 0n && change.side !== side) {
      const closed = part(change, change.lots < held ? change.lots : held);
      add(closed, false);
      left = rest(change, closed);
    }
    if (left.lots === 0n || (coinLotUnits !== null && left.side === 'sell')) continue;
    if (held === 0n) side = left.side;
    add(left, true);
  }
  return orders.length === 0 ? rounds : [...rounds, { orders, endTicks: null }];
}
