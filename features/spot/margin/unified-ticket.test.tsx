// @vitest-environment jsdom
// The order form of a unified account on a screen that is not there: what it can spend by its mode, what it borrows when asked to, and what is sent.
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod/mini';

import { ToastRegion } from '#components/ui/messages/toasts.tsx';
import type { ApiClient } from '#lib/api/create-api-client.ts';
import { ApiClientContext } from '#lib/api/use-api.ts';
import type { MarginTerms } from '#lib/contract/margin.ts';
import type { UnifiedAccountAnswer } from '#lib/contract/unified.ts';
import { english } from '#lib/i18n/catalogues.ts';
import { createHub } from '#lib/realtime/hub.ts';
import { HubContext } from '#lib/realtime/use-hub.ts';
import { UserContext } from '#lib/session/user.ts';
import { OrderTicket } from '../ticket/order-ticket.tsx';
import { sampleBook, sampleMarket } from '../ticket/form/sample-market.ts';
import { prepareDevice } from '../ticket/ticket-on-screen.tsx';
import { MarginSwitch } from './margin-switch.tsx';
import { useUnifiedBorrow } from './unified-borrow.ts';

vi.mock('#lib/i18n/navigation.ts', () => ({
  Link: ({ href, children }: { readonly href: string; readonly children: React.ReactNode }) => <a href={href}>{children}</a>,
}));

const { baseCoin, quoteCoin } = sampleMarket;
/** Three times: half of what is owed must be one's own. */
const tier = { upTo: '100000', leverage: 3, maintenanceRate: '0.05' };
const lent = (coin: string, valueRatio: string) => ({
  coin,
  pool: '100000',
  poolLeft: '100000',
  dailyRates: ['0'],
  collateral: [{ upTo: '100000', valueRatio }],
  cross: [tier],
});
const terms: MarginTerms = {
  unitCoin: quoteCoin,
  callRatio: '0.8',
  liquidationFee: '0.02',
  transferCoefficient: 2,
  coins: [lent(quoteCoin, '1'), lent(baseCoin, '0.9')],
  markets: [],
};
const none = { frozen: '0', leaving: '0', unrealised: '0', borrowed: '0', interest: '0', interestBearing: '0', interestFree: '0', dailyRate: '0.00024', counted: '0' }; // prettier-ignore
const basic: UnifiedAccountAnswer = {
  mode: 'basic',
  unitCoin: quoteCoin,
  minEquity: '1000',
  worth: '1000',
  equity: '1000',
  debts: '0',
  initial: '0',
  maintenance: '0',
  available: '1000',
  initialRatio: '0',
  maintenanceRatio: '0',
  isCalled: false,
  isLiquidating: false,
  // The contracts need 300 of 1,000.
  coins: [{ coin: quoteCoin, ...none, available: '1000', withdrawable: '700', worth: '1000' }],
  lent: [
    { coin: quoteCoin, price: '1', dailyRate: '0.00024', interestFree: '0' },
    { coin: baseCoin, price: '100', dailyRate: '0.00024', interestFree: '0' },
  ],
  problems: { classic: [], basic: ['modeUnchanged'], advanced: [] },
};
const advanced: UnifiedAccountAnswer = { ...basic, mode: 'advanced', maintenanceRatio: '0.12' };

function show(account: UnifiedAccountAnswer) {
  const sent: { path: string; body: Record<string, unknown> }[] = [];
  const client: ApiClient = {
    call: async (call, request) => {
      sent.push({ path: call.path, body: z.parse(z.record(z.string(), z.unknown()), request) });
      return z.parse(call.response, {
        ...(call.path === 'v1/margin/public/terms' ? terms : {}),
        orderId: '7',
        clientOid: 'x',
        dealCount: '0',
      });
    },
  };
  const hub = createHub({ url: '', io: () => ({ connect: () => undefined, disconnect: () => undefined, ask: async () => null }) });
  hub.seed('depth', 'BTCUSDT', sampleBook, 1, 1);
  hub.seed('account', '', [{ coin: quoteCoin, available: '1000', frozen: '0', total: '1000', usdtValue: '1000' }], 1, 1);
  hub.seed('unified', '', account, 1, 1);
  render(
    <NextIntlClientProvider locale="en-US" messages={english} timeZone="UTC">
      <ApiClientContext value={client}>
        <HubContext value={hub}>
          <UserContext value={{ userId: '1', userName: 'me', isUnified: true }}>
            <OrderTicket market={sampleMarket} initialPrice="99" margin={<MarginSwitch market={sampleMarket} />} />
            <ToastRegion />
          </UserContext>
        </HubContext>
      </ApiClientContext>
    </NextIntlClientProvider>,
  );
  return sent;
}

const type = (name: RegExp | string, value: string): void =>
  void fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const spendable = (amount: RegExp): Promise<unknown> => waitFor(() => expect(screen.getAllByText(amount)[0]).toBeTruthy());

beforeEach(prepareDevice);
afterEach(() => {
  cleanup();
  act(() => useUnifiedBorrow.getState().setBorrow(false));
});

test('basic: what contracts need cannot be spent, and nothing is borrowed', async () => {
  show(basic);
  await spendable(/^\D*700(\.0+)? USDT/);
  expect(screen.getByText('Basic')).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: 'Auto-borrow' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Transfer' })).toBeNull();
});

test('advanced: borrowing is asked for, counted, previewed and sent; the choice is kept', async () => {
  const sent = show(advanced);
  await spendable(/^\D*1,?000(\.0+)? USDT/);
  expect(screen.getByText(/^\D*12(\.0+)?\s*%/)).toBeTruthy();
  type(/^Price/, '100');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Auto-borrow' }));
  // At 100 what is bought counts nine tenths: 1,500 ÷ 0.6, less the first hour of 1,500 at 0.024 % a day.
  await spendable(/^\D*2,?499\.\d+ USDT/);
  expect(screen.getByText('Available, with borrowing').textContent).toContain('1,000');
  type(/^Quantity/, '20');
  // 2,000 of which 1,000 are lent: a cent an hour.
  await waitFor(() => expect(screen.getByText(/^1,?000(\.0+)? USDT$/)).toBeTruthy());
  expect(screen.getByText(/^0\.01 USDT$/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^Buy BTC/ }));
  await waitFor(() => expect(sent.at(-1)?.path).toBe('v1/spot/order/place'));
  expect(sent.at(-1)?.body).toMatchObject({ businessLine: 1, autoBorrow: true, delegateCount: '20' });
  expect(sent.at(-1)?.body).not.toHaveProperty('marginMode');
  expect(localStorage.getItem('unified-borrow')).toContain('true');
});

test('more than can be borrowed is said before it is sent', async () => {
  show(advanced);
  await spendable(/^\D*1,?000(\.0+)? USDT/);
  type(/^Price/, '100');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Auto-borrow' }));
  await spendable(/^\D*2,?499\.\d+ USDT/);
  type(/^Quantity/, '25');
  await waitFor(() => expect(screen.getByText(/not enough|nsufficient/i)).toBeTruthy());
});
