// Payouts of one chain: one signed transaction and one number for each, for good, and sent as often as it takes.
import { formatUnits, keccak256, type PublicClient } from 'viem';

import type { AssetListing } from '#server/engine/listings.ts';
import type { Payout, PayoutListener, SignedPayout } from '#server/services/wallets/chain.ts';
import type { EvmBook, KeptPayout } from './evm-book.ts';
import { nativeCoin, type EvmNetwork } from './evm-networks.ts';
import { followPayout } from './follow-payout.ts';
import type { Node } from './node.ts';
import { preparePayout } from './prepare-payout.ts';
import { checkSigned, isHex, type Sent } from './raw-transaction.ts';
import type { Signer } from './signer.ts';

export type Payouts = {
  sign(payout: Payout): Promise<SignedPayout>;
  broadcast(signed: Pick<SignedPayout, 'transactionId' | 'raw'>): Promise<void>;
  /** Looks where each is, and sends again what the node has forgotten. */
  look(client: PublicClient, tip: number): Promise<void>;
};

export type PayoutsOptions = {
  readonly network: EvmNetwork;
  readonly node: Node;
  readonly book: EvmBook;
  /** Null: nobody signs, and payouts wait. */
  readonly signer: Signer | null;
  readonly assetOf: (code: string) => AssetListing | undefined;
  readonly listener: () => PayoutListener;
  readonly log: { info(details: object, message: string): void; error(details: object, message: string): void };
};

const nativeDecimals = 18;

export function createPayouts({ network, node, book, signer, assetOf, listener, log }: PayoutsOptions): Payouts {
  const { network: name } = network;
  const sent = new Map<string, Sent>();
  const prepare = preparePayout({ network, book, assetOf });
  const onNetwork = followPayout(network, log);

  const asSigned = ({ transactionId, raw, networkFee }: Pick<KeptPayout, 'transactionId' | 'raw' | 'networkFee'>): SignedPayout => ({
    transactionId,
    raw,
    networkFee,
    networkFeeCoin: nativeCoin(network),
  });

  return {
    sign: async (payout) => {
      const before = await book.payout(name, payout.reference);
      if (before !== null) return asSigned(before);
      if (signer === null) throw new Error(`nobody signs for ${name}: payouts wait`);
      const client = await node.ready();
      const sender = signer.address.toLowerCase();
      const wanted = await prepare(client, signer, payout);
      const raw = await signer.sign(wanted);
      await checkSigned(raw, wanted, sender);
      const networkFee = formatUnits(wanted.gas * wanted.maxFeePerGas, nativeDecimals);
      const kept = { transactionId: keccak256(raw), raw, networkFee };
      await book.keepPayout({ network: name, sender, nonce: wanted.nonce, reference: payout.reference, published: false, ...kept });
      return asSigned(kept);
    },
    broadcast: async ({ transactionId, raw }) => {
      if (!isHex(transactionId) || !isHex(raw)) throw new Error(`${transactionId} is no transaction of ${name}`);
      await book.published(name, transactionId);
      sent.set(transactionId, { transactionId, raw });
      // A node that does not answer is asked again with its next block.
      await node
        .ready()
        .then((client) => onNetwork.publish(client, { transactionId, raw }))
        .catch((error: unknown) => log.error({ err: error, network: name, transactionId }, 'a payout could not be sent yet'));
    },
    look: async (client, tip) => {
      for (const [id, one] of sent) {
        try {
          const depth = await onNetwork.depthOf(client, tip, one);
          if ((await listener()({ network: name, transactionId: id, ...depth })) === 'done') sent.delete(id);
        } catch (error) {
          log.error({ err: error, network: name, transactionId: id }, 'a payout could not be looked at; the next block tells it again');
        }
      }
    },
  };
}
