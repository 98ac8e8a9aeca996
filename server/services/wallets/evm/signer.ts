// The port to the signer of payouts. Nothing in this process needs to hold a key that matters.
import type { Address, Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';

/** A payout as the chain will see it (EIP-1559), and whose it is. */
export type Unsigned = {
  /** The withdrawal's name: a signer can keep to one transaction per name by itself. */
  readonly reference: string;
  readonly network: string;
  readonly chainId: number;
  readonly nonce: number;
  readonly to: Address;
  readonly value: bigint;
  readonly data: Hex;
  readonly gas: bigint;
  readonly maxFeePerGas: bigint;
  readonly maxPriorityFeePerGas: bigint;
};

export type Signer = {
  /** The hot wallet. */
  readonly address: Address;
  /** The signed transaction. What it says is looked at before it is used. */
  sign(transaction: Unsigned): Promise<Hex>;
};

/** Chains whose coins are worth nothing: the development chains, and the public test chains of today. */
const developmentChains: readonly number[] = [1337, 31_337, 11_155_111, 560_048, 17_000, 97, 80_002, 84_532, 421_614, 11_155_420];

/** Signs in this process, with a key of the environment. Refuses (Error) a chain of real money. */
export function developmentSigner(key: string, chainId: number): Signer {
  if (!/^0x[0-9a-fA-F]{64}$/.test(key)) throw new Error('EVM_SIGNER_KEY: must be 0x and 64 digits');
  if (!developmentChains.includes(chainId))
    throw new Error(`EVM_SIGNER_KEY: chain ${chainId} is no development chain. Name a signer of its own for it`);
  const account = privateKeyToAccount(`0x${key.slice(2)}`);
  return {
    address: account.address,
    sign: ({ reference: _reference, network: _network, ...transaction }) => account.signTransaction({ ...transaction, type: 'eip1559' }),
  };
}
