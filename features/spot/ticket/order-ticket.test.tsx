// @vitest-environment jsdom
// The order form sending: refusals in words, and orders that are never placed twice.
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { ApiError } from '#lib/api/api-error.ts';
import { useConfirmations } from '#lib/session/order-form/confirmations.ts';
import { useOrdersView } from '../orders-view.ts';
import { usePendingOrders } from '../pending-orders.ts';
import { sampleMarket } from './form/sample-market.ts';
import { choose, fakeExchange, field, noted, plain, prepareDevice, press, show, silence, type } from './ticket-on-screen.tsx';

vi.mock('#lib/i18n/navigation.ts', () => ({
  Link: ({ href, children }: { readonly href: string; readonly children: React.ReactNode }) => <a href={href}>{children}</a>,
}));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  prepareDevice();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  usePendingOrders.setState({ orders: [] });
  localStorage.clear();
});

describe('sending', () => {
  // 3 BTC up to 104 cost 305: 1.67 percent more than at the best price of 100.
  test.each([
    ['1.5', 0],
    ['2', 1],
  ])(
    'one click asks about slippage from %s percent on',
    async (percent, sentAtOnce) => {
      useConfirmations.setState({ slippagePercent: percent });
      const { client, sent } = fakeExchange('3');
      const form = show(client);
      type(/^Price/, '104');
      type(/^Quantity/, '3');
      expect(plain(noted(form))).toBe('The average price would be 1.67% worse than the best price: 101.6666 USDT, not 100 USDT.');
      press('Buy BTC');
      expect(sent).toHaveLength(sentAtOnce);
      if (sentAtOnce === 1) return;
      const question = await waitFor(() => screen.getByRole('alert', { hidden: true }), { timeout: 10_000 });
      expect(plain(question.textContent)).toBe('The average price would be 1.67% worse than the best price: 101.6666 USDT, not 100 USDT.');
      expect(screen.queryByText(/Do not ask again/)).toBeNull();
      expect(sent).toHaveLength(0);
    },
    120_000,
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
    expect(noted(form)).toContain('98.99 was rounded down to 98.95');
  });

  test('a part that is out of range is told with its numbers', () => {
    const form = show(fakeExchange().client);
    choose('Iceberg');
    type(/^Quantity/, '1');
    type(/^Visible/, '2');
    expect(form.getByText('Visible quantity: at least 0.01 BTC, below 1 BTC.')).toBeDefined();
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
    // Kind, price and size stand in it, each isolated from the direction of the language around.
    await waitFor(() => expect(screen.getByText(/^Order placed: buy \S+ · Limit · 99(\.0+)? USDT · 1 BTC/)).toBeDefined());
    expect(sent).toMatchObject([{ body: { delegatePrice: '99', delegateCount: '1' } }]);
    await waitFor(() => expect(field(/^Quantity/).value).toBe(''));
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
    expect(screen.getAllByText(/might or might not have arrived/).length).toBeGreaterThan(0);
    press('Buy BTC');
    await waitFor(() => expect(screen.getByText(/^Buy filled/)).toBeDefined());
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

describe('what the book has not got', () => {
  // Asked: 1 at 100, 1 at 101, 2 at 104, all within a tenth of the last price of 99.
  const atMarket = (amount: string): void => {
    press('Market');
    type(/^Total/, amount);
  };
  beforeEach(() => useConfirmations.setState({ oneClick: true, skipped: [], slippagePercent: '50' }));

  test('is said before the order, and asked about with one click too, with the average price', async () => {
    const { client, sent } = fakeExchange();
    const form = show(client);
    // The book holds 100 + 101 + 208 of it.
    atMarket('900');
    expect(noted(form)).toMatch(/The order book shows .409 USDT. of .900 USDT. \(.45%.\) up to .108.9.\. The unfilled part is canceled\./);
    press('Buy BTC');
    const question = await screen.findByRole('dialog', { name: /^Buy BTC/ }, { timeout: 10_000 });
    expect(question.textContent).toContain('The order book shows');
    // 409 ÷ 4
    expect(question.textContent).toMatch(/102\.25/);
    expect(sent).toEqual([]);
  });

  test('what the book holds whole is not asked about', async () => {
    const { client, sent } = fakeExchange('1');
    const form = show(client);
    atMarket('100');
    expect(noted(form)).not.toContain('The visible book');
    press('Buy BTC');
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  test('filled in part, it says how much, and why the rest is cancelled; it never says bought alone', async () => {
    const left = { dealCount: '0.23', dealAmount: '23', status: 5, cancelReason: 'unfilled' };
    const { client } = fakeExchange(left);
    show(client);
    atMarket('100');
    press('Buy BTC');
    const notice = await screen.findByText(/^Bought/);
    expect(notice.textContent).toMatch(/^Bought .23 USDT. of .100 USDT.\. .23%. filled, the rest canceled: no more offers\./);
    expect(notice.querySelector('.text-positive')).toBeNull();
    fireEvent.click(within(notice).getByRole('button', { name: 'View' }));
    expect(useOrdersView.getState()).toMatchObject({ tab: 'history', orderId: '7' });
  });

  test('a limit order of which a part waits is not bought either', async () => {
    show(fakeExchange({ dealCount: '1', dealAmount: '100', status: 3 }).client);
    type(/^Price/, '100');
    type(/^Quantity/, '2');
    press('Buy BTC');
    const notice = await screen.findByText(/^Bought/);
    expect(notice.textContent).toMatch(
      /^Bought .1 BTC. of .2 BTC.\. The rest stays in the order book\. · Average price: .100\.00. · Fee: .0\.002 BTC/,
    );
    expect(notice.querySelector('.text-positive')).toBeNull();
  });

  test('filled whole, it says the average price, in the decimals of the market, and the fee', async () => {
    show(fakeExchange({ dealCount: '3', dealAmount: '302', status: 4 }).client);
    atMarket('100');
    press('Buy BTC');
    const notice = await screen.findByText(/^Buy filled: .3 BTC/);
    // 302 ÷ 3 = 100.666…, and 0.2 % of 3.
    expect(notice.textContent?.replaceAll(/[\u2066-\u2069]/g, '')).toMatch(/^Buy filled: 3 BTC · Average price: 100\.67 · Fee: 0\.006 BTC/);
  });

  test('nothing filled at all', async () => {
    show(fakeExchange({ dealCount: '0', status: 5, cancelReason: 'self-trade' }).client);
    atMarket('100');
    press('Buy BTC');
    expect(await screen.findByText(/^Not filled, canceled: self-trade prevented/)).toBeDefined();
  });
});

describe('kinds', () => {
  test('a trigger order waits: sent as a plan, shown in the list of plans', async () => {
    const { client, sent } = fakeExchange();
    show(client);
    choose('Trigger');
    type(/^Trigger price/, '95');
    type(/^Price/, '94');
    type(/^Quantity/, '1');
    press('Buy BTC');
    await waitFor(() => expect(screen.getByText(/^Order waiting: buy/)).toBeDefined());
    expect(sent).toMatchObject([
      { path: 'v1/trigger/plan/placePlan', body: { planType: 0, triggerPrice: '95', executePrice: '94', delegateCount: '1' } },
    ]);
    fireEvent.click(within(screen.getByText(/^Order waiting: buy/)).getByRole('button', { name: 'View' }));
    expect(useOrdersView.getState()).toMatchObject({ tab: 'plans', orderId: '7' });
    expect(usePendingOrders.getState().orders).toEqual([]);
  });

  test('a buy at market has a quantity and a total; a sell a quantity and no total', () => {
    show(fakeExchange().client);
    choose('Trailing stop');
    expect(field(/^Quantity/)).toBeDefined();
    expect(field(/^Total/)).toBeDefined();
    press('Sell');
    expect(screen.queryByLabelText(/^Total/)).toBeNull();
    expect(field(/^Quantity/)).toBeDefined();
  });

  test('what would fire at once is said at once, in words', () => {
    const form = show(fakeExchange().client);
    choose('TP/SL');
    type(/^Take profit trigger(?! type)/, '90');
    expect(form.getByText(/wrong side of the market/)).toBeDefined();
    expect(field(/^Take profit trigger(?! type)/).getAttribute('aria-invalid')).toBe('true');
  });

  test('what the exchange would refuse of an OCO, a trailing stop and a TWAP is said before it is sent', () => {
    const { client, sent } = fakeExchange();
    const form = show(client);
    choose('OCO');
    press('Sell');
    type(/^Stop trigger price/, '120');
    expect(form.getByText(/wrong side of the market/)).toBeDefined();
    choose('Trailing stop');
    fireEvent.change(form.getByRole('textbox', { name: /^Callback/ }), { target: { value: '5.01' } });
    expect(form.getByText('The callback rate must be from 0.1% to 5%.')).toBeDefined();
    choose('TWAP');
    fireEvent.change(form.getByRole('textbox', { name: /^Interval/ }), { target: { value: '3601' } });
    expect(form.getByText('The interval is from 1 second to 1 hour.')).toBeDefined();
    expect(sent).toEqual([]);
  });

  test('several orders of which one is refused: both is said', async () => {
    const { client, sent } = fakeExchange();
    show(client);
    choose('Scaled');
    type(/^First price/, '98');
    type(/^Final price/, '94');
    type(/^Orders/, '2');
    type(/^Quantity/, '1');
    press('Buy BTC');
    await waitFor(() => expect(screen.getByText(/1 of 2 orders placed.*too far above the market \(max 10%\)/)).toBeDefined());
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
    expect(focused()).toBe('Chase limit');
    fireEvent.keyDown(document.activeElement ?? button, { key: 'o' });
    expect(focused()).toBe('OCO');
    fireEvent.keyDown(document.activeElement ?? button, { key: 'Escape' });
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(button);
  });
});

test('a visitor is shown the login links instead of the button', () => {
  const form = show(fakeExchange().client, { loggedIn: false });
  expect(form.queryByRole('button', { name: 'Buy BTC' })).toBeNull();
  expect(form.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login?from=%2Fspot%2FBTCUSDT&source=mix');
  expect(form.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe('/register?from=%2Fspot%2FBTCUSDT&source=mix');
});
