// @vitest-environment jsdom
// The futures on a page of their own: what is above the list, what a row says of a contract, and its details.
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { ApiClientContext } from '#lib/api/use-api.ts';
import type { Ticker } from '#lib/contract/market.ts';
import { fakeSocket } from '#lib/realtime/fake-line.ts';
import { createHub } from '#lib/realtime/hub.ts';
import { HubContext } from '#lib/realtime/use-hub.ts';
import contracts from '#locales/en-US/contracts.json' with { type: 'json' };
import markets from '#locales/en-US/markets.json' with { type: 'json' };
import type { ListedMarket } from './listed-market.ts';
import { MarketsPage } from './markets-page.tsx';

let query = '';
vi.mock('#lib/i18n/navigation.ts', () => ({ Link: 'a' }));
vi.mock('#lib/i18n/place-context.ts', () => ({ usePageAddress: () => (path: string) => path }));
vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams(query) }));

beforeEach(() => {
  // The page never comes to rest: nothing is asked for.
  vi.stubGlobal('requestIdleCallback', () => 0);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const hourMs = 3_600_000;
const contract = (baseCoin: string, more: Partial<ListedMarket> = {}): ListedMarket => ({
  symbol: `${baseCoin}USDT_UMCBL`,
  symbolId: `${baseCoin}USDT_UMCBL`,
  displayName: `${baseCoin}USDT`,
  baseCoin,
  quoteCoin: 'USDT',
  pricePlace: 1,
  path: `/futures/usdt/${baseCoin}USDT`,
  picture: baseCoin,
  kind: 'perpetual',
  line: 'usdt',
  isInverse: false,
  leverage: '125',
  deliveryMs: 0,
  listedMs: 0,
  ...more,
});
const dated = contract('BTC', {
  symbol: 'BTCUSD1226_DMCBL',
  symbolId: 'BTCUSD1226_DMCBL',
  displayName: 'BTCUSD1226',
  kind: 'delivery',
  deliveryMs: 50 * hourMs,
});
const ticker = (symbol: string, quoteVolume: string, fundingRate: string | null): Ticker => ({
  symbol,
  lastPrice: '95000.5',
  openPrice: '95000',
  highPrice: '96000',
  lowPrice: '94000',
  changeRate: '0.01',
  baseVolume: '10',
  quoteVolume,
  bestBid: null,
  bestAsk: null,
  indexPrice: null,
  timeMs: 0,
  contract: { markPrice: '95001.2', fundingRate, nextFundingTimeMs: fundingRate === null ? 0 : 3 * hourMs, openInterest: '2' },
});

function show(search: string): void {
  query = search;
  vi.useFakeTimers({ now: 0, toFake: ['Date'] });
  const all = [contract('ETH'), contract('SOL'), dated];
  render(
    <NextIntlClientProvider locale="en-US" messages={{ markets, contracts }} timeZone="UTC" onError={(error) => expect.fail(error.message)}>
      <ApiClientContext value={{ call: async () => expect.fail('nothing is asked for') }}>
        <HubContext value={createHub({ url: '', io: fakeSocket().factory })}>
          <MarketsPage
            path="/futures"
            title="Futures"
            tools={<button type="button">Calculator</button>}
            about={<p>A future follows a price.</p>}
            Details={({ symbolId }) => <div role="dialog">{symbolId}</div>}
            markets={all}
            tickers={[
              ticker('ETHUSDT_UMCBL', '1000', '0.0001'),
              ticker('SOLUSDT_UMCBL', '3000', '-0.0002'),
              ticker('BTCUSD1226_DMCBL', '2000', null),
            ]}
            sparklines={[]}
            coinSectors={{}}
            sectors={[]}
            drawnMs={0}
            locale="en-US"
          />
        </HubContext>
      </ApiClientContext>
    </NextIntlClientProvider>,
  );
  vi.useRealTimers();
}
const rows = () => screen.getAllByRole('row').slice(1);

test('tools and lessons stand above; a row has mark price, funding with its clock and open interest; details open', () => {
  show('');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Futures');
  expect(screen.getByRole('button', { name: 'Calculator' })).toBeTruthy();
  expect(screen.getByText('A future follows a price.')).toBeTruthy();
  expect(rows().map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
    expect.stringContaining('SOLUSDT'),
    expect.stringContaining('BTCUSD1226'),
    expect.stringContaining('ETHUSDT'),
  ]);
  const cells = within(rows()[2] ?? document.body).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    // The mark price and funding once more, for a screen without room for their columns.
    '95,000.595,001.2',
    expect.stringMatching(/^.*1\.00%\+0\.0100%$/),
    '95,001.2',
    '+0.0100%03:00:00',
    '190.00K\u00a0USDT',
    '1.00K\u00a0USDT',
    '',
    '',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'ETHUSDT: details' }));
  expect(screen.getByRole('dialog').textContent).toBe('ETHUSDT_UMCBL');
});

test('contracts that are delivered show the time that is left in place of funding', () => {
  show('?tab=delivery');
  expect(screen.getByRole('columnheader', { name: 'Delivery in' }).getAttribute('aria-sort')).toBe('ascending');
  expect(rows()).toHaveLength(1);
  expect(within(rows()[0] ?? document.body).getAllByRole('cell')[3]?.textContent).toBe('2d 02:00:00');
});
