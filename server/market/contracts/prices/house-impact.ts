// The cost of an order in the house's usual book: how far from the middle it trades on average.
import type { Venue } from '../../venue.ts';

type Quotes = Pick<ReturnType<Venue['simulation']>, 'halfSpreadTicks' | 'stepTicks' | 'levels' | 'levelAmount' | 'usualTicks'>;

/** A usual nearest quote holds so many quarters of a level's amount. */
const usualSize = 1.195 / 4;

/** As a share of the middle; quotes grow with the logarithm of their distance, as the ladder of the core says. An empty order costs half the spread. */
export function houseImpact({ halfSpreadTicks, stepTicks, levels, levelAmount, usualTicks }: Quotes, amount: number): number {
  let [left, cost] = [amount, 0];
  for (let place = 0; place < levels && left > 0; place += 1) {
    const held = levelAmount * usualSize * (33 - Math.clz32(place));
    const taken = Math.min(left, held);
    cost += taken * place * stepTicks;
    left -= taken;
  }
  return (halfSpreadTicks + (amount === 0 ? 0 : cost / amount)) / usualTicks;
}
