// The wait of a new address: out to it a day later, by a server whose clock is a day ahead; then locked, and taken home.
import { readFileSync, rmSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';

import { newVisitor } from '../alive.ts';
import { test } from '../browser-test.ts';
import { newDataFolder, startOwnServer } from '../own-server.ts';
import { askFor, goodPassword, openDialog, signUp, takeTestCoins } from '../trader.ts';

const aheadMs = 25 * 3_600_000;
const pin = '493027';
const proofName = 'Confirm your identity';
const address = `0x${'a1b2c3d4e5'.repeat(4)}`;

async function proven(page: Page, purpose: string, path: string, body: object, entered: object): Promise<void> {
  const { token } = await askFor<{ token: string }>(page, 'v1/user/security/verify', { purpose, password: goodPassword, ...entered });
  const answer = await page.request.post(`/api/${path}`, { headers: { 'security-verification': token }, data: body });
  expect(await answer.json(), path).toMatchObject({ code: '00000' });
}

async function prove(page: Page): Promise<void> {
  const asked = page.getByRole('dialog', { name: proofName });
  await asked.getByLabel('Password').fill(goodPassword);
  if (await asked.getByLabel('Fund PIN').isVisible()) await asked.getByLabel('Fund PIN').fill(pin);
  await asked.getByRole('button', { name: 'Confirm' }).click();
  await expect(asked).toBeHidden();
}

test('to a kept address a day later; then the settings are locked, and every movement is taken home', async ({ browser }) => {
  // Two servers of its own, one after the other, may each take minutes to open on a machine that does other work beside.
  test.setTimeout(600_000);
  const dataDir = newDataFolder();
  let server = await startOwnServer({ dataDir });
  try {
    const today = await newVisitor(browser, { baseURL: server.url });
    const first = await today.newPage();
    await signUp(first);
    await takeTestCoins(first, 'USDT', 'Ethereum', '3000');
    await proven(first, 'change-security', 'v1/user/security/pin/enable-pin', { pin }, {});
    const kept = { coin: 'USDT', network: 'Ethereum', address, label: 'My wallet' };
    await proven(first, 'add-address', 'v1/assets/withdraw/address/add', kept, { pin });
    const known = await today.storageState();
    await today.close();
    await server.close();

    const nodeArguments = ['--import', './tests/e2e/clock-ahead.ts'];
    server = await startOwnServer({ dataDir, nodeArguments, env: { CLOCK_AHEAD_MS: String(aheadMs) } });
    const tomorrow = await newVisitor(browser, { baseURL: server.url, storageState: known });
    const page = await tomorrow.newPage();
    await page.goto('/asset/withdraw');
    await expect(async () => {
      await page.getByRole('combobox', { name: 'Network' }).selectOption('Ethereum');
      await page.getByRole('combobox', { name: 'From the address book' }).selectOption({ index: 1 });
      await expect(page.getByText(address)).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await page.getByRole('textbox', { name: 'Amount' }).fill('1000');
    await openDialog(page, page.getByRole('main').getByRole('button', { name: 'Withdraw', exact: true }), proofName);
    await prove(page);
    const code = page.getByRole('dialog', { name: 'Enter the code' });
    await code.getByRole('button', { name: 'Open messages' }).click();
    const message = await code.getByTestId('message').first().innerText();
    await code.getByLabel('Code', { exact: true }).fill(/is (\d{6})/.exec(message)?.[1] ?? '');
    await code.getByRole('button', { name: 'Confirm withdrawal' }).click();
    await expect(page.getByText('Confirmed. You can follow it below.')).toBeVisible();
    await expect(page.getByTestId('withdrawal')).toContainText('Done', { timeout: 60_000 });

    await page.goto('/account/security');
    const lock = await openDialog(page, page.getByRole('button', { name: 'Lock', exact: true }), 'Lock');
    await lock.getByLabel('Days').fill('30');
    await lock.getByRole('button', { name: 'Save' }).click();
    await prove(page);
    await expect(page.getByRole('button', { name: 'Change PIN' })).toBeDisabled();

    await page.goto('/asset/history');
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Export as CSV' }).click()]);
    const movements = readFileSync(await file.path(), 'utf8');
    for (const told of [',spot,USDT,deposit,3000,', ',withdrawal,']) expect(movements).toContain(told);
  } finally {
    await server.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
