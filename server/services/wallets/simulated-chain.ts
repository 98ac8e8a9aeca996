// Blockchains that exist in this process only: blocks come while something waits for them, and now and then one is undone.
import { createHmac } from 'node:crypto';

import type { Arrival, Chain, Payment } from './chain.ts';
import { networkAddress } from './addresses/network-address.ts';
import { createBlockClock } from './simulated/block-clock.ts';
import { createWaitingTransactions, type Listeners } from './simulated/waiting-transactions.ts';

export type SimulatedChainOptions = {
  /** Makes addresses, transactions and reorganisations: the same key and the same requests, the same chain. */
  readonly key: string;
  /** 100 when left out. */
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

/** In millionths of the coin, for a quiet network; up to three times as much for a busy one. */
const networkFeePpm = 20;

export function createSimulatedChain(options: SimulatedChainOptions): SimulatedChain {
  const { key, blockEveryMs = 100, undoneOneIn = 0, log, now = Date.now } = options;
  const listeners: Listeners = { arrival: () => Promise.resolve('more'), payout: () => Promise.resolve('more') };
  const waiting = createWaitingTransactions(listeners, log);
  /** Ids of one run never meet those of another: it began later. */
  const begunMs = now();
  let sent = 0;
  let height = Math.floor(begunMs / blockEveryMs);

  const drawn = (about: string): Buffer => createHmac('sha256', key).update(about).digest();

  const isUndone = (network: string): boolean =>
    undoneOneIn > 0 && drawn(`undone\n${network}\n${height}`).readUInt32BE(0) % undoneOneIn === 0;
  const block = async (): Promise<void> => {
    height += 1;
    for (const network of waiting.networks()) if (isUndone(network)) await waiting.undo(network, 1, []);
    await waiting.deepen();
  };
  const clock = createBlockClock(block, () => waiting.size > 0, blockEveryMs);

  return {
    address: ({ userId, coin }, network) => networkAddress(network.addressStyle, drawn(`${userId}\n${coin}\n${network.network}`)),
    onArrival: (told) => {
      listeners.arrival = told;
    },
    onPayout: (told) => {
      listeners.payout = told;
    },
    send: async (payment) => {
      waiting.checkRoom();
      sent += 1;
      const transactionId = drawn(`sent\n${begunMs}\n${sent}`).toString('hex');
      const arrival: Arrival = { ...payment, transactionId, outputIndex: 0, confirmations: 0 };
      await listeners.arrival(arrival);
      waiting.add({ kind: 'arrival', arrival });
      clock.start();
      return transactionId;
    },
    sign: async (payout) => {
      const busy = 1 + (drawn(`fee\n${payout.network}\n${height}`).readUInt32BE(0) % 201) / 100;
      const networkFee = ((networkFeePpm * busy) / 1_000_000).toFixed(8);
      const transactionId = drawn(`payout\n${payout.reference}`).toString('hex');
      return { transactionId, raw: payout.reference, networkFee, networkFeeCoin: payout.coin };
    },
    broadcast: async ({ network, address, coin, amountUnits }, { transactionId }, confirmations) => {
      waiting.add({ kind: 'payout', network, transactionId, confirmations, lost: false });
      clock.start();
      // A payout to an address of this venue arrives there, as on any network.
      const arrival: Arrival = { network, transactionId, outputIndex: 0, address, coin, amountUnits, confirmations, isPayout: true };
      waiting.add({ kind: 'arrival', arrival });
    },
    resume: (arrivals) => {
      for (const { network, transactionId, outputIndex, address, coin, amountUnits, confirmations } of arrivals) {
        const arrival: Arrival = { network, transactionId, outputIndex, address, coin, amountUnits, confirmations };
        waiting.put({ kind: 'arrival', arrival });
      }
      clock.start();
    },
    mineBlock: () => clock.inOrder(block),
    reorganise: (network, depth, lost = []) => clock.inOrder(() => waiting.undo(network, depth, lost)),
    close: clock.close,
  };
}
