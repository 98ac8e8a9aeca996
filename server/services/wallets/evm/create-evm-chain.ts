// Real EVM chains behind the port of the wallets: the operator's nodes, public keys for what arrives, a signer for what leaves.
import type { Arrival, Chain } from '#server/services/wallets/chain.ts';
import { createTurns } from '#server/services/wallets/turns.ts';
import type { Store } from '#server/store/open-store.ts';
import { connectNetwork, type ChainListeners, type ConnectedNetwork, type NetworkOptions } from './connect-network.ts';
import { createEvmBook } from './evm-book.ts';
import type { EvmNetwork } from './evm-networks.ts';

export type EvmChainOptions = Pick<NetworkOptions, 'signerOf' | 'assetOf' | 'log'> & {
  readonly networks: readonly EvmNetwork[];
  readonly db: Store['db'];
  /** False: blocks are read only when told. */
  readonly polls?: boolean;
};

export type EvmChain = Omit<Chain, 'send'> & {
  /** Reads what is new on every network. */
  look(): Promise<void>;
};

/** Refuses (Error) a node of another chain, and a private key in place of a public one. Reading begins once both listeners are there. */
export async function createEvmChain({ networks, signerOf, db, assetOf, log, polls = true }: EvmChainOptions): Promise<EvmChain> {
  const book = createEvmBook(db);
  const turns = createTurns();
  const listeners: ChainListeners = {
    arrival: () => Promise.reject(new Error('nobody listens yet')),
    payout: () => Promise.resolve('more'),
  };
  let closed = false;

  const lines = new Map<string, ConnectedNetwork>();
  for (const network of networks)
    lines.set(network.network, await connectNetwork(network, { book, signerOf, assetOf, listeners, turns, log }));
  const lineOf = (name: string): ConnectedNetwork => {
    const line = lines.get(name);
    if (line === undefined) throw new Error(`${name} is not connected`);
    return line;
  };

  const timers = new Map<string, NodeJS.Timeout>();
  const schedule = (name: string): void => {
    const { pollMs, look } = lineOf(name);
    const timer = setTimeout(() => {
      void look()
        .catch((error: unknown) => log.error({ err: error, network: name }, 'a chain could not be read; it is tried again'))
        .finally(() => closed || schedule(name));
    }, pollMs);
    timers.set(name, timer);
  };

  return {
    address: async ({ userId }, { network }) => {
      const line = lineOf(network);
      const address = line.addressAt(await book.addressNumber(userId));
      line.ours.add(address);
      return address;
    },
    onArrival: (told) => {
      listeners.arrival = told;
    },
    onPayout: (told) => {
      listeners.payout = told;
      if (polls) for (const name of lines.keys()) schedule(name);
    },
    resume: (waiting: readonly Arrival[]) => {
      for (const [name, { arrivals }] of lines) arrivals.resume(waiting.filter(({ network }) => network === name));
    },
    sign: (payout) => turns.take(payout.network, () => lineOf(payout.network).payouts.sign(payout)),
    broadcast: (payout, signed) => lineOf(payout.network).payouts.broadcast(signed),
    look: async () => {
      for (const { look } of lines.values()) await look();
    },
    close: async () => {
      closed = true;
      for (const timer of timers.values()) clearTimeout(timer);
      await turns.idle();
    },
  };
}
