// From the operator's file to chains that run: what is offered then, and data in which coins of both kinds would meet.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { loadVenue } from '#server/market/venue.ts';
import { openChain } from '#server/open-chain.ts';
import { depositAddresses } from '#server/store/schema/deposits.ts';
import { exchangeAccounts } from '#server/store/schema/accounts.ts';
import { user } from '#server/store/schema/identity.ts';
import { openTestStore } from '#tests/open-test-store.ts';
import { seedKey } from './chain-venue.ts';
import { startDevChain, type DevChain } from './dev-chain.ts';

const folder = mkdtempSync(join(tmpdir(), 'meridian-open-chain-'));
const log = pino({ level: 'silent' });
const venue = loadVenue();
let chain: DevChain;
const store = await openTestStore();
beforeAll(async () => {
  chain = await startDevChain();
  await store.db.insert(user).values(['ann', 'bob'].map((id) => ({ id, name: id, email: `${id}@example.com` })));
  await store.db
    .insert(exchangeAccounts)
    .values(['ann', 'bob'].map((userId, place) => ({ accountId: 1000 + place, userId, createdAtMs: 1 })));
}, 180_000);
afterAll(async () => {
  await chain.close();
  rmSync(folder, { recursive: true, force: true });
});

const open = (evm: Parameters<typeof openChain>[0]['evm']) => openChain({ evm, networkBlockMs: 1000 }, { store, venue, key: 'key', log });
const file = (): string => {
  const path = join(folder, 'networks.json');
  const coins = [{ coin: 'ETH', decimals: 18 }];
  const network = {
    network: 'Ethereum',
    chainId: 31_337,
    rpcUrl: chain.url,
    confirmations: 3,
    extendedPublicKey: seedKey.publicExtendedKey,
    coins,
  };
  writeFileSync(path, JSON.stringify([network]));
  return path;
};
const offered = ({ coins }: Awaited<ReturnType<typeof open>>): string[] =>
  coins.filter(({ networks }) => networks.length > 0).map(({ code }) => code);

test('out of the box every coin is simulated; with a file, its coins are there and no test coins', async () => {
  const simulated = await open(null);
  expect([offered(simulated).length > 10, simulated.chain.send !== undefined]).toEqual([true, true]);
  await simulated.chain.close();
  const real = await open({ file: file(), signerKey: '', signerToken: '' });
  expect([offered(real), real.chain.send]).toEqual([['ETH'], undefined]);
  const ethereum = { network: 'Ethereum', confirmations: 3, addressStyle: 'evm' } as const;
  const address = await real.chain.address({ userId: 'ann', coin: 'ETH' }, ethereum);
  const kept = { userId: 'ann', accountId: 1000, coin: 'ETH', network: 'Ethereum', address, createdAtMs: 1 };
  await store.db.insert(depositAddresses).values(kept);
  await real.chain.close();
});

test('data of real coins does not open without the file, and data of simulated ones not with it', async () => {
  await expect(open(null)).rejects.toThrow('this data has coins of real chains in it');
  const simulated = { userId: 'bob', accountId: 1001, coin: 'BTC', network: 'Bitcoin', address: 'tb1', createdAtMs: 1 };
  await store.db.insert(depositAddresses).values(simulated);
  await expect(open({ file: file(), signerKey: '', signerToken: '' })).rejects.toThrow('coins of simulated chains');
});

test('a node of another chain than the file says: nothing opens', async () => {
  await store.db.delete(depositAddresses);
  const path = join(folder, 'other.json');
  writeFileSync(path, readFileSync(file(), 'utf8').replace('31337', '1337'));
  await expect(open({ file: path, signerKey: '', signerToken: '' })).rejects.toThrow('Ethereum: the node is of chain 31337, not of 1337');
});
