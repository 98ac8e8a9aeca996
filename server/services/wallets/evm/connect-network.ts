// One connected network: its node, the addresses that are ours on it, what arrives there, and what is paid out.
import type { AssetListing } from '#server/engine/listings.ts';
import type { ArrivalListener, PayoutListener } from '#server/services/wallets/chain.ts';
import type { Turns } from '#server/services/wallets/turns.ts';
import { depositKeys } from './deposit-keys.ts';
import type { EvmBook } from './evm-book.ts';
import type { EvmNetwork } from './evm-networks.ts';
import { followBlocks } from './follow-blocks.ts';
import { connectNode, WrongChain } from './node.ts';
import { createPayouts } from './pay-out.ts';
import type { Signer } from './signer.ts';
import { watchArrivals } from './watch-arrivals.ts';

/** All networks tell the same two. */
export type ChainListeners = { arrival: ArrivalListener; payout: PayoutListener };

export type NetworkOptions = {
  readonly book: EvmBook;
  /** Null: payouts of that network wait. */
  readonly signerOf: (network: EvmNetwork) => Signer | null;
  readonly assetOf: (code: string) => AssetListing | undefined;
  readonly listeners: ChainListeners;
  /** One thing at a time on a network. */
  readonly turns: Turns;
  readonly log: { info(details: object, message: string): void; error(details: object, message: string): void };
};

export type ConnectedNetwork = Awaited<ReturnType<typeof connectNetwork>>;

/** Refuses (Error) a node of another chain, and a private key in place of a public one. */
export async function connectNetwork(network: EvmNetwork, { book, signerOf, assetOf, listeners, turns, log }: NetworkOptions) {
  const { network: name } = network;
  const addressAt = depositKeys(network.extendedPublicKey);
  const ours = new Set((await book.addresses(name)).map((address) => address.toLowerCase()));
  const node = connectNode(network);
  await node.ready().catch((error: unknown) => {
    if (error instanceof WrongChain) throw error;
    log.error({ err: error, network: name }, 'a node does not answer: nothing arrives and nothing leaves over its network until it does');
  });
  const arrivals = watchArrivals({ network, assetOf, listener: () => listeners.arrival, log });
  const signer = signerOf(network);
  const payouts = createPayouts({ network, node, book, signer, assetOf, listener: () => listeners.payout, log });
  const blocks = followBlocks({
    network,
    book,
    known: await book.blocks(name),
    isOurs: (address) => ours.has(address),
    onTransfer: arrivals.seen,
    onUndone: arrivals.undone,
  });
  log.info({ network: name, chainId: network.chainId, hotWallet: signer?.address ?? null }, 'a chain is connected');
  /** Reads what is new. */
  const look = (): Promise<void> =>
    turns.take(name, async () => {
      const client = await node.ready();
      await blocks.advance(client);
      const tip = blocks.tip();
      if (tip === null) return;
      await arrivals.tell(client, tip);
      await payouts.look(client, tip);
    });
  return { pollMs: network.pollMs, addressAt, ours, arrivals, payouts, look };
}
