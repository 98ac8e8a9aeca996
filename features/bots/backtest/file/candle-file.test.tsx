// @vitest-environment jsdom
// A file of candles in the form of a bot: dropped or chosen, told in words, played, and refused with its line.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { sampleMarket } from '#components/trading/sample-market.ts';
import type { Ticker } from '#lib/contract/market.ts';
import { CreateForm } from '../../create/form/create-form.tsx';
import { CreateGrid } from '../../kinds/grid/create-grid.tsx';
import { plain, showBots, type Sent } from '../../on-screen.tsx';

vi.mock('#lib/i18n/navigation.ts', () => ({ Link: 'a', useRouter: () => ({ push: () => undefined }) }));
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

const show = (isVisitor = false): { readonly sent: Sent[] } =>
  showBots(
    <CreateGrid
      kind="spotGrid"
      market={sampleMarket}
      ticker={ticker}
      query="lowerPrice=40000&upperPrice=60000&grids=4&quoteInvestment=1000"
    >
      <CreateForm />
    </CreateGrid>,
    {
      getSuggestions: { list: [], dropped: [], pending: false },
      checkStrategyAgreement: { agreed: true, agreedTimeMs: 1 },
      runBacktest: { runId: 'r1', state: 'cancelled', progress: null, result: null },
    },
    isVisitor,
  );
const ran = (sent: readonly Sent[]) => sent.filter(({ name }) => name === 'runBacktest').map(({ request }) => request);

const csv = (name: string, ...lines: readonly string[]): File => new File([lines.join('\n')], name, { type: 'text/csv' });
const place = (): HTMLElement => screen.getByRole('group', { name: 'Candle file' });
const drop = (...files: readonly File[]): void => void fireEvent.drop(place(), { dataTransfer: { files } });

/** Times of TradingView, in seconds: five minutes, the second one missing, and a line without numbers. */
const file = csv(
  'eth.csv',
  'time,open,high,low,close,Volume',
  '1700000100,50000,50100,49900,50050.5,1.25',
  '1700000700,50050.5,50200,50000,50100,2',
  '1700001000,NaN,NaN,NaN,NaN,0',
  '1700001000,50100,50100,50100,50100,0',
);

const valueOf = (name: string): string => plain(within(place()).getByText(name).nextElementSibling?.textContent);

test('a file that is dropped is told in words, and its candles are played by the backtest', async () => {
  const { sent } = show();
  drop(file);
  expect(await within(place()).findByText('eth.csv')).toBeDefined();
  expect(valueOf('File format')).toBe('TradingView');
  // 1700000100 is 22:15 of 2023-11-14, and the last candle ends at 22:35.
  expect(valueOf('Time range')).toBe('2023-11-14 22:15 – 2023-11-14 22:35');
  expect(valueOf('Time unit')).toBe('Seconds');
  expect(valueOf('Candles')).toBe('3 × 5 minutes');
  expect(valueOf('Gaps filled')).toBe('1');
  expect(valueOf('Lines skipped')).toBe('1, the first is line 4: no valid number');
  expect(screen.queryByRole('combobox', { name: 'Backtest period' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Backtest' }));
  await waitFor(() => expect(ran(sent)).toHaveLength(1));
  expect(ran(sent)[0]).toMatchObject({
    symbolId: 'BTCUSDT_SPBL',
    fromMs: 1_700_000_100_000,
    toMs: 1_700_001_300_000,
    fileName: 'eth.csv',
    file: [
      'timestamp,open,high,low,close,volume',
      '1700000100000,50000,50100,49900,50050.5,1.25',
      '1700000700000,50050.5,50200,50000,50100,2',
      '1700001000000,50100,50100,50100,50100,0',
    ].join('\n'),
  });
});

test('a file is chosen by the keyboard as well, and taken away again', async () => {
  const { sent } = show();
  const choose = within(place()).getByLabelText('Choose candle file');
  choose.focus();
  expect(document.activeElement).toBe(choose);
  fireEvent.change(choose, { target: { files: [file] } });
  fireEvent.click(await within(place()).findByRole('button', { name: 'Remove candle file' }));
  expect(within(place()).queryByText('eth.csv')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Backtest' }));
  await waitFor(() => expect(ran(sent)).toHaveLength(1));
  expect(ran(sent)[0]).not.toHaveProperty('file');
});

const heading = 'time,open,high,low,close';
test.each([
  ['Line 3: The prices 1, 2, 3, 2 contradict each other.', csv('a.csv', heading, '1700000040,1,2,1,2', '1700000100,1,2,3,2')],
  ['Line 2: “5000” is not a time from 2009 to 2099.', csv('a.csv', heading, '5000,1,2,1,2')],
  ['Line 1: This file has trades. A backtest needs candles.', csv('a.csv', 'ts_ms,price,qty,taker_side', '1700000000000,1,1,buy')],
  ['Line 1: The column “close” is missing.', csv('a.csv', 'time,open,high,low', '1700000040,1,2,1')],
  ['Line 2: No candle could be read: no valid number.', csv('a.csv', heading, '1700000040,NaN,NaN,NaN,NaN')],
  [
    'Line 3: A backtest takes at most 100,000 candles, filled gaps included.',
    csv('a.csv', heading, '1700000040,1,2,1,2', '1800000000,1,2,1,2', '1700000100,1,2,1,2'),
  ],
])('%s', async (text, given) => {
  show();
  drop(given);
  expect(plain((await within(place()).findByRole('alert')).textContent)).toBe(text);
});

test('two files at once are refused, and a visitor has no place for one', async () => {
  show();
  drop(file, file);
  expect((await within(place()).findByRole('alert')).textContent).toBe('Drop one file at a time.');
  cleanup();
  show(true);
  expect(screen.queryByRole('group', { name: 'Candle file' })).toBeNull();
});
