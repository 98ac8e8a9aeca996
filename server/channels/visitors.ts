// The budgets that the sockets of each address share.
import { createBudget, type Budget } from './budget.ts';
import { networkOf } from '#server/network/network-of.ts';
import type { SocketLimits } from './socket-limits.ts';

export type Visitor = {
  sockets: number;
  seenMs: number;
  /** The time at which the log last heard of it. */
  toldMs: number;
  readonly handshakes: Budget;
  readonly packets: Budget;
  readonly bytes: Budget;
};

export type Visitors = {
  of(address: string): Visitor;
  /** Those who have no socket and have not come for a while. */
  forget(): void;
};

/** By then every budget is full again. */
const forgetAfterMs = 60_000;
/** Names beyond that many are told apart no more: somebody makes them up. */
const maxNames = 50_000;
const anybody = 'anybody';

export function createVisitors(limits: SocketLimits, now: () => number): Visitors {
  const visitors = new Map<string, Visitor>();
  const enter = (name: string): Visitor => {
    const visitor: Visitor = {
      sockets: 0,
      seenMs: now(),
      toldMs: Number.NEGATIVE_INFINITY,
      handshakes: createBudget(limits.handshakes, now),
      packets: createBudget(limits.addressPackets, now),
      bytes: createBudget(limits.addressBytes, now),
    };
    visitors.set(name, visitor);
    return visitor;
  };
  return {
    of: (address) => {
      const network = networkOf(address);
      const name = visitors.has(network) || visitors.size < maxNames ? network : anybody;
      const visitor = visitors.get(name) ?? enter(name);
      visitor.seenMs = now();
      return visitor;
    },
    forget: () => {
      for (const [name, { sockets, seenMs }] of visitors) if (sockets === 0 && now() - seenMs >= forgetAfterMs) visitors.delete(name);
    },
  };
}
