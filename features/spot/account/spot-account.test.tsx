// @vitest-environment jsdom
// The account under the order form of spot: the pair's coins, and on margin what the wallet is worth, owes and must keep.
import { cleanup, render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, expect, test, vi } from 'vitest';

import type { MarginAccountRow } from '#lib/contract/margin.ts';
import { createHub } from '#lib/realtime/hub.ts';
import { HubContext } from '#lib/realtime/use-hub.ts';
import { UserContext } from '#lib/session/user.ts';
import margin from '#locales/en-US/margin.json' with { type: 'json' };
import shell from '#locales/en-US/shell.json' with { type: 'json' };
import spot from '#locales/en-US/spot.json' with { type: 'json' };
import { useTradingWallet } from '../margin/trading-wallet.ts';
import { sampleMarket } from '../ticket/form/sample-market.ts';
import { SpotAccountPanel } from './spot-account.tsx';

vi.mock('#lib/i18n/navigation.ts', () => ({
  Link: ({ href, children }: { readonly href: string; readonly children: React.ReactNode }) => <a href={href}>{children}</a>,
}));
afterEach(cleanup);

const { symbolId, quoteCoin } = sampleMarket;
const coin = { recyclableExperienceMoney: '0', forbidTransferOutIfDebt: true, dailyRate: '0.00024', borrowed: '50', interest: '0.01' };
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
  riskRatio: '0.025',
  isCalled: false,
  isLiquidating: false,
  coins: [{ ...coin, tokenId: quoteCoin, symbolCode: quoteCoin, net: '99.99', free: '140', frozen: '10' }],
};

const user = { userId: '1', userName: 'Ann' };

function lines(): Record<string, string> {
  render(
    <NextIntlClientProvider locale="en-US" messages={{ spot, margin, shell }} timeZone="UTC">
      <UserContext value={user}>
        <HubContext
          value={createHub({ url: '', io: () => ({ connect: () => undefined, disconnect: () => undefined, ask: async () => null }) })}
        >
          <SpotAccountPanel market={sampleMarket} />
        </HubContext>
      </UserContext>
    </NextIntlClientProvider>,
  );
  const panel = screen.getByRole('region', { name: spot.tab.assets, hidden: true });
  const values = within(panel).getAllByRole('definition', { hidden: true });
  const names = within(panel).getAllByRole('term', { hidden: true });
  return Object.fromEntries(names.map((name, at) => [name.textContent, values[at]?.textContent ?? '']));
}

test('on margin: the coins of the wallet, its equity, debt, maintenance margin and risk', () => {
  useTradingWallet.setState({ mode: 'isolated', account: wallet });
  expect(lines()).toEqual({
    'BTC · Available': '0',
    'BTC · In orders': '0',
    'USDT · Available': '140',
    'USDT · In orders': '10',
    Equity: '99.99 USDT',
    Debt: '50.01 USDT',
    'Maintenance margin': '2.5 USDT',
    'Risk ratio': '2.50%',
  });
});

test('with own coins nothing is owed, and what is not known is no nought', () => {
  useTradingWallet.setState({ mode: 'spot', account: null });
  expect(Object.entries(lines()).map(([, value]) => value)).toEqual(['—', '—', '—', '—']);
});
