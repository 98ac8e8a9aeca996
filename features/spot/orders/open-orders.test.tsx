// @vitest-environment jsdom
// Open orders changed where they stand: by click and keys, sent once, refused in words, put back.
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod/mini';

import { ToastRegion } from '#components/ui/messages/toasts.tsx';
import { ApiError } from '#lib/api/api-error.ts';
import type { ApiClient } from '#lib/api/create-api-client.ts';
import { ApiClientContext } from '#lib/api/use-api.ts';
import { getDepth } from '#lib/contract/calls/v1/spot/market/depth.ts';
import type { SpotOrder } from '#lib/contract/order.ts';
import { useConfirmations } from '#lib/session/order-form/confirmations.ts';
import errors from '#locales/en-US/errors.json' with { type: 'json' };
import plans from '#locales/en-US/plans.json' with { type: 'json' };
import spot from '#locales/en-US/spot.json' with { type: 'json' };
import terminal from '#locales/en-US/terminal.json' with { type: 'json' };
import ticket from '#locales/en-US/ticket.json' with { type: 'json' };
import shell from '#locales/en-US/shell.json' with { type: 'json' };
import { noFilter } from './filter/list-filter.ts';
import { OpenOrders } from './open-orders.tsx';

const order: SpotOrder = {
  orderId: '7',
  clientOid: '',
  symbolId: 'BTCUSDT_SPBL',
  symbol: 'BTCUSDT',
  businessLine: 1,
  delegateType: 21,
  orderType: 0,
  timeInForceValue: 0,
  delegatePrice: '95000.00',
  delegateCount: '0.010000',
  tradeUnit: 'base',
  displayCount: '0',
  planId: '',
  dealCount: '0.000000',
  averagePrice: '0',
  dealAmount: '0',
  fee: '0',
  feeCoin: 'BTC',
  status: 1,
  orderSource: 0,
  enterPointSource: 1,
  cancelReason: '',
  createTimeMs: 1,
  updateTimeMs: 1,
};

const book = {
  symbol: 'BTCUSDT',
  bids: [['95000.00', '1']],
  asks: [
    ['96000.00', '0.004'],
    ['96100.00', '0.004'],
    ['99000.00', '1'],
  ],
};

/** Takes what it is sent and answers when it is told to. */
function slowExchange(result: object = { dealCount: '0', dealAmount: '0', status: 1, cancelReason: '' }) {
  const sent: unknown[] = [];
  let answer: (error: Error | null) => void = () => undefined;
  const client: ApiClient = {
    call: (call, request) => {
      if (call.path === getDepth.path) return Promise.resolve(z.parse(call.response, { ...book, sequence: 1, timeMs: 1, checksum: 0 }));
      sent.push(request);
      return new Promise((resolve, reject) => {
        answer = (error) => (error === null ? resolve(z.parse(call.response, { orderId: '7', clientOid: '', ...result })) : reject(error));
      });
    },
  };
  return { client, sent, answer: (error: Error | null) => act(async () => answer(error)) };
}

function show(client: ApiClient, shown: SpotOrder = order): void {
  const view = { filter: noFilter, isNarrowed: false, onClear: () => undefined, choice: { hidden: [], onHidden: () => undefined } };
  render(
    <NextIntlClientProvider locale="en-US" messages={{ spot, ticket, plans, terminal, errors, shell }} timeZone="UTC">
      <ApiClientContext value={client}>
        <OpenOrders view={view} orders={[shown]} settled={new Set()} pairOf={() => 'BTC/USDT'} />
        <ToastRegion />
      </ApiClientContext>
    </NextIntlClientProvider>,
  );
}

const cell = (name: string) => screen.getByRole('button', { name: new RegExp(`change ${name}`) });
const field = (name: string): HTMLInputElement => screen.getByRole('textbox', { name });
const type = (name: string, value: string): void => {
  fireEvent.change(field(name), { target: { value } });
};
const key = (name: string, pressed: string): void => {
  fireEvent.keyDown(field(name), { key: pressed });
};

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }));
  useConfirmations.setState({ oneClick: true, skipped: [] });
});
afterEach(cleanup);

test.each([
  ['one side of an OCO', 0, 'Limit · OCO', 'Part of a conditional order (OCO). Cancel that instead.'],
  ['the order of a chase limit', 100, 'Limit · Chase limit', 'Part of a conditional order (Chase limit). Cancel that instead.'],
])('%s says to which plan it belongs, and is not changed', (_, orderSource, kind, why) => {
  show(slowExchange().client, { ...order, planId: '3', orderSource });
  expect(screen.getByText(kind)).toBeDefined();
  const change = screen.getByRole('button', { name: /Change order 7/ });
  expect(change.getAttribute('title')).toBe(why);
  expect(change.hasAttribute('disabled') || change.getAttribute('aria-disabled') === 'true').toBe(true);
});

test('F2 begins with the number selected; Enter sends what has changed, once; the cell has the focus again', async () => {
  const { client, sent, answer } = slowExchange();
  show(client);
  fireEvent.keyDown(cell('Price'), { key: 'F2' });
  expect(document.activeElement).toBe(field('Price'));
  expect(field('Price').selectionEnd).toBe('95000.00'.length);
  type('Price', '94000.5');
  key('Price', 'Enter');
  key('Price', 'Enter');
  fireEvent.click(screen.getByRole('button', { name: 'Send the change' }));
  await waitFor(() => expect(sent).toEqual([{ orderId: '7', delegatePrice: '94000.5' }]));
  expect([field('Price').readOnly, field('Price').getAttribute('aria-busy')]).toEqual([true, 'true']);
  type('Price', '1');
  key('Price', 'Escape');
  expect(field('Price').value).toBe('94000.5');
  await answer(null);
  expect(document.activeElement).toBe(cell('Price'));
});

test('price and quantity go together', async () => {
  const { client, sent } = slowExchange();
  show(client);
  fireEvent.click(cell('Quantity'));
  type('Quantity', '0.02');
  type('Price', '94000');
  key('Price', 'Enter');
  await waitFor(() => expect(sent).toEqual([{ orderId: '7', delegatePrice: '94000', delegateCount: '0.02' }]));
});

test('Escape puts back, and nothing is sent for nothing', () => {
  const { client, sent } = slowExchange();
  show(client);
  fireEvent.click(cell('Price'));
  type('Price', '1');
  key('Price', 'Escape');
  expect(cell('Price').textContent).toContain('95,000.00');
  expect(document.activeElement).toBe(cell('Price'));
  fireEvent.click(cell('Price'));
  key('Price', 'Enter');
  expect(sent).toEqual([]);
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a number as finely as the market knows it, what is none stands there marked and is not sent, and arrows step', () => {
  const { client, sent } = slowExchange();
  show(client);
  fireEvent.click(cell('Price'));
  type('Price', '94000.123');
  expect(field('Price').value).toBe('94000.12');
  for (const wrong of ['1e309', '2,5', '-1']) {
    type('Price', wrong);
    key('Price', 'ArrowUp');
    key('Price', 'Enter');
    expect([field('Price').value, field('Price').getAttribute('aria-invalid')]).toEqual([wrong, 'true']);
    expect(screen.getByRole('alert').id).toBe(field('Price').getAttribute('aria-describedby'));
  }
  type('Price', '95,000');
  key('Price', 'ArrowUp');
  expect(field('Price').value).toBe('95000.01');
  type('Price', '');
  key('Price', 'Enter');
  expect(screen.getByRole('alert').textContent).toBe('Enter a number above zero.');
  expect(field('Price').getAttribute('aria-invalid')).toBe('true');
  expect(sent).toEqual([]);
});

test('a refusal is said where it was typed, and what was typed is still there', async () => {
  const { client, answer } = slowExchange();
  show(client);
  fireEvent.click(cell('Quantity'));
  type('Quantity', '5');
  key('Quantity', 'Enter');
  await answer(new ApiError('02014', ''));
  expect(screen.getByRole('alert').textContent).toBe(errors.insufficientBalance);
  expect([field('Quantity').value, field('Quantity').readOnly]).toEqual(['5', false]);
  type('Quantity', '0.02');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('it is asked about first unless the trader wants no question', async () => {
  // jsdom draws no dialogs; it knows them.
  HTMLDialogElement.prototype.showModal = function open(this: HTMLDialogElement) {
    this.open = true;
  };
  useConfirmations.setState({ oneClick: false, skipped: [] });
  const { client, sent } = slowExchange();
  show(client);
  fireEvent.click(cell('Price'));
  type('Price', '94000');
  key('Price', 'Enter');
  const question = await waitFor(() => screen.getByRole('dialog', { name: 'Change order' }), { timeout: 10_000 });
  expect(question.textContent).toContain('95,000.00 → 94,000');
  expect(sent).toEqual([]);
  fireEvent.click(within(question).getByRole('checkbox', { name: 'Do not ask again before changing orders' }));
  fireEvent.click(within(question).getByRole('button', { name: 'Save change' }));
  expect(sent).toEqual([{ orderId: '7', delegatePrice: '94000' }]);
  expect(useConfirmations.getState().skipped).toEqual(['amend']);
}, 120_000);

describe('a price that crosses the market', () => {
  beforeEach(() => {
    HTMLDialogElement.prototype.showModal = function open(this: HTMLDialogElement) {
      this.open = true;
    };
  });
  const cross = async (price: string): Promise<HTMLElement> => {
    fireEvent.click(cell('Price'));
    type('Price', price);
    key('Price', 'Enter');
    return waitFor(() => screen.getByRole('dialog', { name: 'Change order' }), { timeout: 10_000 });
  };

  test('is asked about with one click too: how much would trade, at which average', async () => {
    const { client, sent } = slowExchange();
    show(client);
    const question = await cross('97000');
    // 0.004 at 96,000 and 0.004 at 96,100; the rest of the 0.01 would wait at 97,000.
    expect(question.textContent).toMatch(
      /.0\.008 BTC. of .0\.01 BTC. would fill immediately at average price .96,050.\. The rest would stay in the book\./,
    );
    expect(sent).toEqual([]);
    expect(within(question).queryByRole('checkbox')).toBeNull();
    fireEvent.click(within(question).getByText('Back'));
    expect(sent).toEqual([]);
  }, 120_000);

  test('done, it says what has traded', async () => {
    const { client, sent, answer } = slowExchange({ dealCount: '0.01', dealAmount: '966', status: 4, cancelReason: '' });
    show(client);
    const question = await cross('99000');
    // (0.004 × 96,000 + 0.004 × 96,100 + 0.002 × 99,000) ÷ 0.01
    expect(question.textContent).toMatch(/.0\.01 BTC. would fill immediately at average price .96,640.\./);
    fireEvent.click(within(question).getByRole('button', { name: 'Save change' }));
    await waitFor(() => expect(sent).toEqual([{ orderId: '7', delegatePrice: '99000' }]));
    await answer(null);
    expect(await screen.findByText(/^Order updated: .0\.01 BTC. filled/)).toBeDefined();
  }, 120_000);

  test('of a maker-only order nothing would trade: the exchange answers it', async () => {
    const { client, sent } = slowExchange();
    show(client, { ...order, timeInForceValue: 1 });
    fireEvent.click(cell('Price'));
    type('Price', '97000');
    key('Price', 'Enter');
    await waitFor(() => expect(sent).toHaveLength(1));
  });
});

test('one side of an OCO is not changed here', () => {
  show(slowExchange().client, { ...order, planId: '3' });
  expect(cell('Price')).toHaveProperty('disabled', true);
});
