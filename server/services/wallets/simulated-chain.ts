// Blockchains that exist in this process only: blocks come while something waits for them, and now and then one is undone.
import { createHmac } from 'node:crypto';

import type { Arrival, ArrivalListener, Chain, Payment, Payout, PayoutListener } from './chain.ts';
import { networkAddress } from './addresses/network-address.ts';

export type SimulatedChainOptions = {
  /** Makes addresses, transactions and reorganisations: the same key and the same requests, the same chain. */
  readonly key: string;
  /** 1,000 when left out. */
  readonly blockEveryMs?: number;
  /** One block of a network in so many is undone by the next; 0, or left out: none. */
  readonly undoneOneIn?: number;
  readonly log: { error(details: object, message: string): void };
  readonly now?: () => number;
};

export type SimulatedChain = Chain & {
  send(payment: Payment): Promise<string>;
  /** One block on every network, now. Resolves when the listeners have heard of all of it. */
  mineBlock(): Promise<void>;
  /** Undoes the newest blocks of a network: their transactions wait again, or, those named, are lost for good. */
  reorganise(network: string, depth: number, lost?: readonly string[]): Promise<void>;
};

/** More transactions on their way than a test network has any use for. */
const maxWaiting = 100_000;

/** In millionths of the coin, for a quiet network; up to three times as much for a busy one. */
const networkFeePpm = 20;

type Waiting =
  | { readonly kind: 'arrival'; readonly arrival: Arrival }
  | {
      readonly kind: 'payout';
      readonly network: string;
      readonly transactionId: string;
      readonly confirmations: number;
      readonly lost: boolean;
    };

const arrivalName = ({ network, transactionId, outputIndex }: Arrival): string => `${network}:${transactionId}:${outputIndex}`;
const payoutName = (network: string, transactionId: string): string => `${network}:${transactionId}:out`;

export function createSimulatedChain(options: SimulatedChainOptions): SimulatedChain {
  const { key, blockEveryMs = 1000, undoneOneIn = 0, log, now = Date.now } = options;
  let arrivalListener: ArrivalListener = () => Promise.resolve('more');
  let payoutListener: PayoutListener = () => Promise.resolve('more');
  const waiting = new Map<string, Waiting>();
  let timer: NodeJS.Timeout | null = null;
  let mining: Promise<void> = Promise.resolve();
  let closed = false;
  /** Ids of one run never meet those of another: it began later. */
  const begunMs = now();
  let sent = 0;
  let height = Math.floor(begunMs / blockEveryMs);

  const drawn = (about: string): Buffer => createHmac('sha256', key).update(about).digest();

  const tell = async (name: string, one: Waiting): Promise<void> => {
    waiting.set(name, one);
    try {
      const answer = one.kind === 'arrival' ? await arrivalListener(one.arrival) : await payoutListener(one);
      if (answer === 'done') waiting.delete(name);
    } catch (error) {
      log.error({ err: error, name }, 'a transaction could not be taken down; the next block tells it again');
    }
  };

  const deeper = (one: Waiting, by: number): Waiting =>
    one.kind === 'arrival'
      ? { kind: 'arrival', arrival: { ...one.arrival, confirmations: one.arrival.confirmations + by } }
      : { ...one, confirmations: one.confirmations + by };
  const networkOf = (one: Waiting): string => (one.kind === 'arrival' ? one.arrival.network : one.network);
  const depthOf = (one: Waiting): number => (one.kind === 'arrival' ? one.arrival.confirmations : one.confirmations);
  const isLost = (one: Waiting): boolean => (one.kind === 'arrival' ? one.arrival.lost === true : one.lost);

  const undo = async (network: string, depth: number, lost: readonly string[]): Promise<void> => {
    for (const [name, one] of waiting) {
      if (networkOf(one) !== network || depthOf(one) > depth || isLost(one)) continue;
      const id = one.kind === 'arrival' ? one.arrival.transactionId : one.transactionId;
      const gone = lost.includes(id);
      if (depthOf(one) === 0 && !gone) continue;
      await tell(
        name,
        one.kind === 'arrival'
          ? { kind: 'arrival', arrival: { ...one.arrival, confirmations: 0, ...(gone ? { lost: true } : {}) } }
          : { ...one, confirmations: 0, lost: gone },
      );
    }
  };

  const isUndone = (network: string): boolean =>
    undoneOneIn > 0 && drawn(`undone\n${network}\n${height}`).readUInt32BE(0) % undoneOneIn === 0;

  const block = async (): Promise<void> => {
    height += 1;
    const networks = new Set([...waiting.values()].map(networkOf));
    for (const network of networks) if (isUndone(network)) await undo(network, 1, []);
    for (const [name, one] of waiting) await tell(name, isLost(one) ? one : deeper(one, 1));
  };

  const inOrder = (task: () => Promise<void>): Promise<void> => {
    mining = mining.then(task);
    return mining;
  };
  const mineBlock = (): Promise<void> => inOrder(block);

  /** The next block is awaited only after this one, so a slow database never makes blocks pile up. */
  const schedule = (): void => {
    if (timer !== null || closed || waiting.size === 0) return;
    timer = setTimeout(() => {
      timer = null;
      void mineBlock().then(schedule);
    }, blockEveryMs);
  };

  const wait = (name: string, one: Waiting): void => {
    if (waiting.size >= maxWaiting) throw new Error('the test network is full');
    if (!waiting.has(name)) waiting.set(name, one);
    schedule();
  };

  const asArrival = (payout: Payout, transactionId: string, confirmations: number): Arrival => {
    const { network, address, coin, amountUnits } = payout;
    return { network, transactionId, outputIndex: 0, address, coin, amountUnits, confirmations, isPayout: true };
  };

  return {
    address: ({ userId, coin }, network) => networkAddress(network.addressStyle, drawn(`${userId}\n${coin}\n${network.network}`)),
    onArrival: (told) => {
      arrivalListener = told;
    },
    onPayout: (told) => {
      payoutListener = told;
    },
    send: async (payment) => {
      if (waiting.size >= maxWaiting) throw new Error('the test network is full');
      sent += 1;
      const transactionId = drawn(`sent\n${begunMs}\n${sent}`).toString('hex');
      const arrival: Arrival = { ...payment, transactionId, outputIndex: 0, confirmations: 0 };
      await arrivalListener(arrival);
      wait(arrivalName(arrival), { kind: 'arrival', arrival });
      return transactionId;
    },
    sign: async (payout) => {
      const busy = 1 + (drawn(`fee\n${payout.network}\n${height}`).readUInt32BE(0) % 201) / 100;
      const networkFee = ((networkFeePpm * busy) / 1_000_000).toFixed(8);
      return {
        transactionId: drawn(`payout\n${payout.reference}`).toString('hex'),
        raw: payout.reference,
        networkFee,
        networkFeeCoin: payout.coin,
      };
    },
    broadcast: async (payout, { transactionId }, confirmations) => {
      const { network } = payout;
      wait(payoutName(network, transactionId), { kind: 'payout', network, transactionId, confirmations, lost: false });
      // A payout to an address of this venue arrives there, as on any network.
      const arrival = asArrival(payout, transactionId, confirmations);
      wait(arrivalName(arrival), { kind: 'arrival', arrival });
    },
    resume: (arrivals) => {
      for (const { network, transactionId, outputIndex, address, coin, amountUnits, confirmations } of arrivals) {
        const arrival: Arrival = { network, transactionId, outputIndex, address, coin, amountUnits, confirmations };
        waiting.set(arrivalName(arrival), { kind: 'arrival', arrival });
      }
      schedule();
    },
    mineBlock,
    reorganise: (network, depth, lost = []) => inOrder(() => undo(network, depth, lost)),
    close: async () => {
      closed = true;
      if (timer !== null) clearTimeout(timer);
      await mining;
    },
  };
}
