// @vitest-environment jsdom
// The page to deposit: its coin is searched for, and a deposit ends with the balance, the transaction and the way to the market.
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';

import { ApiError } from '#lib/api/api-error.ts';
import { ApiClientContext } from '#lib/api/use-api.ts';
import type { DepositRecord } from '#lib/contract/calls/v1/assets/deposit/records.ts';
import type { CoinConfig } from '#lib/contract/calls/v1/mix/public/getCoinConfigList.ts';
import { createHub } from '#lib/realtime/hub.ts';
import { HubContext } from '#lib/realtime/use-hub.ts';
import assets from '#locales/en-US/assets.json' with { type: 'json' };
import errors from '#locales/en-US/errors.json' with { type: 'json' };
import shell from '#locales/en-US/shell.json' with { type: 'json' };
import { DepositForm } from './deposit-form.tsx';

vi.mock('#lib/i18n/navigation.ts', () => ({ Link: 'a' }));

beforeEach(() => {
  // jsdom knows no dialogs.
  HTMLDialogElement.prototype.showModal = function open(this: HTMLDialogElement) {
    this.open = true;
  };
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(cleanup);

const network = {
  network: 'Bitcoin',
  name: 'Bitcoin',
  confirmations: 2,
  minimumDeposit: '0.0001',
  withdrawalFee: '0.0001',
  minimumWithdrawal: '0.001',
  hasMemo: false,
  testNetwork: false,
  maxTestAmount: '1',
};
const coins: readonly CoinConfig[] = [
  { coin: 'BTC', name: 'Bitcoin', decimals: 8, networks: [network] },
  { coin: 'USDT', name: 'Tether', decimals: 8, networks: [{ ...network, network: 'Ethereum', name: 'Ethereum' }] },
];
const transactionId = 'ab'.repeat(32);
const record: DepositRecord = {
  depositId: '1',
  coin: 'BTC',
  network: 'Bitcoin',
  address: 'tb1',
  amount: '0.25',
  transactionId,
  confirmations: 2,
  requiredConfirmations: 2,
  status: 'credited',
  createTimeMs: Date.UTC(2026, 0, 2),
  creditTimeMs: Date.UTC(2026, 0, 2, 1),
};

function show(records: readonly DepositRecord[], held: string | null = '1.75') {
  const hub = createHub({ url: '', io: () => ({ connect: () => undefined, disconnect: () => undefined, ask: async () => null }) });
  if (held !== null) hub.seed('account', '', [{ coin: 'BTC', available: held, frozen: '0', total: held, usdtValue: '0' }], 1, 1);
  const client = {
    call: async <Answer extends z.core.$ZodType>(call: { readonly path: string; readonly response: Answer }): Promise<z.output<Answer>> => {
      if (call.path === 'v1/assets/deposit/records') return z.parse(call.response, { list: records, nextId: null });
      throw new ApiError('02014', 'no');
    },
  };
  render(
    <NextIntlClientProvider
      locale="en-US"
      messages={{ assets, errors, shell }}
      timeZone="UTC"
      onError={(error) => expect.fail(error.message)}
    >
      <ApiClientContext value={client}>
        <HubContext value={hub}>
          <DepositForm
            coins={coins}
            markets={{ BTC: { symbol: 'BTCUSDT', name: 'BTC/USDT' } }}
            records={records}
            locale="en-US"
            initialCoin="USDT"
          />
        </HubContext>
      </ApiClientContext>
    </NextIntlClientProvider>,
  );
}
const plain = (text: string | null): string => (text ?? '').replaceAll(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ');

test('a credited deposit says the balance, offers the market, and has a transaction to copy', async () => {
  const written: string[] = [];
  Object.assign(navigator, { clipboard: { writeText: async (text: string) => void written.push(text) } });
  show([record]);
  const done = screen.getByRole('region', { name: 'Credited' });
  expect(plain(done.textContent)).toContain('0.25 BTC');
  expect(plain(done.textContent)).toContain('Your balance is now 1.75 BTC');
  expect(within(done).getByRole('link', { name: 'Trade BTC/USDT' }).getAttribute('href')).toBe('/spot/BTCUSDT');
  expect(done.textContent).toContain('abababab…abababab');
  fireEvent.click(within(done).getByRole('button', { name: 'Copy transaction' }));
  await within(done).findByRole('button', { name: 'Copied' });
  expect(written).toEqual([transactionId]);
});

test('a balance that is not known yet is no number, and what is on its way has not ended', () => {
  show([record], null);
  expect(plain(screen.getByRole('region', { name: 'Credited' }).textContent)).toContain('Your balance is now —');
  cleanup();
  show([{ ...record, status: 'pending', confirmations: 1 }]);
  expect(screen.queryByRole('region', { name: 'Credited' })).toBeNull();
});

test('the coin is found by its name', () => {
  show([]);
  fireEvent.click(screen.getByRole('button', { name: 'Coin: USDT' }));
  const search = screen.getByRole('combobox', { name: 'Search coins' });
  fireEvent.change(search, { target: { value: 'bitcoin' } });
  fireEvent.keyDown(search, { key: 'Enter' });
  expect(screen.getByText('Your BTC address')).toBeTruthy();
});
