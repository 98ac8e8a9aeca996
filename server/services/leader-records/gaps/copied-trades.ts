// The trades of a leader in one market beside what a copy made of them.
import type { CopiedOrder, CopiedTrade } from '#lib/order-math/copy/gap-parts.ts';
import { intendedSizes } from '#lib/order-math/copy/intended-sizes.ts';
import type { LeaderOrder, LeaderRound } from '#lib/order-math/copy/leader-rounds.ts';
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

const notCopied = { lots: 0n, value: 0n, feeUnits: 0n } as const;

function copiedOrder(order: LeaderOrder, intendedLots: bigint, answer: CopyAnswer | undefined, arrival: ArrivalTicks): CopiedOrder {
  const { side, lots, value, feeUnits, lastTicks } = order;
  const own = answer ?? notCopied;
  return {
    side,
    leader: { lots, value, feeUnits },
    intendedLots,
    lots: own.lots,
    value: own.value,
    feeUnits: own.feeUnits,
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

/** Trades that the copy was to follow with anything, or did. Orders from before it began, and openings after its end, were not to be followed. */
export function copiedTrades(
  rounds: readonly LeaderRound[],
  copy: CopyOfMarket,
  arrival: ArrivalTicks,
  tickLotUnits: bigint,
): readonly CopiedTrade[] {
  const ofOrder = new Map(copy.answers.filter(({ order }) => order !== 0).map((answer) => [`${answer.order} ${answer.isEntry}`, answer]));
  const own = copy.answers.filter(({ order }) => order === 0);
  return rounds.flatMap((round, at): CopiedTrade[] => {
    const [first, last] = [round.orders[0], round.orders.at(-1)];
    if (first === undefined || last === undefined) return [];
    const next = rounds[at + 1]?.orders[0]?.order ?? Number.POSITIVE_INFINITY;
    const sizes = intendedSizes(
      round.orders.map((order) => ({
        beforeLots: order.beforeLots,
        afterLots: order.afterLots,
        wantedLots: order.isEntry && order.timeMs >= copy.fromMs && order.timeMs <= copy.toMs ? copy.wantedLots(order) : 0n,
      })),
    );
    const answered = round.orders.map((order, place) => {
      const size = sizes[place] ?? 0n;
      return copiedOrder(order, size < 0n ? -size : size, ofOrder.get(`${order.order} ${order.isEntry}`), arrival);
    });
    const exits = own.filter(({ sequence }) => sequence >= first.order && sequence < next).map(ownExit);
    if (answered.every(({ intendedLots, lots }) => intendedLots === 0n && lots === 0n)) return [];
    const fromMs = Math.max(first.timeMs, copy.fromMs);
    return [
      {
        orders: [...answered, ...exits],
        endTicks: round.endTicks,
        tickLotUnits,
        leaderFundingUnits: copy.fundingOf('leader', fromMs, last.timeMs),
        fundingUnits: copy.fundingOf('copy', fromMs, last.timeMs),
        // Shares are settled by the calendar, not by the trade: they are taken off the sum of all.
        shareUnits: 0n,
      },
    ];
  });
}
