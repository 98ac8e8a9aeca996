// @vitest-environment jsdom
// A martingale on its pages: its orders are worked out as it is typed, it is started by its own call, and told to end with its round.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { useMoreTags } from '#components/trading/price-chart/overlay/more-tags.ts';
import { sampleMarket } from '#components/trading/sample-market.ts';
import { firstMartingaleTerms, type MartingaleTerms } from '#lib/contract/bots/martingale/martingale-terms.ts';
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import type { Ticker } from '#lib/contract/market.ts';
import { BotPage } from '../../bot/bot-page.tsx';
import { BotSummary } from '../../bot/summary/bot-summary.tsx';
import { CreatePanels } from '../../create/create-panels.tsx';
import { CreateForm } from '../../create/form/create-form.tsx';
import { showBots } from '../../on-screen.tsx';
import { sampleBot } from '../../sample-bot.ts';
import { CreateMartingale } from './create-martingale.tsx';

vi.mock('#lib/i18n/navigation.ts', () => ({ Link: 'a', useRouter: () => ({ push: () => undefined }) }));

beforeEach(() => {
  // jsdom knows no dialogs.
  HTMLDialogElement.prototype.showModal = function open(this: HTMLDialogElement) {
    this.open = true;
  };
});
afterEach(cleanup);

const ticker: Ticker = {
  symbol: 'BTCUSDT',
  lastPrice: '50000',
  openPrice: '50000',
  highPrice: '51000',
  lowPrice: '49000',
  changeRate: '0',
  baseVolume: '1',
  quoteVolume: '1',
  bestBid: '49999',
  bestAsk: '50001',
  indexPrice: null,
  timeMs: 0,
};
const query = 'firstStep=2&stepMultiplier=1&firstAmount=100&amountMultiplier=2&maxOrders=3&takeProfit=1.5&investment=1600&rounds=one';

test('its orders stand on the chart, and it is started by its own call', async () => {
  const { sent } = showBots(
    <CreateMartingale kind="spotDca" market={sampleMarket} ticker={ticker} query={query}>
      <CreateForm />
      <CreatePanels columns={undefined} />
    </CreateMartingale>,
    {
      getSuggestions: { list: [], dropped: [], pending: false },
      checkStrategyAgreement: { agreed: true, agreedTimeMs: 1 },
      getKeptBacktests: { list: [] },
      placeStrategyDca: { strategyId: '42', outcome: 'done', bot: null },
    },
  );
  // 2 % of the first price apart; the last line is the exit.
  const prices = useMoreTags.getState().lines.map(({ price }) => price);
  expect(prices.slice(0, 4)).toEqual([50000, 49000, 48000, 47000]);
  expect(prices).toHaveLength(5);
  fireEvent.click(screen.getByRole('button', { name: 'Start bot' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('It stops after its first round.')).toBeDefined();
  fireEvent.click(dialog.getByRole('button', { name: 'Start bot' }));
  await waitFor(() => expect(sent.map(({ name }) => name)).toContain('placeStrategyDca'));
  expect(sent.find(({ name }) => name === 'placeStrategyDca')?.request).toMatchObject({
    strategyType: 3,
    symbolId: 'BTCUSDT_SPBL',
    firstChangeRange: '0.02',
    firstAmount: '100',
    amountTimes: '2',
    maxAppendCount: 3,
    targetProfit: '0.015',
    investAmount: '1600',
    rounds: 'one',
  });
});

const terms: MartingaleTerms = {
  ...firstMartingaleTerms,
  firstStep: '0.02',
  firstAmount: '100',
  amountMultiplier: '2',
  maxOrders: 3,
  investment: '1600',
  takeProfit: '0.015',
  marginMode: 'isolated',
};

test('an endless one tells its rounds, can be told to end with the one that runs, and leads to another one like it', async () => {
  const bot = sampleBot({ strategyType: StrategyType.spotDca, bot: { kind: 'martingale', terms }, lowerPrice: null, upperPrice: null });
  const { sent } = showBots(
    <BotPage initial={bot} market={sampleMarket}>
      <BotSummary />
    </BotPage>,
    { getStrategy: bot, getStrategyDecisions: { list: [], nextId: null }, endAfterRound: { strategyId: '41', outcome: 'done', bot: null } },
  );
  expect(screen.getByText('Rounds')).toBeDefined();
  expect(screen.getByText('Round profit')).toBeDefined();
  const again = screen.getByText('New bot with these values').closest('a');
  await waitFor(() => expect(again?.getAttribute('href')).toMatch(/^\/trading-bot\/spot\/BTCUSDT\/dca\?.*firstStep=2&/));
  fireEvent.click(await screen.findByRole('button', { name: 'Stop after this round' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Stop after this round' }));
  await waitFor(() => expect(sent.find(({ name }) => name === 'endAfterRound')?.request).toEqual({ strategyId: '41' }));
});
