// @vitest-environment jsdom
// The page on which a bot is made, pressed: what is typed is worked out and drawn, wrong values are said, a backtest is run and started from.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { ApiError } from '#lib/api/api-error.ts';
import { useMoreTags } from '#components/trading/price-chart/overlay/more-tags.ts';
import { sampleMarket } from '#components/trading/sample-market.ts';
import { sampleTicker } from '#features/futures/sample-contract.ts';
import type { BacktestResult } from '#lib/contract/bots/backtest.ts';
import { sampleBot } from '../sample-bot.ts';
import { asked, knowDialogs, press, showBots, type } from '../on-screen.tsx';
import { CreateForm } from './form/create-form.tsx';
import { CreatePanels } from './create-panels.tsx';
import { CreateGrid } from '../kinds/grid/create-grid.tsx';

const pushed = vi.fn<(path: string) => void>();
vi.mock('#lib/i18n/navigation.ts', () => ({ Link: 'a', useRouter: () => ({ push: pushed }) }));

beforeEach(knowDialogs);
afterEach(() => {
  pushed.mockClear();
  cleanup();
});

const result: BacktestResult = {
  symbolId: 'BTCUSDT_SPBL',
  symbols: ['BTCUSDT_SPBL'],
  coin: 'USDT',
  model: 'candles',
  modelVersion: 2,
  fromMs: 0,
  toMs: 86_400_000,
  candles: 1440,
  elapsedMs: 3,
  state: 'running',
  startedMs: 0,
  stoppedMs: null,
  stopReason: null,
  figures: {
    invested: '1000',
    equity: '1012.5',
    totalProfit: '12.5',
    totalRate: '0.0125',
    matchedProfit: '20',
    matchedCount: 7,
    unpairedProfit: '-7.5',
    fees: '1.4',
    funding: '0',
    holdProfit: '-30',
    holdRate: '-0.03',
    maxDrawdown: '10',
    maxDrawdownRate: '0.01',
    worstDay: null,
    inRangeRate: '0.9',
    annualisedRate: '4.5625',
    buys: 9,
    sells: 8,
  },
  curve: [
    [0, '1000', '1000', '50000'],
    [86_400_000, '1012.5', '970', '48500'],
  ],
  fills: [
    {
      number: 1,
      symbolId: 'BTCUSDT_SPBL',
      timeMs: 60_000,
      side: 'buy',
      price: '49000',
      quantity: '0.01',
      value: '490',
      fee: '0.49',
      feeCoin: 'USDT',
      role: 'maker',
      pair: null,
      profit: null,
    },
  ],
  fillCount: 1,
  levels: [],
  decisions: [],
  crowdedCandles: 0,
};

const sampleTerms = sampleBot().bot.terms;

const answers = {
  getSuggestions: { list: [], dropped: [], pending: false },
  checkStrategyAgreement: { agreed: true, agreedTimeMs: 1 },
  getKeptBacktests: { list: [] },
  runBacktest: { runId: 'r1', state: 'done', progress: null, result },
  keepBacktest: () => {
    throw new Error('nobody keeps it here');
  },
  placeStrategyGrid: { strategyId: '41', outcome: 'done', bot: null },
};

const show = (more: Record<string, object> = {}, query = 'lowerPrice=40000&upperPrice=60000&grids=4', isVisitor = false) =>
  showBots(
    <CreateGrid kind="spotGrid" market={sampleMarket} ticker={sampleTicker('BTCUSDT', '50000')} query={query}>
      <CreateForm />
      <CreatePanels columns={undefined} />
    </CreateGrid>,
    { ...answers, ...more },
    isVisitor,
  );
/** The investment fields are called alike; their coins tell them apart. */
const invest = (text: string): void => {
  const [quote] = screen.getAllByLabelText(/Investment/);
  if (quote !== undefined) fireEvent.change(quote, { target: { value: text } });
};

test('a grid is worked out as it is typed, and its levels and bounds are on the chart', async () => {
  show();
  invest('1000');
  // Levels 40, 45, 50, 55, 60 thousand; two sells, so twice the quantity is bought at the start.
  const shown = within(screen.getByRole('region', { name: 'Preview' }));
  expect(shown.getByText('2 buys, 2 sells')).toBeDefined();
  const drawn = useMoreTags.getState();
  expect(drawn.lines.map(({ price }) => price)).toEqual([40000, 45000, 50000, 55000, 60000]);
  expect(drawn.tags.map(({ id }) => id)).toEqual(['bot-lowerPrice', 'bot-upperPrice']);
  await drawn.tags[1]?.move?.('62000');
  await waitFor(() => expect(screen.getByLabelText('Upper price')).toHaveProperty('value', '62000'));
});

test('what is wrong stands at its field; it is neither tried nor started', async () => {
  const { sent } = show();
  invest('1000');
  type('Upper price', '39000');
  expect((await screen.findAllByRole('alert'))[0]?.textContent).toBe('Set the upper price above the lower price.');
  expect(screen.getByRole('button', { name: 'Backtest' })).toHaveProperty('disabled', true);
  press('Start bot');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(asked(sent, 'placeStrategyGrid')).toEqual([]);
});

test('a backtest, and the bot that is started from it after saying what will happen', async () => {
  const kept: unknown[] = [];
  const { sent } = show({ keepBacktest: (request: unknown) => (kept.push(request), {}) });
  invest('1000');
  press('Backtest');
  const region = await screen.findByRole('region', { name: 'Backtest' }, { timeout: 4000 });
  const shown = within(region);
  // The result is said, and has the focus.
  expect(document.activeElement).toBe(region);
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
    expect.stringMatching(/^Backtest: Total profit .*\+12\.50 USDT/),
  );
  expect(shown.getByText(/\+12\.50 USDT/)).toBeDefined();
  expect(shown.getByText(/-30\.00 USDT/)).toBeDefined();
  const [tried] = asked(sent, 'runBacktest');
  expect(tried).toMatchObject({ symbolId: 'BTCUSDT_SPBL', bot: { kind: 'grid', terms: { grids: 4, quoteInvestment: '1000' } } });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Each order filled' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Out of range' }));
  press('Start bot');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/moves from your spot wallet to the bot’s own account/)).toBeDefined();
  expect(dialog.getByText(/Buys about/)).toBeDefined();
  fireEvent.click(dialog.getByRole('button', { name: 'Start bot' }));
  await waitFor(() => expect(pushed).toHaveBeenCalledWith('/trading-bot/bot/41'));
  expect(asked(sent, 'placeStrategyGrid')[0]).toMatchObject({
    strategyType: 1,
    strategyMinPrice: '40000',
    strategyMaxPrice: '60000',
    strategyNum: 4,
    tokenQuoteInvestAmount: '1000',
    gridType: 'positive',
    notices: ['started', 'filled', 'near-liquidation', 'refused', 'stopped'],
  });
  expect(kept).toEqual([{ runId: 'r1', name: 'bot 41' }]);
});

const window = (fromDay: number, toDay: number, totalRate: string) => ({
  fromMs: fromDay * 86_400_000,
  toMs: toDay * 86_400_000,
  figures: { ...result.figures, totalRate },
});
const dropped = { symbolId: 'BTCUSDT_SPBL', grade: 'aggressive', days: 30, judged: { totalRate: '-0.04' }, chosen: { totalRate: '0.6' } };

test('a suggestion shows first what it did on the days that the choice had not seen, and what did not hold is said', async () => {
  const held = {
    aiId: 'a',
    strategyType: 1,
    symbolId: 'BTCUSDT_SPBL',
    grade: 'steady',
    days: 30,
    bot: sampleBot().bot,
    judged: window(20, 30, '0.028'),
    chosen: window(0, 20, '0.453'),
    tried: 9,
  };
  show({ getSuggestions: { list: [held], dropped: [dropped], pending: false } });
  fireEvent.click(screen.getByRole('tab', { name: 'Suggested' }));
  const pick = await screen.findByRole('button', { name: /Steady/ });
  expect(pick.textContent).toMatch(/\+2\.80%.*on the last 10 days.*Selection period \(the 20 days before that\): .*\+45\.30%/);
  // Terms that came with the address stay.
  expect(pick.getAttribute('aria-pressed')).toBe('false');
  // Folded: whoever wants to know looks.
  expect(screen.getByText('1 loss-making choice not suggested').closest('details')?.open).toBe(false);
  expect(screen.getByText(/Aggressive: .*-4\.00%.* on the later days, .*\+60\.00%.* in the selection period/)).toBeDefined();
});

test('where nothing held the page says so', async () => {
  show({ getSuggestions: { list: [], dropped: [dropped], pending: false } });
  fireEvent.click(screen.getByRole('tab', { name: 'Suggested' }));
  expect(await screen.findByText(/No suggestions: the best values of the earlier days lost money/)).toBeDefined();
});

test('a kept backtest of an earlier model says so beside the one that is shown', async () => {
  const request = { symbolId: 'BTCUSDT_SPBL', fromMs: 0, toMs: 86_400_000, bot: sampleBot().bot };
  const former = { keptId: '3', name: '', keptTimeMs: 1, request, coin: 'USDT', figures: result.figures, modelVersion: 1 };
  show({ getKeptBacktests: { list: [former] } });
  invest('1000');
  press('Backtest');
  const shown = within(await screen.findByRole('region', { name: 'Backtest' }, { timeout: 4000 }));
  fireEvent.click(shown.getByRole('tab', { name: 'Compare' }));
  expect(await shown.findByText('Model 1')).toBeDefined();
  expect(shown.getByText('Model 2')).toBeDefined();
  expect(shown.getByText(/Results from different models can’t be compared/)).toBeDefined();
});

test('nobody starts a bot before the agreement', async () => {
  const { sent } = show({
    checkStrategyAgreement: { agreed: false, agreedTimeMs: null },
    acceptStrategyAgreement: { agreed: true, agreedTimeMs: 5 },
  });
  invest('1000');
  await waitFor(() => expect(asked(sent, 'checkStrategyAgreement').length).toBeGreaterThan(0));
  press('Start bot');
  const dialog = within(await screen.findByRole('dialog', { name: 'Before your first bot' }));
  expect(dialog.getByRole('button', { name: 'Accept' })).toHaveProperty('disabled', true);
  fireEvent.click(dialog.getByRole('checkbox'));
  fireEvent.click(dialog.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByRole('dialog', { name: /^Spot grid on/ })).toBeDefined();
  expect(asked(sent, 'acceptStrategyAgreement')[0]).toEqual({ agreed: true });
});

test('a refusal is said, and pressed again it goes out under the same name', async () => {
  const { sent } = show({ placeStrategyGrid: () => Promise.reject(new ApiError('50300', 'down')) });
  invest('1000');
  press('Start bot');
  const dialog = within(await screen.findByRole('dialog'));
  for (const times of [1, 2]) {
    fireEvent.click(dialog.getByRole('button', { name: 'Start bot' }));
    await waitFor(() => expect(asked(sent, 'placeStrategyGrid')).toHaveLength(times));
    expect(await dialog.findByRole('alert')).toBeDefined();
  }
  const [first, second] = asked(sent, 'placeStrategyGrid').map((request) => request['clientOid']);
  expect(first).toBe(second);
  expect(pushed).not.toHaveBeenCalled();
});

test('the steady suggestion is chosen at first, which is said, and the bot is started under its name', async () => {
  const suggestion = {
    aiId: 'BTCUSDT_SPBL:1:steady:30:20000',
    strategyType: 1,
    symbolId: 'BTCUSDT_SPBL',
    grade: 'steady',
    days: 30,
    bot: { kind: 'grid', terms: { ...sampleTerms, lowerPrice: '42000', upperPrice: '58000', grids: 8 } },
    judged: window(20, 30, '0.1'),
    chosen: window(0, 20, '0.2'),
    tried: 9,
  };
  const { sent } = show({ getSuggestions: { list: [suggestion], dropped: [], pending: false } }, '');
  invest('1000');
  press('Start bot');
  expect(screen.getByText('Choose a suggestion, or set your own values under Manual.')).toBeDefined();
  // Nothing is summed up as long as nothing is chosen.
  expect(screen.queryByRole('region', { name: 'Preview' })).toBeNull();
  expect((await screen.findByRole('button', { name: /Steady/ })).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByText(/^The steady suggestion is selected\./)).toBeDefined();
  expect(screen.getByRole('region', { name: 'Preview' })).toBeDefined();
  press('Start bot');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Start bot' }));
  await waitFor(() => expect(pushed).toHaveBeenCalledWith('/trading-bot/bot/41'));
  expect(asked(sent, 'placeStrategyGrid')[0]).toMatchObject({
    aiId: 'BTCUSDT_SPBL:1:steady:30:20000',
    strategyAttribute: 1,
    strategyMinPrice: '42000',
    strategyNum: 8,
    tokenQuoteInvestAmount: '1000',
  });
});

test('a visitor sees all of it and is shown the way in', () => {
  show({}, 'lowerPrice=40000&upperPrice=60000&grids=4&quoteInvestment=1000', true);
  expect(screen.getByText('2 buys, 2 sells')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Start bot' })).toBeNull();
  const [logIn] = screen.getAllByText('Log in');
  expect(decodeURIComponent(logIn?.getAttribute('href') ?? '')).toContain('/trading-bot/spot/BTCUSDT?lowerPrice=40000');
});
