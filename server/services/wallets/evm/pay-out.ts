// Payouts of one chain: one signed transaction and one number for each, for good, and sent as often as it takes.
import {
  encodeFunctionData,
  erc20Abi,
  formatUnits,
  getAddress,
  keccak256,
  parseTransaction,
  recoverTransactionAddress,
  type Hex,
  type PublicClient,
  type TransactionSerializedEIP1559,
} from 'viem';

import type { AssetListing } from '#server/engine/listings.ts';
import type { Payout, PayoutListener, SignedPayout } from '#server/services/wallets/chain.ts';
import { finalDepth } from '#server/services/wallets/coin-listing.ts';
import type { EvmBook, KeptPayout } from './evm-book.ts';
import type { EvmNetwork } from './evm-networks.ts';
import type { Node } from './node.ts';
import { toChainUnits } from './scale-units.ts';
import type { Signer, Unsigned } from './signer.ts';
import { isUsedUp, receiptOf, transactionOf } from './transactions.ts';

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
const gweiDecimals = 9;

type Sent = { readonly transactionId: Hex; readonly raw: Hex };

const isHex = (text: string): text is Hex => /^0x[0-9a-f]*$/i.test(text);
const isEip1559 = (raw: Hex): raw is TransactionSerializedEIP1559 => raw.startsWith('0x02');

/** The signed transaction has to be the requested one, signed by the hot wallet: a signer is a machine, too. */
async function checkSigned(raw: Hex, wanted: Unsigned, sender: string): Promise<void> {
  if (!isEip1559(raw)) throw new Error('the signer answers with another kind of transaction');
  const said = parseTransaction(raw);
  const same =
    said.chainId === wanted.chainId &&
    (said.nonce ?? 0) === wanted.nonce &&
    said.to?.toLowerCase() === wanted.to.toLowerCase() &&
    (said.value ?? 0n) === wanted.value &&
    (said.data ?? '0x') === wanted.data &&
    said.gas === wanted.gas &&
    said.maxFeePerGas === wanted.maxFeePerGas;
  const signedBy = await recoverTransactionAddress({ serializedTransaction: raw });
  if (!same || signedBy.toLowerCase() !== sender) throw new Error('the signer has signed something else');
}

export function createPayouts({ network, node, book, signer, assetOf, listener, log }: PayoutsOptions): Payouts {
  const { network: name, chainId } = network;
  const sent = new Map<string, Sent>();
  const native = network.coins.find(({ contract }) => contract === undefined)?.coin ?? '';

  const contentOf = ({ coin, address, amountUnits }: Payout): Pick<Unsigned, 'to' | 'value' | 'data'> => {
    const listed = network.coins.find((one) => one.coin === coin);
    const asset = assetOf(coin);
    if (listed === undefined || asset === undefined) throw new Error(`${coin} is not on ${name}`);
    const value = toChainUnits(amountUnits, asset.decimals, listed.decimals);
    if (value === null) throw new Error(`${coin} has no such part on ${name}`);
    const to = getAddress(address);
    if (listed.contract === undefined) return { to, value, data: '0x' };
    return { to: listed.contract, value: 0n, data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, value] }) };
  };

  /** The nonce of a payout that was never published is taken over: a gap would hold up all that come after. */
  const nextNonce = async (client: PublicClient, { address }: Signer): Promise<number> => {
    const [free, highest] = [await book.unpublished(name, address.toLowerCase()), await book.highestNonce(name, address.toLowerCase())];
    const used = await client.getTransactionCount({ address, blockTag: 'latest' });
    if (free !== null && free.nonce >= used) return free.nonce;
    const waiting = await client.getTransactionCount({ address, blockTag: 'pending' });
    return Math.max(waiting, used, highest === null ? 0 : highest + 1);
  };

  const prepare = async (client: PublicClient, by: Signer, payout: Payout): Promise<Unsigned> => {
    const content = contentOf(payout);
    const { maxFeePerGas, maxPriorityFeePerGas } = await client.estimateFeesPerGas();
    if (Number(formatUnits(maxFeePerGas, gweiDecimals)) > network.highestFeeGwei)
      throw new Error(`${name} asks for ${formatUnits(maxFeePerGas, gweiDecimals)} gwei; payouts wait above ${network.highestFeeGwei}`);
    // Also tries it: a token that is not there, or a receiver that refuses, is an error here.
    const estimated = await client.estimateGas({ account: by.address, ...content });
    const gas = (estimated * 12n) / 10n;
    const balance = await client.getBalance({ address: by.address, blockTag: 'pending' });
    if (balance < content.value + gas * maxFeePerGas) throw new Error(`the hot wallet of ${name} has too little ${native}`);
    const nonce = await nextNonce(client, by);
    return { reference: payout.reference, network: name, chainId, nonce, ...content, gas, maxFeePerGas, maxPriorityFeePerGas };
  };

  const asSigned = ({ transactionId, raw, networkFee }: Pick<KeptPayout, 'transactionId' | 'raw' | 'networkFee'>): SignedPayout => ({
    transactionId,
    raw,
    networkFee,
    networkFeeCoin: native,
  });

  /** A transaction that the node knows already, or can never take, is no fault here: `look` tells which. */
  const publish = async (client: PublicClient, { transactionId, raw }: Pick<Sent, 'transactionId' | 'raw'>): Promise<void> => {
    try {
      await client.sendRawTransaction({ serializedTransaction: raw });
      log.info({ network: name, transactionId }, 'a payout was given to its network');
    } catch (error) {
      if ((await transactionOf(client, transactionId)) === null)
        log.error({ err: error, network: name, transactionId }, 'a payout was not taken by its network; it is sent again');
    }
  };

  const depthOf = async (
    client: PublicClient,
    tip: number,
    { transactionId, raw }: Sent,
  ): Promise<{ confirmations: number; lost: boolean }> => {
    const receipt = await receiptOf(client, transactionId);
    const final = finalDepth(network.confirmations);
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
  };

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
        .then((client) => publish(client, { transactionId, raw }))
        .catch((error: unknown) => log.error({ err: error, network: name, transactionId }, 'a payout could not be sent yet'));
    },
    look: async (client, tip) => {
      for (const [id, one] of sent) {
        try {
          const depth = await depthOf(client, tip, one);
          if ((await listener()({ network: name, transactionId: id, ...depth })) === 'done') sent.delete(id);
        } catch (error) {
          log.error({ err: error, network: name, transactionId: id }, 'a payout could not be looked at; the next block tells it again');
        }
      }
    },
  };
}
