// The operator's node: asked over JSON-RPC. It is believed only while it says that it is of the right chain.
import { createPublicClient, erc20Abi, http, type PublicClient } from 'viem';

import type { EvmNetwork } from './evm-networks.ts';

export type Node = {
  /** Throws when the node does not answer, or is of another chain; after one good answer it asks no more. */
  ready(): Promise<PublicClient>;
};

/** The node's own account of its chain does not match the operator's list. */
export class WrongChain extends Error {}

const patienceMs = 10_000;

async function check(client: PublicClient, { network, chainId, coins }: EvmNetwork): Promise<void> {
  const found = await client.getChainId();
  if (found !== chainId) throw new WrongChain(`${network}: the node is of chain ${found}, not of ${chainId}`);
  for (const { coin, contract, decimals } of coins) {
    if (contract === undefined) continue;
    const said = await client.readContract({ address: contract, abi: erc20Abi, functionName: 'decimals' }).catch((error: unknown) => {
      if (error instanceof Error && error.name === 'ContractFunctionExecutionError' && /returned no data/.test(error.message)) return null;
      throw error;
    });
    if (said === null) throw new WrongChain(`${network}: there is no token at ${contract}`);
    if (said !== decimals) throw new WrongChain(`${network}: ${coin} has ${said} decimals, not ${decimals}`);
  }
}

export function connectNode(network: EvmNetwork): Node {
  const client = createPublicClient({
    transport: http(network.rpcUrl, { timeout: patienceMs, retryCount: 1 }),
    pollingInterval: network.pollMs,
  });
  let checked = false;
  return {
    ready: async () => {
      if (!checked) await check(client, network);
      checked = true;
      return client;
    },
  };
}
