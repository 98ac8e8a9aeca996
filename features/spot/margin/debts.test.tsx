// @vitest-environment jsdom
// The debts, rendered without a screen: each debt with its hour, repaid in its row; liquidations explain themselves.
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod/mini';

import { ToastRegion } from '#components/ui/messages/toasts.tsx';
import type { ApiClient } from '#lib/api/create-api-client.ts';
import { ApiClientContext } from '#lib/api/use-api.ts';
import type { MarginAccountRow, MarginRecord } from '#lib/contract/margin.ts';
import { english } from '#lib/i18n/catalogues.ts';
import { createHub } from '#lib/realtime/hub.ts';
import { HubContext } from '#lib/realtime/use-hub.ts';
import { prepareDevice } from '../ticket/ticket-on-screen.tsx';
import { noFilter, type ListFilter } from '../orders/filter/list-filter.ts';
import { Debts } from './debts.tsx';
import { MarginNotices } from './notices/margin-notices.tsx';

vi.mock('#lib/i18n/navigation.ts', () => ({
  Link: ({ href, children }: { readonly href: string; readonly children: React.ReactNode }) => <a href={href}>{children}</a>,
}));

const coin = { recyclableExperienceMoney: '0', forbidTransferOutIfDebt: true, frozen: '0' } as const;
const cross: MarginAccountRow = {
  marginMode: 'cross',
  symbolId: '',
  leverage: 0,
  unitCoin: 'USDT',
  assets: '3000',
  debts: '2400.01',
  equity: '599.99',
  initial: '300',
  maintenance: '120',
  riskRatio: '0.2001',
  isCalled: false,
  isLiquidating: false,
  coins: [
    {
      ...coin,
      tokenId: 'USDT',
      symbolCode: 'USDT',
      net: '-1400.01',
      free: '1000',
      borrowed: '2400',
      interest: '0.01',
      dailyRate: '0.00024',
    },
    { ...coin, tokenId: 'BTC', symbolCode: 'BTC', net: '0.02', free: '0.02', borrowed: '0', interest: '0', dailyRate: '0.00004' },
  ],
};
const isolated: MarginAccountRow = {
  ...cross,
  marginMode: 'isolated',
  symbolId: 'BTCUSDT_SPBL',
  leverage: 5,
  riskRatio: '0.85',
  isCalled: true,
  coins: [{ ...coin, tokenId: 'BTC', symbolCode: 'BTC', net: '-0.5', free: '0.1', borrowed: '0.6', interest: '0', dailyRate: '0.00004' }],
};
const tier = { upTo: '1000', leverage: 5, maintenanceRate: '0.05' };
const terms = {
  unitCoin: 'USDT',
  callRatio: '0.8',
  liquidationFee: '0.02',
  transferCoefficient: 2,
  coins: ['USDT', 'BTC'].map((one) => ({ coin: one, pool: '9', poolLeft: '9', dailyRates: ['0.00024'], collateral: [], cross: [tier] })),
  markets: [{ symbolId: 'BTCUSDT_SPBL', symbol: 'BTCUSDT', baseCoin: 'BTC', quoteCoin: 'USDT', base: [tier], quote: [tier] }],
};
const liquidation: MarginRecord = {
  id: '77',
  kind: 'liquidation',
  marginMode: 'isolated',
  symbolId: 'BTCUSDT_SPBL',
  coin: 'USDT',
  amount: '2840',
  interest: '0',
  principal: '0',
  dailyRate: '0',
  hours: 0,
  equity: '117',
  maintenance: '142',
  fee: '56.8',
  insurance: '0',
  cause: '',
  orderId: '',
  owedAfter: '0',
  timeMs: Date.UTC(2026, 0, 2, 3, 4),
};
const explained = {
  liquidation,
  prices: [{ symbolId: 'BTCUSDT_SPBL', symbol: 'BTCUSDT', price: '74000.00' }],
  fills: [
    {
      fillId: '1-1',
      tradeId: '1',
      orderId: '1',
      symbolId: 'BTCUSDT_SPBL',
      symbol: 'BTCUSDT',
      side: 'sell',
      role: 'taker',
      price: '73900.00',
      quantity: '0.039',
      amount: '2882.1',
      fee: '2.8821',
      feeCoin: 'USDT',
      timeMs: 1,
    },
  ],
  repayments: [{ ...liquidation, id: '76', kind: 'repayment', cause: 'liquidation' }],
  taken: [{ coin: 'USDT', amount: '56.8' }],
};

const pairOf = (symbol: string): string => (symbol === 'BTCUSDT' ? 'BTC/USDT' : symbol);

function show(filter: Partial<ListFilter> = {}) {
  const sent: { path: string; body: unknown }[] = [];
  const liquidations: MarginRecord[] = [];
  const answers: Readonly<Record<string, () => unknown>> = {
    'v1/margin/public/terms': () => terms,
    'v1/margin/account/limits': () => ({ maxBorrowable: '1', maxTransferable: '0' }),
    'v1/margin/account/repay': () => ({ coin: 'BTC', amount: '0.1' }),
    'v1/margin/history/list': () => ({ list: liquidations.slice(0, 1), nextId: null }),
    'v1/margin/history/liquidation': () => explained,
  };
  const client: ApiClient = {
    call: async (call, request) => {
      sent.push({ path: call.path, body: request });
      return z.parse(call.response, answers[call.path]?.());
    },
  };
  const hub = createHub({ url: '', io: () => ({ connect: () => undefined, disconnect: () => undefined, ask: async () => null }) });
  hub.seed('account', '', [], 1, 1);
  hub.seed('cross', '', [cross], 1, 1);
  hub.seed('isolated', '', [isolated], 1, 1);
  const onClear = vi.fn<() => void>();
  const onOwed = vi.fn<() => void>();
  const onDebts = vi.fn<() => void>();
  const view = { filter: { ...noFilter, ...filter }, isNarrowed: true, onClear, choice: { hidden: [], onHidden: () => undefined } };
  const page = () => (
    <NextIntlClientProvider locale="en-US" messages={english} timeZone="UTC">
      <ApiClientContext value={client}>
        <HubContext value={hub}>
          <Debts view={view} pairOf={pairOf} />
          <MarginNotices pairOf={pairOf} onOwed={onOwed} onDebts={onDebts} />
          <ToastRegion />
        </HubContext>
      </ApiClientContext>
    </NextIntlClientProvider>
  );
  const { rerender } = render(page());
  const hear = (wallets: readonly MarginAccountRow[], sequence: number): void =>
    act(() => {
      hub.seed('isolated', '', [...wallets], sequence, sequence);
      rerender(page());
    });
  return { sent, liquidations, hear, onOwed, onDebts };
}

const rowsShown = (): (string | undefined)[] =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.dataset['key']);
const press = (name: string, inside: HTMLElement = document.body): void =>
  void fireEvent.click(within(inside).getByRole('button', { name }));

beforeEach(prepareDevice);
afterEach(cleanup);

test('every debt is a line with the interest of its next hour; coins that owe nothing are none', () => {
  show();
  expect(rowsShown()).toEqual(['cross  USDT', 'isolated BTCUSDT_SPBL BTC']);
  const [, first, second] = screen.getAllByRole('row');
  // 2,400 × 0.024 % ÷ 24; 0.6 × 0.004 % ÷ 24, up.
  expect(first?.textContent).toContain('0.024 USDT');
  expect(second?.textContent).toContain('0.000001 BTC');
  expect(second?.textContent).toContain('85.00%');
});

test.each([
  [{ wallet: 'isolated' }, ['isolated BTCUSDT_SPBL BTC']],
  [{ symbol: 'BTCUSDT' }, ['isolated BTCUSDT_SPBL BTC']],
  [{ asset: 'USDT' }, ['cross  USDT']],
] as const)('narrowed by %o', (filter, left) => {
  show(filter);
  expect(rowsShown()).toEqual(left);
});

test('a debt is repaid from its line, in its wallet and coin', async () => {
  const { sent } = show({ wallet: 'isolated' });
  await waitFor(() => expect(sent.some(({ path }) => path === 'v1/margin/public/terms')).toBe(true));
  press('Repay');
  const dialog = await screen.findByRole('dialog');
  // No more than there is.
  fireEvent.click(within(dialog).getByRole('button', { name: /Max repayment/ }));
  press('Repay', dialog);
  await waitFor(() =>
    expect(sent.at(-1)).toEqual({
      path: 'v1/margin/account/repay',
      body: { marginMode: 'isolated', symbolId: 'BTCUSDT_SPBL', coin: 'BTC', amount: '0.1' },
    }),
  );
});

test('a called wallet is told of once, a liquidated one with its reasons', async () => {
  const { liquidations, hear, sent, onOwed, onDebts } = show();
  const called = (): number => screen.queryAllByText(/risk ratio/).length;
  await waitFor(() => expect(called()).toBe(1));
  expect(onOwed).toHaveBeenCalled();
  expect(screen.getByText(/Isolated .*BTC\/USDT.*: risk ratio .*85\.00%/)).toBeTruthy();
  press('View debts');
  expect(onDebts).toHaveBeenCalledWith(isolated);
  await waitFor(() => expect(sent.some(({ path }) => path === 'v1/margin/history/list')).toBe(true));
  liquidations.unshift(liquidation);
  hear([{ ...isolated, isCalled: false, debts: '0', coins: [] }], 2);
  const why = await screen.findByRole('button', { name: 'View details' }, { timeout: 5000 });
  expect(screen.getByText(/was liquidated/).textContent).toContain('BTC/USDT');
  fireEvent.click(why);
  const dialog = await screen.findByRole('dialog', {}, { timeout: 5000 });
  await waitFor(() => expect(dialog.textContent).toContain('74,000.00'));
  // 142 ÷ 117 is past it.
  for (const told of ['2,840 USDT', '117 USDT', '142 USDT', '100.00%', '0.039 BTC', '73,900.00', '2,882.1 USDT', '56.8 USDT'])
    expect(dialog.textContent).toContain(told);
  expect(sent.at(-1)).toEqual({ path: 'v1/margin/history/liquidation', body: { id: '77' } });
}, 120_000);
