// @vitest-environment jsdom
// An auto-invest on the screen: its rounds and their past as they are filled in, and of one that runs its holdings and rounds.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';

import { sampleMarket } from '#components/trading/sample-market.ts';
import { sampleTicker } from '#features/futures/sample-contract.ts';
import { firstRegularTerms } from '#lib/contract/bots/regular/regular-terms.ts';
import { BotPage } from '../../bot/bot-page.tsx';
import { BotPanels } from '../../bot/bot-panels.tsx';
import { BotSummary } from '../../bot/summary/bot-summary.tsx';
import { CreateForm } from '../../create/form/create-form.tsx';
import { CreatePanels } from '../../create/create-panels.tsx';
import { asked, figure, knowDialogs, plain, rowsOf, showPriced, spotMarketOf, type } from '../../on-screen.tsx';
import { sampleBot } from '../../sample-bot.ts';
import { CreateRegular } from './create-regular.tsx';

vi.mock('#lib/i18n/navigation.ts', () => ({ Link: 'a', useRouter: () => ({ push: () => undefined }) }));

beforeEach(knowDialogs);
afterEach(cleanup);

const tickers = { spot: [sampleTicker('BTCUSDT', '100'), sampleTicker('ETHUSDT', '10')] };

const dayMs = 86_400_000;
/** 400 days at one price, and before them there is nothing. */
const candles = (request: unknown) => {
  const { endTime, limit } = z.object({ endTime: z.number(), limit: z.number() }).parse(request);
  const firstMs = Math.floor(Date.now() / dayMs - 400) * dayMs;
  const opens = Array.from({ length: limit }, (_, place) => endTime - (limit - place) * dayMs).filter((ms) => ms >= firstMs);
  return { candles: opens.map((ms) => [ms, '50', '50', '50', '50', '1', '50']) };
};

const answers = {
  getAllSymbols: { md5: 'one', symbols: ['BTC', 'ETH'].map(spotMarketOf) },
  checkStrategyAgreement: { agreed: true, agreedTimeMs: 1 },
  getCandles: candles,
};

const create = (query = '') =>
  showPriced(
    <CreateRegular kind="regular" market={sampleMarket} ticker={sampleTicker('BTCUSDT', '100')} query={query}>
      <CreateForm />
      <CreatePanels columns={undefined} />
    </CreateRegular>,
    answers,
    tickers,
  );

test('a round is told as it is filled in, with the next five and their past', async () => {
  await create();
  expect(screen.getByText('Enter an amount to see the result.')).toBeDefined();
  type(/Amount per round/, '100');
  // 99.5 % of 60 at 100, and of 40 at 10. The least is 1 USDT: 1 ÷ 0.995 ÷ 0.4 = 2.5126 for ETH.
  await waitFor(() => expect(rowsOf('Purchases per round')).toEqual(['BTC60.00 USDT0.597every round', 'ETH40.00 USDT3.98every round']));
  expect(figure('Minimum per round for all coins')).toBe('2.52 USDT');
  type('Frequency', 'monthly');
  type('Day of the month', '31');
  type('Time zone', 'Asia/Tokyo');
  type('Hour', '07');
  const next = screen.getByText('Next rounds, Asia/Tokyo').parentElement;
  const moments = within(next ?? document.body)
    .getAllByRole('listitem')
    .map(({ textContent }) => plain(textContent));
  expect(moments).toHaveLength(5);
  expect(moments.every((text) => /^[A-Z][a-z]{2} \d{4}-\d\d-(28|29|30|31) 07:00$/.test(text))).toBe(true);
  // A year at one price: 12 or 13 rounds, which lose the fee alone.
  const past = within(screen.getByRole('region', { name: 'Simulated past result' }));
  await waitFor(() => expect(past.getByText('Rounds').parentElement?.textContent).toMatch(/Rounds1[23]$/));
  expect(plain(past.getByText('Lump-sum profit').parentElement?.textContent)).toContain('(-0.10%)');
  fireEvent.click(past.getByRole('button', { name: '5Y' }));
  expect(await past.findByText(/The market’s history begins on/)).toBeDefined();
});

test('a share that is too small is told, and a wrong sum is said', async () => {
  await create('coins=BTC:98,ETH:2:9.5&amount=20&period=daily&takeProfitRate=10&takeProfitAction=sell');
  // 0.4 of the least of 1.005: three rounds.
  await waitFor(() => expect(rowsOf('Purchases per round')[1]).toBe('ETH0.40 USDT0.039every 3 rounds'));
  expect(screen.getByLabelText('Maximum ETH price')).toHaveProperty('value', '9.5');
  type('ETH: weight', '1');
  expect(screen.getAllByRole('alert')[0]?.textContent).toBe('The weights must add up to 100%.');
});

const running = sampleBot({
  strategyType: 7,
  symbols: ['BTCUSDT_SPBL', 'ETHUSDT_SPBL'],
  bot: {
    kind: 'regular',
    terms: {
      ...firstRegularTerms,
      coins: [
        { coin: 'BTC', weight: '0.6', maxPrice: null },
        { coin: 'ETH', weight: '0.4', maxPrice: null },
      ],
      amount: '100',
      timeOfDay: '09:00',
      timeZone: 'Europe/Berlin',
      maxTotal: '1000',
      takeProfitAction: 'tell',
    },
  },
  levels: [],
  lowerPrice: null,
  upperPrice: null,
  holdings: [
    { coin: 'BTC', symbolId: 'BTCUSDT_SPBL', count: '4.5', paid: '200', carried: '0' },
    { coin: 'ETH', symbolId: 'ETHUSDT_SPBL', count: '0', paid: '0', carried: '0.4' },
  ],
});

const round = { id: '5', timeMs: 5000, round: 2, count: null, price: null, amount: null, reason: null };
const rounds = [
  { ...round, coin: 'ETH', symbolId: 'ETHUSDT_SPBL', outcome: 'left-out', reason: 'halted' },
  { ...round, id: '4', coin: 'BTC', symbolId: 'BTCUSDT_SPBL', outcome: 'bought', count: '2.5', price: '40', amount: '100' },
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
            code: 'regular.bought',
            params: { round: 1, base: 'ETH', market: 'ETHUSDT', lots: '2.5', price: '10', units: '25' },
          },
        ],
        nextId: null,
      },
      getStrategyFills: { list: [], nextId: null },
      // 9:00 in Berlin in winter.
      getRegularRounds: { list: rounds, nextId: null, nextRoundMs: Date.parse('2026-11-30T08:00:00Z') },
      investRegular: { strategyId: '41', outcome: 'done', bot: null },
    },
    tickers,
  );

test('of one that runs its holdings have their average entry and gain, and every round has its rows', async () => {
  await show();
  expect(plain((await screen.findByRole('list', { name: 'Steps of this bot' })).textContent)).toContain(
    'Bought 2.5 ETH for 25.00 USDT, at 10.00 on average.',
  );
  fireEvent.click(screen.getByRole('tab', { name: 'Holdings' }));
  await screen.findByRole('table', { name: 'Coins held' });
  // 200 ÷ 4.5, and at 100 each: 450 − 200.
  await waitFor(() => expect(rowsOf('Coins held')[0]).toMatch(/^BTC4\.5200\.00 USDT44\.44\d*100\+250\.00 USDT \(\+125\.00%\)—$/));
  expect(rowsOf('Coins held')[1]).toContain('0.40 USDT');
  fireEvent.click(screen.getByRole('tab', { name: 'Rounds' }));
  await screen.findByRole('table', { name: 'Rounds of this bot' });
  expect(plain(screen.getByText(/Next round/).textContent)).toBe('Next round Mon 2026-11-30 09:00, Europe/Berlin');
  expect(rowsOf('Rounds of this bot')[0]).toContain('2ETHSkipped · market halted');
  expect(rowsOf('Rounds of this bot')[1]).toContain('2BTCBought2.540100.00 USDT');
});

test('it buys a round at once when its owner says so', async () => {
  const sent = await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Buy now' }));
  const question = within(await screen.findByRole('dialog', { name: 'Buy a round now' }));
  fireEvent.click(question.getByRole('button', { name: 'Buy now' }));
  await waitFor(() => expect(asked(sent, 'investRegular')[0]).toMatchObject({ strategyId: '41' }));
});
