// The cap of play money counts what somebody has, also when the exchange has been stopped in between.
import { expect, test } from 'vitest';

import { Wallet } from '#lib/contract/enums.ts';
import { restoreExchange } from '#server/engine/exchange.ts';
import { units } from '#server/engine/units.ts';
import { heldUnits } from '#server/answers/paper/demo-coins.ts';

import { contractOpening, assets } from '../contracts/contract-venue.ts';
import { engineClient } from '../engine-client.ts';

/** A user without a position: the money is the only thing there. */
const saver = 1_100;

test('what lies in the futures wallet is held, with no position and after a restart', async () => {
  const { client, exchange } = engineClient();
  await client.submitAll([
    ...contractOpening(),
    { type: 'open-account', accountId: saver, kind: 'user' },
    { type: 'credit-deposit', accountId: saver, assetId: assets.usdt, units: units(1_000n), reference: 'saver' },
    { type: 'transfer-funds', accountId: saver, assetId: assets.usdt, from: Wallet.spot, to: Wallet.futures, units: units(300n) },
  ]);
  const restarted = engineClient(restoreExchange(exchange.snapshot())).client;
  expect(await heldUnits({ client }, saver, assets.usdt)).toBe(1_000n);
  expect(await heldUnits({ client: restarted }, saver, assets.usdt)).toBe(1_000n);
  expect((await restarted.futures(saver))?.wallets).toMatchObject([{ assetId: assets.usdt, available: 300n, sendable: 300 }]);
});

test('a snapshot of an earlier release names no coins of a wallet: those that there is money of are there all the same', async () => {
  const { client, exchange } = engineClient();
  await client.submitAll(contractOpening());
  const text = new TextDecoder().decode(exchange.snapshot());
  const earlier = restoreExchange(new TextEncoder().encode(text.replaceAll(/"coins":\[[\d,]*\],/g, '')));
  expect(earlier.futures(1_000)?.wallets).toEqual(exchange.futures(1_000)?.wallets);
  expect(exchange.futures(1_000)?.wallets).toHaveLength(2);
});
