// @vitest-environment jsdom
// The centre as it is drawn: what a lock freezes and what it does not, how things stand, in every language with words for it.
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod/mini';

import type { ApiClient } from '#lib/api/create-api-client.ts';
import { ApiClientContext } from '#lib/api/use-api.ts';
import type { ApiKey } from '#lib/contract/accounts/api-key.ts';
import { catalogueOf } from '#lib/i18n/catalogues.ts';
import type { SecurityView } from './protection.ts';
import type { IdentityCheck } from './identity/identity-row.tsx';
import { SecurityCentre } from './security-centre.tsx';

vi.mock('#lib/i18n/navigation.ts', () => ({ Link: 'a' }));

beforeEach(() => {
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

const bare: SecurityView = {
  email: 'maria@example.com',
  emailVerified: false,
  mail: true,
  hasPin: false,
  hasAuthenticator: false,
  recoveryCodesLeft: 0,
  passkeys: [],
  antiPhishingCode: null,
  lockedUntilMs: 0,
  withdrawalsHeldUntilMs: 0,
  passwordChangedAtMs: null,
};
const full: SecurityView = {
  ...bare,
  hasPin: true,
  hasAuthenticator: true,
  recoveryCodesLeft: 2,
  passkeys: [{ passkeyId: '1', name: 'Phone', synced: true, createTimeMs: 1_790_000_000_000, lastUseTimeMs: null }],
  antiPhishingCode: 'blue heron',
  withdrawalsHeldUntilMs: 1_790_000_000_000,
  passwordChangedAtMs: 1_780_000_000_000,
};
const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const session = (sessionId: string, current: boolean) => ({
  sessionId,
  address: '203.0.113.7',
  device: current ? chrome : '',
  openTimeMs: 1_790_000_000_000,
  seenTimeMs: 1_790_000_000_000,
  current,
});
const key: ApiKey = {
  keyId: '7',
  name: 'Grid bot',
  accessKey: 'mk_1',
  scopes: ['read', 'withdraw'],
  addresses: ['203.0.113.0/24'],
  callsPerMinute: 600,
  createTimeMs: 1,
  expireTimeMs: null,
  lastUseTimeMs: null,
};
const login = {
  loginId: '3',
  timeMs: 1_790_000_000_000,
  address: '203.0.113.7',
  device: chrome,
  method: 'password',
  result: 'refused',
} as const;

const identity: IdentityCheck = {
  state: 'rejected',
  demo: false,
  country: 'DE',
  documentType: 'passport',
  reason: 'The picture is blurred',
  sentTimeMs: 1,
  pictures: ['front'],
};

async function show(security: SecurityView, tag = 'en-US') {
  const asked: string[] = [];
  const client: ApiClient = {
    call: async (call) => {
      asked.push(call.name);
      const answers = { getSecurity: security, getSessions: { list: [session('a', true)] }, getApiKeys: { list: [] } };
      return z.parse(call.response, Reflect.get(answers, call.name) ?? {});
    },
  };
  const missing: string[] = [];
  const { security: words = {}, errors = {} } = await catalogueOf(tag);
  render(
    <NextIntlClientProvider
      locale={tag}
      messages={{ security: words, errors, shell: { help: 'Help articles' } }}
      timeZone="UTC"
      onError={(error) => missing.push(error.message)}
    >
      <ApiClientContext value={client}>
        <SecurityCentre
          initial={{ security, sessions: [session('a', true), session('b', false)], identity }}
          logins={{ list: [login], nextId: null }}
          apiKeys={[key]}
          family={[{ userId: 'sub-1', userName: 'Trader Pro' }]}
        />
      </ApiClientContext>
    </NextIntlClientProvider>,
  );
  return { asked, missing };
}
const button = (name: string) => screen.getByRole('button', { name });
const isOff = (name: string): boolean => button(name).hasAttribute('disabled');

test('an identity that was rejected says why, and is sent again once every field and picture is there', async () => {
  const { asked } = await show(bare);
  expect(screen.getByText('Rejected: The picture is blurred')).toBeDefined();
  fireEvent.click(button('Verify'));
  const form = within(screen.getByRole('dialog'));
  const send = (): boolean => fireEvent.click(form.getByRole('button', { name: 'Verify' }));
  fireEvent.change(form.getByLabelText('Full name, as in the document'), { target: { value: 'Maria Muster' } });
  fireEvent.change(form.getByLabelText('Country'), { target: { value: 'DE' } });
  fireEvent.change(form.getByLabelText('Document number'), { target: { value: 'C01X00T47' } });
  send();
  expect((await form.findByRole('alert')).textContent).toBe('Fill in every field and add the photos.');
  expect(asked).toEqual([]);
  const picture = new File([new Uint8Array([0xff, 0xd8, 0xff])], 'front.jpg', { type: 'image/jpeg' });
  fireEvent.change(form.getByLabelText('Photo of the front'), { target: { files: [picture] } });
  send();
  await waitFor(() => expect(asked.slice(0, 2)).toEqual(['sendIdentityPicture', 'sendIdentity']));
});

test('a new account is told what would help, and has everything to set up', async () => {
  await show(bare);
  expect(screen.getByRole('heading', { name: 'Your account is weakly protected' })).toBeDefined();
  expect(within(screen.getByRole('region', { name: 'Protection' })).getAllByText(/^(Set up|Add|Set a|Save|Choose)/)).toHaveLength(5);
  expect(['Change password', 'Set up', 'Add a passkey', 'Set PIN', 'Choose', 'Lock', 'Create API key'].filter(isOff)).toEqual([]);
});

test('a lock freezes what would change, and nothing that only takes power away', async () => {
  await show({ ...full, lockedUntilMs: 1_790_000_000_000 });
  const frozen = [
    'Change password',
    'New recovery codes',
    'Turn off',
    'Add a passkey',
    'Rename',
    'Remove',
    'Change PIN',
    'Change',
    'Create API key',
  ];
  expect(frozen.filter((name) => !isOff(name))).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Lock' })).toBeNull();
  expect(['Log out', 'Log out everywhere else', 'Delete'].filter(isOff)).toEqual([]);
});

test('what runs out and what is held is said', async () => {
  await show(full);
  expect(screen.getByText('2 recovery codes left.')).toBeDefined();
  expect(screen.getByText(/Withdrawals are on hold until \u206620\d\d-/)).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Your account is well protected' })).toBeDefined();
  expect(screen.getAllByText('Chrome · Windows').length).toBeGreaterThan(1);
  expect(screen.getByText('Unknown device')).toBeDefined();
});

test('ending another session asks the exchange, and looks again', async () => {
  const { asked } = await show(full);
  fireEvent.click(button('Log out'));
  await waitFor(() => expect(asked).toEqual(['revokeSession', 'getSecurity', 'getSessions']));
  expect(screen.queryByRole('button', { name: 'Log out' })).toBeNull();
});

test('a PIN that is none is not sent', async () => {
  const { asked } = await show(bare);
  fireEvent.click(button('Set PIN'));
  const dialog = within(screen.getByRole('dialog', { name: 'Set PIN' }));
  fireEvent.change(dialog.getByLabelText('Fund PIN'), { target: { value: '12a456' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByRole('alert').textContent).toBe('The PIN has six digits.');
  expect(asked).toEqual([]);
});

test.each(['en-US', 'ar'])('every word is there: %s', async (tag) => {
  for (const security of [bare, full, { ...full, lockedUntilMs: 1_790_000_000_000 }]) {
    expect((await show(security, tag)).missing).toEqual([]);
    cleanup();
  }
});

test('the keys of a sub-account are shown and made apart from one’s own', async () => {
  const { asked } = await show(full);
  expect(screen.getByText('Grid bot')).toBeDefined();
  fireEvent.change(screen.getByRole('combobox', { name: 'Account' }), { target: { value: 'sub-1' } });
  expect(screen.queryByText('Grid bot')).toBeNull();
  await waitFor(() => expect(asked).toEqual(['getApiKeys']));
  expect(screen.getByText(/^No API keys/)).toBeDefined();
});
