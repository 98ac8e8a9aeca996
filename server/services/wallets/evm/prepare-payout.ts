// A payout made into a transaction to be signed: its content, its fee, and its number.
import { encodeFunctionData, erc20Abi, formatUnits, getAddress, type PublicClient } from 'viem';

import type { AssetListing } from '#server/engine/listings.ts';
import type { Payout } from '#server/services/wallets/chain.ts';
import type { EvmBook } from './evm-book.ts';
import { nativeCoin, type EvmNetwork } from './evm-networks.ts';
import { toChainUnits } from './scale-units.ts';
import type { Signer, Unsigned } from './signer.ts';

type PreparationOptions = {
  readonly network: EvmNetwork;
  readonly book: Pick<EvmBook, 'unpublished' | 'highestNonce'>;
  readonly assetOf: (code: string) => AssetListing | undefined;
};

const gweiDecimals = 9;

/** Refuses (Error) what cannot be paid: a coin that is not there, too high a fee, too little in the hot wallet. */
export function preparePayout({ network, book, assetOf }: PreparationOptions) {
  const { network: name, chainId } = network;

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

  return async (client: PublicClient, by: Signer, payout: Payout): Promise<Unsigned> => {
    const content = contentOf(payout);
    const { maxFeePerGas, maxPriorityFeePerGas } = await client.estimateFeesPerGas();
    if (Number(formatUnits(maxFeePerGas, gweiDecimals)) > network.highestFeeGwei)
      throw new Error(`${name} asks for ${formatUnits(maxFeePerGas, gweiDecimals)} gwei; payouts wait above ${network.highestFeeGwei}`);
    // Also tries it: a token that is not there, or a receiver that refuses, is an error here.
    const estimated = await client.estimateGas({ account: by.address, ...content });
    const gas = (estimated * 12n) / 10n;
    const balance = await client.getBalance({ address: by.address, blockTag: 'pending' });
    if (balance < content.value + gas * maxFeePerGas) throw new Error(`the hot wallet of ${name} has too little ${nativeCoin(network)}`);
    const nonce = await nextNonce(client, by);
    return { reference: payout.reference, network: name, chainId, nonce, ...content, gas, maxFeePerGas, maxPriorityFeePerGas };
  };
}
