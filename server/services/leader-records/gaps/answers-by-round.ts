// Which of the leader's trades each lot of a copy belongs to: what a copy closes by itself is of the trade in which it was opened.
import { divideDown } from '#lib/order-math/amounts/divide-whole.ts';
import type { LeaderRound } from '#lib/order-math/copy/record/leader-rounds.ts';
import type { CopyAnswer } from './copy-answers.ts';

type Held = { readonly place: number; readonly side: CopyAnswer['side']; lots: bigint };

const part = (answer: CopyAnswer, lots: bigint): CopyAnswer => ({
  ...answer,
  lots,
  value: divideDown(answer.value * lots, answer.lots),
  feeUnits: divideDown(answer.feeUnits * lots, answer.lots),
});

/** Nothing is lost between a part and its rest. */
const rest = (answer: CopyAnswer, taken: CopyAnswer): CopyAnswer => ({
  ...answer,
  lots: answer.lots - taken.lots,
  value: answer.value - taken.value,
  feeUnits: answer.feeUnits - taken.feeUnits,
});

/**
 * The answers of each trade. A closing for an order of the leader takes lots of that order's trade first; what more it takes, and what the
 * copy closes by itself, are the lots that were opened last. A fill that closes nothing is an opening of which no row tells yet: it is left
 * out until one does.
 */
export function answersByRound(rounds: readonly LeaderRound[], answers: readonly CopyAnswer[]): readonly (readonly CopyAnswer[])[] {
  const keyOf = ({ order, isEntry }: Pick<CopyAnswer, 'order' | 'isEntry'>): string => `${order} ${isEntry}`;
  const places = new Map(rounds.flatMap(({ orders }, place) => orders.map((order) => [keyOf(order), place] as const)));
  const byRound: CopyAnswer[][] = rounds.map(() => []);
  // What was opened last comes first.
  const held: Held[] = [];
  for (const answer of answers) {
    const place = places.get(keyOf(answer));
    if (answer.isEntry) {
      if (place === undefined) continue;
      byRound[place]?.push(answer);
      held.unshift({ place, side: answer.side, lots: answer.lots });
      continue;
    }
    let left = answer;
    // Lots of its own trade are taken by the time they come again.
    for (const lots of [...held.filter((one) => one.place === place), ...held]) {
      if (left.lots === 0n || lots.lots === 0n || lots.side === answer.side) continue;
      const taken = part(left, lots.lots < left.lots ? lots.lots : left.lots);
      byRound[lots.place]?.push(lots.place === place ? taken : { ...taken, order: 0 });
      lots.lots -= taken.lots;
      left = rest(left, taken);
    }
  }
  return byRound;
}
