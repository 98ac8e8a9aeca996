// The transactions on their way on the simulated networks: arrivals and payouts, and how deep each is. The wallets are told of every change until they have heard enough.
import type { Arrival, ArrivalListener, PayoutListener } from '#server/services/wallets/chain.ts';

type WaitingPayout = {
  readonly kind: 'payout';
  readonly network: string;
  readonly transactionId: string;
  readonly confirmations: number;
  readonly lost: boolean;
};
type Waiting = { readonly kind: 'arrival'; readonly arrival: Arrival } | WaitingPayout;

/** Names it for good: a payout and its arrival in this venue are two. */
const nameOf = (one: Waiting): string =>
  one.kind === 'arrival'
    ? `${one.arrival.network}:${one.arrival.transactionId}:${one.arrival.outputIndex}`
    : `${one.network}:${one.transactionId}:out`;

const factsOf = (one: Waiting): Arrival | WaitingPayout => (one.kind === 'arrival' ? one.arrival : one);

const networkOf = (one: Waiting): string => factsOf(one).network;
const transactionOf = (one: Waiting): string => factsOf(one).transactionId;
const depthOf = (one: Waiting): number => factsOf(one).confirmations;
const isLost = (one: Waiting): boolean => factsOf(one).lost === true;

const deeper = (one: Waiting): Waiting =>
  one.kind === 'arrival'
    ? { kind: 'arrival', arrival: { ...one.arrival, confirmations: one.arrival.confirmations + 1 } }
    : { ...one, confirmations: one.confirmations + 1 };

/** It waits for a block again, or never comes into one. */
const undone = (one: Waiting, lost: boolean): Waiting =>
  one.kind === 'arrival'
    ? { kind: 'arrival', arrival: { ...one.arrival, confirmations: 0, ...(lost ? { lost: true } : {}) } }
    : { ...one, confirmations: 0, lost };

export type Listeners = { arrival: ArrivalListener; payout: PayoutListener };

export type WaitingTransactions = {
  readonly size: number;
  /** Throws when there is no room for one more. */
  checkRoom(): void;
  /** Takes the place of what is known of it. */
  put(one: Waiting): void;
  /** One that waits already goes on as it is. */
  add(one: Waiting): void;
  networks(): ReadonlySet<string>;
  /** A block on top of each. */
  deepen(): Promise<void>;
  /** Those at most that deep on a network wait again, or, those named, are lost for good. */
  undo(network: string, depth: number, lost: readonly string[]): Promise<void>;
};

/** More transactions on their way than a test network has any use for. */
const maxWaiting = 100_000;

export function createWaitingTransactions(
  listeners: Listeners,
  log: { error(details: object, message: string): void },
): WaitingTransactions {
  const waiting = new Map<string, Waiting>();

  const tell = async (name: string, one: Waiting): Promise<void> => {
    waiting.set(name, one);
    try {
      const answer = one.kind === 'arrival' ? await listeners.arrival(one.arrival) : await listeners.payout(one);
      if (answer === 'done') waiting.delete(name);
    } catch (error) {
      log.error({ err: error, name }, 'a transaction could not be taken down; the next block tells it again');
    }
  };
  const checkRoom = (): void => {
    if (waiting.size >= maxWaiting) throw new Error('the test network is full');
  };

  return {
    get size() {
      return waiting.size;
    },
    checkRoom,
    put: (one) => void waiting.set(nameOf(one), one),
    add: (one) => {
      checkRoom();
      const name = nameOf(one);
      if (!waiting.has(name)) waiting.set(name, one);
    },
    networks: () => new Set([...waiting.values()].map(networkOf)),
    deepen: async () => {
      for (const [name, one] of waiting) await tell(name, isLost(one) ? one : deeper(one));
    },
    undo: async (network, depth, lost) => {
      for (const [name, one] of waiting) {
        if (networkOf(one) !== network || depthOf(one) > depth || isLost(one)) continue;
        const gone = lost.includes(transactionOf(one));
        if (depthOf(one) === 0 && !gone) continue;
        await tell(name, undone(one, gone));
      }
    },
  };
}
