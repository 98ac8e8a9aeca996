// The operator's list of chains, and who may sign for which.
import { expect, test } from 'vitest';

import { overEvmNetworks, parseEvmNetworks } from './evm-networks.ts';
import { toChainUnits, toVenueUnits } from './scale-units.ts';
import { developmentSigner } from './signer.ts';

const good = {
  network: 'Ethereum',
  chainId: 1,
  rpcUrl: 'http://127.0.0.1:8545',
  confirmations: 12,
  extendedPublicKey: 'xpub',
  coins: [
    { coin: 'ETH', decimals: 18 },
    { coin: 'USDT', contract: '0xdAC17F958D2ee523a2206206994597C13D831ec7', decimals: 6 },
  ],
};
const parse = (change: object, more: readonly object[] = []) => parseEvmNetworks(JSON.stringify([{ ...good, ...change }, ...more]));
const listed = ['ETH', 'USDT', 'BTC'].map((code) => ({
  code,
  networks: [{ network: 'Simulated', confirmations: 1, addressStyle: 'evm' } as const],
  testCoinsMaximum: '1',
  listedPriceUsd: 1,
}));

test('what is left out has its usual value; coins are over the connected networks and no others', () => {
  const networks = parse({});
  expect(networks[0]).toMatchObject({ pollMs: 4000, highestFeeGwei: 200, ownSenders: [] });
  const over = overEvmNetworks(listed, networks).map((coin) => [coin.code, coin.networks]);
  expect(over).toEqual([
    ['ETH', [{ network: 'Ethereum', confirmations: 12, addressStyle: 'evm', decimals: 18 }]],
    ['USDT', [{ network: 'Ethereum', confirmations: 12, addressStyle: 'evm', decimals: 6 }]],
    ['BTC', []],
  ]);
});

test.each([
  [{ chainId: 0 }, 'EVM_NETWORKS: 0.chainId'],
  [{ rpcUrl: 'ws://127.0.0.1' }, 'must begin with http'],
  [{ confirmations: 0 }, '0.confirmations'],
  [{ coins: [] }, '0.coins'],
  [{ coins: [{ coin: 'USDT', contract: '0xdac17F958D2ee523a2206206994597C13D831ec7', decimals: 6 }] }, 'its checksum right'],
  [{ coins: [good.coins[0], good.coins[0]] }, 'Ethereum ETH is there twice'],
  [{ privateKey: '0x' }, 'EVM_NETWORKS: 0'],
])('refused: %j', (change, why) => {
  expect(() => parse(change)).toThrow(why);
});

test('refused: a network twice, a coin that is not listed, a key in this process for a chain of real money', () => {
  expect(() => parse({}, [good])).toThrow('Ethereum is there twice');
  expect(() => overEvmNetworks(listed, parse({ coins: [{ coin: 'XYZ', decimals: 18 }] }))).toThrow('there is no coin XYZ here');
  expect(() => developmentSigner(`0x${'1'.repeat(64)}`, 1)).toThrow('chain 1 is no development chain');
  expect(developmentSigner(`0x${'1'.repeat(64)}`, 31_337).address).toBe('0x19E7E376E7C213B7E7e7e46cc70A5dD086DAff2A');
});

test.each([
  [1_234_567n, 6, 8, 123_456_700n],
  [1_999_999_999_999_999_999n, 18, 8, 199_999_999n],
  [9_999_999_999n, 18, 8, 0n],
])('%d on the chain (%d decimals) is, with %d decimals here, %d', (value, chain, here, units) => {
  expect(toVenueUnits(value, chain, here)).toBe(units);
});

test('what the chain cannot divide does not leave', () => {
  expect([toChainUnits(123_456_700n, 8, 6), toChainUnits(123_456_789n, 8, 6), toChainUnits(1n, 8, 18)]).toEqual([
    1_234_567n,
    null,
    10_000_000_000n,
  ]);
});
