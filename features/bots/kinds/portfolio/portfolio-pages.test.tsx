// @vitest-environment jsdom
// A portfolio on the screen: weights that are typed and made equal, what is bought; and of one that runs its shares and actions.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { sampleMarket } from '#components/trading/sample-market.ts';
import { sampleTicker } from '#features/futures/sample-contract.ts';
import { firstPortfolioTerms } from '#lib/contract/bots/portfolio/portfolio-terms.ts';
import { BotPage } from '../../bot/bot-page.tsx';
import { BotPanels } from '../../bot/bot-panels.tsx';
import { BotSummary } from '../../bot/summary/bot-summary.tsx';
import { CreateForm } from '../../create/form/create-form.tsx';
import { CreatePanels } from '../../create/create-panels.tsx';
import { figure, knowDialogs, plain, press, rowsOf, showPriced, spotMarketOf, type } from '../../on-screen.tsx';
import { sampleBot } from '../../sample-bot.ts';
import { CreatePortfolio } from './create-portfolio.tsx';

vi.mock('#lib/i18n/navigation.ts', () => ({ Link: 'a', useRouter: () => ({ push: () => undefined }) }));

beforeEach(knowDialogs);
afterEach(cleanup);

const tickers = { spot: [sampleTicker('BTCUSDT', '100'), sampleTicker('ETHUSDT', '10'), sampleTicker('SOLUSDT', '5')] };

const answers = {
  getAllSymbols: { md5: 'one', symbols: ['BTC', 'ETH', 'SOL'].map(spotMarketOf) },
  checkStrategyAgreement: { agreed: true, agreedTimeMs: 1 },
};

const create = () =>
  showPriced(
    <CreatePortfolio kind="portfolio" market={sampleMarket} ticker={sampleTicker('BTCUSDT', '100')} query="">
      <CreateForm />
      <CreatePanels columns={undefined} />
    </CreatePortfolio>,
    answers,
    tickers,
  );

test('coins are chosen and weighed, and what is bought is told', async () => {
  await create();
  // Nothing is suggested for it: the form begins with its fields.
  expect(screen.queryByRole('tab', { name: 'Suggested' })).toBeNull();
  type(/Investment/, '1000');
  // 99.5 % of 500 at 100, and of 300 at 10.
  await waitFor(() => expect(rowsOf('Planned purchases')).toEqual(['BTC500.00 USDT4.975', 'ETH300.00 USDT29.85', 'USDT200.00 USDT200']));
  expect(figure('Minimum investment')).toContain('33.34 USDT');
  press('Add coin');
  press('Equal weights');
  expect(screen.getByLabelText('SOL: weight')).toHaveProperty('value', '25');
  press('Remove ETH');
  expect(screen.getByText(/Total:/).textContent).toContain('75');
  type('SOL: weight', '50');
  // 99.5 % of 250 at 100, and of 500 at 5.
  await waitFor(() => expect(rowsOf('Planned purchases')).toEqual(['BTC250.00 USDT2.487', 'USDT250.00 USDT250', 'SOL500.00 USDT99.5']));
  press('By time');
  expect(screen.getByRole('combobox', { name: 'Interval' })).toHaveProperty('value', '1440');
});

const holding = (coin: string, count: string, paid: string, carried = '0') => ({
  coin,
  symbolId: `${coin}USDT_SPBL`,
  count,
  paid,
  carried,
});
const running = sampleBot({
  strategyType: 19,
  symbols: ['BTCUSDT_SPBL', 'ETHUSDT_SPBL'],
  bot: {
    kind: 'portfolio',
    terms: {
      ...firstPortfolioTerms,
      coins: [
        { coin: 'BTC', weight: '0.5' },
        { coin: 'ETH', weight: '0.5' },
      ],
      investment: '1000',
      stopLossRate: '0.2',
    },
  },
  levels: [],
  lowerPrice: null,
  upperPrice: null,
  holdings: [holding('BTC', '6', '540'), holding('ETH', '36', '396', '12.5')],
  coins: [{ coin: 'USDT', available: '40', frozen: '0' }],
});

const actions = [
  { id: '3', timeMs: 3000, action: 'rebalance', outcome: 'carried', coin: 'ETH', side: 'buy', count: null, amount: '3.5', fee: null },
  { id: '2', timeMs: 2000, action: 'initial', outcome: 'traded', coin: 'BTC', side: 'buy', count: '6', amount: '540', fee: '0.54' },
] as const;

const show = () =>
  showPriced(
    <BotPage initial={running} market={sampleMarket}>
      <BotSummary />
      <BotPanels />
    </BotPage>,
    {
      ...answers,
      getStrategy: running,
      getStrategyDecisions: {
        list: [
          {
            id: '9',
            timeMs: 1,
            code: 'portfolio.sold',
            params: { action: 'rebalance', base: 'ETH', market: 'ETHUSDT', lots: '2.5', units: '25', feeUnits: '0.025' },
          },
        ],
        nextId: null,
      },
      getStrategyFills: { list: [], nextId: null },
      getPortfolioActions: { list: actions, nextId: null },
    },
    tickers,
  );

test('of one that runs every share stands beside its target, and every action has a row', async () => {
  await show();
  expect(screen.getByText('BTC · ETH')).toBeDefined();
  expect(plain((await screen.findByRole('list', { name: 'Steps of this bot' })).textContent)).toContain(
    'Sold 2.5 ETH for 25.00 USDT, fee 0.02 USDT (rebalance).',
  );
  fireEvent.click(screen.getByRole('tab', { name: 'Weights' }));
  await screen.findByRole('table', { name: 'Coin weights' });
  // 600 + 360 + 40.
  await waitFor(() => expect(rowsOf('Coin weights')[0]).toBe('BTC60.00%50.00%600.00 USDT690+60.00 USDT—'));
  expect(rowsOf('Coin weights').slice(1)).toEqual(['ETH36.00%50.00%360.00 USDT3611-36.00 USDT12.50 USDT', 'USDT4.00%0.00%40.00 USDT40———']);
  fireEvent.click(screen.getByRole('tab', { name: 'Actions' }));
  await screen.findByRole('table', { name: 'Actions of this bot' });
  expect(rowsOf('Actions of this bot').map((row) => row.replace(/^.*?:\d\d:\d\d/, ''))).toEqual([
    expect.stringContaining('RebalanceETHToo small, pending—3.50 USDT—'),
    expect.stringContaining('First purchaseBTCBought6540.00 USDT0.54 USDT'),
  ]);
});
