// The switches of the site, from both sides: what each lets through, and what it refuses and hides.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { getSwitches } from '#lib/contract/calls/v1/mix/public/config.ts';
import { getCoins } from '#lib/contract/calls/v1/mix/public/getCoinConfigList.ts';
import { sendTestCoins } from '#lib/contract/calls/v1/testnet/send.ts';
import { login } from '#lib/contract/calls/v1/user/login.ts';
import { register } from '#lib/contract/calls/v1/user/register.ts';
import { siteSwitches, type SiteSwitches } from '#lib/contract/site/switches.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader, goodPassword } from '../trader.ts';
import { createVisitor } from '../visitor.ts';

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await startTestExchange();
});
afterAll(() => exchange.close());

/** As an operator writes the file; resolves when it is read. */
async function set(switches: Partial<SiteSwitches>): Promise<void> {
  const folder = join(exchange.dataDir, 'site');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'switches.json'), JSON.stringify(switches));
  const wanted = { registration: true, testCoins: true, ...switches };
  await expect.poll(async () => (await createVisitor(exchange).call(getSwitches, {})).switches, { timeout: 5000 }).toEqual(wanted);
}

let made = 0;
const newcomer = () => {
  made += 1;
  return { email: `newcomer-${process.pid}-${made}@example.com`, password: goodPassword };
};
const coins = { coin: 'USDT', network: 'Tron', amount: '100' } as const;
const testNetworks = async (): Promise<Set<boolean>> =>
  new Set(
    (await createVisitor(exchange).call(getCoins, {})).coins.flatMap(({ networks }) => networks.map(({ testNetwork }) => testNetwork)),
  );

test('no switch is left out here', () => {
  expect(Object.keys(siteSwitches.shape)).toEqual(['registration', 'testCoins']);
});

test('registration: on, an account is opened; off, none is, and whoever has one still comes in', async () => {
  const known = newcomer();
  await createVisitor(exchange).call(register, known);
  await set({ registration: false });
  const late = newcomer();
  expect(await createVisitor(exchange).try(register, late)).toMatchObject({ code: '23159', status: 'error' });
  expect(await createVisitor(exchange).try(login, known)).toMatchObject({ code: '00000' });
  await set({ registration: true });
  expect(await createVisitor(exchange).try(register, late)).toMatchObject({ code: '00000' });
});

test('testCoins: on, test networks give coins and say so; off, they refuse and no network offers any', async () => {
  const trader = await createTrader(exchange);
  expect(await testNetworks()).toEqual(new Set([true]));
  expect(await trader.try(sendTestCoins, coins)).toMatchObject({ code: '00000' });
  await set({ testCoins: false });
  expect(await testNetworks()).toEqual(new Set([false]));
  expect(await trader.try(sendTestCoins, coins)).toMatchObject({ code: '40035', status: 'error' });
  await set({});
  expect(await testNetworks()).toEqual(new Set([true]));
});
