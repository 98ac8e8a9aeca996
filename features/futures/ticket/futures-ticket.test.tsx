// @vitest-environment jsdom
// The order form of a contract on a screen: what it says before an order, what it sends, and what it asks first.
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod/mini';

import { ToastRegion } from '#components/ui/messages/toasts.tsx';
import { ApiError } from '#lib/api/api-error.ts';
import type { ApiClient } from '#lib/api/create-api-client.ts';
import { ApiClientContext } from '#lib/api/use-api.ts';
import type { FuturesAccount } from '#lib/contract/position.ts';
import { english } from '#lib/i18n/catalogues.ts';
import { createHub } from '#lib/realtime/hub.ts';
import { HubContext } from '#lib/realtime/use-hub.ts';
import { useConfirmations } from '#lib/session/order-form/confirmations.ts';
import { useContractPreferences } from '#lib/session/preferences/contract-preferences.ts';
import { UserContext } from '#lib/session/user.ts';
import { usePanelsView } from '../panels/state/panels-view.ts';
import { FuturesTicket } from './futures-ticket.tsx';
import { sampleAccount, sampleBook, sampleContract, samplePosition, sampleTicker } from './form/sample-context.ts';

vi.mock('#lib/i18n/navigation.ts', () => ({
  Link: ({ href, children }: { readonly href: string; readonly children: React.ReactNode }) => <a href={href}>{children}</a>,
}));

type Sent = { readonly path: string; readonly body: Readonly<Record<string, unknown>> };

/** Answers orders and plans (a text: how much of one was filled), and whatever else is asked with nothing. */
function fakeExchange(...answers: readonly (string | object)[]) {
  const left = [...answers];
  const sent: Sent[] = [];
  const client: ApiClient = {
    call: async (call, request) => {
      if (!call.path.startsWith('v1/mcp/') && !call.path.startsWith('v1/trigger/')) return new Promise(() => undefined);
      const body = z.parse(z.record(z.string(), z.unknown()), request);
      sent.push({ path: call.path, body });
      const answer = left.shift() ?? '0';
      if (answer instanceof ApiError) throw answer;
      const { clientOid } = body;
      if (typeof answer === 'object') return z.parse(call.response, { orderId: '7', clientOid, ...answer });
      const told = { dealCount: answer, dealAmount: '0', status: answer === '0' ? 1 : 4, cancelReason: '' };
      return z.parse(call.response, { ...sampleAccount.settings[0], orderId: '7', planId: '7', clientOid, ...told });
    },
  };
  return { client, sent };
}

function show(client: ApiClient, account: FuturesAccount | null = sampleAccount, market = sampleContract) {
  const hub = createHub({ url: '', io: () => ({ connect: () => undefined, disconnect: () => undefined, ask: async () => null }) });
  hub.seed('depth', sampleContract.symbol, sampleBook, 1, 1);
  if (account !== null) hub.seed('positions', 'usdt', account, 1, 1);
  render(
    <NextIntlClientProvider locale="en-US" messages={english} timeZone="UTC">
      <ApiClientContext value={client}>
        <HubContext value={hub}>
          <UserContext value={account === null ? null : { userId: '1', userName: 'me' }}>
            <FuturesTicket market={market} line="usdt" initial={sampleTicker} isDemo={false} />
            <ToastRegion />
          </UserContext>
        </HubContext>
      </ApiClientContext>
    </NextIntlClientProvider>,
  );
  return within(screen.getByRole('region', { name: 'Order form' }));
}

const type = (name: string, value: string): void => {
  fireEvent.change(screen.getByRole('textbox', { name: new RegExp(`^${name}`) }), { target: { value } });
};
const press = (name: string | RegExp): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};
/** A line of the summary: of a buy, of a sell. */
const line = (name: string): readonly (string | null)[] =>
  within(screen.getByRole('rowheader', { name }).closest('tr') ?? document.body)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

beforeEach(() => {
  sessionStorage.clear();
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  useConfirmations.setState({ oneClick: true, skipped: [], slippagePercent: '5' });
  useContractPreferences.setState({ unit: 'base', priceType: 'market' });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

test('both sides are told before either is pressed', () => {
  show(fakeExchange().client);
  type('Price', '50100');
  type('Size', '0.1');
  expect(line('Max size')).toEqual(['0.192 BTC', '0.196 BTC']);
  expect(line('Cost')).toEqual(['519.031 USDT', '509.031 USDT']);
  // 1,000 − 3 + 0.1 × (p − 50,000) = 0.1 × p × 0.0046 at the best ask; a sell rests at its price.
  expect(line('Liq. price')[0]).toBe('40,215.0');
  press('Market');
  expect(line('Avg. fill price')).toEqual(['50,000.0 (0.00%)', '49,999.9 (0.00%)']);
});

test('an empty form says what is missing, marks the field and sends nothing', () => {
  const { client, sent } = fakeExchange();
  const form = show(client);
  press('Buy / long');
  expect(form.getByText('Insufficient order quantity. Enter a larger size.')).toBeDefined();
  expect(screen.getByRole('textbox', { name: /^Size/ }).getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Size/ }));
  expect(sent).toEqual([]);
});

test('a stop-loss at a limit that turns into a market order', async () => {
  const { client, sent } = fakeExchange('0');
  show(client);
  type('Price', '49000');
  type('Size', '0.1');
  fireEvent.click(screen.getByRole('checkbox', { name: 'TP/SL' }));
  type('Stop loss', '48000');
  fireEvent.click(screen.getByRole('button', { name: 'Execution type' }));
  fireEvent.change(screen.getByRole('combobox', { name: 'Stop loss: Execution type' }), { target: { value: 'limit' } });
  type('Stop loss limit', '47900');
  type('Market order after', '60');
  press('Buy / long');
  await waitFor(() => expect(sent).toMatchObject([{ body: { exeStopLossPrice: '47900', stopLossMarketAfter: 60 } }]));
});

test('a limit order with a take-profit given as a return', async () => {
  const { client, sent } = fakeExchange('0');
  show(client);
  type('Price', '49000');
  type('Size', '0.1');
  fireEvent.click(screen.getByRole('checkbox', { name: 'TP/SL' }));
  fireEvent.change(screen.getByRole('combobox', { name: 'Input type' }), { target: { value: 'return' } });
  type('Take profit', '50');
  press('Buy / long');
  const limit = { symbolId: 'BTCUSDT_UMCBL', delegateType: 21, orderType: 0, delegatePrice: '49000', delegateCount: '0.1' };
  const body = { ...limit, presetTakeProfitPriceRatio: '0.5', presetTppTriType: 0 };
  await waitFor(() => expect(sent).toMatchObject([{ path: 'v1/mcp/order/openContract', body }]));
  await screen.findByText(/^Order placed: buy \S+ · Limit · 49,000\S* · 0\.1 BTC/);
});

test('reduce only: a share of the position, at market', async () => {
  const { client, sent } = fakeExchange('0.05');
  show(client, { ...sampleAccount, positions: [samplePosition] });
  press('Market');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Reduce only' }));
  fireEvent.change(screen.getByRole('slider'), { target: { value: '50' } });
  expect(line('Size')).toEqual(['—', '0.05 BTC']);
  press('Sell / short');
  await waitFor(() =>
    expect(sent).toMatchObject([
      { path: 'v1/mcp/order/closeContract', body: { delegateType: 22, orderType: 1, delegateCount: '0.05', cancelOrder: true } },
    ]),
  );
});

test('hedge: closing names the position and takes back what waits to close it', async () => {
  const { client, sent } = fakeExchange('0.1');
  show(client, { ...sampleAccount, positionMode: 2, positions: [samplePosition] });
  press('Close');
  press('Market');
  fireEvent.change(screen.getByRole('slider'), { target: { value: '100' } });
  press('Close long');
  await waitFor(() =>
    expect(sent).toMatchObject([
      { path: 'v1/mcp/order/closeContract', body: { delegateType: 3, delegateCount: '0.1', cancelOrder: true } },
    ]),
  );
});

test('a trigger order waits for the mark price', async () => {
  const { client, sent } = fakeExchange();
  show(client);
  press('More order types');
  fireEvent.click(screen.getByRole('menuitemradio', { name: /^Trigger/ }));
  fireEvent.change(screen.getByRole('combobox', { name: 'Trigger type' }), { target: { value: 'mark' } });
  type('Trigger', '51000');
  type('Price', '51000');
  type('Size', '0.01');
  press('Sell / short');
  await waitFor(() =>
    expect(sent).toMatchObject([
      {
        path: 'v1/trigger/plan/placePlan',
        body: { planType: 0, delegateType: 22, triggerType: 1, triggerPrice: '51000', executePrice: '51000' },
      },
    ]),
  );
});

test('scaled: several limit orders, each told, sent as one', async () => {
  const { client, sent } = fakeExchange({
    list: [
      { orderId: '1', clientOid: 'a-1', code: '00000', msg: '' },
      { orderId: '', clientOid: 'a-2', code: '02014', msg: 'not enough' },
    ],
  });
  show(client);
  press('More order types');
  fireEvent.click(screen.getByRole('menuitemradio', { name: /^Scaled/ }));
  type('First price', '49000');
  type('Final price', '48000');
  type('Orders', '2');
  press('Increasing');
  type('Size$', '0.03');
  expect(line('Order sizes')).toEqual(['0.01 – 0.02', '0.01 – 0.02']);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Post only' }));
  press('Buy / long');
  await waitFor(() =>
    expect(sent).toMatchObject([
      {
        path: 'v1/mcp/order/placeScaled',
        body: {
          delegateType: 21,
          startPrice: '49000',
          endPrice: '48000',
          orderCount: 2,
          sizeSkew: '2',
          delegateCount: '0.03',
          timeInForceValue: 1,
        },
      },
    ]),
  );
  // Some of them had traded before another was refused.
  await screen.findByText(/^1 of 2 orders placed in .BTCUSDT.*\. Your available balance is not enough\.$/);
});

test('a question first, unless it is switched off; a refusal in words', async () => {
  useConfirmations.setState({ oneClick: false, skipped: [] });
  const { client, sent } = fakeExchange(new ApiError('02014', 'not enough'));
  const form = show(client);
  type('Price', '49000');
  type('Size', '0.1');
  press('Buy / long');
  const question = await waitFor(() => screen.getByRole('dialog', { hidden: true, name: /Buy \/ long · Limit/ }), { timeout: 10_000 });
  expect(question.textContent).toContain('49,000.0');
  expect(sent).toEqual([]);
  fireEvent.click(within(question).getByRole('button', { name: 'Buy / long', hidden: true }));
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() => expect(form.getByText('Your available balance is not enough.')).toBeDefined());
}, 120_000);

test('the same order is sent under the same name after silence', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { client, sent } = fakeExchange(new ApiError('', 'Network Error'), '0');
  show(client);
  type('Price', '49000');
  type('Size', '0.1');
  press('Buy / long');
  await vi.advanceTimersByTimeAsync(1500);
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(new Set(sent.map(({ body }) => body['clientOid'])).size).toBe(1);
  vi.useRealTimers();
});

test('leverage: up to the first tier, with the position that it may hold', async () => {
  const { client, sent } = fakeExchange();
  show(client);
  press(/Leverage/);
  const dialog = await waitFor(() => screen.getByRole('dialog', { hidden: true, name: 'Leverage: BTCUSDT' }), { timeout: 10_000 });
  expect(dialog.textContent).toContain('1,000,000 USDT');
  fireEvent.change(within(dialog).getByRole('textbox', { hidden: true }), { target: { value: '100' } });
  expect(dialog.textContent).toContain('100,000 USDT');
  const leverage = within(dialog).getByRole<HTMLInputElement>('textbox', { hidden: true });
  const confirm = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Confirm', hidden: true });
  // More than the tier allows, and what is no whole number, stands there marked; no digit of it is left out.
  for (const [wrong, why] of [
    ['101', 'At most 100.'],
    ['999', 'At most 100.'],
    ['12.5', 'Whole numbers only.'],
    ['1e9', 'Enter a number, like 1,234.56.'],
    ['-1', 'The number must not be below zero.'],
  ] as const) {
    fireEvent.change(leverage, { target: { value: wrong } });
    expect([leverage.value, leverage.getAttribute('aria-invalid'), leverage.validationMessage]).toEqual([wrong, 'true', why]);
    expect(confirm.disabled).toBe(true);
  }
  fireEvent.change(leverage, { target: { value: '100' } });
  fireEvent.click(confirm);
  await waitFor(() => expect(sent).toEqual([{ path: 'v1/mcp/adjust/lever', body: { symbolId: 'BTCUSDT_UMCBL', leverage: 100 } }]));
}, 120_000);

test('another unit takes the size along; a share of nothing cannot be chosen', () => {
  show(fakeExchange().client);
  type('Size', '0.1');
  const unit = screen.getByRole('combobox', { name: 'Size unit' });
  fireEvent.change(unit, { target: { value: 'margin' } });
  // 0.1 × 50,000 ÷ 10
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Size/ }).value).toBe('500');
  expect(line('Size')).toEqual(['500 USDT', '500 USDT']);
  expect(screen.getByRole<HTMLInputElement>('slider').disabled).toBe(false);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Reduce only' }));
  expect(screen.getByRole<HTMLInputElement>('slider').disabled).toBe(true);
});

test('what lies between two steps goes to the one below when the field is left, and says so', () => {
  const form = show(fakeExchange().client, sampleAccount, { ...sampleContract, tickSize: '0.5', lotSize: '0.005' });
  const notes = (): string => form.getByRole('status').textContent;
  type('Price', '49000.7');
  expect(notes()).toBe('Prices move in 0.5 steps: this one will be sent as 49000.5.');
  fireEvent.blur(screen.getByRole('textbox', { name: /^Price/ }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Price/ }).value).toBe('49000.5');
  expect(notes()).toBe('Prices move in 0.5 steps: 49000.7 was rounded down to 49000.5.');
  type('Size', '0.012');
  fireEvent.blur(screen.getByRole('textbox', { name: /^Size/ }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Size/ }).value).toBe('0.01');
  expect(notes()).toContain('Quantities move in 0.005 steps: 0.012 was rounded down to 0.01.');
});

test('every notice leads to the list in which the order stands', async () => {
  usePanelsView.setState({ tab: 'positions', shownKey: null });
  show(fakeExchange('0').client);
  type('Price', '49000');
  type('Size', '0.1');
  press('Buy / long');
  fireEvent.click(await screen.findByRole('button', { name: 'View' }));
  expect(usePanelsView.getState()).toMatchObject({ tab: 'open', shownKey: '7' });
});

test('a visitor sees the form and the login and registration links', () => {
  const form = show(fakeExchange().client, null);
  expect(form.getByText('Log in').getAttribute('href')).toBe('/login?from=%2Ffutures%2Fusdt%2FBTCUSDT&source=mix');
  expect(form.queryByRole('button', { name: 'Buy / long' })).toBeNull();
});

test('more than the book holds: said and asked about before, told in full after', async () => {
  const left = { dealCount: '5', dealAmount: '250040', status: 5, cancelReason: 'unfilled' };
  const { client, sent } = fakeExchange(left);
  const form = show(client, {
    ...sampleAccount,
    wallets: [{ coin: 'USDT', available: '9000000', frozen: '0', orderCost: '0', free: '9000000' }],
  });
  press('Market');
  type('Size', '6');
  // The band is a twentieth of the index of 50,000.
  expect(form.getAllByText(/^If you (buy|sell): The order book shows .5 BTC. of .6 BTC. \(.83%.\) up to .(52,500|47,500).\./)).toHaveLength(
    2,
  );
  press('Buy / long');
  const question = await screen.findByRole('dialog', { name: /^Buy/ }, { timeout: 10_000 });
  expect(question.textContent).toContain('The order book shows');
  // (1 × 50,000 + 4 × 50,010) ÷ 5
  expect(within(question).getByText('Avg. fill price').parentElement?.textContent).toContain('50,008.0');
  expect(sent).toEqual([]);
  fireEvent.click(within(question).getByRole('button', { name: /^Buy/ }));
  const notice = await screen.findByText(/^Bought/);
  expect(notice.textContent).toMatch(/^Bought .5 BTC. of .6 BTC.\. .83%. filled, the rest canceled: no more offers\./);
  expect(notice.querySelector('.text-positive')).toBeNull();
});

test('what a market order would not fill weighs nothing on the position', () => {
  show(fakeExchange().client, {
    ...sampleAccount,
    wallets: [{ coin: 'USDT', available: '9000000', frozen: '0', orderCost: '0', free: '9000000' }],
  });
  press('Market');
  type('Size', '5');
  const whole = [line('Liq. price'), line('Est. fee')];
  type('Size', '6');
  expect([line('Liq. price'), line('Est. fee')]).toEqual(whole);
});

test('an iceberg and a TWAP order are chosen, filled in, previewed and sent', async () => {
  const { client, sent } = fakeExchange();
  show(client);
  useConfirmations.setState({ oneClick: true });
  press(/More order types/);
  fireEvent.click(screen.getByRole('menuitemradio', { name: /Iceberg/ }));
  type('Price', '49000');
  type('Size', '0.1');
  press('5 parts');
  expect(line('Parts')).toEqual(['5 × 0.02', '5 × 0.02']);
  press('Buy / long');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ path: 'v1/trigger/strategy/ice/place', body: { delegatePrice: '49000', displayCount: '0.02' } });
  press(/More order types/);
  fireEvent.click(screen.getByRole('menuitemradio', { name: /TWAP/ }));
  type('Size(?! var)', '0.06');
  expect(line('Slices')).toEqual(['30 × 0.002', '30 × 0.002']);
  press('Sell / short');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({
    path: 'v1/trigger/strategy/timeShare/place',
    body: { delegateType: 22, sliceCount: 30, intervalMs: 60_000 },
  });
});
