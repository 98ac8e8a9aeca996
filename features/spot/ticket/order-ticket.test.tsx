// @vitest-environment jsdom
// The order form in use: fields that follow each other, refusals in words, and orders that are never placed twice.
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod/mini';

import { ToastRegion } from '#components/ui/toasts.tsx';
import { ApiError } from '#lib/api/api-error.ts';
import type { ApiClient } from '#lib/api/create-api-client.ts';
import { ApiClientContext } from '#lib/api/use-api.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import { createHub } from '#lib/realtime/create-hub.ts';
import { HubContext } from '#lib/realtime/use-hub.ts';
import { useConfirmations } from '#lib/session/confirmations.ts';
import { useDesk } from '#lib/session/desk.ts';
import { UserContext } from '#lib/session/user.ts';
import errors from '#locales/en-US/errors.json' with { type: 'json' };
import spot from '#locales/en-US/spot.json' with { type: 'json' };
import terminal from '#locales/en-US/terminal.json' with { type: 'json' };
import { useOrdersView } from '../orders-view.ts';
import { usePendingOrders } from '../pending-orders.ts';
import { OrderTicket } from './order-ticket.tsx';
import { sampleBook, sampleMarket } from './sample-market.ts';

type Sent = { readonly path: string; readonly clientOid: string; readonly body: Readonly<Record<string, unknown>> };

/** An exchange that answers what it is told to, in turn, and writes down what it was asked. */
function fakeExchange(...answers: readonly (string | ApiError)[]) {
  const left = [...answers];
  const sent: Sent[] = [];
  const client: ApiClient = {
    call: async (call, request) => {
      const body = z.parse(z.record(z.string(), z.unknown()), request);
      sent.push({ path: call.path, clientOid: String(body['clientOid']), body });
      const answer = left.shift() ?? '0';
      if (answer instanceof ApiError) throw answer;
      const clientOid = sent.at(-1)?.clientOid;
      const lines = [
        { orderId: '7', clientOid, code: '00000', msg: '' },
        { orderId: '', clientOid, code: '50018', msg: 'too far' },
      ];
      return z.parse(call.response, { orderId: '7', planId: '7', clientOid, dealCount: answer, list: lines });
    },
  };
  return { client, sent };
}

const silence = new ApiError('', 'Network Error');

function show(client: ApiClient, { loggedIn = true, market = sampleMarket }: { loggedIn?: boolean; market?: SpotMarket } = {}) {
  const hub = createHub({ url: '', io: () => ({ connect: () => undefined, disconnect: () => undefined, ask: async () => null }) });
  hub.seed('depth', 'BTCUSDT', sampleBook, 1, 1);
  hub.seed('account', '', [{ coin: 'USDT', available: '1000', frozen: '0', total: '1000', usdtValue: '1000' }], 1, 1);
  render(
    <NextIntlClientProvider locale="en-US" messages={{ spot, terminal, errors }} timeZone="UTC">
      <ApiClientContext value={client}>
        <HubContext value={hub}>
          <UserContext value={loggedIn ? { userId: '1', userName: 'me' } : null}>
            <OrderTicket market={market} initialPrice="99" />
            <ToastRegion />
          </UserContext>
        </HubContext>
      </ApiClientContext>
    </NextIntlClientProvider>,
  );
  return within(screen.getByRole('region', { name: 'Order form' }));
}

const field = (name: RegExp): HTMLInputElement => screen.getByLabelText(name);
const type = (name: RegExp, value: string): void => {
  fireEvent.change(field(name), { target: { value } });
};
const press = (name: string): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};

vi.mock('#lib/i18n/navigation.ts', () => ({
  Link: ({ href, children }: { readonly href: string; readonly children: React.ReactNode }) => <a href={href}>{children}</a>,
}));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  // The question before an order is the browser tests' matter: jsdom has no dialogs.
  localStorage.setItem('confirmations', JSON.stringify({ state: { oneClick: true, skipped: [] }, version: 0 }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  usePendingOrders.setState({ orders: [] });
  useConfirmations.setState({ slippagePercent: '5' });
});

describe('fields', () => {
  test('quantity and total follow each other, the slider both', () => {
    show(fakeExchange().client);
    type(/^Quantity/, '0.5');
    expect(field(/^Total/).value).toBe('49.5');
    type(/^Total/, '198');
    expect(field(/^Quantity/).value).toBe('2');
    fireEvent.change(screen.getByRole('slider'), { target: { value: '25' } });
    expect([field(/^Quantity/).value, field(/^Total/).value]).toEqual(['2.5253', '250.0047']);
  });

  test('arrow keys step the price by its tick, ten ticks with Shift', () => {
    show(fakeExchange().client);
    fireEvent.keyDown(field(/^Price/), { key: 'ArrowUp' });
    expect(field(/^Price/).value).toBe('99.01');
    fireEvent.keyDown(field(/^Price/), { key: 'ArrowDown', shiftKey: true });
    expect(field(/^Price/).value).toBe('98.91');
  });

  test('plus and minus keys step too, and are not typed', () => {
    show(fakeExchange().client);
    fireEvent.keyDown(field(/^Price/), { key: '+' });
    fireEvent.keyDown(field(/^Price/), { key: '=' });
    expect(field(/^Price/).value).toBe('99.02');
    fireEvent.keyDown(field(/^Price/), { key: '_', shiftKey: true });
    fireEvent.keyDown(field(/^Price/), { key: '-' });
    expect(field(/^Price/).value).toBe('98.91');
    fireEvent.keyDown(field(/^Price/), { key: '-', ctrlKey: true });
    expect(field(/^Price/).value).toBe('98.91');
    expect(field(/^Price/).inputMode).toBe('decimal');
  });

  test.each([
    ['1,234.50', '1234.50'],
    ['1.234,50', '1234.50'],
    ['1 234,50', '1234.50'],
    ['1\u202f234,50', '1234.50'],
    ['$1,234.50', '1234.50'],
    ['1.234,50 €', '1234.50'],
    ['≈ 1,234.50 USDT', '1234.50'],
    ['1’234.50', '1234.50'],
    ['1,234', '99'],
    ['12k', '99'],
    ['1.5 BTC', '99'],
  ])('pasted over the price: %s', (pasted, value) => {
    show(fakeExchange().client);
    type(/^Price/, pasted);
    expect(field(/^Price/).value).toBe(value);
  });

  test('a price between two steps stays as typed until the field is left, then goes down and says so', () => {
    const form = show(fakeExchange().client, { market: { ...sampleMarket, tickSize: '0.05' } });
    type(/^Price/, '98.99');
    expect(field(/^Price/).value).toBe('98.99');
    expect(form.getByText('Prices move in steps of 0.05: this one will go as 98.95.')).toBeDefined();
    fireEvent.blur(field(/^Price/));
    expect(field(/^Price/).value).toBe('98.95');
    expect(form.getByText('Prices move in steps of 0.05: 98.99 was rounded down to 98.95.')).toBeDefined();
    type(/^Price/, '98');
    expect(form.queryByText(/steps of/)).toBeNull();
  });

  test('what no number is never gets in', () => {
    show(fakeExchange().client);
    type(/^Quantity/, '1');
    type(/^Quantity/, '1e309');
    expect(field(/^Quantity/).value).toBe('1');
    type(/^Quantity/, '１．５');
    expect(field(/^Quantity/).value).toBe('1.5');
  });

  test('a price picked in the book comes in, and turns a market order into a limit order', () => {
    show(fakeExchange().client);
    press('Market');
    act(() => useDesk.getState().pick('101.5', null));
    expect(field(/^Price/).value).toBe('101.5');
  });
});

describe('sending', () => {
  // 3 BTC up to 104 cost 305: 1.67 percent more than at the best price of 100.
  test.each([
    ['1.5', 0],
    ['2', 1],
  ])(
    'one click asks about slippage from %s percent on',
    async (percent, sentAtOnce) => {
      // jsdom draws no dialogs; it knows them.
      HTMLDialogElement.prototype.showModal = () => undefined;
      useConfirmations.setState({ slippagePercent: percent });
      const { client, sent } = fakeExchange('3');
      const form = show(client);
      type(/^Price/, '104');
      type(/^Quantity/, '3');
      expect(form.getByText('The average price would be 1.67% worse than the best one.')).toBeDefined();
      press('Buy BTC');
      expect(sent).toHaveLength(sentAtOnce);
      if (sentAtOnce === 1) return;
      const question = await waitFor(() => screen.getByRole('alert', { hidden: true }), { timeout: 10_000 });
      expect(question.textContent).toBe('The average price would be 1.67% worse than the best one.');
      expect(screen.queryByText(/Do not ask again/)).toBeNull();
      expect(sent).toHaveLength(0);
    },
    20_000,
  );

  test('an empty form says what is missing, marks the field and sends nothing', () => {
    const { client, sent } = fakeExchange();
    const form = show(client);
    press('Buy BTC');
    expect(form.getByText('Insufficient order quantity. Enter a larger quantity or total.')).toBeDefined();
    expect(field(/^Quantity/).getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field(/^Quantity/));
    expect(sent).toEqual([]);
  });

  test('Enter sends a price between two steps on the step below, and says so', async () => {
    const { client, sent } = fakeExchange();
    const form = show(client, { market: { ...sampleMarket, tickSize: '0.05' } });
    type(/^Price/, '98.99');
    type(/^Quantity/, '1');
    fireEvent.submit(field(/^Quantity/));
    await waitFor(() => expect(sent).toMatchObject([{ body: { delegatePrice: '98.95' } }]));
    expect(form.getByText(/98.99 was rounded down to 98.95/)).toBeDefined();
  });

  test('a part that is out of range is told with its numbers', () => {
    const form = show(fakeExchange().client);
    choose('Iceberg');
    type(/^Quantity/, '1');
    type(/^Shown/, '2');
    expect(form.getByText('Shown at a time: at least 0.01 BTC, below 1 BTC.')).toBeDefined();
  });

  test('more than one has is said at once', () => {
    const form = show(fakeExchange().client);
    type(/^Quantity/, '11');
    expect(form.getByText('Your available balance is not enough.')).toBeDefined();
  });

  test('a placed order is pending at once, then told, and the form is ready for the next', async () => {
    const { client, sent } = fakeExchange('0');
    show(client);
    type(/^Quantity/, '1');
    press('Buy BTC');
    expect(usePendingOrders.getState().orders).toHaveLength(1);
    await waitFor(() => expect(screen.getByText(/^Order placed/)).toBeDefined());
    expect(sent).toMatchObject([{ body: { delegatePrice: '99', delegateCount: '1' } }]);
    expect(field(/^Quantity/).value).toBe('');
  });

  test('a refusal is told in words and takes the pending order away', async () => {
    show(fakeExchange(new ApiError('02014', 'not enough')).client);
    type(/^Quantity/, '1');
    press('Buy BTC');
    await waitFor(() => expect(screen.getAllByText('Your available balance is not enough.').length).toBeGreaterThan(0));
    expect(usePendingOrders.getState().orders).toEqual([]);
    expect(field(/^Quantity/).value).toBe('1');
  });

  test('no answer: the same order goes out again under the same name, by itself and by hand', async () => {
    const { client, sent } = fakeExchange(silence, silence, silence, '1');
    show(client);
    type(/^Quantity/, '1');
    press('Buy BTC');
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(screen.getAllByText(/may or may not have arrived/).length).toBeGreaterThan(0);
    press('Buy BTC');
    await waitFor(() => expect(screen.getByText(/^Filled/)).toBeDefined());
    expect(sent).toHaveLength(4);
    expect(new Set(sent.map(({ clientOid }) => clientOid)).size).toBe(1);
  });

  test('another order after silence has a name of its own', async () => {
    const { client, sent } = fakeExchange(silence, silence, silence, '0');
    show(client);
    type(/^Quantity/, '1');
    press('Buy BTC');
    await act(() => vi.advanceTimersByTimeAsync(5000));
    type(/^Quantity/, '2');
    press('Buy BTC');
    await waitFor(() => expect(sent).toHaveLength(4));
    expect(sent[3]?.clientOid).not.toBe(sent[0]?.clientOid);
  });
});

/** The kind of this name, from the menu. */
const choose = (name: string): void => {
  fireEvent.click(screen.getByRole('button', { name: /ore order types/ }));
  fireEvent.click(screen.getByRole('menuitemradio', { name: new RegExp(`^${name}`) }));
};

describe('kinds', () => {
  test('a trigger order waits: sent as a plan, shown in the list of plans', async () => {
    const { client, sent } = fakeExchange();
    show(client);
    choose('Trigger');
    type(/^Trigger/, '95');
    type(/^Price/, '94');
    type(/^Quantity/, '1');
    press('Buy BTC');
    await waitFor(() => expect(screen.getByText(/^Waiting: buy/)).toBeDefined());
    expect(sent).toMatchObject([
      { path: 'v1/trigger/plan/placePlan', body: { planType: 0, triggerPrice: '95', executePrice: '94', delegateCount: '1' } },
    ]);
    fireEvent.click(within(screen.getByText(/^Waiting: buy/)).getByRole('button', { name: 'View' }));
    expect(useOrdersView.getState()).toMatchObject({ tab: 'plans', orderId: '7' });
    expect(usePendingOrders.getState().orders).toEqual([]);
  });

  test('a buy at market has a total and no quantity; a sell a quantity and no total', () => {
    show(fakeExchange().client);
    choose('Trailing stop');
    expect(screen.queryByLabelText(/^Quantity/)).toBeNull();
    expect(field(/^Total/)).toBeDefined();
    press('Sell');
    expect(screen.queryByLabelText(/^Total/)).toBeNull();
    expect(field(/^Quantity/)).toBeDefined();
  });

  test('what would fire at once is said at once, in words', () => {
    const form = show(fakeExchange().client);
    choose('TP/SL');
    type(/^Take-profit trigger/, '90');
    expect(form.getByText(/wrong side of the market/)).toBeDefined();
    expect(field(/^Take-profit trigger/).getAttribute('aria-invalid')).toBe('true');
  });

  test('several orders of which one is refused: both is said', async () => {
    const { client, sent } = fakeExchange();
    show(client);
    choose('Scaled');
    type(/^First price/, '98');
    type(/^Last price/, '94');
    type(/^Orders/, '2');
    type(/^Quantity/, '1');
    press('Buy BTC');
    await waitFor(() => expect(screen.getByText(/1 of 2 orders placed.*too far above the market/)).toBeDefined());
    expect(sent).toMatchObject([{ body: { startPrice: '98', endPrice: '94', orderCount: 2, sizeSkew: '1' } }]);
  });

  test('a plan without an answer is sent again under the same name', async () => {
    const { client, sent } = fakeExchange(silence);
    show(client);
    choose('TWAP');
    type(/^Total/, '300');
    press('Buy BTC');
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(sent).toHaveLength(2);
    expect(sent[1]?.clientOid).toBe(sent[0]?.clientOid);
  });

  test('the best offer of now stands in the price field, which then takes no typing', async () => {
    const { client, sent } = fakeExchange();
    show(client);
    fireEvent.change(screen.getByRole('combobox', { name: 'Best bid or offer' }), { target: { value: 'counterparty1' } });
    expect([field(/^Price/).value, field(/^Price/).readOnly]).toEqual(['100.00', true]);
    type(/^Quantity/, '1');
    press('Buy BTC');
    await waitFor(() => expect(sent).toMatchObject([{ body: { businessSource: 62, delegateCount: '1' } }]));
  });

  test('the menu is walked with arrows, Escape gives the button back', () => {
    show(fakeExchange().client);
    const button = screen.getByRole('button', { name: 'More order types' });
    fireEvent.keyDown(button, { key: 'ArrowDown' });
    const focused = (): string | null | undefined => document.activeElement?.querySelector('span span')?.textContent;
    expect(focused()).toBe('Trigger');
    fireEvent.keyDown(document.activeElement ?? button, { key: 'ArrowUp' });
    expect(focused()).toBe('TWAP');
    fireEvent.keyDown(document.activeElement ?? button, { key: 'o' });
    expect(focused()).toBe('OCO');
    fireEvent.keyDown(document.activeElement ?? button, { key: 'Escape' });
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(button);
  });
});

test('a visitor is shown the door instead of the button', () => {
  const form = show(fakeExchange().client, { loggedIn: false });
  expect(form.queryByRole('button', { name: 'Buy BTC' })).toBeNull();
  expect(form.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login?from=/spot/BTCUSDT');
  expect(form.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe('/register?from=/spot/BTCUSDT');
});
