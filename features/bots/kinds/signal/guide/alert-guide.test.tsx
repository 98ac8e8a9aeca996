// @vitest-environment jsdom
// The form of a signal bot has no chart: a message of the chosen market is ready to copy, and the alerts of one's bots say what became of them.
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { sampleMarket } from '#components/trading/sample-market.ts';
import { sampleTicker } from '#features/futures/sample-contract.ts';
import { firstSignalTerms } from '#lib/contract/bots/signal/signal-terms.ts';
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { asked, knowDialogs, plain, showBots } from '#features/bots/on-screen.tsx';
import { sampleBot } from '#features/bots/sample-bot.ts';
import { CreateGuide } from '#features/bots/create/create-guide.tsx';
import { CreateSignal } from '../create-signal.tsx';

vi.mock('#lib/i18n/navigation.ts', () => ({ Link: 'a', useRouter: () => ({ push: () => undefined }) }));
beforeEach(knowDialogs);
afterEach(cleanup);

const bot = sampleBot({
  strategyType: StrategyType.signal,
  bot: { kind: 'signal', terms: { ...firstSignalTerms, direction: 'long', investment: '1000' } },
});
const alert = {
  named: 'fields',
  source: 'webhook',
  instrument: 'BTCUSDT',
  sentMs: 1000,
  order: 'market',
  size: '',
};
const alerts = [
  {
    ...alert,
    alertId: 'd2',
    arrivedMs: Date.UTC(2026, 0, 2, 3, 4, 5),
    action: 'ENTER_LONG',
    outcome: 'order',
    code: 'signal.entered',
    params: { alert: 2, market: 'BTCUSDT', lots: '0.01', average: '50000' },
  },
  { ...alert, alertId: 'r1', arrivedMs: 1000, action: 'EXIT_LONG', outcome: 'nothing', code: 'signal.wrong-token', params: {} },
];

const show = (isVisitor: boolean) =>
  showBots(
    <CreateSignal kind="signal" market={sampleMarket} ticker={sampleTicker('BTCUSDT', '50000')} query="">
      <CreateGuide />
    </CreateSignal>,
    { getAllSymbols: { md5: 'one', symbols: [sampleMarket] }, getSignalAlerts: { list: alerts, nextId: null } },
    isVisitor,
  );

test('a message of the chosen market can be copied, and a visitor has no alerts', async () => {
  show(true);
  const guide = within(screen.getByRole('region', { name: 'How to send an alert' }));
  expect(guide.getByRole('heading', { name: 'Alert message' }).closest('div')?.parentElement?.textContent).toContain('"BTCUSDT"');
  expect(guide.getByRole('button', { name: 'Copy: TradingView strategy message' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Alerts of your signal bots' })).toBeNull();
});

test('the last alerts of one’s signal bots say when they came, and what each did', async () => {
  const { sent, hub } = show(false);
  await act(async () => hub.seed('bots', '', [bot], 1, 1));
  const table = within(await screen.findByRole('table', { name: 'Alerts of your signal bots' }));
  await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(4));
  const rows = table.getAllByRole('row').map(({ textContent }) => plain(textContent));
  expect(rows[1]).toBe('Signal bot BTC/USDT');
  expect(rows[2]).toContain('Enter long');
  expect(rows[2]).toContain('Alert 2: the position in BTCUSDT is now 0.01 BTC. Average price: 50,000.00.');
  expect(rows[3]).toContain('The token does not belong to this bot.');
  expect(asked(sent, 'getSignalAlerts')[0]).toEqual({ strategyId: bot.strategyId, pageSize: 3 });
});
