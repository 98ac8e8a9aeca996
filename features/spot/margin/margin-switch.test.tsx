// @vitest-environment jsdom
// The margin wallet on a screen that is not there: the wallet is chosen, funded, borrowed for, and the order goes into it.
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod/mini';

import { ToastRegion } from '#components/ui/messages/toasts.tsx';
import type { ApiClient } from '#lib/api/create-api-client.ts';
import { ApiClientContext } from '#lib/api/use-api.ts';
import type { MarginAccountRow, MarginTerms } from '#lib/contract/margin.ts';
import { english } from '#lib/i18n/catalogues.ts';
import { createHub } from '#lib/realtime/hub.ts';
import { HubContext } from '#lib/realtime/use-hub.ts';
import { UserContext } from '#lib/session/user.ts';
import { OrderTicket } from '../ticket/order-ticket.tsx';
import { sampleBook, sampleMarket } from '../ticket/form/sample-market.ts';
import { choose, prepareDevice } from '../ticket/ticket-on-screen.tsx';
import { useMarginChoices } from './margin-choices.ts';
import { useTradingWallet } from './trading-wallet.ts';
import { MarginSwitch } from './margin-switch.tsx';

vi.mock('#lib/i18n/navigation.ts', () => ({
  Link: ({ href, children }: { readonly href: string; readonly children: React.ReactNode }) => <a href={href}>{children}</a>,
}));

const tier = { upTo: '1000', leverage: 5, maintenanceRate: '0.05' };
const coin = { pool: '100', poolLeft: '100', dailyRates: ['0.00024'], collateral: [], cross: [tier] };
const { symbol, symbolId, baseCoin, quoteCoin } = sampleMarket;
const terms: MarginTerms = {
  unitCoin: quoteCoin,
  callRatio: '0.8',
  liquidationFee: '0.02',
  transferCoefficient: 2,
  coins: [
    { coin: quoteCoin, ...coin },
    { coin: baseCoin, ...coin },
  ],
  markets: [{ symbolId, symbol, baseCoin, quoteCoin, base: [tier], quote: [tier] }],
};

const wallet: MarginAccountRow = {
  marginMode: 'isolated',
  symbolId,
  leverage: 5,
  unitCoin: quoteCoin,
  assets: '150',
  debts: '50.01',
  equity: '99.99',
  initial: '12.5',
  maintenance: '2.5',
  riskRatio: '0.85',
  isCalled: true,
  isLiquidating: false,
  coins: [
    {
      tokenId: quoteCoin,
      symbolCode: quoteCoin,
      net: '99.99',
      free: '150',
      frozen: '0',
      borrowed: '50',
      interest: '0.01',
      recyclableExperienceMoney: '0',
      forbidTransferOutIfDebt: true,
      dailyRate: '0.00024',
    },
  ],
};

function show(market = sampleMarket) {
  const sent: { path: string; body: Record<string, unknown> }[] = [];
  const client: ApiClient = {
    call: async (call, request) => {
      const body = z.parse(z.record(z.string(), z.unknown()), request);
      const said = z.parse(z.object({ coin: z._default(z.string(), ''), amount: z._default(z.string(), '') }), request);
      sent.push({ path: call.path, body });
      const limits = { maxBorrowable: said.coin === quoteCoin ? '400' : '3', maxTransferable: '10' };
      return z.parse(call.response, {
        ...(call.path === 'v1/margin/public/terms' ? terms : {}),
        ...limits,
        coin: said.coin,
        amount: said.amount,
        from: body['from'],
        to: body['to'],
        orderId: '7',
        clientOid: 'x',
        dealCount: '0',
        symbolId,
        leverage: 5,
      });
    },
  };
  const hub = createHub({ url: '', io: () => ({ connect: () => undefined, disconnect: () => undefined, ask: async () => null }) });
  hub.seed('depth', 'BTCUSDT', sampleBook, 1, 1);
  hub.seed('account', '', [{ coin: quoteCoin, available: '1000', frozen: '0', total: '1000', usdtValue: '1000' }], 1, 1);
  hub.seed('isolated', '', [wallet], 1, 1);
  hub.seed('cross', '', [], 1, 1);
  render(
    <NextIntlClientProvider locale="en-US" messages={english} timeZone="UTC">
      <ApiClientContext value={client}>
        <HubContext value={hub}>
          <UserContext value={{ userId: '1', userName: 'me' }}>
            <OrderTicket market={market} initialPrice="99" margin={<MarginSwitch market={market} />} />
            <ToastRegion />
          </UserContext>
        </HubContext>
      </ApiClientContext>
    </NextIntlClientProvider>,
  );
  return sent;
}

const press = (name: string | RegExp): void => void fireEvent.click(screen.getByRole('button', { name }));

beforeEach(prepareDevice);
afterEach(() => {
  cleanup();
  act(() => {
    useTradingWallet.getState().choose('spot');
    useMarginChoices.getState().setBorrow(false);
    useMarginChoices.getState().setRepay(false);
    localStorage.clear();
  });
});

test('the wallet of the pair: risk, debt and call are told, and the form counts with what could be borrowed', async () => {
  show();
  await screen.findByRole('button', { name: 'Isolated' });
  press('Isolated');
  expect(screen.getByRole('alert').textContent).toContain('Margin call');
  expect(screen.getByText(/^\D*85(\.0+)?\s*%/)).toBeTruthy();
  expect(screen.getByText(/^\D*50(\.0+)? \+ 0\.01/)).toBeTruthy();
  // Nothing is borrowed until it is chosen: 150 are free.
  const borrows = screen.getByRole('checkbox', { name: 'Auto-borrow' });
  expect(borrows).toHaveProperty('checked', false);
  expect(screen.getByRole('checkbox', { name: 'Auto-repay' })).toHaveProperty('checked', false);
  expect(screen.getAllByText(/^\D*150(\.0+)? /)[0]).toBeTruthy();
  expect(localStorage.getItem('margin-orders')).toBeNull();
  fireEvent.click(borrows);
  // 400 more could be borrowed, and are named apart from one's own.
  await waitFor(() => expect(screen.getAllByText(/^\D*550(\.0+)? /)[0]).toBeTruthy(), { timeout: 20_000 });
  expect(screen.getByText('Available, with borrowing')).toBeTruthy();
  expect(screen.getByText(/^Own funds: \D*150(\.0+)? \S+, the rest borrowed$/)).toBeTruthy();
  expect(JSON.parse(localStorage.getItem('margin-orders') ?? '')).toMatchObject({ state: { borrow: true, repay: false } });
  fireEvent.click(borrows);
  // Every kind of order is to be had, and the wallet stays in sight.
  expect(screen.getByRole('button', { name: /ore order types/ })).toBeTruthy();
  press('Spot');
  expect(screen.getAllByText(/^\D*1,?000(\.0+)? /)[0]).toBeTruthy();
});

test('a plan goes into the wallet that is on the screen, holds nothing and borrows when it fires', async () => {
  const sent = show();
  await screen.findByRole('button', { name: 'Isolated' });
  press('Isolated');
  choose('Trigger');
  for (const name of ['Auto-borrow', 'Auto-repay']) fireEvent.click(screen.getByRole('checkbox', { name }));
  expect(screen.queryByText('Amount on hold')).toBeNull();
  for (const [name, value] of [
    ['Trigger price', '90'],
    ['Price', '90'],
    ['Quantity', '1'],
  ] as const)
    fireEvent.change(screen.getByRole('textbox', { name: new RegExp(`^${name}`) }), { target: { value } });
  press(`Buy ${baseCoin}`);
  await waitFor(() => expect(sent.map(({ path }) => path)).toContain('v1/trigger/plan/placePlan'), { timeout: 20_000 });
  expect(sent.find(({ path }) => path.endsWith('/placePlan'))?.body).toMatchObject({
    businessLine: 23,
    marginMode: 'isolated',
    autoBorrow: true,
    autoRepay: true,
    triggerPrice: '90',
  });
}, 120_000);

test('money is borrowed in a dialog that says what an hour of it costs', async () => {
  const sent = show();
  await screen.findByRole('button', { name: 'Isolated' });
  press('Isolated');
  const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(name) });
  fireEvent.change(field('Quantity'), { target: { value: '1' } });
  press('Borrow');
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Amount'), { target: { value: '100' } });
  expect(dialog.getByText(`0.001 ${quoteCoin}`)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Borrow' }));
  await waitFor(() => expect(sent.map(({ path }) => path)).toContain('v1/margin/account/borrow'), { timeout: 20_000 });
  expect(sent.find(({ path }) => path.endsWith('/borrow'))?.body).toMatchObject({
    marginMode: 'isolated',
    symbolId,
    coin: quoteCoin,
    amount: '100',
  });
  // The order form around it, filled in or not, took nothing of it for its own.
  expect(sent.filter(({ path }) => path.startsWith('v1/spot/order/'))).toEqual([]);
});
