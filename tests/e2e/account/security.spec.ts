// The security centre, sat through: an authenticator app, recovery codes, a passkey, a PIN, the lock, and sessions that end.
import { expect, type Page } from '@playwright/test';

import { appCode } from '../../api/authenticator-app.ts';
import { newVisitor } from '../alive.ts';
import { test } from '../browser-test.ts';
import { goodPassword, loseSession, signUp } from '../trader.ts';

const centre = '/account/security';
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** The proof that the shell asks for before anything that matters. */
async function prove(page: Page, more: { readonly code?: string; readonly pin?: string } = {}): Promise<void> {
  const asked = dialog(page, 'Confirm your identity');
  await asked.getByLabel('Password').fill(goodPassword);
  if (more.code !== undefined) await asked.getByLabel('Authenticator code').fill(more.code);
  await asked.getByRole('button', { name: 'Confirm' }).click();
  await expect(asked).toBeHidden();
}

async function logIn(page: Page, email: string): Promise<void> {
  await page.goto(`/login?from=${centre}`);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(goodPassword);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Turns the app on. Answers its secret and the recovery codes. */
async function turnAppOn(page: Page): Promise<{ secret: string; codes: string[] }> {
  await page.goto(centre);
  await page.getByRole('button', { name: 'Set up' }).click();
  await prove(page);
  const setUp = dialog(page, 'Set up');
  await expect(setUp.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = (await setUp.getByTestId('authenticator-secret').innerText()).replace(/\s/g, '');
  await setUp.getByLabel('Authenticator code').fill('000000');
  await setUp.getByRole('button', { name: 'Turn on' }).click();
  await expect(setUp.getByRole('alert')).toHaveText('Incorrect entry. Try again.');
  // One half minute back: the next code is then good at once.
  await setUp.getByLabel('Authenticator code').fill(appCode(secret, Date.now() - 30_000));
  await setUp.getByRole('button', { name: 'Turn on' }).click();
  const shown = dialog(page, 'Your recovery codes');
  await expect(shown.getByRole('listitem')).toHaveCount(10);
  const codes = await shown.getByRole('listitem').allInnerTexts();
  await shown.getByRole('button', { name: 'I’ve saved the codes' }).click();
  await expect(page.getByText('10 recovery codes left.')).toBeVisible();
  return { secret, codes };
}

test('an authenticator app: set up, asked for at the login, and a recovery code in its place', async ({ page, context }) => {
  test.setTimeout(120_000);
  const email = await signUp(page);
  const { secret, codes } = await turnAppOn(page);
  expect(codes).toHaveLength(10);
  await loseSession(context);
  await logIn(page, email);
  await expect(page.getByRole('heading', { name: 'Two-factor authentication' })).toBeVisible();
  await page.getByLabel('Authenticator code').fill('123456');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('alert').first()).toHaveText('Incorrect entry. Try again.');
  await page.getByLabel('Authenticator code').fill(appCode(secret, Date.now()));
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(centre);
  await loseSession(context);
  await logIn(page, email);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(centre);
  await expect(page.getByText('9 recovery codes left.')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Login history' })).toContainText('Failed');
});

// Times inside sentences are isolated, which is a sign of its own before the year.
test('a passkey: made, used at the login without a password, renamed, removed', async ({ page, context }) => {
  test.setTimeout(120_000);
  const device = await context.newCDPSession(page);
  await device.send('WebAuthn.enable');
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
  });
  await signUp(page);
  await page.goto(centre);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await prove(page);
  await expect(page.getByText(/^Added \W?20/)).toBeVisible();
  await expect(page.getByText(/Withdrawals are on hold until/)).toBeVisible();
  await loseSession(context);
  await page.goto(`/login?from=${centre}`);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page).toHaveURL(centre);
  await expect(page.getByText(/^Last used \W?20/)).toBeVisible();
  await page.getByRole('button', { name: 'Rename' }).click();
  const naming = dialog(page, 'Rename');
  await naming.getByLabel('Name').fill('My laptop');
  await naming.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('My laptop')).toBeVisible();
  await page.getByRole('button', { name: 'Remove' }).click();
  await prove(page);
  await expect(page.getByText('My laptop')).toBeHidden();
});

test('the PIN, the word and the lock: set with a proof, and frozen then', async ({ page }) => {
  test.setTimeout(120_000);
  await signUp(page);
  await page.goto(centre);
  await expect(page.getByRole('heading', { name: 'Your account is weakly protected' })).toBeVisible();
  await page.getByRole('button', { name: 'Choose' }).click();
  await dialog(page, 'Anti-phishing code').getByLabel('Anti-phishing code').fill('blue heron');
  await dialog(page, 'Anti-phishing code').getByRole('button', { name: 'Save' }).click();
  await prove(page);
  await page.getByRole('button', { name: 'Set PIN' }).click();
  const pin = dialog(page, 'Set PIN');
  await pin.getByLabel('Fund PIN').fill('123456');
  await pin.getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page, 'Confirm your identity').getByText('Anti-phishing code: blue heron')).toBeVisible();
  await prove(page);
  await expect(pin.getByRole('alert')).toHaveText(/too easy to guess/);
  await pin.getByLabel('Fund PIN').fill('493027');
  await pin.getByRole('button', { name: 'Save' }).click();
  await prove(page);
  await expect(page.getByRole('heading', { name: 'Your account is fairly protected' })).toBeVisible();
  await page.getByRole('button', { name: 'Lock' }).click();
  await dialog(page, 'Lock').getByLabel('Days').fill('3');
  await dialog(page, 'Lock').getByRole('button', { name: 'Save' }).click();
  await prove(page);
  await expect(page.getByText(/^Until \W?20/)).toBeVisible();
  for (const name of ['Change password', 'Change PIN', 'Add a passkey', 'Set up']) {
    await expect(page.getByRole('button', { name })).toBeDisabled();
  }
});

test('a session in another browser is seen, and ended from here', async ({ page, browser }) => {
  test.setTimeout(120_000);
  const email = await signUp(page);
  const elsewhere = await newVisitor(browser);
  const other = await elsewhere.newPage();
  await logIn(other, email);
  await expect(other).toHaveURL(centre);
  await page.goto(centre);
  const sessions = page.getByRole('region', { name: 'Active sessions' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByRole('listitem').filter({ hasText: 'This device' })).toHaveCount(1);
  await sessions.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await other.goto(centre);
  await expect(other).toHaveURL(/\/login/);
  await elsewhere.close();
});

test('a key for a program: made with a proof, its secret seen once, ended', async ({ page }) => {
  test.setTimeout(120_000);
  await signUp(page);
  await page.goto(centre);
  const keys = page.getByRole('region', { name: 'API keys' });
  await keys.getByRole('button', { name: 'Create API key' }).click();
  const form = dialog(page, 'Create API key');
  await form.getByLabel('Name').fill('Grid bot');
  await form.getByRole('checkbox', { name: /^Transfer/ }).check();
  await form.getByLabel('Passphrase').fill('open-sesame-1');
  await form.getByRole('button', { name: 'Create API key' }).click();
  await expect(form.getByRole('alert')).toHaveText(/Enter the addresses/);
  await form.getByLabel('Trusted IP addresses').fill('203.0.113.0/24');
  await form.getByRole('button', { name: 'Create API key' }).click();
  await prove(page);
  await expect(form.getByText(/^[0-9a-f]{64}$/)).toBeVisible();
  await form.getByRole('button', { name: 'I’ve saved the codes' }).click();
  await expect(keys).toContainText('Grid bot');
  await expect(keys).toContainText('203.0.113.0/24');
  await expect(page.getByText(/^[0-9a-f]{64}$/)).toBeHidden();
  await keys.getByRole('button', { name: 'Delete' }).click();
  await expect(keys).toContainText('No API keys.');
});

test('settings follow their user: the time zone chosen here is there in another browser', async ({ page, browser }) => {
  const email = await signUp(page);
  await page.goto('/account/settings');
  // A page that the server has drawn takes no choice before its scripts are there.
  await expect(async () => {
    await page.getByRole('combobox', { name: 'Time zone' }).selectOption({ label: 'UTC+3' });
    await expect(page.getByText('2026-01-31 15:00:00')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.getByRole('combobox', { name: 'Futures size unit' }).selectOption({ label: 'In value' });
  const elsewhere = await newVisitor(browser);
  const other = await elsewhere.newPage();
  await logIn(other, email);
  await expect(other).toHaveURL(centre);
  await other.goto('/account/settings');
  await expect(other.getByText('2026-01-31 15:00:00')).toBeVisible();
  await expect(other.getByText('Sizes are entered as position value.')).toBeVisible();
  await elsewhere.close();
});
