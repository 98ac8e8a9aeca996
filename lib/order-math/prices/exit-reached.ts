// A take-profit or a stop-loss that would trigger the moment it is set.
import { readAmount } from '../amounts/amount.ts';

type Exit = {
  readonly side: 'long' | 'short';
  readonly leg: 'takeProfit' | 'stopLoss';
  readonly price: string;
  /** The price by which it is triggered. */
  readonly watched: string;
};

/** A take-profit of a long stands above the watched price, its stop-loss below; of a short the other way round. False for what is no number. */
export function isExitReached({ side, leg, price, watched }: Exit): boolean {
  const [at, now] = [readAmount(price), readAmount(watched)];
  if (at === null || now === null) return false;
  return (side === 'long') === (leg === 'takeProfit') ? at.lte(now) : at.gte(now);
}
