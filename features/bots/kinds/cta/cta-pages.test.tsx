// @vitest-environment jsdom
// The form of a CTA bot, pressed: what its indicator says now, and what it draws on the chart.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { useMoreTags } from '#components/trading/price-chart/overlay/more-tags.ts';
import { sampleMarket } from '#components/trading/sample-market.ts';
import { sampleTicker } from '#features/futures/sample-contract.ts';
import type { Candle } from '#lib/contract/market.ts';
import { CreatePanels } from '../../create/create-panels.tsx';
import { CreateForm } from '../../create/form/create-form.tsx';
import { press, showBots } from '../../on-screen.tsx';
import { CreateCta } from './create-cta.tsx';
import { ctaLinesOfBars } from './cta-lines-of-bars.ts';

vi.mock('#lib/i18n/navigation.ts', () => ({ Link: 'a', useRouter: () => ({ push: () => undefined }) }));

afterEach(cleanup);

/** The closes of a golden cross two candles ago; the last candle still runs. */
const closes = [100, 90, 80, 70, 80, 90, 100, 110, 5000];
const candles = closes.map((close, place): Candle => [place * 60_000, '1', '1', '1', String(close), '1', '1']);

const show = (query: string) =>
  showBots(
    <CreateCta kind="spotCta" market={sampleMarket} ticker={sampleTicker('BTCUSDT', '50000')} query={query}>
      <CreateForm />
      <CreatePanels columns={undefined} />
    </CreateCta>,
    {
      getCandles: { candles },
      getRunningStrategies: { list: [] },
      checkStrategyAgreement: { agreed: true, agreedTimeMs: 1 },
      getKeptBacktests: { list: [] },
      getSuggestions: { list: [], dropped: [], pending: false },
    },
  );

const field = (name: string): HTMLElement => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });

test('the indicator is told as it stands at the last close', async () => {
  show('candles=1m&type=ma&maFast=2&maSlow=4&investment=1000&stopLossRate=5');
  // The means of 110 and 100, and of those with 90 and 80: the cross came with the close of 90, two candles before.
  expect(await screen.findByText(/105\.00/)).toBeDefined();
  expect(screen.getByText(/95\.00/)).toBeDefined();
  expect(screen.getByText('Buy, 2 candles ago')).toBeDefined();
});

test('each indicator has its own fields, and a value that does not do is said at its field', async () => {
  show('candles=1H&type=rsi&investment=1000');
  fireEvent.change(field('Sell above RSI'), { target: { value: '20' } });
  expect(await screen.findByText(/^Enter a value from \S*31\S* to \S*99/)).toBeDefined();
  press('BOLL');
  expect(field('Deviations')).toBeDefined();
  expect(screen.queryByRole('textbox', { name: /^Sell above/ })).toBeNull();
});

test('on the chart its lines are those of its candles alone, and its exits are drawn', async () => {
  show('candles=1m&type=ma&maFast=2&maSlow=4&investment=1000&stopLossRate=10&takeProfitRate=20');
  await waitFor(() => expect(useMoreTags.getState().lines.map(({ price }) => price)).toEqual([60_000, 45_000]));
  const { linesOf } = useMoreTags.getState();
  const bars = closes
    .slice(0, 8)
    .map((close, place) => ({ timeMs: place * 60_000, open: close, high: close, low: close, close, volume: 1 }));
  expect(linesOf?.(bars, '5m')).toEqual([]);
  expect(linesOf?.(bars, '1m').map(({ name, pane, values }) => [name, pane, values.slice(2)])).toEqual([
    ['CTA MA 2', null, [null, 75, 75, 85, 95, 105]],
    ['CTA MA 4', null, [null, 85, 80, 80, 85, 95]],
  ]);
});

test('an index has a pane of its own with its thresholds', () => {
  const linesOf = ctaLinesOfBars({ indicator: { type: 'rsi', period: 2, buyBelow: 30, sellAbove: 70 }, interval: '1H' });
  const bars = [1, 2].map((close) => ({ timeMs: close, open: close, high: close, low: close, close, volume: 1 }));
  expect(linesOf(bars, '1H').map(({ name, pane, values }) => [name, pane, values])).toEqual([
    ['CTA RSI 2', 'CTA RSI', [null, null]],
    ['CTA RSI 30', 'CTA RSI', [30, 30]],
    ['CTA RSI 70', 'CTA RSI', [70, 70]],
  ]);
});
