// @vitest-environment jsdom
// A portfolio on the screen: weights that are typed and made equal, what is bought, the start; and of one that runs its shares, actions and changes.
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { sampleMarket } from '#components/trading/sample-market.ts';
import { firstPortfolioTerms } from '#lib/contract/bots/portfolio/portfolio-terms.ts';
import type { SpotMarket, Ticker } from '#lib/contract/market.ts';
import { BotPage } from '../../bot/bot-page.tsx';
import { BotPanels } from '../../bot/bot-panels.tsx';
import { BotSummary } from '../../bot/summary/bot-summary.tsx';
import { CreateForm } from '../../create/form/create-form.tsx';
import { CreatePanels } from '../../create/create-panels.tsx';
import { showBots, type Sent } from '../../on-screen.tsx';
import { sampleBot } from '../../sample-bot.ts';
import { CreatePortfolio } from './create-portfolio.tsx';

const pushed = vi.fn<(path: string) => void>();
vi.mock('#lib/i18n/navigation.ts', () => ({ Link: 'a', useRouter: () => ({ push: pushed }) }));

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function open(this: HTMLDialogElement) {
    this.open = true;
  };
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  pushed.mockClear();
  cleanup();
});

const marketOf = (baseCoin: string): SpotMarket => ({
  ...sampleMarket,
  symbol: `${baseCoin}USDT`,
  symbolId: `${baseCoin}USDT_SPBL`,
  displayName: `${baseCoin}/USDT`,
  baseCoin,
});
const tickerOf = (symbol: string, lastPrice: string): Ticker => ({
  symbol,
  lastPrice,
  openPrice: lastPrice,
  highPrice: lastPrice,
  lowPrice: lastPrice,
  changeRate: '0',
  baseVolume: '1',
  quoteVolume: '1',
  bestBid: null,
  bestAsk: null,
  indexPrice: null,
  timeMs: 0,
});
const tickers = [tickerOf('BTCUSDT', '100'), tickerOf('ETHUSDT', '10'), tickerOf('SOLUSDT', '5')];

const answers = {
  getAllSymbols: { md5: 'one', symbols: ['BTC', 'ETH', 'SOL'].map(marketOf) },
  checkStrategyAgreement: { agreed: true, agreedTimeMs: 1 },
  placeStrategyPortfolio: { strategyId: '41', outcome: 'done', bot: null },
};

/** The prices are there before the part is. */
function Opened({ children }: { readonly children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return isOpen ? children : <button type="button" onClick={() => setIsOpen(true)} aria-label="Open" />;
}

async function priced(part: ReactNode, told: Parameters<typeof showBots>[1]): Promise<readonly Sent[]> {
  const { hub, sent } = showBots(<Opened>{part}</Opened>, told);
  await act(async () => hub.seed('tickers', 'spot', tickers, 1, 1));
  press('Open');
  return sent;
}
const asked = (sent: readonly Sent[], name: string) => sent.filter((one) => one.name === name).map(({ request }) => request);
const type = (name: string | RegExp, text: string): void => void fireEvent.change(screen.getByLabelText(name), { target: { value: text } });
const press = (name: string | RegExp): void => void fireEvent.click(screen.getByRole('button', { name }));
const plain = (text: string | null): string => (text ?? '').replaceAll(/[\u2066-\u2069]/g, '');

const create = (query = ''): Promise<readonly Sent[]> =>
  priced(
    <CreatePortfolio kind="portfolio" market={sampleMarket} ticker={tickerOf('BTCUSDT', '100')} query={query}>
      <CreateForm />
      <CreatePanels columns={undefined} />
    </CreatePortfolio>,
    answers,
  );

test('coins are chosen and weighed, what is bought is told, and it is started', async () => {
  const sent = await create();
  // Nothing is suggested for it: the form begins with its fields.
  expect(screen.queryByRole('tab', { name: 'Suggested' })).toBeNull();
  type(/Investment/, '1000');
  const bought = within(screen.getByRole('table', { name: 'Planned purchases' }));
  // 99.5 % of 500 at 100, and of 300 at 10.
  await waitFor(() =>
    expect(
      bought
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => plain(textContent)),
    ).toEqual(['BTC50.00%500.00 USDT4.975', 'ETH30.00%300.00 USDT29.85', 'USDT20.00%200.00 USDT200']),
  );
  expect(plain(screen.getByText('Minimum investment').parentElement?.textContent ?? '')).toContain('33.34 USDT');
  press('Add coin');
  press('Equal weights');
  expect(screen.getByLabelText('SOL: weight')).toHaveProperty('value', '25');
  press('Remove ETH');
  expect(screen.getByText(/Total:/).textContent).toContain('75');
  type('SOL: weight', '50');
  fireEvent.click(screen.getByRole('button', { name: 'By time' }));
  press('Start bot');
  const dialog = within(await screen.findByRole('dialog', { name: 'Smart portfolio' }));
  expect(plain(dialog.getByText(/It rebalances every/).textContent)).toBe(
    'It rebalances every 1 day if a coin is more than 3.00% from its target.',
  );
  fireEvent.click(dialog.getByRole('button', { name: 'Start bot' }));
  await waitFor(() => expect(pushed).toHaveBeenCalledWith('/trading-bot/bot/41'));
  expect(asked(sent, 'placeStrategyPortfolio')[0]).toMatchObject({
    coins: [
      { coin: 'BTC', weight: '0.25' },
      { coin: 'USDT', weight: '0.25' },
      { coin: 'SOL', weight: '0.5' },
    ],
    balanceType: 2,
    intervalMinutes: 1440,
    investAmount: '1000',
    endOperate: 1,
  });
});

test('weights that are not 100 % are said, and nothing is started', async () => {
  const sent = await create('coins=BTC:50,ETH:40&by=unbalanced&investment=1000');
  expect(screen.getByLabelText('ETH: weight')).toHaveProperty('value', '40');
  expect(screen.getAllByRole('alert')[0]?.textContent).toBe('The weights must add up to 100%.');
  press('Start bot');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(asked(sent, 'placeStrategyPortfolio')).toEqual([]);
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

const show = (): Promise<readonly Sent[]> =>
  priced(
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
      editPortfolio: { strategyId: '41', outcome: 'done', bot: null },
    },
  );

const rowsOf = (name: string): readonly string[] =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => plain(textContent));

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

test('it is changed: only what differs is told', async () => {
  const sent = await show();
  press('Edit');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit bot' }));
  fireEvent.change(dialog.getByLabelText('BTC: weight'), { target: { value: '70' } });
  fireEvent.change(dialog.getByLabelText('ETH: weight'), { target: { value: '30' } });
  fireEvent.change(dialog.getByLabelText(/Stop loss/), { target: { value: '' } });
  fireEvent.click(dialog.getByRole('button', { name: /Save|Change/ }));
  await waitFor(() =>
    expect(asked(sent, 'editPortfolio')).toEqual([
      {
        strategyId: '41',
        coins: [
          { coin: 'BTC', weight: '0.7' },
          { coin: 'ETH', weight: '0.3' },
        ],
        targetLoss: null,
      },
    ]),
  );
});
