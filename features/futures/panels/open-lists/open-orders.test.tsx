// @vitest-environment jsdom
// The take-profit and stop-loss that a resting order takes with it: seen in the list, changed and taken away there.
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod/mini';

import type { ApiClient } from '#lib/api/create-api-client.ts';
import { ApiClientContext } from '#lib/api/use-api.ts';
import type { SpotOrder } from '#lib/contract/order.ts';
import { english } from '#lib/i18n/catalogues.ts';
import { useContractPreferences } from '#lib/session/preferences/contract-preferences.ts';
import { sampleAccount, sampleMarkets, sampleTickers } from '../../positions/sample-row.ts';
import { OpenOrders } from './open-orders.tsx';

vi.mock('#lib/i18n/navigation.ts', () => ({ Link: 'a' }));

const order: SpotOrder = {
  orderId: '41',
  clientOid: '',
  symbolId: 'BTCUSDT_UMCBL',
  symbol: 'BTCUSDT_UMCBL',
  businessLine: 10,
  delegateType: 21,
  orderType: 0,
  timeInForceValue: 0,
  delegatePrice: '50000',
  delegateCount: '0.1',
  tradeUnit: 'base',
  displayCount: '0',
  planId: '',
  dealCount: '0',
  averagePrice: '0',
  dealAmount: '0',
  fee: '0',
  feeCoin: 'USDT',
  status: 1,
  orderSource: 0,
  enterPointSource: 1,
  cancelReason: '',
  createTimeMs: 0,
  updateTimeMs: 0,
  holdSide: '',
  isReducePosition: false,
};
/** The order of a stop-loss, in the book. */
const passed: SpotOrder = { ...order, orderId: '42', delegateType: 22, orderSource: 3, isReducePosition: true };
const guarded: SpotOrder = { ...order, presetTakeProfitPrice: '55000.0', presetTppTriType: 1 };

function show(orders: readonly SpotOrder[]) {
  const sent: unknown[] = [];
  const client: ApiClient = {
    call: (call, request) => {
      sent.push([call.name, request]);
      return Promise.resolve(z.parse(call.response, { orderId: '41', clientOid: '' }));
    },
  };
  const state = { account: sampleAccount([]), markets: sampleMarkets, tickers: sampleTickers };
  render(
    <NextIntlClientProvider locale="en-US" messages={english} timeZone="UTC">
      <ApiClientContext value={client}>
        <OpenOrders orders={orders} state={state} choice={{ hidden: [], onHidden: () => undefined }} />
      </ApiClientContext>
    </NextIntlClientProvider>,
  );
  return sent;
}

const open = async (): Promise<HTMLElement> => {
  fireEvent.click(screen.getByRole('button', { name: /Take profit and stop loss for order 41/ }));
  return screen.findByRole('dialog', { name: 'TP/SL of the order' }, { timeout: 10_000 });
};
const submit = (box: HTMLElement, name: string): Promise<void> =>
  act(async () => void fireEvent.click(within(box).getByRole('button', { name })));
const type = (box: HTMLElement, name: string, value: string): boolean =>
  fireEvent.change(within(box).getByRole('textbox', { name: new RegExp(`^${name}`) }), { target: { value } });

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }));
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
  };
  useContractPreferences.setState({ unit: 'base', priceType: 'market' });
});
afterEach(cleanup);

test('a stop that the price has jumped over says that nothing is protected', () => {
  show([order, passed]);
  expect(screen.getAllByText('Stop passed: unprotected')).toHaveLength(1);
  expect(screen.getAllByText('Limit')).toHaveLength(1);
});

test('what an order takes with it stands in its row; what only closes has nothing to guard', () => {
  show([guarded, { ...order, orderId: '42', isReducePosition: true }]);
  expect(screen.getByRole('button', { name: /stop loss for order 41/ }).textContent).toContain('55,000.0 / —');
  expect(screen.queryByRole('button', { name: /stop loss for order 42/ })).toBeNull();
});

test('the order of a chase limit says so, and its price is not changed', () => {
  show([{ ...order, planId: '3', orderSource: 100 }]);
  expect(screen.getByText('Chase limit')).toBeDefined();
  const price = screen.getByRole('button', { name: /change Price/ });
  expect(price.hasAttribute('disabled') || price.getAttribute('aria-disabled') === 'true').toBe(true);
  expect(price.getAttribute('title')).toBe('Part of a chase limit. Cancel that instead.');
});

test('a leg lies on its own side of the order’s price, wherever the market is', async () => {
  const sent = show([order]);
  const box = await open();
  // Above the order’s price of 50,000, though below the market of 51,100.
  type(box, 'Stop loss: Trigger price', '50500');
  await submit(box, 'Save change');
  expect(box.textContent).toContain('stop loss on the loss side');
  expect(sent).toEqual([]);
  type(box, 'Stop loss: Trigger price', '49000');
  // 0.1 × 1,000, of a margin of 5,000 ÷ 20
  expect(box.textContent).toContain('-100.00 USDT · -40.00%');
  await submit(box, 'Save change');
  expect(sent).toEqual([
    ['updateContractPreset', { orderId: '41', stopLossMarketAfter: 0, presetStopLossPrice: '49000', presetSlpTriType: 0 }],
  ]);
});

test('changed, the other leg stays as it was; taken away, none is left', async () => {
  const sent = show([guarded]);
  const box = await open();
  type(box, 'Stop loss: Trigger price', '48000');
  await submit(box, 'Save change');
  const again = await open();
  await submit(again, 'Remove TP/SL');
  expect(sent).toEqual([
    [
      'updateContractPreset',
      {
        orderId: '41',
        stopLossMarketAfter: 0,
        presetTakeProfitPrice: '55000.0',
        presetTppTriType: 1,
        presetStopLossPrice: '48000',
        presetSlpTriType: 0,
      },
    ],
    ['updateContractPreset', { orderId: '41', stopLossMarketAfter: 0 }],
  ]);
});

test('the seconds after which a stop-loss turns into a market order are shown, judged and sent', async () => {
  const stop = { presetStopLossPrice: '48000.0', presetSlpTriType: 0, exeStopLossPrice: '47900.0' } as const;
  const sent = show([{ ...order, ...stop, stopLossMarketAfter: 60 }]);
  const box = await open();
  expect(within(box).getByRole('textbox', { name: /^Stop loss: Market order after/ })).toHaveProperty('value', '60');
  type(box, 'Stop loss: Market order after', '3601');
  expect(within(box).getByRole('alert').textContent).toBe('Enter 1 to 3600 seconds, or leave it empty.');
  await submit(box, 'Save change');
  expect(sent).toEqual([]);
  type(box, 'Stop loss: Market order after', '120');
  await submit(box, 'Save change');
  expect(sent).toEqual([['updateContractPreset', { orderId: '41', ...stop, stopLossMarketAfter: 120 }]]);
});

test('an order tells the entry point it came through', () => {
  show([{ ...order, enterPointSource: 3 }]);
  expect(screen.getByRole('columnheader', { name: /Order source/ })).toBeDefined();
  expect(screen.getByRole('cell', { name: 'API' })).toBeDefined();
});

test('an iceberg says what it shows', () => {
  show([{ ...order, displayCount: '0.02' }]);
  expect(screen.getByRole('row', { name: /BTCUSDT/ }).textContent).toContain('Iceberg (visible: 0.02)');
});
