// The transactions on their way on the simulated networks. The wallets are told of every change until they have heard enough.
import type { ArrivalListener, PayoutListener } from '#server/services/wallets/chain.ts';
import { deeper, depthOf, isLost, nameOf, networkOf, transactionOf, undone, type Waiting } from './waiting-transaction.ts';

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
