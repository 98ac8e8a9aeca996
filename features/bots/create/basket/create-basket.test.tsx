// @vitest-environment jsdom
// The coins of a form in the place of a chart: their weights, money and prices as they are filled in, and what they were worth together.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';

import { sampleMarket } from '#components/trading/sample-market.ts';
import { sampleTicker } from '#features/futures/sample-contract.ts';
import { asked, knowDialogs, plain, press, rowsOf, showBots, showPriced, spotMarketOf, type } from '../../on-screen.tsx';
import type { BotKindId } from '../../kinds/bot-kind.ts';
import { botKinds } from '../../kinds/bot-kinds.ts';
import { sampleKinds } from '../../kinds/sample-kinds.ts';
import { CreateForm } from '../form/create-form.tsx';
import { CreateBasket } from './create-basket.tsx';

vi.mock('#lib/i18n/navigation.ts', () => ({ Link: 'a', useRouter: () => ({ push: () => undefined }) }));

beforeEach(knowDialogs);
afterEach(cleanup);

const dayMs = 86_400_000;
/** The last two closes; before them there is nothing. */
const closes: Readonly<Record<string, readonly string[]>> = {
  BTCUSDT_SPBL: ['100', '110'],
  ETHUSDT_SPBL: ['10', '5'],
  SOLUSDT_SPBL: ['4', '6'],
};
const candles = (request: unknown) => {
  const { symbolId, endTime } = z.object({ symbolId: z.string(), endTime: z.number() }).parse(request);
  const rows = closes[symbolId] ?? [];
  return { candles: rows.map((close, place) => [endTime - (rows.length - place) * dayMs, close, close, close, close, '1', '1']) };
};
const answers = {
  getAllSymbols: { md5: 'one', symbols: ['BTC', 'ETH', 'SOL'].map(spotMarketOf) },
  checkStrategyAgreement: { agreed: true, agreedTimeMs: 1 },
  getCandles: candles,
};
const seen = { BTCUSDT: { lastPrice: '99', changeRate: '0.01' }, ETHUSDT: { lastPrice: '9', changeRate: '-0.02' } };
const ticker = (symbol: string, lastPrice: string, changeRate: string) => ({ ...sampleTicker(symbol, lastPrice), changeRate });

const form = (kind: 'portfolio' | 'regular', query: string) => {
  const { Create } = sampleKinds[kind];
  return (
    <Create kind={kind} market={sampleMarket} ticker={sampleTicker('BTCUSDT', '100')} query={query}>
      <CreateForm />
      <CreateBasket prices={seen} />
    </Create>
  );
};
const show = (kind: 'portfolio' | 'regular', query = '') =>
  showPriced(form(kind, query), answers, {
    spot: [ticker('BTCUSDT', '120', '0.05'), ticker('ETHUSDT', '8', '-0.1'), ticker('SOLUSDT', '5', '0')],
  });
/** Names and figures of a kind, as the drawing of a curve has them. */
const curve = (): string => plain(screen.getByRole('figure').getAttribute('aria-label'));
const lastMoment = (): string => plain(screen.getByRole('slider').parentElement?.querySelector('input')?.getAttribute('aria-valuetext'));
const gains = (): readonly string[] =>
  within(screen.getByRole('heading', { level: 3, name: / invested on / }).parentElement ?? document.body)
    .getAllByRole('definition')
    .map(({ textContent }) => plain(textContent));

test('before the prices come, those that the server saw stand there', () => {
  showBots(form('portfolio', ''), answers);
  expect(rowsOf('Basket')).toEqual(['BTC50.00%—99▲ +1.00%▲ +1.00%', 'ETH30.00%—9▼ -2.00%▼ -2.00%', 'USDT20.00%———']);
});

test('the basket follows the form: its coins, weights and money, and the month before', async () => {
  const sent = await show('portfolio');
  type(/Investment/, '1000');
  await waitFor(() =>
    expect(rowsOf('Basket')).toEqual([
      'BTC50.00%500.00 USDT120▲ +5.00%▲ +5.00%',
      'ETH30.00%300.00 USDT8▼ -10.00%▼ -10.00%',
      'USDT20.00%200.00 USDT——',
    ]),
  );
  // 500 × 1.1 + 300 ÷ 2 + 200 = 900, and 1000 × 1.1 in bitcoin.
  await waitFor(() => expect(gains()).toEqual(['▼ -10.00%', '▲ +10.00%']));
  expect(curve()).toMatch(/^1,000\.00 USDT invested on /);
  screen.getByRole('slider').focus();
  await waitFor(() => expect(lastMoment()).toContain('Basket 900.00 USDT, BTC 1,100.00 USDT'));
  press('Add coin');
  press('Remove BTC');
  press('Remove USDT');
  press('Equal weights');
  // Half of each: 500 × 6 ÷ 4 + 500 ÷ 2; bitcoin is looked at though it is none of them.
  await waitFor(() => expect(gains()).toEqual(['0.00%', '▲ +10.00%']));
  expect(rowsOf('Basket')).toEqual(['ETH50.00%500.00 USDT8▼ -10.00%▼ -10.00%', 'SOL50.00%500.00 USDT50.00%0.00%']);
  // Each market is asked for once, however the coins change.
  expect(
    asked(sent, 'getCandles')
      .map(({ symbolId, interval }) => `${String(symbolId)} ${String(interval)}`)
      .toSorted(),
  ).toEqual(['BTCUSDT_SPBL 1D', 'ETHUSDT_SPBL 1D', 'SOLUSDT_SPBL 1D']);
});

test('a weight that cannot be read leaves the basket as it was, and coins without a past have no curve', async () => {
  await show('regular', 'coins=ETH:60,NEW:40&amount=50');
  // A coin without a picture has its letters for one.
  expect(rowsOf('Basket')).toEqual(['ETH60.00%30.00 USDT8▼ -10.00%▼ -10.00%', 'NEWNEW40.00%20.00 USDT——']);
  expect(await screen.findByText('No price data for this period.')).toBeDefined();
  type('NEW: weight', '4x');
  expect(rowsOf('Basket')).toHaveLength(2);
});

test('the rounds of one coin are looked at with 100 USDT while no amount is filled in, beside nothing', async () => {
  await show('regular', 'coins=ETH:100');
  await waitFor(() => expect(gains()).toEqual(['▼ -50.00%']));
  expect(curve()).toMatch(/^100\.00 USDT invested on /);
});

const isKind = (name: string): name is BotKindId => name in botKinds;

test('the coins of a kind are those of its terms, and terms of another kind are refused', () => {
  const kinds = Object.keys(botKinds)
    .filter(isKind)
    .flatMap((id) => (botKinds[id].basketOf === undefined ? [] : [botKinds[id]]));
  expect(kinds.map(({ terms }) => terms)).toEqual(['regular', 'regular', 'portfolio']);
  const [grid] = sampleKinds.grid.terms;
  for (const { basketOf } of kinds) expect(() => grid && basketOf?.(grid.bot)).toThrow(/: grid$/);
});
