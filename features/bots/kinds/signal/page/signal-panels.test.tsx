// @vitest-environment jsdom
// The page of a signal bot, pressed: its inbox with a fate for each alert, its webhook with messages to copy, and its console.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { sampleMarket } from '#components/trading/sample-market.ts';
import { firstSignalTerms } from '#lib/contract/bots/signal/signal-terms.ts';
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { BotPage } from '#features/bots/bot/bot-page.tsx';
import { BotPanels } from '#features/bots/bot/bot-panels.tsx';
import { BotActions } from '#features/bots/bot/summary/bot-actions.tsx';
import { asked, knowDialogs, plain, press, showBots } from '#features/bots/on-screen.tsx';
import { sampleBot } from '#features/bots/sample-bot.ts';

vi.mock('#lib/i18n/navigation.ts', () => ({ Link: 'a' }));
beforeEach(knowDialogs);
afterEach(cleanup);

const bot = sampleBot({
  strategyType: StrategyType.signal,
  bot: {
    kind: 'signal',
    terms: {
      ...firstSignalTerms,
      direction: 'long',
      investment: '1000',
    },
  },
});

const row = {
  named: 'fields',
  arrivedMs: 2000,
  source: 'webhook',
  action: 'ENTER_LONG',
  instrument: 'BTCUSDT',
  sentMs: 1000,
  order: 'market',
  size: '',
};
const alerts = [
  {
    ...row,
    alertId: 'd4',
    outcome: 'order',
    code: 'signal.entered',
    params: { alert: 2, market: 'BTCUSDT', lots: '0.01', average: '50000' },
  },
  { ...row, alertId: 'r3', outcome: 'nothing', code: 'signal.late', params: { seconds: 70, limit: 60 } },
  { ...row, alertId: 'r2', outcome: 'nothing', code: 'signal.wrong-token', params: {} },
  {
    ...row,
    alertId: 'r1',
    action: null,
    instrument: null,
    outcome: 'nothing',
    code: 'signal.unreadable',
    params: { field: 'action', why: 'is missing' },
  },
];

const form = {
  names: ['what', 'size', 'instrument'],
  fields: [{ field: 'instrument', name: 'instrument', value: 'BTCUSDT' }],
  read: null,
  problem: { field: 'action', reason: 'is missing' },
  outcome: null,
};

const receipt = { fate: null, action: 'ENTER_LONG', instrument: 'BTCUSDT', ageMs: 1000, order: 'market', size: 'margin 10' };

function show() {
  return showBots(
    <BotPage initial={bot} market={sampleMarket}>
      <BotActions />
      <BotPanels />
    </BotPage>,
    {
      getStrategy: bot,
      getStrategyDecisions: { list: [], nextId: null },
      getStrategyFills: { list: [], nextId: null },
      getSignalAlerts: { list: alerts, nextId: null },
      signalToken: (request: unknown) => ({
        strategyId: '41',
        path: '/api/v1/signal/live-41',
        token: JSON.stringify(request).includes('true') ? 'new-one' : 'old-one',
      }),
      testSignal: receipt,
      signalForm: (request: unknown) =>
        JSON.stringify(request).includes('what')
          ? {
              ...form,
              fields: [...form.fields, { field: 'action', name: 'what', value: 'Open' }],
              read: { action: 'ENTER_LONG', instrument: 'BTCUSDT', size: null, order: 'market', stated: null, hasTime: false },
              problem: null,
              outcome: JSON.stringify(request).includes('"save":true') ? 'done' : null,
            }
          : form,
      updateStrategyTv: { strategyId: '41', outcome: 'done', bot: null },
      cancelStrategy: { strategyId: '41', outcome: 'done', bot: null },
      replaySignal: { strategyId: '7', isNew: true, receipt },
    },
  );
}
const open = (name: string): void => void fireEvent.click(screen.getByRole('tab', { name }));

test('the inbox says what became of each alert, and replays what could be read', async () => {
  const { sent } = show();
  open('Alerts');
  const table = within(await screen.findByRole('table', { name: 'Alerts of this bot' }));
  const text = (): string =>
    plain(
      table
        .getAllByRole('row')
        .map(({ textContent }) => textContent)
        .join('\n'),
    );
  await waitFor(() => expect(text()).toContain('Alert 2: the position in BTCUSDT is now 0.01 BTC. Average price: 50,000.00.'));
  expect(text()).toContain('Too late: 70 seconds old, at most 60 are allowed.');
  expect(text()).toContain('The token does not belong to this bot.');
  expect(text()).toContain('Not readable: action.');
  const replays = table.getAllByRole('button', { name: 'Replay in demo' });
  expect(replays).toHaveLength(3);
  for (const button of replays.slice(0, 1)) fireEvent.click(button);
  await waitFor(() => expect(asked(sent, 'replaySignal')).toEqual([{ strategyId: '41', alertId: 'd4' }]));
});

test('the webhook is asked for, shown with messages to copy, and replaced after a question', async () => {
  const { sent } = show();
  open('Webhook');
  expect(asked(sent, 'signalToken')).toEqual([]);
  fireEvent.click(await screen.findByRole('button', { name: 'Show webhook' }));
  expect((await screen.findAllByText(/old-one/)).length).toBe(4);
  expect(screen.getByText(/\{\{strategy\.market_position\}\}/)).toBeDefined();
  press('Replace token');
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Replace' }));
  expect((await screen.findAllByText(/new-one/)).length).toBe(4);
  expect(asked(sent, 'signalToken')).toEqual([
    { strategyId: '41', renew: false },
    { strategyId: '41', renew: true },
  ]);
});

test('a message is read field by field, its fields and words are chosen, and its format is saved', async () => {
  const { sent } = show();
  open('Alert format');
  expect(await screen.findByRole('textbox', { name: 'Message of your alert' })).toBeDefined();
  press('Read message');
  expect(await screen.findByText('Not readable: action.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Save format' })).toHaveProperty('disabled', true);
  fireEvent.change(screen.getByRole('combobox', { name: 'Field for Action' }), { target: { value: 'from what' } });
  expect(await screen.findByText('This message can be read.')).toBeDefined();
  fireEvent.change(await screen.findByRole('combobox', { name: 'Meaning of “Open”' }), { target: { value: 'ENTER_LONG' } });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Ignore size' }));
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Ignore size' })).toHaveProperty('checked', true));
  press('Save format');
  expect(await screen.findByText('Format saved')).toBeDefined();
  expect(asked(sent, 'signalForm').at(-1)).toMatchObject({
    strategyId: '41',
    save: true,
    mapping: { fields: { action: { from: 'what' } }, words: { open: 'ENTER_LONG' }, ignores: ['size'] },
  });
});

test('the console checks a message, and sends it only when that is pressed', async () => {
  const { sent } = show();
  open('Test');
  fireEvent.change(await screen.findByRole('textbox', { name: 'Message' }), { target: { value: '{"action":"ENTER_LONG"}' } });
  press('Check');
  expect(await screen.findByText('The alert would be accepted.')).toBeDefined();
  press('Send');
  expect(await screen.findByText(/^Sent\./)).toBeDefined();
  expect(asked(sent, 'testSignal').map(({ send, message }) => [send, message])).toEqual([
    [false, '{"action":"ENTER_LONG"}'],
    [true, '{"action":"ENTER_LONG"}'],
  ]);
});

test('its coins of spot can be kept: by an edit, and when it is stopped', async () => {
  const { sent } = show();
  press('Edit');
  const edit = within(await screen.findByRole('dialog', { name: 'Edit bot' }));
  fireEvent.click(edit.getByRole('checkbox', { name: 'Sell all coins when the bot stops' }));
  fireEvent.click(edit.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(asked(sent, 'updateStrategyTv')).toEqual([{ strategyId: '41', endOperate: 2 }]));
  press('Stop bot');
  const stop = within(await screen.findByRole('dialog', { name: 'Stop this bot?' }));
  fireEvent.click(stop.getByRole('radio', { name: /Keep its coins/ }));
  fireEvent.click(stop.getByRole('button', { name: 'Stop bot' }));
  await waitFor(() => expect(asked(sent, 'cancelStrategy')).toEqual([{ strategyId: '41', endOperate: 2 }]));
});
