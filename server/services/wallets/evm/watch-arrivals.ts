// Arrivals on one chain: told when they are seen, deeper with every block, at depth 0 when their block is undone, lost when they can never come.
import type { Address, Hex, PublicClient } from 'viem';

import type { AssetListing } from '#server/engine/listings.ts';
import type { Arrival, ArrivalListener } from '#server/services/wallets/chain.ts';
import { finalDepth } from '#server/services/wallets/coin-listing.ts';
import type { EvmNetwork } from './evm-networks.ts';
import type { Transfer } from './read-block.ts';
import { toVenueUnits } from './scale-units.ts';
import { isUsedUp, receiptOf, transactionOf } from './transactions.ts';

export type ArrivalWatch = {
  /** Those that were on their way at the last stop; their place in the chain is asked for with the next `tell`. */
  resume(arrivals: readonly Arrival[]): void;
  /** A throw: nothing was taken down. */
  seen(transfer: Transfer, blockNumber: number): Promise<void>;
  undone(above: number): Promise<void>;
  /** Tells all of them how deep they are. */
  tell(client: PublicClient, tip: number): Promise<void>;
};

type Watched = { readonly arrival: Arrival; readonly blockNumber: number | null; readonly sender: Address | null; readonly nonce: number };

export type ArrivalWatchOptions = {
  readonly network: EvmNetwork;
  readonly assetOf: (code: string) => AssetListing | undefined;
  readonly listener: () => ArrivalListener;
  readonly log: { error(details: object, message: string): void };
};

const nameOf = ({ transactionId, outputIndex }: Pick<Arrival, 'transactionId' | 'outputIndex'>): string =>
  `${transactionId}:${outputIndex}`;
const isHash = (text: string): text is Hex => /^0x[0-9a-f]{64}$/.test(text);
const isPlain = (text: string): text is Address => /^0x[0-9a-f]{40}$/.test(text);

export function watchArrivals({ network, assetOf, listener, log }: ArrivalWatchOptions): ArrivalWatch {
  const watched = new Map<string, Watched>();
  let waiting: readonly Arrival[] = [];

  const say = async (name: string, one: Watched): Promise<void> => {
    watched.set(name, one);
    if ((await listener()(one.arrival)) === 'done') watched.delete(name);
  };
  /** An arrival that cannot be recorded now is said again with the next block. */
  const trySay = (name: string, one: Watched): Promise<void> =>
    say(name, one).catch((error: unknown) =>
      log.error({ err: error, name }, 'a deposit could not be taken down; the next block tells it again'),
    );

  const place = async (client: PublicClient, arrival: Arrival): Promise<void> => {
    const { transactionId } = arrival;
    if (!isHash(transactionId) || watched.has(nameOf(arrival))) return;
    const [receipt, transaction] = [await receiptOf(client, transactionId), await transactionOf(client, transactionId)];
    const blockNumber = receipt?.status === 'success' ? Number(receipt.blockNumber) : null;
    watched.set(nameOf(arrival), { arrival, blockNumber, sender: transaction?.from ?? null, nonce: transaction?.nonce ?? 0 });
  };

  return {
    resume: (arrivals) => {
      waiting = [...waiting, ...arrivals];
    },
    seen: async (transfer, blockNumber) => {
      const { transactionId, outputIndex, address, coin, value, sender, nonce } = transfer;
      const decimals = network.coins.find((one) => one.coin === coin)?.decimals ?? 0;
      const amountUnits = toVenueUnits(value, decimals, assetOf(coin)?.decimals ?? 0);
      if (amountUnits === 0n) return;
      if (amountUnits > BigInt(Number.MAX_SAFE_INTEGER)) {
        log.error(
          { network: network.network, transactionId, coin, value: String(value) },
          'more has arrived than an account can hold; it is not credited',
        );
        return;
      }
      const arrival: Arrival = { network: network.network, transactionId, outputIndex, address, coin, amountUnits, confirmations: 1 };
      await say(nameOf(arrival), { arrival, blockNumber, sender: isPlain(sender) ? sender : null, nonce });
    },
    undone: async (above) => {
      for (const [name, one] of watched)
        if (one.blockNumber !== null && one.blockNumber > above)
          await trySay(name, { ...one, blockNumber: null, arrival: { ...one.arrival, confirmations: 0 } });
    },
    tell: async (client, tip) => {
      for (const arrival of waiting) await place(client, arrival);
      waiting = [];
      for (const [name, one] of watched) {
        if (one.blockNumber !== null) {
          await trySay(name, { ...one, arrival: { ...one.arrival, confirmations: Math.max(0, tip - one.blockNumber + 1) } });
          continue;
        }
        const gone = one.sender !== null && (await isUsedUp(client, one.sender, one.nonce, tip - finalDepth(network.confirmations)));
        await trySay(name, { ...one, arrival: { ...one.arrival, confirmations: 0, ...(gone ? { lost: true } : {}) } });
      }
    },
  };
}
