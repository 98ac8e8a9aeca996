// @vitest-environment jsdom
// The row of an order that ended unfilled tells how much was filled, and why the rest was not.
import { cleanup, render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, expect, test } from 'vitest';

import type { SpotOrder } from '#lib/contract/order.ts';
import terminal from '#locales/en-US/terminal.json' with { type: 'json' };
import { orderEnd } from './order-end.ts';
import { useOrderEndText } from './use-order-end-text.ts';

const order: SpotOrder = {
  orderId: '7',
  clientOid: '',
  symbolId: 'BTCUSDT_SPBL',
  symbol: 'BTCUSDT',
  businessLine: 1,
  delegateType: 21,
  orderType: 1,
  timeInForceValue: 0,
  delegatePrice: '0',
  delegateCount: '24.6105',
  tradeUnit: 'base',
  displayCount: '0',
  planId: '',
  dealCount: '2.3003',
  averagePrice: '92019.9',
  dealAmount: '211673.37',
  fee: '0',
  feeCoin: 'BTC',
  status: 5,
  orderSource: 0,
  enterPointSource: 1,
  cancelReason: 'unfilled',
  createTimeMs: 1,
  updateTimeMs: 1,
};

function Told({ shown }: { readonly shown: SpotOrder }) {
  const text = useOrderEndText();
  const end = orderEnd(shown);
  return end === null ? 'nothing' : text(end);
}

/** Without the marks that keep a number's direction. */
const told = (change: Partial<SpotOrder>): string | null | undefined =>
  render(
    <NextIntlClientProvider locale="en-US" messages={{ terminal }} timeZone="UTC">
      <Told shown={{ ...order, ...change }} />
    </NextIntlClientProvider>,
  ).container.textContent?.replaceAll(/[\u2066-\u2069]/g, '');

afterEach(cleanup);

test.each([
  ['a part of a buy', {}, '9% filled, the rest canceled: no more offers'],
  ['a part of a sell', { delegateType: 22 }, '9% filled, the rest canceled: no more bids'],
  ['a part of an amount', { tradeUnit: 'quote', delegateCount: '1000000' }, '21% filled, the rest canceled: no more offers'],
  ['hardly anything', { dealCount: '0.0001' }, '0.01% filled, the rest canceled: no more offers'],
  ['nothing', { dealCount: '0', dealAmount: '0' }, 'Not filled, canceled: no more offers'],
  ['its own order', { cancelReason: 'self-trade' }, '9% filled, the rest canceled: self-trade prevented'],
  ['its own order, at once', { status: 6, dealCount: '0', cancelReason: 'self-trade' }, 'Not filled, canceled: self-trade prevented'],
  ['a countdown', { dealCount: '0', cancelReason: 'countdown' }, 'Not filled, canceled: the countdown expired'],
  ['liquidation', { dealCount: '0', cancelReason: 'liquidation' }, 'Not filled, canceled: liquidation'],
  ['delivery', { dealCount: '0', cancelReason: 'delivery' }, 'Not filled, canceled: the contract is being delivered'],
  ['no position', { dealCount: '0', cancelReason: 'nothing-to-reduce' }, 'Not filled, canceled: no position left to reduce'],
  ['margin', { dealCount: '0', cancelReason: 'margin' }, 'Not filled, canceled: not enough margin'],
  ['its pair', { dealCount: '0', cancelReason: 'linked' }, 'Not filled, canceled: its linked order was filled or canceled'],
  ['its owner', { cancelReason: 'requested' }, 'nothing'],
  ['filled whole', { status: 4, cancelReason: '' }, 'nothing'],
  ['open', { status: 3, cancelReason: '' }, 'nothing'],
] as const)('%s', (_name, change, expected) => {
  expect(told(change)).toBe(expected);
});
