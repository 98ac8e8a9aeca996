// @vitest-environment jsdom
// The page for whoever has lost the password: what it offers, what it sends, what it says.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod/mini';

import { ApiError } from '#lib/api/api-error.ts';
import type { ApiClient } from '#lib/api/create-api-client.ts';
import { ApiClientContext } from '#lib/api/use-api.ts';
import { catalogueOf } from '#lib/i18n/catalogues.ts';
import { ForgotForm } from './forgot-form.tsx';
import { ResetForm } from './reset-form.tsx';
import { VerifyForm } from './verify-form.tsx';

vi.mock('#lib/i18n/navigation.ts', () => ({ Link: 'a' }));
afterEach(cleanup);

async function show(page: ReactNode, refusal: ApiError | null = null) {
  const sent: (readonly [string, unknown])[] = [];
  const client: ApiClient = {
    call: async (call, request) => {
      sent.push([call.name, request]);
      if (refusal !== null) throw refusal;
      return z.parse(call.response, {});
    },
  };
  render(
    <NextIntlClientProvider locale="en-US" timeZone="UTC" messages={await catalogueOf('en-US')}>
      <ApiClientContext value={client}>{page}</ApiClientContext>
    </NextIntlClientProvider>,
  );
  return sent;
}
const write = (label: string, value: string): void =>
  void fireEvent.change(screen.getByLabelText(label, { selector: ':not([type=radio])' }), { target: { value } });
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));

test('a link by e-mail is asked for, and the answer says nothing about the address', async () => {
  const sent = await show(<ForgotForm sendsMail />);
  press('Send link');
  expect(screen.getByRole('alert').textContent).toContain('name@example.com');
  write('Email address', 'maria@example.com');
  press('Send link');
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('If an account with this address exists'));
  expect(sent).toEqual([['askPasswordLink', { email: 'maria@example.com', locale: 'en' }]]);
});

test('where no e-mails are sent, a recovery code or a passkey is what is offered', async () => {
  const sent = await show(<ForgotForm sendsMail={false} />);
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  write('Email address', 'maria@example.com');
  write('Recovery code', 'ABCDE-FGHIJ');
  write('New password', 'short');
  press('Set new password');
  expect(sent).toEqual([]);
  write('New password', 'seven herons over the harbour');
  press('Set new password');
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Log in with it'));
  expect(sent).toEqual([
    ['resetPasswordByCode', { email: 'maria@example.com', code: 'ABCDE-FGHIJ', password: 'seven herons over the harbour', locale: 'en' }],
  ]);
});

test('a refusal is said, and the form stays', async () => {
  await show(<ForgotForm sendsMail={false} />, new ApiError('20110', 'x'));
  write('Email address', 'maria@example.com');
  write('Recovery code', 'ABCDE-FGHIJ');
  write('New password', 'seven herons over the harbour');
  press('Set new password');
  expect((await screen.findByRole('alert')).textContent).toContain('Incorrect entry');
});

test('the token of a mailed link is taken from behind the # of the address', async () => {
  window.location.hash = '#tok-en_1';
  const sent = await show(<ResetForm />);
  write('New password', 'seven herons over the harbour');
  press('Set new password');
  await screen.findByRole('status');
  cleanup();
  const verified = await show(<VerifyForm />);
  expect(verified).toEqual([]);
  press('Verify your email address');
  expect((await screen.findByRole('status')).textContent).toContain('is verified');
  expect([...sent, ...verified]).toEqual([
    ['resetPasswordByLink', { token: 'tok-en_1', password: 'seven herons over the harbour', locale: 'en' }],
    ['verifyEmail', { token: 'tok-en_1' }],
  ]);
});
