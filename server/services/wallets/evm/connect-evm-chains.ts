// From what the operator has written down to chains that run.
import type { Chain } from '#server/services/wallets/chain.ts';
import type { CoinListing } from '#server/services/wallets/coin-listing.ts';
import { createEvmChain, type EvmChainOptions } from './create-evm-chain.ts';
import { overEvmNetworks, readEvmNetworks, type EvmNetwork } from './evm-networks.ts';
import { remoteSigner } from './remote-signer.ts';
import { developmentSigner, type Signer } from './signer.ts';

export type EvmSettings = {
  /** The file of networks. */
  readonly file: string;
  /** The signing key, of development chains alone; '' : none. */
  readonly signerKey: string;
  /** The token that remote signers are shown; '' : none. */
  readonly signerToken: string;
};

type Ground = Pick<EvmChainOptions, 'db' | 'assetOf' | 'log'> & { readonly coins: readonly CoinListing[] };

export async function connectEvmChains({ file, signerKey, signerToken, coins, ...ground }: EvmSettings & Ground): Promise<{
  readonly chain: Chain;
  readonly coins: readonly CoinListing[];
}> {
  const networks = readEvmNetworks(file);
  const signerOf = ({ signer, chainId }: EvmNetwork): Signer | null => {
    if (signer !== undefined) return remoteSigner({ ...signer, token: signerToken });
    return signerKey === '' ? null : developmentSigner(signerKey, chainId);
  };
  const over = overEvmNetworks(coins, networks);
  return { chain: await createEvmChain({ ...ground, networks, signerOf }), coins: over };
}
