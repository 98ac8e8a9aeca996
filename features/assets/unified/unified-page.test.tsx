// @vitest-environment jsdom
// The unified account on a screen that is not there: what stands in the way is said, a switch is asked about, and the account is shown.
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod/mini';

import type { ApiClient } from '#lib/api/create-api-client.ts';
import { ApiClientContext } from '#lib/api/use-api.ts';
import type { UnifiedAccountAnswer } from '#lib/contract/unified.ts';
import { english } from '#lib/i18n/catalogues.ts';
import { localeOf } from '#lib/i18n/locales.ts';
import { LocaleContext } from '#lib/i18n/place-context.ts';
import { createHub } from '#lib/realtime/hub.ts';
import { HubContext } from '#lib/realtime/use-hub.ts';
import { UnifiedPage } from './unified-page.tsx';

const refresh = vi.fn<() => void>();
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }), usePathname: () => '/asset/unified' }));

const classic: UnifiedAccountAnswer = {
  mode: 'classic',
  unitCoin: 'USDT',
  minEquity: '1000',
  worth: '0',
  equity: '0',
  debts: '0',
  initial: '0',
  maintenance: '0',
  available: '0',
  initialRatio: '0',
  maintenanceRatio: '0',
  isCalled: false,
  isLiquidating: false,
  coins: [],
  lent: [],
  problems: { classic: ['modeUnchanged'], basic: [], advanced: ['isolatedPosition', 'unifiedEquity'] },
};
const nothing = {
  frozen: '0',
  leaving: '0',
  unrealised: '0',
  borrowed: '0',
  interest: '0',
  interestBearing: '0',
  interestFree: '0',
  withdrawable: '0',
};
const advanced: UnifiedAccountAnswer = {
  ...classic,
  mode: 'advanced',
  worth: '23994.24',
  equity: '23514.24',
  debts: '5.76',
  available: '23031.36',
  initialRatio: '0.020535',
  maintenanceRatio: '0.85',
  isCalled: true,
  coins: [
    {
      coin: 'USDT',
      available: '0',
      ...nothing,
      borrowed: '5.76',
      interestBearing: '5.76',
      dailyRate: '0.0001',
      worth: '-5.76',
      counted: '-5.76',
    },
    { coin: 'BTC', available: '0.25', ...nothing, dailyRate: '0.0001', worth: '24000', counted: '23520' },
  ],
  problems: { classic: ['unifiedOwes', 'openPositionOrOrder'], basic: ['unifiedOwes'], advanced: ['modeUnchanged'] },
};

beforeEach(() => {
  refresh.mockReset();
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
  };
});
afterEach(cleanup);

/** The page with its requests collected, and with the account that the channel sends shown. */
function show(first: UnifiedAccountAnswer) {
  const sent: unknown[] = [];
  const client: ApiClient = {
    call: async (call, request) => {
      sent.push(request);
      return z.parse(call.response, request);
    },
  };
  const hub = createHub({ url: '', io: () => ({ connect: () => undefined, disconnect: () => undefined, ask: async () => null }) });
  const page = () => (
    <NextIntlClientProvider locale="en-US" messages={english} timeZone="UTC">
      <ApiClientContext value={client}>
        <HubContext value={hub}>
          <LocaleContext value={localeOf('en-US')}>
            <UnifiedPage
              account={first}
              collateral={[{ coin: 'BTC', collateral: [{ upTo: '50', valueRatio: '0.98' }] }]}
              rates={[{ name: 'USD', rate: '1' }]}
              locale="en-US"
            />
          </LocaleContext>
        </HubContext>
      </ApiClientContext>
    </NextIntlClientProvider>
  );
  const { rerender } = render(page());
  const hear = (account: UnifiedAccountAnswer): void =>
    act(() => {
      hub.seed('unified', '', account, 2, 2);
      rerender(page());
    });
  return { sent, hear };
}

const button = (name: string): HTMLButtonElement => screen.getByRole('button', { name });

test('what stands in the way of a mode is said, and the mode cannot be chosen', () => {
  show(classic);
  expect(button('Switch to Advanced').disabled).toBe(true);
  expect(screen.getByText('Close your isolated positions and cancel their orders first.')).toBeTruthy();
  expect(screen.getByText(/account value must be at least .*1,000 USDT/)).toBeTruthy();
  expect(button('Switch to Basic').disabled).toBe(false);
  expect(screen.queryByText('Adjusted equity')).toBeNull();
  expect(screen.getByText(/up to .*50 BTC/)).toBeTruthy();
  expect(screen.getByText('98.0%')).toBeTruthy();
});

test('a switch is asked about once, and the page shows what has come of it', async () => {
  const { sent, hear } = show({ ...classic, problems: { ...classic.problems, advanced: [] } });
  fireEvent.click(button('Switch to Advanced'));
  const dialog = screen.getByRole('dialog', { name: 'Switch to Advanced' });
  expect(within(dialog).getByText(/All coins in your futures and margin wallets move/)).toBeTruthy();
  expect(sent).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Switch to Advanced' }));
  await waitFor(() => expect(refresh).toHaveBeenCalledOnce());
  hear(advanced);
  expect(screen.getByText('Adjusted equity')).toBeTruthy();
  expect(sent).toEqual([{ mode: 'advanced' }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an account tells how it stands: what counts, what is owed, and that it is near its end', () => {
  show(advanced);
  expect(screen.getByText('23,514.24')).toBeTruthy();
  expect(screen.getByRole('meter', { name: 'Maintenance margin ratio' }).getAttribute('aria-valuenow')).toBe('85');
  expect(screen.getByText('2.05%')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('near liquidation');
  expect(screen.getByText('Interest-bearing debt')).toBeTruthy();
  expect(screen.getAllByText('-5.76').length).toBeGreaterThan(0);
  expect(button('Switch to Classic').disabled).toBe(true);
});
