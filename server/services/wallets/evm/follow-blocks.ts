// One chain, block by block: where reading stands, what was undone, and what arrived on the way.
import type { PublicClient } from 'viem';

import { finalDepth } from '#server/services/wallets/coin-listing.ts';
import type { EvmBook, KnownBlock } from './evm-book.ts';
import type { EvmNetwork } from './evm-networks.ts';
import { readBlock, type Transfer } from './read-block.ts';

export type BlockFollower = {
  /** The newest block that was read; null: none yet. */
  tip(): number | null;
  /** Reads on. Answers whether anything is new. */
  advance(client: PublicClient): Promise<boolean>;
};

export type FollowerOptions = {
  readonly network: EvmNetwork;
  readonly book: EvmBook;
  readonly known: readonly KnownBlock[];
  readonly isOurs: (address: string) => boolean;
  /** Told before the block counts as read: a throw makes it be read again. */
  readonly onTransfer: (transfer: Transfer, blockNumber: number) => Promise<void>;
  /** All blocks above a number are undone. */
  readonly onUndone: (above: number) => Promise<void>;
};

/** So many blocks at once: stops and payouts are not kept waiting by a long way to go. */
const maxBlocksAtOnce = 200;

export function followBlocks({ network, book, known, isOurs, onTransfer, onUndone }: FollowerOptions): BlockFollower {
  const hashes = new Map(known.map(({ number, hash }) => [number, hash]));
  let tip = known.at(-1)?.number ?? null;
  const keep = Math.max(256, finalDepth(network.confirmations) * 2);

  const undo = async (above: number): Promise<void> => {
    await onUndone(above);
    await book.dropAbove(network.network, above);
    for (const number of hashes.keys()) if (number > above) hashes.delete(number);
    tip = above;
  };

  /** Back to the newest block that both sides know by the same name. */
  const findFork = async (client: PublicClient, from: number): Promise<void> => {
    const oldest = Math.min(...hashes.keys());
    let number = from;
    while (number >= oldest) {
      const there = await client.getBlock({ blockNumber: BigInt(number) });
      if (there.hash === hashes.get(number)) break;
      number -= 1;
    }
    if (tip !== null && number < tip) await undo(number);
  };

  return {
    tip: () => tip,
    advance: async (client) => {
      const head = await client.getBlock({ blockTag: 'latest' });
      const headNumber = Number(head.number);
      tip ??= network.firstBlock === undefined ? headNumber - 1 : network.firstBlock - 1;
      const before = tip;
      const beforeHash = hashes.get(before);
      // A node that is behind for a moment has undone nothing: only another name for the same height has.
      const common = Math.min(headNumber, tip);
      const mine = hashes.get(common);
      if (
        mine !== undefined &&
        (common === headNumber ? head.hash : (await client.getBlock({ blockNumber: BigInt(common) })).hash) !== mine
      )
        await findFork(client, common);
      const last = Math.min(headNumber, tip + maxBlocksAtOnce);
      for (let number = tip + 1; number <= last; number += 1) {
        const block = await readBlock(client, network, number, isOurs);
        const parent = hashes.get(number - 1);
        // Undone in this moment: the next look finds where.
        if (parent !== undefined && parent !== block.parentHash) break;
        for (const transfer of block.transfers) await onTransfer(transfer, number);
        await book.addBlock(network.network, { number, hash: block.hash }, number - keep);
        hashes.set(number, block.hash);
        hashes.delete(number - keep - 1);
        tip = number;
      }
      return tip !== before || hashes.get(tip) !== beforeHash;
    },
  };
}
