// The trades of a leader in one market beside what a copy made of them.
import type { CopiedOrder, CopiedTrade } from '#lib/order-math/copy/record/gap-parts.ts';
import { intendedSizes } from '#lib/order-math/copy/intended-sizes.ts';
import type { LeaderOrder, LeaderRound } from '#lib/order-math/copy/record/leader-rounds.ts';
import { answersByRound } from './answers-by-round.ts';
import type { CopyAnswer } from './copy-answers.ts';

export type CopyOfMarket = {
  readonly answers: readonly CopyAnswer[];
  readonly fromMs: number;
  /** Infinity: it runs. */
  readonly toMs: number;
  /** The lots that its settings make of an order that opens. */
  readonly wantedLots: (order: LeaderOrder) => bigint;
  /** Funding that the leader and the copy have received in the market between two times. */
  readonly fundingOf: (whose: 'leader' | 'copy', fromMs: number, toMs: number) => bigint;
};

/** The best price that the book had when the first copy of an order came, by order; an order that nobody copied has none. */
export type ArrivalTicks = (order: number, isEntry: boolean) => bigint | undefined;

/** `answers`: all that the copy has traded for the order; none: it was skipped. A closing may have come in several pieces. */
function copiedOrder(order: LeaderOrder, intendedLots: bigint, answers: readonly CopyAnswer[], arrival: ArrivalTicks): CopiedOrder {
  const { side, lots, value, feeUnits, lastTicks } = order;
  const sum = (of: (answer: CopyAnswer) => bigint): bigint => answers.reduce((total, answer) => total + of(answer), 0n);
  return {
    side,
    leader: { lots, value, feeUnits },
    intendedLots,
    lots: sum((answer) => answer.lots),
    value: sum((answer) => answer.value),
    feeUnits: sum((answer) => answer.feeUnits),
    arrivalTicks: arrival(order.order, order.isEntry) ?? lastTicks,
  };
}

const ownExit = ({ side, lots, value, feeUnits, firstTicks }: CopyAnswer): CopiedOrder => ({
  side,
  leader: { lots: 0n, value: 0n, feeUnits: 0n },
  intendedLots: 0n,
  lots,
  value,
  feeUnits,
  arrivalTicks: firstTicks,
});

/**
 * Trades that are over and that the copy was to follow with anything, or did. Orders from before it began, and openings after its end, were
 * not to be followed.
 */
export function copiedTrades(
  rounds: readonly LeaderRound[],
  copy: CopyOfMarket,
  arrival: ArrivalTicks,
  tickLotUnits: bigint,
): readonly CopiedTrade[] {
  const byRound = answersByRound(rounds, copy.answers);
  return rounds.flatMap(({ orders, endTicks }, place): CopiedTrade[] => {
    if (endTicks === null) return [];
    const sizes = intendedSizes(
      orders.map((order) => ({
        beforeLots: order.beforeLots,
        afterLots: order.afterLots,
        wantedLots: order.isEntry && order.timeMs >= copy.fromMs && order.timeMs <= copy.toMs ? copy.wantedLots(order) : 0n,
      })),
    );
    const ofRound = Map.groupBy(byRound[place] ?? [], ({ order, isEntry }) => `${order} ${isEntry}`);
    const answered = orders.map((order, at) => {
      const size = sizes[at] ?? 0n;
      return copiedOrder(order, size < 0n ? -size : size, ofRound.get(`${order.order} ${order.isEntry}`) ?? [], arrival);
    });
    if (answered.every(({ intendedLots, lots }) => intendedLots === 0n && lots === 0n)) return [];
    const fromMs = Math.max(orders[0]?.timeMs ?? 0, copy.fromMs);
    const endMs = orders.at(-1)?.timeMs ?? fromMs;
    // What outlives the leader's trade at the copy goes on paying funding until he opens the next.
    const nextMs = rounds[place + 1]?.orders[0]?.timeMs ?? Number.POSITIVE_INFINITY;
    return [
      {
        orders: [...answered, ...(ofRound.get('0 false') ?? []).map(ownExit)],
        endTicks,
        tickLotUnits,
        leaderFundingUnits: copy.fundingOf('leader', fromMs, endMs),
        fundingUnits: copy.fundingOf('copy', fromMs, Math.max(endMs, nextMs - 1)),
        // Shares are settled by the calendar, not by the trade: they are taken off the sum of all.
        shareUnits: 0n,
      },
    ];
  });
}
