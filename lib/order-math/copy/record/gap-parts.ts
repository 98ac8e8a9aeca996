// The gap: why a copy of a leader's trade made less or more than the leader did, in six parts that sum to the difference to the unit.
import { divideDown } from '../../amounts/divide-whole.ts';

/**
 * One order of the leader, and what became of it at the follower; or an exit of the follower's own (take profit, stop, liquidation, by
 * hand), where the leader has no lots. Values are ticks times lots; lots and values above zero.
 */
export type CopiedOrder = {
  readonly side: 'buy' | 'sell';
  readonly leader: { readonly lots: bigint; readonly value: bigint; readonly feeUnits: bigint };
  /** The lots in which the copy was to follow it (`intendedSizes`). */
  readonly intendedLots: bigint;
  /** The lots that were traded, and at what value; 0: it was skipped. */
  readonly lots: bigint;
  readonly value: bigint;
  readonly feeUnits: bigint;
  /** The last price of the market when the copies of this order came to the book. */
  readonly arrivalTicks: bigint;
};

export type CopiedTrade = {
  /** Orders of one market, in the leader's sequence. */
  readonly orders: readonly CopiedOrder[];
  /** The price at which the leader closed the last of it; while it is open the price of the moment. */
  readonly endTicks: bigint;
  /** Money units of a value of 1. */
  readonly tickLotUnits: bigint;
  /** Received above zero. */
  readonly leaderFundingUnits: bigint;
  readonly fundingUnits: bigint;
  /** The share of this trade's profit, paid to the leader. */
  readonly shareUnits: bigint;
};

/** @internal */
export const gapPartNames = ['price', 'time', 'size', 'skipped', 'fees', 'share'] as const;
type GapPartName = (typeof gapPartNames)[number];
/** In money units; below zero: it cost the follower. */
export type GapParts = Readonly<Record<GapPartName, bigint>>;

export type Gap = {
  /** The result of the leader's trade at the intended size, after fees and funding. */
  readonly leaderUnits: bigint;
  /** The follower's own, after fees, funding and share. */
  readonly followerUnits: bigint;
  readonly parts: GapParts;
};

/** The leader's amount for so many of his lots, rounded down; once here and nowhere else, so that no part has a rest. */
const scaled = (amount: bigint, { lots }: CopiedOrder['leader'], of: bigint): bigint => (lots === 0n ? 0n : divideDown(amount * of, lots));

/** The value of lots at the leader's price; of an exit of one's own at the price at which the leader ended. */
const atLeader = ({ leader }: CopiedOrder, of: bigint, endTicks: bigint): bigint =>
  leader.lots === 0n ? endTicks * of : scaled(leader.value, leader, of);

function orderParts(order: CopiedOrder, { endTicks, tickLotUnits }: CopiedTrade): Record<Exclude<GapPartName, 'share'>, bigint> {
  const { side, leader, intendedLots, lots, value, arrivalTicks, feeUnits } = order;
  // A buyer pays values, and what he has counts at the end; a seller the other way round.
  const way = (side === 'buy' ? 1n : -1n) * tickLotUnits;
  const leaderValue = atLeader(order, lots, endTicks);
  const arrivalValue = arrivalTicks * lots;
  const missed = (intendedLots - lots) * endTicks - (atLeader(order, intendedLots, endTicks) - leaderValue);
  return {
    price: way * (arrivalValue - value),
    time: way * (leaderValue - arrivalValue),
    size: lots === 0n ? 0n : -way * missed,
    skipped: lots === 0n ? -way * missed : 0n,
    fees: scaled(leader.feeUnits, leader, intendedLots) - feeUnits,
  };
}

/** The leader's funding at the intended size: as the lots that were to be opened are to those that he opened. Rounded down. */
function scaledFunding({ orders, leaderFundingUnits }: CopiedTrade): bigint {
  const first = orders[0]?.side;
  const opening = orders.filter(({ side }) => side === first);
  const opened = opening.reduce((sum, { leader }) => sum + leader.lots, 0n);
  const intended = opening.reduce((sum, { intendedLots }) => sum + intendedLots, 0n);
  return opened === 0n ? 0n : divideDown(leaderFundingUnits * intended, opened);
}

const sumOf = (orders: readonly CopiedOrder[], of: (order: CopiedOrder) => bigint): bigint =>
  orders.reduce((sum, order) => sum + of(order), 0n);

/**
 * The difference follower − leader, where the leader counts at the size in which the follower was to follow him:
 * - price: (arrival price − own price) × traded lots: the slippage of the copies through the book;
 * - time: (leader's price − arrival price) × traded lots: the market between the leader's fill and the copy; of an exit of one's own
 *   (price at the leader's end − arrival price) × lots, since it is the leader's close made early;
 * - size: −(end price − leader's price) × the lots that an order, copied in part, lacked;
 * - skipped: the same of orders of which nothing was copied;
 * - fees: fees and funding beside the leader's;
 * - share: what the leader was paid of it.
 * Prices of sales count the other way round. The leader's values, fees and funding are scaled to whole units, rounded down, before they
 * are compared: a part is a difference of whole numbers, and none of them takes a rest.
 */
export function gapOf(trade: CopiedTrade): Gap {
  const { orders, endTicks, tickLotUnits, fundingUnits, shareUnits } = trade;
  const sign = ({ side }: CopiedOrder): bigint => (side === 'buy' ? 1n : -1n);
  const result = (lots: (order: CopiedOrder) => bigint, value: (order: CopiedOrder) => bigint): bigint =>
    tickLotUnits * sumOf(orders, (order) => sign(order) * (endTicks * lots(order) - value(order)));
  const leaderFunding = scaledFunding(trade);
  const each = orders.map((order) => orderParts(order, trade));
  const total = (name: Exclude<GapPartName, 'share'>): bigint => each.reduce((sum, parts) => sum + parts[name], 0n);
  return {
    leaderUnits:
      result(
        ({ intendedLots }) => intendedLots,
        (order) => atLeader(order, order.intendedLots, endTicks),
      ) -
      sumOf(orders, ({ leader, intendedLots }) => scaled(leader.feeUnits, leader, intendedLots)) +
      leaderFunding,
    followerUnits:
      result(
        ({ lots }) => lots,
        ({ value }) => value,
      ) -
      sumOf(orders, ({ feeUnits }) => feeUnits) +
      fundingUnits -
      shareUnits,
    parts: {
      price: total('price'),
      time: total('time'),
      size: total('size'),
      skipped: total('skipped'),
      fees: total('fees') + fundingUnits - leaderFunding,
      share: -shareUnits,
    },
  };
}
