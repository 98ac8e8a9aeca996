// @vitest-environment jsdom
// The main account's view of its sub-accounts, and its requests to the exchange.
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';

import type { ApiClient } from '#lib/api/create-api-client.ts';
import { ApiClientContext } from '#lib/api/use-api.ts';
import type { SubAccount } from '#lib/contract/accounts/sub-account.ts';
import { readPreferences } from '#lib/session/preferences/preferences.ts';
import { PreferencesContext } from '#lib/session/preferences/use-preference.ts';
import errors from '#locales/en-US/errors.json' with { type: 'json' };
import shell from '#locales/en-US/shell.json' with { type: 'json' };
import subAccounts from '#locales/en-US/subAccounts.json' with { type: 'json' };
import { SendHome } from './send-home.tsx';
import { SubAccountsPage } from './sub-accounts-page.tsx';

vi.mock('#lib/i18n/navigation.ts', () => ({ Link: 'a' }));

const made = (userId: string, userName: string, change: Partial<SubAccount> = {}): SubAccount => ({
  userId,
  userName,
  kind: 'normal',
  frozen: false,
  createTimeMs: 1_790_000_000_000,
  usdtValue: '0',
  coins: [],
  ...change,
});
const grid = made('a', 'Grid bots', { usdtValue: '200.25', coins: [{ coin: 'USDT', available: '200.25' }] });
const asleep = made('b', 'Asleep', { frozen: true, usdtValue: '50' });
const main = { userId: 'm', name: 'maria', coins: [{ coin: 'USDT', available: '1000' }] };

let asked: { readonly name: string; readonly request: unknown }[];
beforeEach(() => {
  asked = [];
  // The function that jsdom lacks: dialogs.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(list: readonly SubAccount[], { isTrader = false, limit = 20 } = {}) {
  const answers: Readonly<Record<string, unknown>> = {
    getSubAccounts: { list, limit },
    getAssets: { list: main.coins, totalUsdtValue: '1000' },
    sendToFamily: { coin: 'USDT', amount: '10' },
  };
  const client: ApiClient = {
    call: async (call, request) => {
      // The names of coins are asked for by what lists them.
      if (call.name !== 'getCoins') asked.push({ name: call.name, request });
      return z.parse(call.response, answers[call.name] ?? {});
    },
  };
  return render(
    <NextIntlClientProvider locale="en-US" messages={{ subAccounts, shell, errors }} timeZone="UTC">
      <ApiClientContext value={client}>
        <PreferencesContext value={readPreferences(() => undefined)}>
          <SubAccountsPage initial={{ list: [...list], limit }} main={main} isTrader={isTrader} locale="en-US" />
        </PreferencesContext>
      </ApiClientContext>
    </NextIntlClientProvider>,
  );
}
const press = (name: string, of = 'Grid bots') =>
  fireEvent.click(within(screen.getByRole('group', { name: `Actions for ${of}` })).getByRole('button', { name }));

test('each is told with its worth, and all of them together', () => {
  show([grid, asleep]);
  expect(screen.getByText('$200.25')).toBeDefined();
  expect(screen.getByText('$250.25')).toBeDefined();
  expect(screen.getByText('2 of 20')).toBeDefined();
  expect(screen.getByText('Frozen')).toBeDefined();
});

test('a transfer goes to the one that was meant, and not above what is free', async () => {
  show([grid]);
  press('Transfer');
  const dialog = screen.getByRole('dialog', { name: 'Transfer between accounts' });
  const send = within(dialog).getByRole('button', { name: 'Transfer' });
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: '1000.00000001' } });
  expect(send).toHaveProperty('disabled', true);
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: '10' } });
  fireEvent.click(send);
  await waitFor(() => expect(asked.map(({ name }) => name)).toEqual(['sendToFamily', 'getSubAccounts', 'getAssets']));
  expect(asked[0]?.request).toEqual({ from: 'm', to: 'a', coin: 'USDT', amount: '10', clientOid: expect.any(String) });
});

test('whoever is chosen on one side leaves the other: nothing is sent to oneself', async () => {
  show([grid]);
  press('Transfer');
  const dialog = screen.getByRole('dialog', { name: 'Transfer between accounts' });
  fireEvent.change(within(dialog).getByRole('combobox', { name: 'From' }), { target: { value: 'a' } });
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: '200.25' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Transfer' }));
  await waitFor(() =>
    expect(asked[0]?.request).toEqual({ from: 'a', to: 'm', coin: 'USDT', amount: '200.25', clientOid: expect.any(String) }),
  );
});

test('freezing is asked about and says what it does; going on again is not', async () => {
  show([grid, asleep]);
  press('Freeze');
  const dialog = screen.getByRole('dialog', { name: 'Freeze Grid bots?' });
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(3);
  expect(asked).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Freeze' }));
  await waitFor(() => expect(asked[0]).toEqual({ name: 'freezeSubAccount', request: { userId: 'a', frozen: true } }));
  asked = [];
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Freeze Grid bots?' })).toBeNull());
  press('Unfreeze', 'Asleep');
  await waitFor(() => expect(asked).toContainEqual({ name: 'freezeSubAccount', request: { userId: 'b', frozen: false } }));
});

test('one more is opened with a name, a trader says what for, and there is an end to it', async () => {
  const { unmount } = show([grid], { isTrader: true });
  fireEvent.click(screen.getByRole('button', { name: 'Open a sub-account' }));
  const dialog = screen.getByRole('dialog', { name: 'Open a sub-account' });
  const open = within(dialog).getByRole('button', { name: 'Open a sub-account' });
  fireEvent.click(open);
  expect(within(dialog).getByRole('alert').textContent).toBe('Enter a name.');
  fireEvent.change(within(dialog).getByRole('textbox', { name: 'Name' }), { target: { value: ' Leads ' } });
  fireEvent.click(within(dialog).getByRole('radio', { name: 'Futures lead trader' }));
  fireEvent.click(open);
  await waitFor(() => expect(asked[0]?.request).toEqual({ userName: 'Leads', kind: 'copyFutures' }));
  unmount();
  show([grid], { limit: 1 });
  expect(screen.getByRole('button', { name: 'Open a sub-account' })).toHaveProperty('disabled', true);
});

test('inside a sub-account what is free goes to the main account, and nowhere else', async () => {
  const client: ApiClient = {
    call: async (call, request) => {
      // The names of coins are asked for by what lists them.
      if (call.name !== 'getCoins') asked.push({ name: call.name, request });
      return z.parse(call.response, call.name === 'getAssets' ? assets : { coin: 'USDT', amount: '5' });
    },
  };
  const assets = { list: [{ coin: 'USDT', available: '5', frozen: '0', total: '5', usdtValue: '5' }], totalUsdtValue: '5' };
  render(
    <NextIntlClientProvider locale="en-US" messages={{ subAccounts, shell, errors }} timeZone="UTC">
      <ApiClientContext value={client}>
        <SendHome own={{ userId: 'a', name: 'Grid bots' }} main={{ userId: 'm', name: 'maria' }} />
      </ApiClientContext>
    </NextIntlClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Send to the main account' }));
  const dialog = await screen.findByRole('dialog', { name: 'Transfer between accounts' });
  expect(
    within(dialog)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Grid bots', 'maria']);
  expect(within(dialog).getByRole('button', { name: 'Coin: USDT' })).toBeDefined();
  fireEvent.click(within(dialog).getByRole('button', { name: 'All' }));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Transfer' }));
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({
      name: 'sendToFamily',
      request: { from: 'a', to: 'm', coin: 'USDT', amount: '5', clientOid: expect.any(String) },
    }),
  );
});
