// @vitest-environment jsdom
// The dialogs of one's assets, pressed: coins are moved up to what the exchange lets go, and a balance says what made it.
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';

import { ApiError } from '#lib/api/api-error.ts';
import type { ApiClient } from '#lib/api/create-api-client.ts';
import { ApiClientContext } from '#lib/api/use-api.ts';
import errors from '#locales/en-US/errors.json' with { type: 'json' };
import movements from '#locales/en-US/movements.json' with { type: 'json' };
import shell from '#locales/en-US/shell.json' with { type: 'json' };
import { ExplainDialog } from './movements/explain-dialog.tsx';
import TransferDialog from './transfer/transfer-dialog.tsx';

vi.mock('#lib/i18n/navigation.ts', () => ({ Link: 'a' }));

beforeEach(() => {
  // jsdom knows no dialogs.
  HTMLDialogElement.prototype.showModal = function open(this: HTMLDialogElement) {
    this.open = true;
  };
});
afterEach(cleanup);

type Sent = { readonly path: string; readonly request: unknown };

/** Answers by path; what has no answer is refused. */
function show(node: ReactNode, answers: Readonly<Record<string, object>>): Sent[] {
  const sent: Sent[] = [];
  const client: ApiClient = {
    call: async (call, request) => {
      sent.push({ path: call.path, request });
      const answer = answers[call.path];
      if (answer === undefined) throw new ApiError('02014', 'no');
      return z.parse(call.response, answer);
    },
  };
  render(
    <NextIntlClientProvider locale="en-US" messages={{ shell, movements, errors }} timeZone="UTC">
      <ApiClientContext value={client}>{node}</ApiClientContext>
    </NextIntlClientProvider>,
  );
  return sent;
}

const routes = {
  list: [
    { from: 'spot', to: 'usdt', coins: ['USDT'] },
    { from: 'usdt', to: 'spot', coins: ['USDT'] },
    { from: 'spot', to: 'usd', coins: ['BTC', 'ETH'] },
    { from: 'usd', to: 'spot', coins: ['BTC', 'ETH'] },
  ],
};
const answers = {
  'v1/assets/transferRoutes': routes,
  'v1/assets/transferable': { coin: 'USDT', amount: '12.5' },
  'v1/assets/transfer': { coin: 'USDT', amount: '12.5', from: 'spot', to: 'futures' },
};
const wanted = { coin: 'USDT', from: 'spot', to: 'usdt' } as const;
const button = async (name: string) => screen.findByRole('button', { name });
const isDisabled = async (): Promise<boolean> => (await button('Transfer')).hasAttribute('disabled');

test('no more than the exchange lets go, and all of it with one press', async () => {
  const onClose = vi.fn<() => void>();
  const sent = show(<TransferDialog wanted={wanted} onClose={onClose} />, answers);
  const field = await screen.findByRole('textbox');
  expect(await isDisabled()).toBe(true);
  await screen.findByText('12.5 USDT');
  fireEvent.change(field, { target: { value: '12.50000001' } });
  expect(await isDisabled()).toBe(true);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  fireEvent.click(await button('All'));
  expect(await isDisabled()).toBe(false);
  fireEvent.click(await button('Transfer'));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const transfer = {
    path: 'v1/assets/transfer',
    request: { coin: 'USDT', amount: '12.5', from: 'spot', to: 'futures', clientOid: expect.any(String) },
  };
  expect(sent.filter(({ path }) => path === transfer.path)).toEqual([transfer]);
});

test('the other way round, another account, another coin', async () => {
  const sent = show(<TransferDialog wanted={wanted} onClose={() => undefined} />, answers);
  fireEvent.click(await button('Swap the two accounts'));
  const chosen = (name: string): string | undefined => screen.getByRole<HTMLSelectElement>('combobox', { name }).value;
  const coin = (): string | undefined => screen.getByRole('button', { name: /^Coin: / }).querySelector('bdi')?.textContent;
  expect([chosen('From'), chosen('To'), coin()]).toEqual(['usdt', 'spot', 'USDT']);
  fireEvent.change(screen.getByRole('combobox', { name: 'From' }), { target: { value: 'usd' } });
  expect([chosen('From'), chosen('To'), coin()]).toEqual(['usd', 'spot', 'BTC']);
  await waitFor(() => expect(sent.at(-1)).toEqual({ path: 'v1/assets/transferable', request: { from: 'usd', coin: 'BTC' } }));
});

test('pressed again after silence it is the same transfer, filled in otherwise another', async () => {
  const { 'v1/assets/transfer': _unheard, ...others } = answers;
  const sent = show(<TransferDialog wanted={wanted} onClose={() => undefined} />, others);
  const field = await screen.findByRole('textbox');
  await screen.findByText('12.5 USDT');
  const names = (): string[] =>
    sent.flatMap(({ path, request }) =>
      path === 'v1/assets/transfer' ? [z.parse(z.object({ clientOid: z.string() }), request).clientOid] : [],
    );
  const pressWith = async (amount: string, times: number): Promise<void> => {
    fireEvent.change(field, { target: { value: amount } });
    await waitFor(async () => expect(await isDisabled()).toBe(false));
    fireEvent.click(await button('Transfer'));
    await waitFor(() => expect(names()).toHaveLength(times));
    await waitFor(async () => expect(await isDisabled()).toBe(false));
  };
  await pressWith('5', 1);
  await pressWith('5', 2);
  await pressWith('6', 3);
  const [first, again, other] = names();
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test('a refusal stays in the dialog, in words', async () => {
  const onClose = vi.fn<() => void>();
  const { 'v1/assets/transfer': _refused, ...others } = answers;
  show(<TransferDialog wanted={wanted} onClose={onClose} />, others);
  fireEvent.click(await button('All'));
  fireEvent.click(await button('Transfer'));
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect(onClose).not.toHaveBeenCalled();
});

const explained = {
  available: '909.99999999',
  frozen: '90',
  sums: [
    { cause: 'deposit', movements: 1, available: '1000', frozen: '0' },
    { cause: 'reserve', movements: 2, available: '-90', frozen: '90' },
    { cause: 'moonlight', movements: 1, available: '-0.00000001', frozen: '0' },
  ],
  held: [
    { purpose: 'order', amount: '70' },
    { purpose: 'withdrawal', amount: '20' },
  ],
  agrees: true,
};

test('a balance says what made it, causes without words as they are written', async () => {
  show(<ExplainDialog of={{ account: 'spot', coin: 'USDT' }} onClose={() => undefined} />, { 'v1/assets/explain': explained });
  const rows = within(await screen.findByRole('table')).getAllByRole('row');
  expect(rows.slice(1).map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Deposit', '1', '+1,000', '—'],
    ['Reserved for an order', '2', '-90', '+90'],
    ['moonlight', '1', '-0.00000001', '—'],
    ['Balance', '4', '909.99999999', '90'],
    ['Held for orders', '—', '—', '70'],
    ['Held for withdrawals', '—', '—', '20'],
  ]);
  expect(screen.getByText(/add up exactly to the balance/)).toBeDefined();
});

test('what does not add up is said aloud', async () => {
  show(<ExplainDialog of={{ account: 'spot', coin: 'USDT' }} onClose={() => undefined} />, {
    'v1/assets/explain': { ...explained, agrees: false },
  });
  expect((await screen.findByRole('alert')).textContent).toContain('do not add up');
});
