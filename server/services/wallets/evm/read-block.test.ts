// One block of a chain: its own coin counts only where the operator has named it.
import { createPublicClient, http, type Address } from 'viem';
import { afterAll, expect, test } from 'vitest';

import { startScriptedNode } from '#tests/chains/scripted-node.ts';
import { parseEvmNetworks } from './evm-networks.ts';
import { readBlock } from './read-block.ts';

const node = await startScriptedNode();
afterAll(() => node.close());
const client = createPublicClient({ transport: http(node.url) });
const ours: Address = '0x00000000000000000000000000000000000a11ce';
const from: Address = '0x00000000000000000000000000000000000cabcd';
const contract: Address = '0x00000000000000000000000000000000000070ce';

node.mine({ hash: `0x${'1'.padStart(64, '0')}`, from, to: ours, value: 5n, nonce: 1, tokens: [{ contract, to: ours, value: 7n }] });

test.each([
  ['tokens and the coin', [{ coin: 'ETH', decimals: 18 }], ['0 ETH 5', '1 USDT 7']],
  ['tokens alone', [], ['1 USDT 7']],
])('a network of %s', async (_what, native, expected) => {
  const [network] = parseEvmNetworks(
    JSON.stringify([
      {
        network: 'Ethereum',
        chainId: 31337,
        rpcUrl: node.url,
        confirmations: 2,
        extendedPublicKey: 'xpub',
        coins: [
          ...native,
          {
            coin: 'USDT',
            contract,
            decimals: 6,
          },
        ],
      },
    ]),
  );
  if (network === undefined) throw new Error('there is no network');
  const { transfers } = await readBlock(client, network, 1, (address) => address === ours);
  expect(transfers.map(({ outputIndex, coin, value }) => `${outputIndex} ${coin} ${value}`)).toEqual(expected);
});
