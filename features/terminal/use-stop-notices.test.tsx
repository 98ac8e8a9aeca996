// @vitest-environment jsdom
// Stops that are jumped over while a desk is open: said once, and the bell asks for its messages again.
import { act, cleanup, render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';

import type { ApiClient } from '#lib/api/create-api-client.ts';
import { useCall } from '#lib/api/query/use-call.ts';
import { ApiClientContext } from '#lib/api/use-api.ts';
import { getInbox } from '#lib/contract/calls/v1/user/inbox/list.ts';
import type { SpotOrder } from '#lib/contract/order.ts';
import enDesk from '#locales/en-US/desk.json' with { type: 'json' };
import { useStopNotices } from './use-stop-notices.ts';

const shown = vi.hoisted((): string[] => []);
vi.mock('#components/ui/messages/toasts.tsx', () => ({ showToast: (_tone: string, text: string) => void shown.push(text) }));

const stop: SpotOrder = {
  orderId: '7',
  clientOid: '',
  symbolId: 'BTCUSDT_UMCBL',
  symbol: 'BTCUSDT_UMCBL',
  businessLine: 10,
  delegateType: 22,
  orderType: 0,
  timeInForceValue: 0,
  delegatePrice: '94900',
  delegateCount: '0.1',
  tradeUnit: 'base',
  displayCount: '0',
  planId: '6',
  dealCount: '0',
  averagePrice: '0',
  dealAmount: '0',
  fee: '0',
  feeCoin: 'USDT',
  status: 1,
  orderSource: 3,
  enterPointSource: 1,
  cancelReason: '',
  createTimeMs: 5,
  updateTimeMs: 5,
};

const silence = (): void => undefined;
let asked = 0;
const client: ApiClient = {
  call: async (call) => {
    asked += 1;
    return z.parse(call.response, { list: [] });
  },
};
type Seen = { readonly open: readonly SpotOrder[]; readonly changed: readonly SpotOrder[] };
function Desk({ open, changed }: Seen) {
  useCall(getInbox, {});
  useStopNotices(
    open,
    changed.map((order, place) => ({ number: place + 1, order, fill: null })),
    silence,
  );
  return null;
}
const desk = (seen: Seen) => (
  <NextIntlClientProvider locale="en-US" messages={{ desk: enDesk }} timeZone="UTC">
    <ApiClientContext value={client}>
      <Desk {...seen} />
    </ApiClientContext>
  </NextIntlClientProvider>
);

beforeEach(() => {
  vi.useFakeTimers();
  shown.length = 0;
  asked = 0;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
const wait = () => act(() => vi.advanceTimersByTimeAsync(2000));

test('one that comes to rest is told once; its changes are not', async () => {
  const { rerender } = render(desk({ open: [], changed: [] }));
  await wait();
  expect(asked).toBe(1);
  rerender(desk({ open: [stop], changed: [stop] }));
  await wait();
  expect(shown).toEqual(['The price moved past a stop order for \u2066BTCUSDT\u2069. The position is unprotected.']);
  expect(asked).toBe(2);
  rerender(desk({ open: [{ ...stop, delegatePrice: '1', updateTimeMs: 9 }], changed: [stop, { ...stop, updateTimeMs: 9 }] }));
  await wait();
  expect([shown.length, asked]).toEqual([1, 2]);
});

test('no news: one that trades at once, another order, and one that was there before', async () => {
  const old = { ...stop, orderId: '8' };
  const { rerender } = render(desk({ open: [old], changed: [old] }));
  const limit = { ...stop, orderId: '9', orderSource: 0 };
  rerender(desk({ open: [old, limit], changed: [old, stop, limit, { ...old, updateTimeMs: 9 }] }));
  await wait();
  expect(shown).toEqual([]);
});
