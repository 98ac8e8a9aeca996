// Real EVM chains behind the port of the wallets: the operator's nodes, public keys for what arrives, a signer for what leaves.
import type { AssetListing } from '#server/engine/listings.ts';
import type { Arrival, ArrivalListener, Chain, PayoutListener } from '#server/services/wallets/chain.ts';
import { createTurns } from '#server/services/wallets/turns.ts';
import type { Store } from '#server/store/open-store.ts';
import { createEvmBook } from './evm-book.ts';
import type { EvmNetwork } from './evm-networks.ts';
import { depositKeys } from './deposit-keys.ts';
import { followBlocks } from './follow-blocks.ts';
import { connectNode, WrongChain } from './node.ts';
import { createPayouts } from './pay-out.ts';
import type { Signer } from './signer.ts';
import { watchArrivals } from './watch-arrivals.ts';

export type EvmChainOptions = {
  readonly networks: readonly EvmNetwork[];
  /** Null: payouts of that network wait. */
  readonly signerOf: (network: EvmNetwork) => Signer | null;
  readonly db: Store['db'];
  readonly assetOf: (code: string) => AssetListing | undefined;
  readonly log: { info(details: object, message: string): void; error(details: object, message: string): void };
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
  let arrivalListener: ArrivalListener = () => Promise.reject(new Error('nobody listens yet'));
  let payoutListener: PayoutListener = () => Promise.resolve('more');
  const turns = createTurns();
  let closed = false;

  const open = async (network: EvmNetwork) => {
    const { network: name } = network;
    const addressAt = depositKeys(network.extendedPublicKey);
    const ours = new Set((await book.addresses(name)).map((address) => address.toLowerCase()));
    const node = connectNode(network);
    await node.ready().catch((error: unknown) => {
      if (error instanceof WrongChain) throw error;
      log.error({ err: error, network: name }, 'a node does not answer: nothing arrives and nothing leaves over its network until it does');
    });
    const arrivals = watchArrivals({ network, assetOf, listener: () => arrivalListener, log });
    const signer = signerOf(network);
    const payouts = createPayouts({ network, node, book, signer, assetOf, listener: () => payoutListener, log });
    const blocks = followBlocks({
      network,
      book,
      known: await book.blocks(name),
      isOurs: (address) => ours.has(address),
      onTransfer: arrivals.seen,
      onUndone: arrivals.undone,
    });
    log.info({ network: name, chainId: network.chainId, hotWallet: signer?.address ?? null }, 'a chain is connected');
    const look = (): Promise<void> =>
      turns.take(name, async () => {
        const client = await node.ready();
        await blocks.advance(client);
        const tip = blocks.tip();
        if (tip === null) return;
        await arrivals.tell(client, tip);
        await payouts.look(client, tip);
      });
    return { network, addressAt, ours, arrivals, payouts, look };
  };

  const lines = new Map<string, Awaited<ReturnType<typeof open>>>();
  for (const network of networks) lines.set(network.network, await open(network));
  const lineOf = (name: string) => {
    const line = lines.get(name);
    if (line === undefined) throw new Error(`${name} is not connected`);
    return line;
  };

  const timers = new Map<string, NodeJS.Timeout>();
  const schedule = (name: string): void => {
    const { network, look } = lineOf(name);
    const timer = setTimeout(() => {
      void look()
        .catch((error: unknown) => log.error({ err: error, network: name }, 'a chain could not be read; it is tried again'))
        .finally(() => closed || schedule(name));
    }, network.pollMs);
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
      arrivalListener = told;
    },
    onPayout: (told) => {
      payoutListener = told;
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
