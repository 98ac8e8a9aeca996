// @vitest-environment jsdom
// A bot's own page, pressed: figures that add up, its steps in sentences, and what its owner tells it.
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';

import { useMoreTags } from '#components/trading/price-chart/overlay/more-tags.ts';
import { sampleMarket } from '#components/trading/sample-market.ts';
import { botRow, type BotDetail } from '#lib/contract/bots/bot.ts';
import { StopReason } from '#lib/contract/bots/strategy-codes.ts';
import type { Clock } from '#lib/realtime/clock.ts';
import { fakeClock, fakeSocket } from '#lib/realtime/fake-line.ts';
import type { SocketFactory } from '#lib/realtime/hub-socket.ts';
import { asked, knowDialogs, plain, press, showBots } from '../on-screen.tsx';
import { sampleBot } from '../sample-bot.ts';
import { BotPage } from './bot-page.tsx';
import { BotPanels } from './bot-panels.tsx';
import { BotSummary } from './summary/bot-summary.tsx';

vi.mock('#lib/i18n/navigation.ts', () => ({ Link: 'a' }));

beforeEach(knowDialogs);
afterEach(cleanup);

const decisions = [
  { id: '3', timeMs: 3000, code: 'grid.sold-profit', params: { price: '55000', lots: '0.005', nextPrice: '50000', profitUnits: '23.125' } },
  { id: '2', timeMs: 2000, code: 'grid.refused', params: { price: '45000', lots: '0.005', reason: 'insufficient-balance' } },
  { id: '1', timeMs: 1000, code: 'grid.never-heard-of', params: {} },
];

function show(bot: BotDetail, more: Record<string, object> = {}, line?: { readonly io: SocketFactory; readonly clock: Clock }) {
  const answers = {
    getStrategy: bot,
    getStrategyDecisions: { list: decisions, nextId: null },
    getStrategyFills: { list: [], nextId: null },
    ...more,
  };
  return showBots(
    <BotPage initial={bot} market={sampleMarket}>
      <BotSummary />
      <BotPanels />
    </BotPage>,
    answers,
    false,
    line,
  );
}

test('the two parts of the profit stand beside the total, and a rate of the first day is hidden', () => {
  show(sampleBot());
  for (const text of ['+20.50 USDT', '+12.25 USDT', '+8.25 USDT'])
    expect(screen.getAllByText(new RegExp(text.replace('+', '\\+'))).length).toBeGreaterThan(0);
  expect(screen.getByText('APR').parentElement?.textContent).toContain('—');
});

test('each step is a sentence with its prices, and one that is not known says so', async () => {
  show(sampleBot());
  const journal = within(await screen.findByRole('list', { name: 'Steps of this bot' }));
  const said = journal.getAllByRole('listitem').map(({ textContent }) => plain(textContent));
  expect(said[0]).toContain('Sold 0.005 BTC at 55,000.00. Grid profit: +23.13 USDT. Next buy at 50,000.00.');
  expect(said[1]).toContain('The order for 0.005 BTC at 45,000.00 was rejected: not enough coins.');
  expect(said[2]).toContain('This page can’t describe this step yet.');
});

test('out of range is a state with its words, and the bot can be paused, edited and stopped', async () => {
  const { sent } = show(sampleBot({ state: 'out-of-range', needsOwner: 'out-of-range' }), {
    pauseStrategy: { strategyId: '41', outcome: 'done', bot: null },
  });
  expect(screen.getAllByRole('status')[0]?.textContent).toContain('The price is outside the bot’s range, so it does not trade.');
  press('Pause');
  await waitFor(() => expect(asked(sent, 'pauseStrategy')).toEqual([{ strategyId: '41' }]));
});

test('what its channel does not tell is asked for when something has happened, and nothing is told one that has ended', async () => {
  const [socket, clock] = [fakeSocket(), fakeClock()];
  const bot = sampleBot({ withdrawable: '0' });
  const later = sampleBot({ withdrawable: '12.25' });
  const { sent } = show(bot, { getStrategy: later }, { io: socket.factory, clock });
  const asks = () => [asked(sent, 'getStrategy').length, asked(sent, 'getStrategyDecisions').length];
  const tell = (sequence: number, change: Partial<BotDetail>) =>
    act(async () => {
      const kind = sequence === 1 ? 'snapshot' : 'update';
      socket.deliver({ channel: 'bots', key: '', kind, sequence, timeMs: 1, data: [z.parse(botRow, { ...bot, ...change })] });
      clock.draw();
    });
  await waitFor(() => expect(asks()).toEqual([0, 1]));
  await act(async () => socket.opened().connected());
  expect(screen.getByRole('button', { name: 'Withdraw profit' })).toHaveProperty('disabled', true);
  const [fillCount, decisionCount] = [bot.fillCount + 1, bot.decisionCount + 1];
  await tell(1, { fillCount, decisionCount });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Withdraw profit' })).toHaveProperty('disabled', false));
  // A trade is a reason to ask for the bot, a row for its journal, a profit for neither.
  expect(asks()).toEqual([1, 2]);
  await tell(2, { fillCount, decisionCount, totalProfit: '30', unpairedProfit: '17.75' });
  await tell(3, { fillCount, decisionCount: decisionCount + 1 });
  await waitFor(() => expect(asks()).toEqual([1, 3]));
  await tell(4, { fillCount, decisionCount: decisionCount + 2, state: 'out-of-range', needsOwner: 'out-of-range' });
  await waitFor(() => expect(asks()).toEqual([2, 4]));
  press('Stop bot');
  await screen.findByRole('dialog', { name: 'Stop this bot?' });
  await tell(5, { fillCount, decisionCount, state: 'stopped', stopReason: 'manual', endTimeMs: 1_700_000_500_000 });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('its top is dragged: asked about, and only that is told', async () => {
  const { sent } = show(sampleBot(), { updateStrategyGrid: { strategyId: '41', outcome: 'done', bot: null } });
  await waitFor(() => expect(useMoreTags.getState().lines).toHaveLength(5));
  const { tags } = useMoreTags.getState();
  const top = tags.find(({ id }) => id === 'bot-upperPrice');
  expect(top?.isAsked).toBe(true);
  await top?.move?.('61000');
  expect(asked(sent, 'updateStrategyGrid')).toEqual([{ strategyId: '41', strategyMaxPrice: '61000' }]);
});

test('profit is taken out, never more than typed', async () => {
  const { sent } = show(sampleBot(), { withdrawStrategyProfit: { strategyId: '41', outcome: 'done', bot: null } });
  press('Withdraw profit');
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw profit' }));
  fireEvent.click(dialog.getByText('Available to withdraw', { exact: false }));
  fireEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(asked(sent, 'withdrawStrategyProfit')[0]).toMatchObject({ strategyId: '41', amount: '12.25' }));
});

test('its owner chooses what it tells; spot knows no liquidation', async () => {
  const { sent } = show(sampleBot(), { setStrategyNotices: { strategyId: '41', outcome: 'done', bot: null } });
  press('Bot notifications');
  const dialog = within(await screen.findByRole('dialog', { name: 'Bot notifications' }));
  const state = (name: string) => dialog.getByRole<HTMLInputElement>('checkbox', { name }).checked;
  expect(['Bot started', 'Each order filled', 'Out of range', 'Orders rejected', 'Bot stopped'].map(state)).toEqual([
    true,
    false,
    true,
    true,
    true,
  ]);
  expect(dialog.queryByText('Near liquidation')).toBeNull();
  fireEvent.click(dialog.getByRole('checkbox', { name: 'Bot started' }));
  fireEvent.click(dialog.getByRole('checkbox', { name: 'Each order filled' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  const notices = ['filled', 'out-of-range', 'near-liquidation', 'refused', 'stopped'];
  await waitFor(() => expect(asked(sent, 'setStrategyNotices')).toEqual([{ strategyId: '41', notices }]));
});

test('stopping says what will be sold, and can leave it as it is', async () => {
  const { sent } = show(sampleBot(), { cancelStrategy: { strategyId: '41', outcome: 'done', bot: null } });
  press('Stop bot');
  const dialog = within(await screen.findByRole('dialog', { name: 'Stop this bot?' }));
  expect(dialog.getByText(/0\.01 BTC/).textContent).toContain('Sells');
  fireEvent.click(dialog.getByRole('radio', { name: /Keep its coins/ }));
  fireEvent.click(dialog.getByRole('button', { name: 'Stop bot' }));
  await waitFor(() => expect(asked(sent, 'cancelStrategy')).toEqual([{ strategyId: '41', endOperate: 2 }]));
});

test('publishing says what others see, and sends the name and whether parameters are shown', async () => {
  const { sent } = show(sampleBot(), { publishStrategy: {} });
  press('Publish');
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish this bot' }));
  expect(dialog.getByText('If it fails, it stays in the ranking.')).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Unpublish' })).toBeNull();
  fireEvent.change(dialog.getByRole('textbox', { name: 'Name' }), { target: { value: '  Calm weather ' } });
  fireEvent.click(dialog.getByRole('checkbox', { name: 'Show its parameters' }));
  fireEvent.change(dialog.getByRole('textbox', { name: /Copy price/ }), { target: { value: '12.5' } });
  fireEvent.click(dialog.getByRole('button', { name: '20%' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Publish' }));
  await waitFor(() =>
    expect(asked(sent, 'publishStrategy')).toEqual([
      { strategyId: '41', name: 'Calm weather', showsParameters: true, price: '12.5', profitShare: 20 },
    ]),
  );
});

test('a copy says what it owes its author, and why', () => {
  const profitShare = { strategyId: '7', percent: 20, profit: '120', mark: '70', due: '10', paid: '14', carried: '0', next: null };
  show(sampleBot({ profitShare }));
  const owed = within(screen.getByRole('region', { name: 'Profit share' }));
  const lines = owed.getAllByRole('definition').map((line) => plain(line.textContent));
  expect(lines).toEqual(['20%', '+120.00 USDT', '70.00 USDT', '10.00 USDT', '14.00 USDT']);
});

test('a share that will rise is told with its hour', () => {
  const next = { percent: 25, fromTimeMs: Date.UTC(2026, 0, 8, 13) };
  show(sampleBot({ profitShare: { strategyId: '7', percent: 20, profit: '120', mark: '70', due: '10', paid: '14', carried: '0', next } }));
  const owed = within(screen.getByRole('region', { name: 'Profit share' }));
  const lines = owed.getAllByRole('definition').map((line) => plain(line.textContent));
  expect(lines[1]).toMatch(/^25% from .*2026.*13:00/);
});

test('a loss that was carried over stands with the share, and only where there is one', () => {
  show(
    sampleBot({
      profitShare: { strategyId: '7', percent: 20, profit: '-12', mark: '52.02', due: '0', paid: '0', carried: '52.02', next: null },
    }),
  );
  const owed = within(screen.getByRole('region', { name: 'Profit share' }));
  expect(owed.getByText('Loss carried over')).toBeTruthy();
  const lines = owed.getAllByRole('definition').map((line) => plain(line.textContent));
  expect(lines.slice(2, 4)).toEqual(['52.02 USDT', '52.02 USDT']);
});

test('before a copy is stopped it is said what its author gets', async () => {
  show(
    sampleBot({
      profitShare: { strategyId: '7', percent: 20, profit: '120', mark: '70', due: '10', paid: '14', carried: '0', next: null },
    }),
  );
  press('Stop bot');
  const dialog = await screen.findByRole('dialog');
  expect(plain(dialog.textContent)).toContain(
    'You pay 20% of the profit above the high-water mark as profit share before you get the rest. At current prices: 10.00 USDT',
  );
});

test('a published bot is taken back', async () => {
  const { sent } = show(sampleBot({ published: { name: 'Calm weather', showsParameters: false, price: '0', profitShare: 0 } }), {
    unpublishStrategy: {},
  });
  press('Change publication');
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish this bot' }));
  expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Calm weather');
  fireEvent.click(dialog.getByRole('button', { name: 'Unpublish' }));
  await waitFor(() => expect(asked(sent, 'unpublishStrategy')).toEqual([{ strategyId: '41' }]));
});

test('a bot that has ended says why, and can be told nothing', async () => {
  useMoreTags.setState({ symbol: 'none yet' });
  show(sampleBot({ state: 'stopped', stopReason: 'take-profit', stopReasonCode: 3, endTimeMs: 1_700_000_500_000, levels: [] }));
  expect(screen.getAllByRole('status')[0]?.textContent).toContain('The price reached its take profit.');
  expect(screen.queryByRole('button', { name: 'Stop bot' })).toBeNull();
  await waitFor(() => expect(useMoreTags.getState().symbol).toBe('BTCUSDT'));
  expect(useMoreTags.getState().tags).toEqual([]);
});

test.each(Object.values(StopReason))('one that has ended says why: %s', (stopReason) => {
  show(sampleBot({ state: 'stopped', stopReason, stopReasonCode: 2, endTimeMs: 1_700_000_500_000, levels: [] }));
  // A reason without words of its own would be its name in the code.
  expect(screen.getAllByRole('status')[0]?.textContent).toMatch(/^[A-Z][^_]+[a-z] .*\.$/);
});
