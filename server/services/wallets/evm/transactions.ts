// Questions about one transaction: is it in a block, does the node know it, can it still come?
import { TransactionNotFoundError, TransactionReceiptNotFoundError, type Address, type Hex, type PublicClient } from 'viem';

/** Null: it is in no block. */
export const receiptOf = (client: PublicClient, hash: Hex) =>
  client.getTransactionReceipt({ hash }).catch((error: unknown) => {
    if (error instanceof TransactionReceiptNotFoundError) return null;
    throw error;
  });

/** Null: the node does not know it. */
export const transactionOf = (client: PublicClient, hash: Hex) =>
  client.getTransaction({ hash }).catch((error: unknown) => {
    if (error instanceof TransactionNotFoundError) return null;
    throw error;
  });

/** True if, as deep as that block, the sender has used the number for something else. A node that has forgotten the block says no. */
export async function isUsedUp(client: PublicClient, sender: Address, nonce: number, blockNumber: number): Promise<boolean> {
  if (blockNumber < 0) return false;
  const used = await client.getTransactionCount({ address: sender, blockNumber: BigInt(blockNumber) }).catch(() => 0);
  return used > nonce;
}
