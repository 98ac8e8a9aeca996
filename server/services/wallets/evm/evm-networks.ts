// The chains that an operator connects, as the file says it: nodes, coins, depths, and the public key that addresses are made from.
import { readFileSync } from 'node:fs';
import { isAddress, type Address } from 'viem';
import * as z from 'zod/mini';

import type { CoinListing, CoinNetwork } from '#server/services/wallets/coin-listing.ts';

const address = z.custom<Address>(
  (text) => typeof text === 'string' && isAddress(text),
  'must be an address (0x and 40 digits, its checksum right)',
);
const webAddress = z.string().check(z.regex(/^https?:\/\//, 'must begin with http:// or https://'));
const amount = z.string().check(z.regex(/^\d+(\.\d+)?$/, 'must be a number in quotes'));

const coin = z.strictObject({
  coin: z.string(),
  /** The contract of the token; left out: the chain's own coin. */
  contract: z.optional(address),
  /** The decimals of the contract; 18 for the chain's own coin. */
  decimals: z.number().check(z.int(), z.minimum(0), z.maximum(36)),
  /** Less than this is not credited. */
  minimumDeposit: z.optional(amount),
});

const network = z.strictObject({
  /** As users read it. */
  network: z.string().check(z.minLength(1), z.maxLength(32)),
  chainId: z.number().check(z.int(), z.minimum(1)),
  rpcUrl: webAddress,
  /** Blocks after which an arrival counts and a payout is final. */
  confirmations: z.number().check(z.int(), z.minimum(1), z.maximum(1000)),
  /** The BIP-32 public key; addresses are its children 0/1, 0/2, … */
  extendedPublicKey: z.string(),
  coins: z.array(coin).check(z.minLength(1)),
  /** The first block to read when nothing has been read yet; left out: the newest block. */
  firstBlock: z.optional(z.number().check(z.int(), z.minimum(0))),
  pollMs: z._default(z.number().check(z.int(), z.minimum(100), z.maximum(600_000)), 4000),
  /** A payout waits while the chain asks for more per unit of gas. */
  highestFeeGwei: z._default(z.number().check(z.positive()), 200),
  /** The operator's own senders, such as those that bring gas to deposit addresses: nothing from them is a deposit. */
  ownSenders: z._default(z.array(address), []),
  /** The signer of payouts. Left out: the key of EVM_SIGNER_KEY (development chains only), or nobody. */
  signer: z.optional(z.strictObject({ url: webAddress, address })),
});

export type EvmNetwork = z.output<typeof network>;

/** The coin that fees are paid in; empty: it is not among those of the network. */
export const nativeCoin = ({ coins }: EvmNetwork): string => coins.find(({ contract }) => contract === undefined)?.coin ?? '';

/**
 * Refuses (Error naming the place) what is missing, unknown or said twice.
 * @internal
 */
export function parseEvmNetworks(text: string, name = 'EVM_NETWORKS'): readonly EvmNetwork[] {
  const parsed = z.safeParse(z.array(network).check(z.minLength(1)), JSON.parse(text));
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new Error(`${name}: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'not valid'}`);
  }
  const twice = (texts: readonly string[]): string | undefined => texts.find((one, place) => texts.indexOf(one) !== place);
  const doubled =
    twice(parsed.data.map((one) => one.network)) ??
    twice(parsed.data.flatMap((one) => one.coins.map((each) => `${one.network} ${each.coin}`)));
  if (doubled !== undefined) throw new Error(`${name}: ${doubled} is there twice`);
  return parsed.data;
}

export const readEvmNetworks = (file: string): readonly EvmNetwork[] => parseEvmNetworks(readFileSync(file, 'utf8'), file);

/** The coins as they are listed, over the connected networks and no others. Refuses (Error) a coin that is not listed. */
export function overEvmNetworks(coins: readonly CoinListing[], networks: readonly EvmNetwork[]): readonly CoinListing[] {
  for (const one of networks)
    for (const { coin: code } of one.coins)
      if (!coins.some((listed) => listed.code === code)) throw new Error(`${one.network}: there is no coin ${code} here`);
  const wayOf = (code: string, one: EvmNetwork): CoinNetwork[] =>
    one.coins
      .filter((each) => each.coin === code)
      .map(({ decimals, minimumDeposit }) => ({
        network: one.network,
        confirmations: one.confirmations,
        addressStyle: 'evm',
        decimals,
        ...(minimumDeposit === undefined ? {} : { minimumDeposit }),
      }));
  return coins.map((listed) => ({ ...listed, networks: networks.flatMap((one) => wayOf(listed.code, one)) }));
}
