// @vitest-environment jsdom
// The panel of an order in every state and role: its title, its buttons, the questions before what cannot be undone.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';

import c2cOrders from '#locales/en-US/c2cOrders.json' with { type: 'json' };
import contracts from '#locales/en-US/contracts.json' with { type: 'json' };
import errors from '#locales/en-US/errors.json' with { type: 'json' };
import { ApiError } from '#lib/api/api-error.ts';
import type { ApiClient } from '#lib/api/create-api-client.ts';
import { ApiClientContext } from '#lib/api/use-api.ts';
import type { C2cOrderDetail } from '#lib/contract/c2c/order-answer.ts';
import { openSteps, type C2cRole, type C2cState, type C2cStanding } from '#lib/contract/c2c/order-steps.ts';
import { defaultTag, localeOf } from '#lib/i18n/locales.ts';
import { LocaleContext } from '#lib/i18n/place-context.ts';
import { OrderPanel } from './order-panel.tsx';

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }), usePathname: () => '/crypto-c2c/orders/12' }));

const nowMs = 1_800_000_000_000;
const minuteMs = 60_000;

type Standing = Omit<C2cStanding, 'state'> & { readonly state: C2cState };
const fresh: Standing = { state: 'waiting', payByMs: nowMs + 15 * minuteMs, cancelAskedBy: null, decidedFor: null, isReopened: false };

function orderOf(role: C2cRole, change: Partial<Standing> = {}): C2cOrderDetail {
  const standing = { ...fresh, ...change };
  const { state, payByMs, cancelAskedBy, decidedFor, isReopened } = standing;
  const isOver = state === 'released' || state === 'cancelled' || state === 'expired';
  return {
    orderId: '12',
    advertId: '7',
    role,
    state,
    coin: 'USDT',
    quantity: '70',
    quote: 'EUR',
    price: '0.92',
    amount: '64.40',
    cancelAskedBy,
    decidedFor,
    payByMs,
    dueMs: isOver ? null : payByMs,
    placedMs: nowMs,
    paidMs: state === 'waiting' ? null : nowMs,
    endedMs: isOver ? nowMs : null,
    counterpart: {
      nickname: 'Sabine',
      isHouse: false,
      doneIn30Days: 3,
      completionPercent: 100,
      releaseSeconds: null,
      paySeconds: null,
      ratings: 0,
      positivePercent: null,
    },
    ratings: [],
    history: isReopened ? [{ cause: 'object', by: role, state: 'appealed', timeMs: nowMs }] : [],
    steps: isOver ? [] : openSteps({ ...standing, state }, role, nowMs),
    payment: [],
    payerName: role === 'seller' && !isOver ? 'Piotr Nowak' : null,
  };
}

function show(order: C2cOrderDetail, call: ApiClient['call'] = () => Promise.reject(new Error('nothing is asked'))) {
  const onOrder = vi.fn<(told: C2cOrderDetail) => void>();
  render(
    <NextIntlClientProvider locale="en-US" messages={{ c2cOrders, contracts, errors }} timeZone="UTC">
      <LocaleContext value={localeOf(defaultTag)}>
        <ApiClientContext value={{ call }}>
          <OrderPanel order={order} onOrder={onOrder} drawnMs={nowMs}>
            {null}
          </OrderPanel>
        </ApiClientContext>
      </LocaleContext>
    </NextIntlClientProvider>,
  );
  return onOrder;
}

const buttons = (): (string | null)[] => screen.queryAllByRole('button').map((button) => button.textContent);
const title = (): string | null => screen.getByRole('heading', { level: 2 }).textContent;
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));

beforeAll(() => {
  // The environment draws no dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(cleanup);

const late = { payByMs: nowMs - 1 };
const { buyer, seller } = c2cOrders.panel;
test.each<[C2cRole, string, Partial<Standing>, string, string[]]>([
  ['buyer', 'waiting', {}, `Step 1 of 3: ${buyer.waiting.title}`, ['I have paid', 'Cancel order']],
  [
    'buyer',
    'waiting, the seller asks to cancel',
    { cancelAskedBy: 'seller' },
    `Step 1 of 3: ${buyer.askedByOther.title}`,
    ['Accept cancellation', 'I have paid', 'Cancel order', 'Decline cancellation'],
  ],
  ['buyer', 'paid', { state: 'paid' }, `Step 2 of 3: ${buyer.paid.title}`, ['I have not paid', 'Ask to cancel', 'Open appeal']],
  [
    'buyer',
    'paid, behind the time to pay',
    { state: 'paid', ...late },
    `Step 2 of 3: ${buyer.paid.title}`,
    ['Ask to cancel', 'Open appeal'],
  ],
  [
    'buyer',
    'paid, asks to cancel',
    { state: 'paid', cancelAskedBy: 'buyer', ...late },
    `Step 2 of 3: ${buyer.askedByMe.title}`,
    ['Open appeal'],
  ],
  [
    'buyer',
    'paid, the seller asks to cancel',
    { state: 'paid', cancelAskedBy: 'seller', ...late },
    `Step 2 of 3: ${buyer.askedByOther.title}`,
    ['Accept cancellation', 'Decline cancellation', 'Open appeal'],
  ],
  ['buyer', 'appealed', { state: 'appealed' }, `Step 2 of 3: ${buyer.appealed.title}`, ['Ask to cancel']],
  ['buyer', 'appealed again', { state: 'appealed', isReopened: true }, `Step 2 of 3: ${buyer.reopened.title}`, ['Ask to cancel']],
  ['buyer', 'decided for the buyer', { state: 'decided', decidedFor: 'buyer' }, `Step 2 of 3: ${buyer.decidedForMe.title}`, []],
  [
    'buyer',
    'decided for the seller',
    { state: 'decided', decidedFor: 'seller' },
    `Step 2 of 3: ${buyer.decidedAgainstMe.title}`,
    ['Accept decision', 'Object to decision'],
  ],
  ['buyer', 'released', { state: 'released' }, `Step 3 of 3: ${buyer.released.title}`, []],
  ['buyer', 'cancelled', { state: 'cancelled' }, buyer.cancelled.title, []],
  ['buyer', 'expired', { state: 'expired' }, buyer.expired.title, []],
  ['seller', 'waiting', {}, `Step 1 of 3: ${seller.waiting.title}`, ['Ask to cancel', 'Release coins']],
  ['seller', 'waiting, asks to cancel', { cancelAskedBy: 'seller' }, `Step 1 of 3: ${seller.askedByMe.title}`, ['Release coins']],
  ['seller', 'paid', { state: 'paid' }, `Step 2 of 3: ${seller.paid.title}`, ['Release coins', 'Ask to cancel', 'Open appeal']],
  [
    'seller',
    'paid, the buyer asks to cancel',
    { state: 'paid', cancelAskedBy: 'buyer' },
    `Step 2 of 3: ${seller.askedByOther.title}`,
    ['Accept cancellation', 'Decline cancellation', 'Release coins', 'Open appeal'],
  ],
  ['seller', 'appealed', { state: 'appealed' }, `Step 2 of 3: ${seller.appealed.title}`, ['Ask to cancel', 'Release coins']],
  [
    'seller',
    'appealed again',
    { state: 'appealed', isReopened: true },
    `Step 2 of 3: ${seller.reopened.title}`,
    ['Ask to cancel', 'Release coins'],
  ],
  [
    'seller',
    'decided for the seller',
    { state: 'decided', decidedFor: 'seller' },
    `Step 2 of 3: ${seller.decidedForMe.title}`,
    ['Release coins'],
  ],
  [
    'seller',
    'decided for the buyer',
    { state: 'decided', decidedFor: 'buyer' },
    `Step 2 of 3: ${seller.decidedAgainstMe.title}`,
    ['Accept decision', 'Object to decision'],
  ],
  ['seller', 'released', { state: 'released' }, `Step 3 of 3: ${seller.released.title}`, []],
  ['seller', 'cancelled', { state: 'cancelled' }, seller.cancelled.title, []],
  ['seller', 'expired', { state: 'expired' }, seller.expired.title, []],
])('%s: %s', (role, _, change, expected, names) => {
  show(orderOf(role, change));
  expect(title()).toBe(expected);
  expect(buttons()).toEqual(names);
});

test('the time that is left is on the first picture, and coins against coins have no steps', () => {
  vi.setSystemTime(nowMs);
  show(orderOf('buyer'));
  expect(screen.getByTestId('time-left').textContent).toBe('00:15:00');
  vi.useRealTimers();
  cleanup();
  show({ ...orderOf('buyer', { state: 'released' }), quote: 'BTC', amount: '0.001' });
  expect(title()).toBe(buyer.released.title);
  expect(screen.queryByTestId('time-left')).toBeNull();
  expect(screen.getByRole('link', { name: c2cOrders.assets })).toBeDefined();
});

/** Answers every call with the order. */
function answering(order: C2cOrderDetail) {
  const asked: unknown[] = [];
  const call: ApiClient['call'] = async (definition, request) => {
    asked.push([definition.path, request]);
    return z.parse(definition.response, order);
  };
  return { asked, call };
}

test('a mark of payment is sent at the first press, and the answer is shown', async () => {
  const paid = orderOf('buyer', { state: 'paid' });
  const { asked, call } = answering(paid);
  const onOrder = show(orderOf('buyer'), call);
  press('I have paid');
  await waitFor(() => expect(onOrder).toHaveBeenCalledWith(paid));
  expect(asked).toEqual([['v1/c2c/order/step', { orderId: '12', step: 'mark-paid' }]]);
});

test('a step that cannot be undone is asked about first', async () => {
  const { asked, call } = answering(orderOf('buyer', { state: 'cancelled' }));
  const onOrder = show(orderOf('buyer'), call);
  press('Cancel order');
  const dialog = screen.getByRole('dialog', { name: c2cOrders.ask.cancel.title });
  expect(asked).toEqual([]);
  const yes = [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'Cancel order');
  fireEvent.click(yes ?? document.body);
  await waitFor(() => expect(onOrder).toHaveBeenCalledTimes(1));
  expect(asked).toEqual([['v1/c2c/order/step', { orderId: '12', step: 'cancel' }]]);
});

test('coins are released once the seller has said that the payment arrived', async () => {
  const { asked, call } = answering(orderOf('seller', { state: 'released' }));
  const onOrder = show(orderOf('seller', { state: 'paid' }), call);
  press('Release coins');
  const dialog = screen.getByRole('dialog', { name: c2cOrders.release.title });
  expect(dialog.textContent).toContain('Piotr Nowak');
  const [yes] = [...dialog.querySelectorAll<HTMLButtonElement>('button[type=submit]')];
  expect(yes?.disabled).toBe(true);
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(yes ?? document.body);
  await waitFor(() => expect(onOrder).toHaveBeenCalledTimes(1));
  expect(asked).toEqual([['v1/c2c/order/release', { orderId: '12' }]]);
});

test('a step that came too late says so, and the order is read again', async () => {
  const now = orderOf('buyer', { state: 'expired' });
  const call: ApiClient['call'] = async (definition) => {
    if (definition.path === 'v1/c2c/order/step') throw new ApiError('53103', '');
    return z.parse(definition.response, now);
  };
  const onOrder = show(orderOf('buyer'), call);
  press('I have paid');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(errors.c2cStepClosed));
  expect(onOrder).toHaveBeenCalledWith(now);
});
