// A blockchain that exists in this process only: blocks come while something waits for them.
import { createHmac, randomBytes } from 'node:crypto';

import type { Arrival, ArrivalListener, Chain, Payment } from './chain.ts';
import { networkAddress } from './network-address.ts';

export type SimulatedChainOptions = {
  /** Makes the addresses; the same key, the same addresses. */
  readonly key: string;
  /** 1,000 when left out. */
  readonly blockEveryMs?: number;
  readonly log: { error(details: object, message: string): void };
};

export type SimulatedChain = Chain & {
  send(payment: Payment): Promise<string>;
  /** One block on every network, now. Resolves when the listener has heard of all of it. */
  mineBlock(): Promise<void>;
};

/** More transactions on their way than a test network has any use for. */
const mostWaiting = 100_000;

export function createSimulatedChain({ key, blockEveryMs = 1000, log }: SimulatedChainOptions): SimulatedChain {
  let listener: ArrivalListener = () => Promise.resolve('more');
  let waiting = new Map<string, Arrival>();
  let timer: NodeJS.Timeout | null = null;
  let mining: Promise<void> = Promise.resolve();
  let closed = false;

  const nameOf = ({ network, transactionId, outputIndex }: Arrival): string => `${network}:${transactionId}:${outputIndex}`;

  const tell = async (arrival: Arrival): Promise<boolean> => {
    try {
      return (await listener(arrival)) === 'done';
    } catch (error) {
      log.error({ err: error, transactionId: arrival.transactionId }, 'an arrival could not be taken down; the next block tells it again');
      return false;
    }
  };

  const block = async (): Promise<void> => {
    const deeper = [...waiting.values()].map((arrival) => ({ ...arrival, confirmations: arrival.confirmations + 1 }));
    for (const arrival of deeper) {
      waiting.set(nameOf(arrival), arrival);
      if (await tell(arrival)) waiting.delete(nameOf(arrival));
    }
  };

  const mineBlock = (): Promise<void> => {
    mining = mining.then(block);
    return mining;
  };

  /** The next block is awaited only after this one, so a slow database never makes blocks pile up. */
  const schedule = (): void => {
    if (timer !== null || closed || waiting.size === 0) return;
    timer = setTimeout(() => {
      timer = null;
      void mineBlock().then(schedule);
    }, blockEveryMs);
  };

  return {
    address: ({ userId, coin }, network) =>
      networkAddress(network.addressStyle, createHmac('sha256', key).update(`${userId}\n${coin}\n${network.network}`).digest()),
    onArrival: (told) => {
      listener = told;
    },
    send: async (payment) => {
      if (waiting.size >= mostWaiting) throw new Error('the test network is full');
      const transactionId = randomBytes(32).toString('hex');
      const arrival: Arrival = { ...payment, transactionId, outputIndex: 0, confirmations: 0 };
      await listener(arrival);
      waiting.set(nameOf(arrival), arrival);
      schedule();
      return transactionId;
    },
    resume: (arrivals) => {
      waiting = new Map([...waiting, ...arrivals.map((arrival) => [nameOf(arrival), arrival] as const)]);
      schedule();
    },
    mineBlock,
    close: async () => {
      closed = true;
      if (timer !== null) clearTimeout(timer);
      await mining;
    },
  };
}
