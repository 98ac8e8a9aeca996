// @vitest-environment jsdom
// The window in which an ad is taken: one amount follows the other, bounds are told, and an order goes out once and on the terms that were seen.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';

import { ApiError } from '#lib/api/api-error.ts';
import type { ApiClient } from '#lib/api/create-api-client.ts';
import { ApiClientContext } from '#lib/api/use-api.ts';
import type { ShownAdvert } from '#lib/contract/c2c/advert-answer.ts';
import { errorCodes } from '#lib/contract/errors.ts';
import type { SessionUser } from '#lib/session/user.ts';
import { UserContext } from '#lib/session/user.ts';
import c2c from '#locales/en-US/c2c.json' with { type: 'json' };
import errors from '#locales/en-US/errors.json' with { type: 'json' };
import shell from '#locales/en-US/shell.json' with { type: 'json' };
import { TakeDialog } from './take-dialog.tsx';

const push = vi.fn<(href: string) => void>();
vi.mock('#lib/i18n/navigation.ts', () => ({ Link: 'a', useRouter: () => ({ push }) }));
const balances = new Map([['BTC', { coin: 'BTC', available: '0.01' }]]);
vi.mock('#lib/realtime/use-hub.ts', () => ({ useHub: () => null }));
vi.mock('#lib/realtime/use-channel.ts', () => ({ useChannel: () => ({ data: { balances } }) }));

beforeEach(() => {
  // jsdom knows no dialogs.
  HTMLDialogElement.prototype.showModal = function open(this: HTMLDialogElement) {
    this.open = true;
  };
});
afterEach(() => {
  push.mockClear();
  cleanup();
});

/** Bitcoins for euros, 20 to 1,000 each, by SEPA within half an hour. */
const sold: ShownAdvert = {
  advertId: '7',
  side: 'sell',
  coin: 'BTC',
  quote: 'EUR',
  priceKind: 'fixed',
  premium: null,
  price: '90000',
  available: '0.5',
  minimum: '20',
  maximum: '1000',
  largest: '1000',
  schemes: ['sepa'],
  paymentMinutes: 30,
  conditions: { registeredDays: 30, doneIn30Days: 0, completionPercent: 0 },
  remark: 'Fast.\nNo questions.',
  hours: null,
  version: 3,
  resting: null,
  advertiser: {
    nickname: 'MARIA234',
    isHouse: false,
    registeredDays: 9,
    doneIn30Days: 4,
    completionPercent: 98,
    releaseSeconds: null,
    paySeconds: null,
    ratings: 0,
    positivePercent: null,
  },
};
const method = (methodId: string, scheme: string) => ({
  methodId,
  scheme,
  fields: [
    { kind: 'name', value: 'Ann' },
    { kind: 'iban', value: `IBAN of ${methodId}` },
  ],
  createTimeMs: 1,
  updateTimeMs: 1,
});

type Sent = { readonly path: string; readonly request: unknown };
const decimals = { coinDecimals: 8, quoteDecimals: 2, priceDecimals: 3 };
const ann: SessionUser = { userId: '1', userName: 'ann' };

type Setting = {
  readonly advert?: ShownAdvert;
  readonly user?: SessionUser | null;
  readonly hurdle?: 'identityNeeded' | null;
  readonly answers?: Readonly<Record<string, () => object>>;
};

function show({ advert = sold, user = ann, hurdle = null, answers = {} }: Setting = {}): Sent[] {
  const sent: Sent[] = [];
  const client: ApiClient = {
    call: async (call, request) => {
      sent.push({ path: call.path, request });
      const answer = answers[call.path];
      if (answer === undefined) throw new ApiError(errorCodes.internal, 'no');
      return z.parse(call.response, answer());
    },
  };
  render(
    <NextIntlClientProvider locale="en-US" messages={{ c2c, errors, shell }} timeZone="UTC">
      <UserContext value={user}>
        <ApiClientContext value={client}>
          <TakeDialog
            first={advert}
            side={advert.side === 'sell' ? 'buy' : 'sell'}
            decimals={decimals}
            schemes={{ sepa: 'SEPA', wise: 'Wise' }}
            hurdle={hurdle}
            back="/crypto-c2c/BTC/EUR"
            onClose={() => undefined}
          />
        </ApiClientContext>
      </UserContext>
    </NextIntlClientProvider>,
  );
  return sent;
}

const field = (name: string): HTMLInputElement => screen.getByRole('textbox', { name });
const type = (name: string, text: string): void => void fireEvent.change(field(name), { target: { value: text } });
const button = (name: string) => screen.getByRole('button', { name });
const placed = (sent: readonly Sent[]) => sent.filter(({ path }) => path === 'v1/c2c/order/place').map(({ request }) => request);

test('coins follow what is paid, rounded down, and what is paid follows the coins, rounded up', () => {
  show();
  type('You pay', '100');
  // 100 / 90,000 = 0.0011111…
  expect(field('You receive').value).toBe('0.00111111');
  type('You receive', '0.00111111');
  // 0.00111111 × 90,000 = 99.9999
  expect(field('You pay').value).toBe('100');
  fireEvent.click(button('Max'));
  expect([field('You pay').value, field('You receive').value]).toEqual(['1000', '0.01111111']);
});

test.each([
  ['19.99', 'The minimum is 20 EUR.'],
  ['1000.01', 'The maximum is 1,000 EUR.'],
])('%s is outside of the limits', (amount, words) => {
  const sent = show();
  expect(button('Enter an amount').hasAttribute('disabled')).toBe(true);
  type('You pay', amount);
  expect(screen.getByRole('alert').textContent).toBe(words);
  expect(button('Buy BTC').hasAttribute('disabled')).toBe(true);
  fireEvent.submit(button('Buy BTC'));
  expect(placed(sent)).toEqual([]);
});

test('the field that was typed in is what is sent, and the order’s page follows', async () => {
  const sent = show({ answers: { 'v1/c2c/order/place': () => ({ orderId: '42', clientOid: 'x' }) } });
  for (const words of ['Fast. No questions.', 'Account registered for at least 30 days']) expect(screen.getByText(words)).toBeDefined();
  type('You receive', '0.002');
  fireEvent.click(button('Buy BTC'));
  fireEvent.click(button('Buy BTC'));
  await waitFor(() => expect(push).toHaveBeenCalledWith('/crypto-c2c/orders/42'));
  expect(placed(sent)).toEqual([{ advertId: '7', version: 3, quantity: '0.002', methodIds: [], clientOid: expect.any(String) }]);
});

test('an ad that has changed shows its new terms, and is taken on those when it is confirmed again', async () => {
  let isChanged = false;
  const sent = show({
    answers: {
      'v1/c2c/order/place': () => {
        if (isChanged) return { orderId: '43', clientOid: 'x' };
        isChanged = true;
        throw new ApiError(errorCodes.advertChanged, 'changed');
      },
      'v1/c2c/advert/detail': () => ({ ...sold, price: '100000', version: 4 }),
    },
  });
  type('You pay', '100');
  fireEvent.click(button('Buy BTC'));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(c2c.take.changed));
  expect(field('You receive').value).toBe('0.001');
  expect(push).not.toHaveBeenCalled();
  fireEvent.click(button('Buy BTC'));
  await waitFor(() => expect(push).toHaveBeenCalledWith('/crypto-c2c/orders/43'));
  expect(placed(sent)).toMatchObject([{ version: 3 }, { version: 4, amount: '100' }]);
});

test('a refusal is told in words, and the order can be changed', async () => {
  show({
    answers: {
      'v1/c2c/order/place': () => {
        throw new ApiError(errorCodes.advertTaken, 'taken');
      },
    },
  });
  type('You pay', '100');
  fireEvent.click(button('Buy BTC'));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(errors.advertTaken));
  type('You pay', '50');
  expect(screen.queryByRole('alert')).toBeNull();
});

const bought: ShownAdvert = { ...sold, side: 'buy', remark: '', conditions: { registeredDays: 0, doneIn30Days: 0, completionPercent: 0 } };

test('whoever sells chooses among the own methods that the ad accepts, and sells no more than there is', async () => {
  const methods = [method('1', 'wise'), method('2', 'sepa'), method('3', 'sepa')];
  const sent = show({
    advert: bought,
    answers: {
      'v1/c2c/payment/method/list': () => ({ list: methods }),
      'v1/c2c/order/place': () => ({ orderId: '44', clientOid: 'x' }),
    },
  });
  const second = await screen.findByRole('checkbox', { name: 'SEPA · IBAN of 3' });
  expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  fireEvent.click(second);
  type('You sell', '0.0101');
  expect(screen.getByRole('alert').textContent).toBe('You have 0.01 BTC available in your spot wallet.');
  fireEvent.click(button('Max'));
  // All of the 0.01: 900 euros.
  expect([field('You sell').value, field('You receive').value]).toEqual(['0.01', '900']);
  fireEvent.click(button('Sell BTC'));
  await waitFor(() => expect(push).toHaveBeenCalledWith('/crypto-c2c/orders/44'));
  expect(placed(sent)).toMatchObject([{ quantity: '0.01', methodIds: ['2', '3'] }]);
});

test('without a method that the ad accepts nothing is sold, and the way to one is there', async () => {
  show({ advert: bought, answers: { 'v1/c2c/payment/method/list': () => ({ list: [method('1', 'wise')] }) } });
  const link = await screen.findByText('Add a payment method');
  expect(link.getAttribute('href')).toBe('/crypto-c2c/payment-methods');
  type('You sell', '0.005');
  expect(button('Sell BTC').hasAttribute('disabled')).toBe(true);
});

test('coins against coins change hands at once, and need no methods', () => {
  show({ advert: { ...bought, quote: 'USDT', paymentMinutes: null, schemes: [] } });
  expect(screen.getByText(c2c.take.nextCoins)).toBeDefined();
  type('You sell', '0.005');
  expect(button('Sell BTC').hasAttribute('disabled')).toBe(false);
});

test.each<[who: string, setting: Setting, words: string, way: string | null]>([
  ['a visitor', { user: null }, 'Log in to buy', '/login?from=%2Fcrypto-c2c%2FBTC%2FEUR&source=mix'],
  ['a sub-account', { user: { ...ann, isSub: true } }, c2c.take.sub, null],
  ['a guest', { user: { ...ann, isGuest: true } }, c2c.take.guest, null],
  ['a user without an identity', { hurdle: 'identityNeeded' }, c2c.take.identityNeeded, null],
])('%s is told before what is needed', (_who, setting, words, way) => {
  show(setting);
  expect(screen.getByText(words).getAttribute('href')).toBe(way);
  expect(screen.queryByRole('button', { name: 'Enter an amount' })).toBeNull();
});
