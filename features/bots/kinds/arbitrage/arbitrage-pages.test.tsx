// @vitest-environment jsdom
// An arbitrage bot on the screen: the pairs by what they bring and the preview; and of one that runs its legs and its income.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { sampleMarket } from '#components/trading/sample-market.ts';
import { sampleContract, sampleTicker } from '#features/futures/sample-contract.ts';
import { BotPage } from '../../bot/bot-page.tsx';
import { BotPanels } from '../../bot/bot-panels.tsx';
import { BotSummary } from '../../bot/summary/bot-summary.tsx';
import { CreateForm } from '../../create/form/create-form.tsx';
import { CreatePanels } from '../../create/create-panels.tsx';
import { firstArbitrageTerms } from '#lib/contract/bots/arbitrage/arbitrage-terms.ts';
import { figure, knowDialogs, press, rowsOf, showPriced, type } from '../../on-screen.tsx';
import { sampleBot } from '../../sample-bot.ts';
import { CreateArbitrage } from './create-arbitrage.tsx';
import { sampleMarginTerms, sampleRate } from './sample-rates.ts';

vi.mock('#lib/i18n/navigation.ts', () => ({ Link: 'a', useRouter: () => ({ push: () => undefined }) }));

beforeEach(knowDialogs);
afterEach(cleanup);

const settled = (settleTimeMs: number, fundingRate: string) => ({
  symbolId: 'BTCUSDT_UMCBL',
  settleTimeMs,
  fundingRate,
  markPrice: '100',
});

const answers = {
  getAllSymbols: { md5: 'one', symbols: [sampleMarket] },
  getContracts: { md5: 'two', symbols: [sampleContract()] },
  checkStrategyAgreement: { agreed: true, agreedTimeMs: 1 },
  getArbitrageRates: {
    list: [sampleRate('ETH', '0.0002', '0.219', '0.18'), sampleRate('BTC', '0.0001', '0.1095', '0.0706')],
    history: [settled(2, '0.0001'), settled(1, '-0.0003')],
  },
  getMarginTerms: sampleMarginTerms,
};

const ticker = sampleTicker('BTCUSDT', '100');
const tickers = { spot: [ticker], usdt: [sampleTicker('BTCUSDT_UMCBL', '100')] };

const create = (told: Parameters<typeof showPriced>[1]) =>
  showPriced(
    <CreateArbitrage kind="arbitrage" market={sampleMarket} ticker={ticker} query="">
      <CreateForm />
      <CreatePanels columns={undefined} />
    </CreateArbitrage>,
    told,
    tickers,
  );

test('pairs come by what they bring, and what it would hold and earn is told', async () => {
  await create(answers);
  await screen.findByRole('table', { name: 'Pairs by net income' });
  expect(rowsOf('Pairs by net income')).toEqual(['ETH/USDT+0.0200%0.00%Bought+18.00%', 'BTC/USDT+0.0100%0.00%Bought+7.06%']);
  expect(await screen.findByText(/2 settlements, 1 above zero/)).toBeDefined();
  type(/Investment/, '1000');
  type(/Slice/, '100');
  // A coin at 100: 100.5 ÷ 0.999 in spot and 100.5 × (1.01 ÷ 2 + 0.0006 × 1.005) short are 151.4137…; 970 carry 6.4062.
  await waitFor(() => expect(figure('Quantity per leg')).toBe('6.4062 BTC'));
  // 640.62 at 0.01 %: 0.064 a settlement, 10.95 % a year; fees of 0.32 % are earned in 32 of them.
  expect(figure('Next funding')).toContain('0.06');
  expect(figure('APR')).toContain('+10.95%');
  expect(figure('Settlements to break even')).toContain('32');
});

test('below zero the other way round comes first: borrowed coins, with their interest, and no word of keeping coins', async () => {
  const reverse = { apr: '0.5475', netApr: '0.3990', dailyRate: '0.0003' };
  await create({ ...answers, getArbitrageRates: { list: [sampleRate('BTC', '-0.0005', '-0.5475', '-0.5864', reverse)], history: [] } });
  await screen.findByRole('table', { name: 'Pairs by net income' });
  expect(rowsOf('Pairs by net income')[0]).toBe('BTC/USDT-0.0500%0.00%Borrowed+39.90%');
  press('BTC/USDT');
  type(/Investment/, '1000');
  type(/Slice/, '100');
  // A coin at 100: 100.5 × (1 ÷ 2 + 2 × 0.001) behind it and 100.5 × (1.01 ÷ 2 + 0.0006 × 1.005) as margin are 101.2641…; 970 carry 9.5789.
  await waitFor(() => expect(figure('Quantity per leg')).toBe('9.5789 BTC'));
  // 957.89 at 0.03 % a day, and at 0.05 % a settlement.
  await waitFor(() => expect(figure('Daily interest')).toContain('0.28'));
  expect(figure('Next funding')).toContain('0.48');
  // 54.75 % less 0.0003 × 365, and less 0.32 % of fees twelve times a year.
  expect(figure('Net APR over 30 days, after interest and fees')).toContain('+39.91%');
  // 483.27 behind it and 956.93 from the sale, over 9.5789 coins and a twentieth: 143.19.
  expect(figure('Liquidation price of the loan')).toContain('143.2');
  expect(screen.queryByLabelText(/Sell/)).toBeNull();
});

test('one that runs shows both legs, and its income by settlement', async () => {
  const running = sampleBot({
    strategyType: 25,
    symbols: ['BTCUSDT_SPBL', 'BTCUSDT_UMCBL'],
    bot: {
      kind: 'arbitrage',
      terms: {
        ...firstArbitrageTerms,
        investment: '1000',
        sliceAmount: '100',
      },
    },
    levels: [],
    lowerPrice: null,
    upperPrice: null,
  });
  await showPriced(
    <BotPage initial={running} market={sampleMarket}>
      <BotSummary />
      <BotPanels />
    </BotPage>,
    {
      ...answers,
      getStrategy: running,
      getStrategyDecisions: { list: [], nextId: null },
      getStrategyFills: { list: [], nextId: null },
      getArbitrage: {
        bot: running,
        spotCount: '6.4065',
        owedCount: '0',
        contractCount: '6.4062',
        interest: '0',
        basis: '0.0005',
        fundingIntervalMs: 28_800_000,
        income: '0.064',
        settlements: [
          {
            id: '1',
            symbolId: 'BTCUSDT_UMCBL',
            holdSide: 'short',
            slotTimeMs: 28_800_000,
            count: '6.4062',
            markPrice: '100',
            fundingRate: '0.0001',
            amount: '0.064062',
            coin: 'USDT',
            timeMs: 28_800_001,
          },
        ],
      },
    },
    tickers,
  );
  fireEvent.click(await screen.findByRole('tab', { name: 'Legs' }));
  await waitFor(() => expect(figure('Short leg')).toBe('6.4062 BTC'));
  expect(figure('Basis')).toBe('+0.05%');
  fireEvent.click(screen.getByRole('tab', { name: 'Income' }));
  await screen.findByRole('table', { name: 'Income by settlement' });
  await waitFor(() => expect(rowsOf('Income by settlement')[0]).toContain('+0.0100%+10.95%'));
});
