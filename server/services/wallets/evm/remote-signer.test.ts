// A signer on a machine of its own, as a test writes it: what it is asked, what of its answers is taken, and for which networks it is asked.
import { createServer } from 'node:http';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { HDKey } from 'viem/accounts';
import { afterAll, beforeEach, expect, test } from 'vitest';

import { openTestStore } from '#tests/open-test-store.ts';
import { startScriptedNode } from '#tests/chains/scripted-node.ts';
import { connectEvmChains } from './connect-evm-chains.ts';
import { remoteSigner } from './remote-signer.ts';

type Asked = {
  readonly method: string | undefined;
  readonly type: string | undefined;
  readonly bearer: string | undefined;
  readonly body: unknown;
};
type Answer = { readonly status: number; readonly body: string; readonly location?: string };

const asked: Asked[] = [];
const good: Answer = { status: 200, body: JSON.stringify({ raw: '0x02ab' }) };
let answer: Answer = good;
const server = createServer((request, response) => {
  void text(request).then((body) => {
    const { 'content-type': type, authorization: bearer } = request.headers;
    asked.push({ method: request.method, type, bearer, body: body === '' ? null : JSON.parse(body) });
    response.writeHead(answer.status, answer.location === undefined ? {} : { location: answer.location }).end(answer.body);
  });
});
await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
const { port }: Pick<AddressInfo, 'port'> = Object(server.address());
const url = `http://127.0.0.1:${port}/sign`;
const store = await openTestStore();
const node = await startScriptedNode();
const folder = mkdtempSync(join(tmpdir(), 'signer-'));
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await node.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  asked.length = 0;
  answer = good;
});

const address = '0x19E7E376E7C213B7E7e7e46cc70A5dD086DAff2A';
const transaction = {
  reference: 'withdrawal-7',
  network: 'Ethereum',
  chainId: 1,
  nonce: 3,
  to: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
  // More than a number in JSON can hold.
  value: 123_456_789_012_345_678_901n,
  data: '0x',
  gas: 21_000n,
  maxFeePerGas: 40n,
  maxPriorityFeePerGas: 2n,
} as const;

test('it is asked for one transaction with everything that it says, in text, and shown the token', async () => {
  const signer = remoteSigner({ url, address, token: 'secret' });
  expect([signer.address, await signer.sign(transaction)]).toEqual([address, '0x02ab']);
  const body = {
    from: address,
    reference: 'withdrawal-7',
    network: 'Ethereum',
    chainId: '1',
    nonce: '3',
    to: transaction.to,
    value: '123456789012345678901',
    data: '0x',
    gas: '21000',
    maxFeePerGas: '40',
    maxPriorityFeePerGas: '2',
  };
  expect(asked).toEqual([{ method: 'POST', type: 'application/json', bearer: 'Bearer secret', body }]);
  await remoteSigner({ url, address, token: '' }).sign(transaction);
  expect(asked[1]).toMatchObject({ bearer: undefined, body });
});

test.each<readonly [string, Answer, string, number]>([
  ['refuses', { ...good, status: 403 }, 'the signer refuses: HTTP 403', 1],
  ['is broken', { ...good, status: 500 }, 'the signer refuses: HTTP 500', 1],
  ['answers what is no transaction', { ...good, body: '{"raw":"02ab"}' }, 'must be hexadecimal', 1],
  ['answers nothing', { ...good, body: '{}' }, 'must be hexadecimal', 1],
  // The signer stands at the one address: nobody else is asked.
  ['sends somewhere else', { status: 307, body: '', location: url }, 'fetch failed', 1],
])('a signer that %s signs nothing', async (_how, said, why, times) => {
  answer = said;
  await expect(remoteSigner({ url, address, token: '' }).sign(transaction)).rejects.toThrow(why);
  expect(asked).toHaveLength(times);
});

test('a network says who signs for it: its own signer, the key of development, or nobody', async () => {
  const network = {
    network: 'Ethereum',
    chainId: 31_337,
    rpcUrl: node.url,
    confirmations: 2,
    extendedPublicKey: HDKey.fromMasterSeed(new Uint8Array(32).fill(7)).derive("m/44'/60'/0'").publicExtendedKey,
    coins: [{ coin: 'ETH', decimals: 18, minimumDeposit: '0.5' }],
  };
  const listed = { code: 'ETH', networks: [], testCoinsMaximum: '1', listedPriceUsd: 1 };
  const assetOf = () => ({ assetId: 0, code: 'ETH', name: 'Ether', decimals: 8 });
  const log = { info: () => undefined, error: () => undefined };
  const connect = async (change: object, signerKey: string) => {
    const file = join(folder, 'networks.json');
    writeFileSync(file, JSON.stringify([{ ...network, ...change }]));
    const { chain, coins } = await connectEvmChains({ file, signerKey, signerToken: 't', coins: [listed], db: store.db, assetOf, log });
    const [way] = coins[0]?.networks ?? [];
    if (way === undefined) throw new Error('the coin is over no network');
    expect(way).toEqual({ network: 'Ethereum', confirmations: 2, addressStyle: 'evm', decimals: 18, minimumDeposit: '0.5' });
    const payout = { reference: `withdrawal-${signerKey}`, network: 'Ethereum', coin: 'ETH', memo: '', address: transaction.to };
    const signed = await chain.sign({ ...payout, amountUnits: 100_000_000n }).then(
      ({ networkFeeCoin }) => networkFeeCoin,
      (error: unknown) => String(error),
    );
    await chain.close();
    return signed;
  };
  node.state.balance = 10n ** 19n;
  expect(await connect({}, '')).toBe('Error: nobody signs for Ethereum: payouts wait');
  expect(await connect({}, `0x${'1'.repeat(64)}`)).toBe('ETH');
  expect(asked).toEqual([]);
  answer = { ...good, status: 403 };
  // The key of development signs for no network that names a signer.
  expect(await connect({ signer: { url, address } }, `0x${'1'.repeat(63)}2`)).toBe('Error: the signer refuses: HTTP 403');
  expect(asked).toMatchObject([
    { bearer: 'Bearer t', body: { from: address, network: 'Ethereum', to: transaction.to, value: '1000000000000000000' } },
  ]);
});
