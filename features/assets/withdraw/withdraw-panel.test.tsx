// @vitest-environment jsdom
// The page to withdraw, pressed: what arrives is shown before it is asked for, the code lets it go, what is pending can be cancelled.
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';

import { ApiError } from '#lib/api/api-error.ts';
import type { ApiClient } from '#lib/api/create-api-client.ts';
import { ApiClientContext } from '#lib/api/use-api.ts';
import type { WithdrawalRecord } from '#lib/contract/money/withdrawal.ts';
import arErrors from '#locales/ar/errors.json' with { type: 'json' };
import arShell from '#locales/ar/shell.json' with { type: 'json' };
import arWithdraw from '#locales/ar/withdraw.json' with { type: 'json' };
import enErrors from '#locales/en-US/errors.json' with { type: 'json' };
import enShell from '#locales/en-US/shell.json' with { type: 'json' };
import enWithdraw from '#locales/en-US/withdraw.json' with { type: 'json' };
import { WithdrawPanel } from './withdraw-panel.tsx';
import { WithdrawForm } from './withdraw-form.tsx';
import type { WithdrawScene } from './withdraw-scene.ts';

vi.mock('#lib/i18n/navigation.ts', () => ({ Link: 'a' }));

beforeEach(() => {
  // jsdom knows no dialogs.
  HTMLDialogElement.prototype.showModal = function open(this: HTMLDialogElement) {
    this.open = true;
  };
});
afterEach(cleanup);

const address = `0x${'5'.repeat(40)}`;
const nowMs = Date.UTC(2026, 0, 2);
const pending: WithdrawalRecord = {
  withdrawalId: '7',
  coin: 'USDT',
  network: 'Ethereum',
  address,
  memo: '',
  receiveAmount: '247.5',
  fee: '3',
  state: 'pending',
  reason: '',
  transactionId: '',
  confirmations: 0,
  requiredConfirmations: 12,
  createTimeMs: nowMs,
  updateTimeMs: nowMs,
};
const scene: WithdrawScene = {
  config: {
    coins: [
      {
        coin: 'USDT',
        name: 'Tether',
        networks: [{ network: 'Ethereum', fee: '3', minimum: '15', confirmations: 12, hasMemo: false, decimals: 8 }],
      },
      {
        coin: 'XRP',
        name: 'XRP',
        networks: [{ network: 'XRP Ledger', fee: '0.083', minimum: '2.1', confirmations: 4, hasMemo: true, decimals: 6 }],
      },
    ],
    vipLevel: 1,
    dailyLimit: '250000',
    dailyLeft: '200000',
    heldUntilMs: 0,
    nowMs,
    whitelist: { on: false, endsTimeMs: null },
    addressDelayMs: 86_400_000,
  },
  // The balance of a unified account that needs 500 of its 1,500 as margin.
  balances: [{ coin: 'USDT', available: '1500', withdrawable: '1000', frozen: '0', total: '1000', usdtValue: '1000' }],
  records: [],
  internal: [],
  security: { hasPin: true, hasAuthenticator: false },
  book: { list: [], whitelist: { on: false, endsTimeMs: null } },
};

type Sent = { readonly path: string; readonly request: unknown };

function show(shown: WithdrawScene, answers: Readonly<Record<string, object>> = {}, language: 'en-US' | 'ar' = 'en-US'): Sent[] {
  const sent: Sent[] = [];
  const told: Readonly<Record<string, object>> = {
    'v1/assets/withdraw/config': shown.config,
    'v1/assets/withdraw/records': { list: shown.records, nextId: null },
    'v1/assets/withdraw/internal/records': { list: shown.internal, nextId: null },
    'v1/assets/withdraw/address/list': shown.book,
    'v1/assets/getAssets': { list: shown.balances, totalUsdtValue: '1000' },
    ...answers,
  };
  const client: ApiClient = {
    call: async (call, request) => {
      sent.push({ path: call.path, request });
      const answer = told[call.path];
      if (answer === undefined) throw new ApiError('02014', 'no');
      return z.parse(call.response, answer);
    },
  };
  const messages =
    language === 'ar'
      ? { shell: arShell, withdraw: arWithdraw, errors: arErrors }
      : { shell: enShell, withdraw: enWithdraw, errors: enErrors };
  render(
    <NextIntlClientProvider locale={language} messages={messages} timeZone="UTC" onError={(error) => expect.fail(error.message)}>
      <ApiClientContext value={client}>
        <WithdrawPanel scene={shown} locale={language} initialCoin="USDT" />
      </ApiClientContext>
    </NextIntlClientProvider>,
  );
  return sent;
}

const type = (label: string, value: string): void => void fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));

test('the fee comes out of the amount, and what cannot be asked for is said before it is', () => {
  show(scene);
  type('Address', address);
  type('Amount', '250.5');
  expect(screen.getByTestId('receive-amount').textContent).toBe('247.5\u00a0USDT');
  expect(screen.getByRole('button', { name: 'Withdraw' })).toHaveProperty('disabled', false);
  type('Amount', '14.9');
  expect(screen.getByText('At least 15 USDT')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Withdraw' })).toHaveProperty('disabled', true);
  type('Amount', '1000.1');
  expect(screen.getByText('More than the available balance')).toBeTruthy();
  press('All');
  expect(screen.getByTestId('receive-amount').textContent).toBe('997\u00a0USDT');
});

test('the conditions stand before anything is typed, with a way to set up what is missing', () => {
  show(scene);
  const conditions = screen.getByRole('region', { name: 'Before you withdraw' });
  const texts = conditions.textContent?.replaceAll(/[\u2066-\u2069]/g, '');
  for (const told of ['Fund PIN / Authenticator app', 'On', '200,000 / 250,000 USDT', 'Sent to your messages', 'after 24 hours'])
    expect(texts).toContain(told);
  expect(within(conditions).queryByRole('link')).toBeNull();
  expect(screen.getByText('Network fee').nextSibling?.textContent).toBe('3\u00a0USDT');
  expect(screen.getByText('Minimum amount').nextSibling?.textContent).toBe('15\u00a0USDT');
  cleanup();
  show({ ...scene, security: { hasPin: false, hasAuthenticator: false } });
  expect(screen.getByRole('link', { name: 'Set up' }).getAttribute('href')).toBe('/account/security');
  expect(screen.getByText('Not set up')).toBeTruthy();
});

test('an address is checked as it is typed: its field says what is wrong and which network it looks like', async () => {
  const sent = show(scene, { 'v1/assets/withdraw/address/check': { problem: 'invalidAddress', looksLike: ['Tron'] } });
  type('Amount', '20');
  type('Address', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent?.replaceAll(/[\u2066-\u2069]/g, '')).toBe(
    'Not a valid Ethereum address. This appears to be an address for Tron.',
  );
  expect(screen.getByLabelText('Address').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('button', { name: 'Withdraw' })).toHaveProperty('disabled', true);
  expect(sent.filter(({ path }) => path.endsWith('check')).map(({ request }) => request)).toEqual([
    { coin: 'USDT', network: 'Ethereum', address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8' },
  ]);
  type('Address', '');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('asked for, then confirmed with the code from the messages', async () => {
  const message = {
    messageId: '1',
    kind: 'withdrawalCode',
    params: { code: '204981', coin: 'USDT', address, withdrawalId: '7' },
    createTimeMs: nowMs,
  };
  const sent = show(scene, {
    'v1/assets/withdraw/apply': pending,
    'v1/user/inbox/list': { list: [message] },
    'v1/assets/withdraw/confirm': { ...pending, state: 'sent' },
  });
  type('Address', ` ${address} `);
  type('Amount', '250.5');
  press('Withdraw');
  const dialog = await screen.findByRole('dialog', { name: 'Enter the code' });
  expect(sent.find(({ path }) => path.endsWith('apply'))?.request).toEqual({
    coin: 'USDT',
    network: 'Ethereum',
    address,
    amount: '250.5',
    clientOid: expect.any(String),
  });
  press('Open messages');
  expect((await within(dialog).findByTestId('message')).textContent).toContain('204981');
  type('Code', '204 981');
  press('Confirm withdrawal');
  await waitFor(() => expect(sent.find(({ path }) => path.endsWith('confirm'))?.request).toEqual({ withdrawalId: '7', code: '204981' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('refused: it says why, and keeps what was typed', async () => {
  show(scene);
  type('Address', 'nowhere');
  type('Amount', '20');
  press('Withdraw');
  await screen.findByRole('alert');
  expect(screen.getByLabelText('Address')).toHaveProperty('value', 'nowhere');
  expect(screen.getByLabelText('Amount')).toHaveProperty('value', '20');
});

test('each state has its words, and only what is pending can be cancelled', async () => {
  const states = ['review', 'sent', 'confirmed', 'failed', 'cancelled', 'reversed'] as const;
  const others = states.map((state, place): WithdrawalRecord => ({
    ...pending,
    withdrawalId: String(place + 10),
    state,
    confirmations: 5,
  }));
  const sent = show(
    { ...scene, records: [pending, ...others, { ...pending, withdrawalId: '99', state: 'failed', reason: 'lost' }] },
    { 'v1/assets/withdraw/cancel': { ...pending, state: 'cancelled' } },
  );
  const texts = screen.getAllByTestId('withdrawal').map((row) => row.textContent);
  expect(texts[0]).toContain('Waiting for code');
  expect(texts[2]).toContain('Sent 5/12');
  expect(texts[7]).toContain('Rejected by the network. Funds returned.');
  expect(screen.getAllByRole('button', { name: 'Cancel' }).length).toBe(1);
  press('Cancel');
  await waitFor(() => expect(sent.find(({ path }) => path.endsWith('cancel'))?.request).toEqual({ withdrawalId: '7' }));
});

describe('the address book', () => {
  const kept = { addressId: '3', label: 'Home', coin: 'USDT', network: 'Ethereum', address, memo: '', createTimeMs: nowMs };
  const book = {
    list: [
      { ...kept, usableTimeMs: nowMs - 1 },
      { ...kept, addressId: '4', label: 'New one', address: `0x${'6'.repeat(40)}`, usableTimeMs: nowMs + 3_600_000 },
    ],
    whitelist: { on: true, endsTimeMs: null },
  };

  test('sends to a kept address without typing it', async () => {
    const sent = show({ ...scene, book }, { 'v1/assets/withdraw/apply': pending });
    fireEvent.change(screen.getByRole('combobox', { name: 'From the address book' }), { target: { value: '3' } });
    type('Amount', '100');
    press('Withdraw');
    await screen.findByRole('dialog', { name: 'Enter the code' });
    expect(sent.find(({ path }) => path.endsWith('apply'))?.request).toMatchObject({ address });
  });

  test('adds, says when it can be used, and switches the whitelist', async () => {
    const sent = show(
      { ...scene, book },
      {
        'v1/assets/withdraw/address/add': { ...kept, usableTimeMs: nowMs },
        'v1/assets/withdraw/address/whitelist': { on: true, endsTimeMs: nowMs },
      },
    );
    press('Manage addresses');
    const dialog = screen.getByRole('dialog', { name: 'Address book' });
    expect(within(dialog).getByText('From \u20662026-01-02 01:00:00\u2069 UTC')).toBeTruthy();
    fireEvent.change(within(dialog).getByLabelText('Name'), { target: { value: 'Cold' } });
    fireEvent.change(within(dialog).getByLabelText('Address'), { target: { value: address } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Add address' }));
    const place = { coin: 'USDT', network: 'Ethereum', address };
    await waitFor(() => expect(sent.find(({ path }) => path.endsWith('add'))?.request).toEqual({ label: 'Cold', ...place }));
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Switch off' })).toHaveProperty('disabled', false));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Switch off' }));
    await waitFor(() => expect(sent.find(({ path }) => path.endsWith('whitelist'))?.request).toEqual({ on: false }));
  });
});

test('everything has its words in Arabic', () => {
  show({ ...scene, records: [pending], config: { ...scene.config, heldUntilMs: nowMs } }, {}, 'ar');
  expect(screen.getByRole('heading', { name: 'سحب' })).toBeTruthy();
  expect(screen.getByText('بانتظار الرمز')).toBeTruthy();
});

test('to a user: looked at first, then sent under one name; a change is looked at anew', async () => {
  const gift = { transferId: '3', direction: 'sent', coin: 'USDT', amount: '25', counterpart: 'b***@e***.com', createTimeMs: nowMs };
  const sent = show(scene, {
    'v1/assets/withdraw/internal/receiver': { masked: 'b***@e***.com' },
    'v1/assets/withdraw/internal/send': gift,
  });
  fireEvent.click(screen.getByRole('tab', { name: 'To a user' }));
  type('User ID or email address', ' bob@example.com ');
  type('Amount', '1000.5');
  expect(screen.getByRole('button', { name: 'Continue' })).toHaveProperty('disabled', true);
  type('Amount', '25');
  press('Continue');
  const question = (await screen.findByRole('status')).textContent?.replaceAll(/[\u2066-\u2069]/g, '');
  expect(question).toBe('Send 25 USDT to b***@e***.com?');
  type('Amount', '26');
  expect(screen.queryByRole('button', { name: 'Send' })).toBe(null);
  type('Amount', '25');
  press('Continue');
  fireEvent.click(await screen.findByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sent.some(({ path }) => path === 'v1/assets/withdraw/internal/send')).toBe(true));
  const asked = sent.find(({ path }) => path === 'v1/assets/withdraw/internal/send')?.request;
  expect(asked).toMatchObject({ receiver: 'bob@example.com', coin: 'USDT', amount: '25', clientOid: expect.any(String) });
});

test('with the whitelist on, nothing is sent to another address, nor to users', () => {
  const whitelist = { on: true, endsTimeMs: null };
  show({ ...scene, book: { list: [], whitelist } });
  expect(screen.queryByLabelText('Address')).toBe(null);
  expect(screen.queryByRole('option', { name: 'Another address' })).toBe(null);
  fireEvent.click(screen.getByRole('tab', { name: 'To a user' }));
  type('User ID or email address', 'bob@example.com');
  type('Amount', '25');
  expect(screen.getByRole('button', { name: 'Continue' })).toHaveProperty('disabled', true);
});

test('a withdrawal keeps its name until it is answered, and another one has another', async () => {
  const lost = { failures: 1 };
  const names: unknown[] = [];
  const client: ApiClient = {
    call: async (call, request) => {
      if (call.path !== 'v1/assets/withdraw/apply') return z.parse(call.response, { list: [], nextId: null });
      names.push(z.parse(z.object({ clientOid: z.string() }), request).clientOid);
      lost.failures -= 1;
      if (lost.failures >= 0) throw new ApiError('', 'Network Error');
      return z.parse(call.response, pending);
    },
  };
  render(
    <NextIntlClientProvider locale="en-US" messages={{ shell: enShell, withdraw: enWithdraw, errors: enErrors }} timeZone="UTC">
      <ApiClientContext value={client}>
        <WithdrawForm scene={scene} locale="en-US" initialCoin="USDT" onBook={() => undefined} onAsked={() => undefined} />
      </ApiClientContext>
    </NextIntlClientProvider>,
  );
  const ask = async (amount: string, count: number): Promise<void> => {
    type('Amount', amount);
    press('Withdraw');
    await waitFor(() => expect(names).toHaveLength(count));
  };
  type('Address', address);
  await ask('250.5', 1);
  await screen.findByRole('alert');
  await ask('250.5', 2);
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe(''));
  await ask('250.5', 3);
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe(''));
  lost.failures = 1;
  await ask('300', 4);
  await screen.findByRole('alert');
  await ask('301', 5);
  expect(names[1]).toBe(names[0]);
  expect(new Set(names).size).toBe(4);
});
