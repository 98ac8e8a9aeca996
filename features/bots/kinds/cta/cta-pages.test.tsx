// @vitest-environment jsdom
// The form and the page of a CTA bot, pressed: what its indicator says now, what is sent, and what it draws on the chart.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { useMoreTags } from '#components/trading/price-chart/overlay/more-tags.ts';
import { sampleMarket } from '#components/trading/sample-market.ts';
import { firstCtaTerms } from '#lib/contract/bots/cta/cta-terms.ts';
import type { Candle, Ticker } from '#lib/contract/market.ts';
import { CreatePanels } from '../../create/create-panels.tsx';
import { CreateForm } from '../../create/form/create-form.tsx';
import { showBots, type Sent } from '../../on-screen.tsx';
import { botKinds } from '../bot-kinds.ts';
import { CreateCta } from './create-cta.tsx';
import { ctaDraft } from './cta-draft.ts';
import { changedCta, ctaEditTexts } from './cta-edit.tsx';
import { ctaLinesOfBars } from './cta-lines-of-bars.ts';

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

/** The closes of a golden cross two candles ago; the last candle still runs. */
const closes = [100, 90, 80, 70, 80, 90, 100, 110, 5000];
const candles = closes.map((close, place): Candle => [place * 60_000, '1', '1', '1', String(close), '1', '1']);

function show(query: string): readonly Sent[] {
  const { sent } = showBots(
    <CreateCta kind="spotCta" market={sampleMarket} ticker={ticker} query={query}>
      <CreateForm />
      <CreatePanels columns={undefined} />
    </CreateCta>,
    {
      getCandles: { candles },
      getRunningStrategies: { list: [] },
      checkStrategyAgreement: { agreed: true, agreedTimeMs: 1 },
      getKeptBacktests: { list: [] },
      getSuggestions: { list: [], dropped: [], pending: false },
      placeStrategyCta: { strategyId: '7', outcome: 'done', bot: null },
    },
  );
  return sent;
}

const field = (name: string): HTMLElement => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });

test('an address fills it in, the indicator is told as it stands at the last close, and the start is sent in the words of the call', async () => {
  const sent = show('candles=1m&type=ma&maFast=2&maSlow=4&investment=1000&stopLossRate=5');
  // The means of 110 and 100, and of those with 90 and 80: the cross came with the close of 90, two candles before.
  expect(await screen.findByText(/105\.00/)).toBeDefined();
  expect(screen.getByText(/95\.00/)).toBeDefined();
  expect(screen.getByText('Buy, 2 candles ago')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Start bot' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('After a take profit or a stop loss, it waits for the next signal.')).toBeDefined();
  fireEvent.click(dialog.getByRole('button', { name: 'Start bot' }));
  await waitFor(() => expect(sent.some(({ name }) => name === 'placeStrategyCta')).toBe(true));
  expect(sent.find(({ name }) => name === 'placeStrategyCta')?.request).toMatchObject({
    strategyType: 15,
    ctaType: 'MA',
    macFast: 2,
    macSlow: 4,
    indicatorInterval: '1m',
    investAmount: '1000',
    targetLoss: '0.05',
  });
});

test('each indicator has its own fields, and a value that does not do is said at its field', async () => {
  show('candles=1H&type=rsi&investment=1000');
  fireEvent.change(field('Sell above RSI'), { target: { value: '20' } });
  expect(await screen.findByText(/^Enter a value from \S*31\S* to \S*99/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'BOLL' }));
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

test('terms come back as they were, through the draft and through an address', () => {
  const { futuresCta } = botKinds;
  const first = ctaDraft.first(futuresCta, '50000', sampleMarket);
  for (const indicator of [
    { type: 'macd', fast: 3, slow: 10, signal: 4 },
    { type: 'boll', period: 15, deviations: '2.5' },
    { type: 'rsi', period: 9, buyBelow: 25, sellAbove: 75 },
    { type: 'voi', bars: 30, threshold: '0.25' },
  ] as const) {
    const terms = {
      indicator,
      interval: '4H',
      direction: 'both',
      investment: '500',
      leverage: 4,
      marginMode: 'cross',
      takeProfitRate: '0.125',
      stopLossRate: null,
      reenters: false,
      sellsAtEnd: true,
    } as const;
    const drafted = ctaDraft.ofTerms(terms, first, false);
    expect(ctaDraft.read(drafted, futuresCta)).toEqual(terms);
    expect(ctaDraft.read(ctaDraft.fromAddress(ctaDraft.toAddress(drafted), first), futuresCta)).toEqual(terms);
  }
});

test('of an edit only what differs is told, and an emptied exit is taken away', () => {
  const before = ctaEditTexts({
    ...firstCtaTerms,
    indicator: { type: 'ma', fast: 2, slow: 4 },
    investment: '1000',
    marginMode: 'isolated',
    takeProfitRate: '0.1',
    stopLossRate: '0.05',
  });
  const now = { ...before, texts: { takeProfitRate: '', stopLossRate: '4' }, flags: { ...before.flags, reenters: false } };
  expect(changedCta(before, now)).toEqual({ targetProfit: null, targetLoss: '0.04', reenters: false });
  expect(changedCta(before, before)).toBeNull();
});
