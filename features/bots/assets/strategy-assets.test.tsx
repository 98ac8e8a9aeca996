// @vitest-environment jsdom
// The holdings of one's bots on the screen: sums that add up, and funds moved from the list.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { knowDialogs, plain, showBots } from '../on-screen.tsx';
import { sampleBot } from '../sample-bot.ts';
import { holdingsFile } from './holdings-file.ts';
import { StrategyAssets } from './strategy-assets.tsx';

vi.mock('#lib/i18n/navigation.ts', () => ({ Link: 'a' }));

beforeEach(knowDialogs);
afterEach(cleanup);

const first = sampleBot({ added: '50', returned: '20', equity: '1050.5' });
const second = sampleBot({ strategyId: '42', equity: '980', totalProfit: '-20' });
const held = (coin: string, available: string, frozen: string) => ({ coin, available, frozen });
const assets = {
  list: [first, second].map(({ strategyId, strategyType, symbolId, coin, equity, totalProfit }, place) => ({
    strategyId,
    strategyType,
    symbolId,
    coin,
    equity,
    totalProfit,
    usdtValue: equity,
    coins: [held('BTC', '0', '0.01'), held('USDT', place === 0 ? '95' : '5', '0')],
  })),
  totalUsdtValue: '2030.5',
};

const show = (more: Record<string, object> = {}) =>
  showBots(<StrategyAssets initial={{ bots: [first, second], assets }} columns={undefined} curve={null} />, {
    getStrategyAssets: assets,
    ...more,
  });

test('the sums are those of all bots, and coins are added over their accounts', () => {
  show();
  const totals = plain(screen.getByRole('region', { name: 'Current value' }).textContent);
  expect(totals).toContain('2,030.50 USDT');
  expect(totals).toContain('Invested2,050.00 USDT');
  expect(totals).toContain('Withdrawn20.00 USDT');
  expect(totals).toContain('Profit of running bots+0.50 USDT');
  const coins = within(screen.getByRole('table', { name: 'By coin' }));
  expect(coins.getAllByRole('row').map((row) => plain(row.textContent))).toEqual([
    expect.stringContaining('Coin'),
    expect.stringMatching(/BTC.*0\.02/),
    expect.stringMatching(/USDT.*100/),
  ]);
});

test('funds are added to the bot that was pressed', async () => {
  const { sent } = show({ getStrategy: second, addStrategyFunds: { strategyId: '42', outcome: 'done', bot: null } });
  const button = screen.getAllByRole('button', { name: /^Add funds to Spot grid BTCUSDT/ })[1];
  if (button === undefined) throw new Error('there is no second bot');
  fireEvent.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: 'Add funds' }));
  fireEvent.change(dialog.getByRole('textbox', { name: /Amount/ }), { target: { value: '25' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Add' }));
  await waitFor(() =>
    expect(sent.filter(({ name }) => name === 'addStrategyFunds').map(({ request }) => request)).toMatchObject([
      { strategyId: '42', amount: '25' },
    ]),
  );
});

test('the file has every digit of each bot', () => {
  const text = holdingsFile([sampleBot({ invested: '0.123456789', added: '1' })], {
    head: (id) => id,
    nameOf: () => ['Grid', 'BTC/USDT'],
    valueOf: () => null,
  });
  expect(text.split('\r\n')[1]).toBe('41,Grid,BTC/USDT,USDT,1.123456789,0,1020.5,20.5,');
});

test('what copies have paid is told by strategy, with the latest payments', async () => {
  const payment = { strategyId: '41', coin: 'USDT' } as const;
  show({
    getStrategyIncome: {
      list: [
        { ...payment, id: '9', timeMs: 1_700_000_000_000, cause: 'share', amount: '6.25' },
        { ...payment, id: '8', timeMs: 1_700_000_000_000, cause: 'price', amount: '25' },
      ],
      nextId: null,
      sums: [
        { ...payment, cause: 'price', amount: '50', payments: 2, name: 'Calm weather', symbolId: 'BTCUSDT_SPBL' },
        { ...payment, cause: 'share', amount: '6.25', payments: 1, name: 'Calm weather', symbolId: 'BTCUSDT_SPBL' },
      ],
    },
  });
  const sums = within(await screen.findByRole('table', { name: 'Income from copies' }));
  expect(sums.getAllByRole('row').map((row) => plain(row.textContent))).toEqual([
    expect.stringContaining('Strategy'),
    expect.stringMatching(/Calm weatherPrice2.*50.* USDT/),
    expect.stringMatching(/Calm weatherProfit share1.*6\.25.* USDT/),
  ]);
  expect(within(screen.getByRole('table', { name: 'Latest payments' })).getAllByRole('row')).toHaveLength(3);
});

test('an author without income is told of none', () => {
  show({ getStrategyIncome: { list: [], nextId: null, sums: [] } });
  expect(screen.queryByText('Income from copies')).toBeNull();
});
