// @vitest-environment jsdom
// The list of one's own ads: each reason why nobody can take one in words, what is pressed, and a list that cannot be had.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';

import { ApiError } from '#lib/api/api-error.ts';
import type { ApiClient } from '#lib/api/create-api-client.ts';
import { ApiClientContext } from '#lib/api/use-api.ts';
import type { OwnAdvert } from '#lib/contract/c2c/advert-answer.ts';
import enC2cAds from '#locales/en-US/c2cAds.json' with { type: 'json' };
import enC2cPayment from '#locales/en-US/c2cPayment.json' with { type: 'json' };
import enErrors from '#locales/en-US/errors.json' with { type: 'json' };
import enShell from '#locales/en-US/shell.json' with { type: 'json' };
import { OwnAds } from './own-ads.tsx';

vi.mock('#lib/i18n/navigation.ts', () => ({ Link: 'a' }));

beforeEach(() => {
  // jsdom knows no dialogs.
  HTMLDialogElement.prototype.showModal = function open(this: HTMLDialogElement) {
    this.open = true;
  };
});
afterEach(cleanup);

const ad: OwnAdvert = {
  advertId: '12',
  side: 'sell',
  coin: 'USDT',
  quote: 'EUR',
  priceKind: 'floating',
  premium: -150,
  price: '0.9085',
  available: '400',
  minimum: '20',
  maximum: '300',
  largest: '300',
  schemes: ['sepa', 'wise'],
  paymentMinutes: 30,
  conditions: { registeredDays: 0, doneIn30Days: 0, completionPercent: 0 },
  remark: '',
  hours: null,
  version: 1,
  state: 'online',
  resting: null,
  amount: '500',
  taken: '100',
  methodIds: ['7'],
  autoReply: '',
  createTimeMs: 0,
};

function shown(list: readonly OwnAdvert[]) {
  const told = { list, isDown: false };
  const asked: string[] = [];
  const api: ApiClient = {
    call: async (call) => {
      asked.push(call.path.split('/').at(-1) ?? '');
      if (told.isDown) throw new ApiError('', 'Network Error');
      return z.parse(call.response, call.path.endsWith('/mine') ? { list: told.list, nextId: null } : ad);
    },
  };
  render(
    <NextIntlClientProvider locale="en-US" messages={{ c2cAds: enC2cAds, c2cPayment: enC2cPayment, errors: enErrors, shell: enShell }}>
      <ApiClientContext value={api}>
        <OwnAds firstState="all" initial={{ list, nextId: null }} bar={null} />
      </ApiClientContext>
    </NextIntlClientProvider>,
  );
  return { told, asked };
}

test('an ad is shown with its price, premium, amounts and methods', () => {
  shown([ad]);
  for (const text of ['0.9085 EUR', '-1.50%', '400 of 500 USDT', '20 to 300 EUR', 'SEPA, Wise', '30 minutes'])
    expect(screen.getByText(text)).toBeTruthy();
});

test.each(['noIndex', 'hours', 'soldOut', 'frozen', 'noMethods'] as const)('an online ad says why nobody can take it: %s', (resting) => {
  shown([{ ...ad, resting }]);
  expect(screen.getByText(enC2cAds.resting[resting])).toBeTruthy();
});

test('an ad is paused by a press, and closed behind a question', async () => {
  const { told, asked } = shown([ad]);
  fireEvent.click(screen.getByRole('button', { name: 'Close ad: Sell USDT for EUR' }));
  expect(screen.getByRole('dialog', { name: 'Close this ad?' })).toBeTruthy();
  fireEvent.click(screen.getByText('Keep ad'));
  expect(asked.includes('close')).toBe(false);
  told.list = [{ ...ad, state: 'paused', resting: 'paused' }];
  fireEvent.click(screen.getByRole('button', { name: 'Pause: Sell USDT for EUR' }));
  expect(await screen.findByText(enC2cAds.resting.paused)).toBeTruthy();
  expect(asked).toContain('pause');
});

test('a list that cannot be had offers another try', async () => {
  const { told } = shown([]);
  told.isDown = true;
  fireEvent.click(screen.getByRole('tab', { name: 'Closed' }));
  const again = await screen.findByRole('button', { name: enShell.late.again });
  told.isDown = false;
  told.list = [{ ...ad, state: 'closed', resting: 'closed' }];
  fireEvent.click(again);
  await waitFor(() => expect(screen.getByText(enC2cAds.resting.closed)).toBeTruthy());
});
