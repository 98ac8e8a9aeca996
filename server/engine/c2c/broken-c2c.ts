// The invariants of orders between people after every command. That what they hold is frozen is checked with all that is held, by wallets.
import type { State } from '../state.ts';
import type { C2cOrder } from './c2c-orders.ts';

function problemOf({ seller, buyer, amount, state, cancelAskedBy, answerByMs, decidedFor, objectByMs }: C2cOrder): string | null {
  if (!Number.isSafeInteger(amount) || amount <= 0) return `holds ${amount}`;
  if (seller === buyer) return 'is between an account and itself';
  if ((cancelAskedBy === null) !== (answerByMs === null)) return 'has a request to cancel without its time, or the other way round';
  if ((decidedFor === null) !== (objectByMs === null)) return 'has a decision without its time, or the other way round';
  if ((decidedFor !== null) !== (state === 'decided')) return `is ${state} with a decision for ${String(decidedFor)}`;
  return cancelAskedBy !== null && state === 'decided' ? 'is decided and asked to be cancelled' : null;
}

export function brokenC2c({ c2c }: State): string[] {
  const held = new Map<number, number>();
  const broken: string[] = [];
  for (const order of c2c.open.values()) {
    held.set(order.advertId, (held.get(order.advertId) ?? 0) + order.amount);
    const problem = problemOf(order);
    if (problem !== null) broken.push(`order ${order.orderId} ${problem}`);
  }
  for (const [advertId, amount] of held)
    if (c2c.takenOf(advertId) < amount)
      broken.push(`orders hold ${amount} of advert ${advertId}, of which ${c2c.takenOf(advertId)} is taken`);
  return broken;
}
