// @vitest-environment jsdom
// An arbitrage bot on the screen: the pairs by what they bring, the preview, the start; and of one that runs its legs and its income.
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { sampleMarket } from '#components/trading/sample-market.ts';
import { sampleContract, sampleTicker } from '#features/futures/sample-contract.ts';
import { BotPage } from '../../bot/bot-page.tsx';
import { BotPanels } from '../../bot/bot-panels.tsx';
import { BotSummary } from '../../bot/summary/bot-summary.tsx';
import { CreateForm } from '../../create/form/create-form.tsx';
import { CreatePanels } from '../../create/create-panels.tsx';
import { firstArbitrageTerms } from '#lib/contract/bots/arbitrage/arbitrage-terms.ts';
import type { ArbitrageRate } from '#lib/contract/bots/arbitrage/arbitrage-pair.ts';
import { showBots, type Sent } from '../../on-screen.tsx';
import { sampleBot } from '../../sample-bot.ts';
import { CreateArbitrage } from './create-arbitrage.tsx';

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

const rate = (baseCoin: string, fundingRate: string, apr: string, netApr: string, reverse: ArbitrageRate['reverse'] = null) => ({
  symbolId: `${baseCoin}USDT_SPBL`,
  contractSymbolId: `${baseCoin}USDT_UMCBL`,
  baseCoin,
  quoteCoin: 'USDT',
  spotPrice: '100',
  contractPrice: '100',
  basis: '0',
  fundingRate,
  lastFundingRate: fundingRate,
  nextFundingTimeMs: 28_800_000,
  fundingIntervalMs: 28_800_000,
  apr,
  netApr,
  reverse,
});
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
    list: [rate('ETH', '0.0002', '0.219', '0.18'), rate('BTC', '0.0001', '0.1095', '0.0706')],
    history: [settled(2, '0.0001'), settled(1, '-0.0003')],
  },
  placeArbitrage: { strategyId: '41', outcome: 'done', bot: null },
  getMarginTerms: {
    unitCoin: 'USDT',
    callRatio: '0.8',
    liquidationFee: '0.02',
    transferCoefficient: 2,
    coins: [{ coin: 'BTC', pool: '100', poolLeft: '50', dailyRates: ['0.0003'], collateral: [], cross: [] }],
    markets: [
      {
        symbolId: 'BTCUSDT_SPBL',
        symbol: 'BTCUSDT',
        baseCoin: 'BTC',
        quoteCoin: 'USDT',
        base: [{ upTo: '20', leverage: 10, maintenanceRate: '0.05' }],
        quote: [],
      },
    ],
  },
};

/** The prices are there before the part is. */
function Opened({ children }: { readonly children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return isOpen ? children : <button type="button" onClick={() => setIsOpen(true)} aria-label="Open" />;
}

const ticker = sampleTicker('BTCUSDT', '100');

async function priced(part: ReactNode, told: Parameters<typeof showBots>[1]): Promise<readonly Sent[]> {
  const { hub, sent } = showBots(<Opened>{part}</Opened>, told);
  await act(async () => {
    hub.seed('tickers', 'spot', [ticker], 1, 1);
    hub.seed('tickers', 'usdt', [sampleTicker('BTCUSDT_UMCBL', '100')], 1, 1);
  });
  press('Open');
  return sent;
}
const asked = (sent: readonly Sent[], name: string) => sent.filter((one) => one.name === name).map(({ request }) => request);
const type = (name: string | RegExp, text: string): void => void fireEvent.change(screen.getByLabelText(name), { target: { value: text } });
const press = (name: string | RegExp): void => void fireEvent.click(screen.getByRole('button', { name }));
const plain = (text: string | null | undefined): string => (text ?? '').replaceAll(/[\u2066-\u2069]/g, '');
const figure = (name: string): string => plain(screen.getByText(name, { selector: 'dt' }).parentElement?.textContent);

test('pairs come by what they bring, what it would hold and earn is told, and it is started', async () => {
  const sent = await priced(
    <CreateArbitrage kind="arbitrage" market={sampleMarket} ticker={ticker} query="">
      <CreateForm />
      <CreatePanels columns={undefined} />
    </CreateArbitrage>,
    answers,
  );
  const pairs = within(await screen.findByRole('table', { name: 'Pairs by net income' }));
  expect(
    pairs
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => plain(textContent)),
  ).toEqual(['ETH/USDT+0.0200%0.00%Bought+18.00%', 'BTC/USDT+0.0100%0.00%Bought+7.06%']);
  expect(await screen.findByText(/2 settlements, 1 above zero/)).toBeDefined();
  type(/Investment/, '1000');
  type(/Slice/, '100');
  // A coin at 100: 100.5 ÷ 0.999 in spot and 100.5 × (1.01 ÷ 2 + 0.0006 × 1.005) short are 151.4137…; 970 carry 6.4062.
  await waitFor(() => expect(figure('Quantity per leg')).toBe('Quantity per leg6.4062 BTC'));
  // 640.62 at 0.01 %: 0.064 a settlement, 10.95 % a year; fees of 0.32 % are earned in 32 of them.
  expect(figure('Next funding')).toContain('0.06');
  expect(figure('APR')).toContain('+10.95%');
  expect(figure('Settlements to break even')).toContain('32');
  press('Start bot');
  const dialog = within(await screen.findByRole('dialog'));
  expect(plain(dialog.getByText(/shorts the same quantity/).textContent)).toContain('2×');
  fireEvent.click(dialog.getByRole('button', { name: 'Start bot' }));
  await waitFor(() => expect(pushed).toHaveBeenCalledWith('/trading-bot/bot/41'));
  expect(asked(sent, 'placeArbitrage')[0]).toMatchObject({
    symbolId: 'BTCUSDT_SPBL',
    investAmount: '1000',
    leverage: 2,
    blockSize: '100',
    placeType: 'market',
    endOperate: 1,
  });
});

test('below zero the other way round comes first: borrowed coins, with their interest, and no word of keeping coins', async () => {
  const reverse = { apr: '0.5475', netApr: '0.3990', dailyRate: '0.0003' };
  const sent = await priced(
    <CreateArbitrage kind="arbitrage" market={sampleMarket} ticker={ticker} query="">
      <CreateForm />
      <CreatePanels columns={undefined} />
    </CreateArbitrage>,
    { ...answers, getArbitrageRates: { list: [rate('BTC', '-0.0005', '-0.5475', '-0.5864', reverse)], history: [] } },
  );
  const pairs = within(await screen.findByRole('table', { name: 'Pairs by net income' }));
  expect(plain(pairs.getAllByRole('row')[1]?.textContent)).toBe('BTC/USDT-0.0500%0.00%Borrowed+39.90%');
  press('BTC/USDT');
  type(/Investment/, '1000');
  type(/Slice/, '100');
  // A coin at 100: 100.5 × (1 ÷ 2 + 2 × 0.001) behind it and 100.5 × (1.01 ÷ 2 + 0.0006 × 1.005) as margin are 101.2641…; 970 carry 9.5789.
  await waitFor(() => expect(figure('Quantity per leg')).toBe('Quantity per leg9.5789 BTC'));
  // 957.89 at 0.03 % a day, and at 0.05 % a settlement.
  await waitFor(() => expect(figure('Daily interest')).toContain('0.28'));
  expect(figure('Next funding')).toContain('0.48');
  // 54.75 % less 0.0003 × 365, and less 0.32 % of fees twelve times a year.
  expect(figure('Net APR over 30 days, after interest and fees')).toContain('+39.91%');
  // 483.27 behind it and 956.93 from the sale, over 9.5789 coins and a twentieth: 143.19.
  expect(figure('Liquidation price of the loan')).toContain('143.2');
  expect(screen.queryByLabelText(/Sell/)).toBeNull();
  press('Start bot');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/borrows coins/)).toBeDefined();
  fireEvent.click(dialog.getByRole('button', { name: 'Start bot' }));
  await waitFor(() => expect(asked(sent, 'placeArbitrage')[0]).toMatchObject({ direction: 'negative', investAmount: '1000' }));
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
  await priced(
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
  );
  fireEvent.click(await screen.findByRole('tab', { name: 'Legs' }));
  await waitFor(() => expect(figure('Short leg')).toBe('Short leg6.4062 BTC'));
  expect(figure('Basis')).toBe('Basis+0.05%');
  fireEvent.click(screen.getByRole('tab', { name: 'Income' }));
  const table = within(await screen.findByRole('table', { name: 'Income by settlement' }));
  await waitFor(() => expect(plain(table.getAllByRole('row')[1]?.textContent)).toContain('+0.0100%+10.95%'));
});
