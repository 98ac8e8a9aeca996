// The arrivals of one block at addresses of ours: its own coin in plain transfers, and tokens by what their contracts have logged.
import { parseAbiItem, type Hex, type PublicClient } from 'viem';

import type { EvmNetwork } from './evm-networks.ts';

/** An arrival before it is counted in units of the venue. */
export type Transfer = {
  readonly transactionId: Hex;
  /** 0: the transaction's own value. From 1: the place among what the transaction has logged, which no other block changes. */
  readonly outputIndex: number;
  /** In small letters. */
  readonly address: string;
  readonly coin: string;
  /** In the smallest unit on the chain. */
  readonly value: bigint;
  /** The sender of the transaction, and its nonce. */
  readonly sender: string;
  readonly nonce: number;
};

export type ReadBlock = { readonly number: number; readonly hash: Hex; readonly parentHash: Hex; readonly transfers: readonly Transfer[] };

const transferEvent = parseAbiItem('event Transfer(address indexed from, address indexed to, uint256 value)');

/** Refuses (Error) a block that is undone while it is read: it is read again. */
export async function readBlock(
  client: PublicClient,
  network: EvmNetwork,
  number: number,
  isOurs: (address: string) => boolean,
): Promise<ReadBlock> {
  const block = await client.getBlock({ blockNumber: BigInt(number), includeTransactions: true });
  const { hash, parentHash } = block;
  const ignored = new Set(network.ownSenders.map((address) => address.toLowerCase()));
  const senders = new Map(block.transactions.map(({ hash: id, from, nonce }) => [id, { sender: from.toLowerCase(), nonce }]));
  /** The receipt of a transaction in this block that went through; null: it moved nothing, or is not to count. */
  const receiptOf = async (id: Hex) => {
    const receipt = await client.getTransactionReceipt({ hash: id });
    if (receipt.blockHash !== hash) throw new Error(`block ${number} of ${network.network} was undone while it was read`);
    return receipt.status === 'success' && !ignored.has(receipt.from.toLowerCase()) ? receipt : null;
  };
  const transfers: Transfer[] = [];
  const native = network.coins.find(({ contract }) => contract === undefined);
  for (const { hash: id, to, value, from, nonce } of native === undefined ? [] : block.transactions) {
    const address = to?.toLowerCase() ?? '';
    if (value === 0n || !isOurs(address) || (await receiptOf(id)) === null) continue;
    transfers.push({ transactionId: id, outputIndex: 0, address, coin: native?.coin ?? '', value, sender: from.toLowerCase(), nonce });
  }
  const tokens = network.coins.flatMap(({ contract, coin }) => (contract === undefined ? [] : [{ contract, coin }]));
  const logs =
    tokens.length === 0
      ? []
      : await client.getLogs({ address: tokens.map(({ contract }) => contract), event: transferEvent, blockHash: hash, strict: true });
  for (const { transactionHash, logIndex, address: contract, args } of logs) {
    const address = args.to.toLowerCase();
    const token = tokens.find((one) => one.contract.toLowerCase() === contract.toLowerCase());
    const from = senders.get(transactionHash);
    if (args.value === 0n || token === undefined || from === undefined || !isOurs(address)) continue;
    const receipt = await receiptOf(transactionHash);
    if (receipt === null) continue;
    const outputIndex = 1 + receipt.logs.findIndex((log) => log.logIndex === logIndex);
    transfers.push({ transactionId: transactionHash, outputIndex, address, coin: token.coin, value: args.value, ...from });
  }
  return { number, hash, parentHash, transfers };
}
