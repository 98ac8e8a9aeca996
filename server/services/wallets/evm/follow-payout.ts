// A payout on its network: given to the node, again if need be, and looked for in the blocks.
import { parseTransaction, recoverTransactionAddress, type PublicClient } from 'viem';

import type { PayoutReport } from '#server/services/wallets/chain.ts';
import { finalDepth } from '#server/services/wallets/coin-listing.ts';
import type { EvmNetwork } from './evm-networks.ts';
import { isEip1559, type Sent } from './raw-transaction.ts';
import { isUsedUp, receiptOf, transactionOf } from './transactions.ts';

type PayoutOnNetwork = {
  /** A transaction that the node knows already, or can never take, is no fault here: its depth tells which. */
  publish(client: PublicClient, sent: Sent): Promise<void>;
  /** Publishes it again when the node has forgotten it. */
  depthOf(client: PublicClient, tip: number, sent: Sent): Promise<Pick<PayoutReport, 'confirmations' | 'lost'>>;
};

export function followPayout(
  { network: name, confirmations: required }: EvmNetwork,
  log: { info(details: object, message: string): void; error(details: object, message: string): void },
): PayoutOnNetwork {
  const publish: PayoutOnNetwork['publish'] = async (client, { transactionId, raw }) => {
    try {
      await client.sendRawTransaction({ serializedTransaction: raw });
      log.info({ network: name, transactionId }, 'a payout was given to its network');
    } catch (error) {
      if ((await transactionOf(client, transactionId)) === null)
        log.error({ err: error, network: name, transactionId }, 'a payout was not taken by its network; it is sent again');
    }
  };

  return {
    publish,
    depthOf: async (client, tip, { transactionId, raw }) => {
      const receipt = await receiptOf(client, transactionId);
      const final = finalDepth(required);
      if (receipt !== null) {
        const depth = Math.max(0, tip - Number(receipt.blockNumber) + 1);
        // One that has failed in its block moves nothing, once that block stays.
        return receipt.status === 'success' ? { confirmations: depth, lost: false } : { confirmations: 0, lost: depth >= final };
      }
      const sender = isEip1559(raw) ? await recoverTransactionAddress({ serializedTransaction: raw }) : null;
      const nonce = parseTransaction(raw).nonce ?? 0;
      if (sender !== null && (await isUsedUp(client, sender, nonce, tip - final))) return { confirmations: 0, lost: true };
      if ((await transactionOf(client, transactionId)) === null) await publish(client, { transactionId, raw });
      return { confirmations: 0, lost: false };
    },
  };
}
