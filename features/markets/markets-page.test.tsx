// @vitest-environment jsdom
// The list of markets stands as the server drew it; once the page stands its prices move, and a star pressed sooner is not forgotten.
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { sampleMarket } from '#components/trading/sample-market.ts';
import { ApiClientContext } from '#lib/api/use-api.ts';
import type { Ticker } from '#lib/contract/market.ts';
import { fakeClock, fakeSocket } from '#lib/realtime/fake-line.ts';
import { createHub } from '#lib/realtime/hub.ts';
import { HubContext } from '#lib/realtime/use-hub.ts';
import errors from '#locales/en-US/errors.json' with { type: 'json' };
import markets from '#locales/en-US/markets.json' with { type: 'json' };
import shell from '#locales/en-US/shell.json' with { type: 'json' };
import { listedMarket } from './listed-market.ts';
import { MarketsPage } from './markets-page.tsx';

vi.mock('#lib/i18n/navigation.ts', () => ({ Link: 'a' }));
vi.mock('#lib/i18n/place-context.ts', () => ({ usePageAddress: () => (path: string) => path }));
vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams() }));

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const tickerAt = (lastPrice: string): Ticker => ({
  symbol: sampleMarket.symbol,
  lastPrice,
  openPrice: '100',
  highPrice: '101',
  lowPrice: '98',
  changeRate: '-0.005',
  baseVolume: '10',
  quoteVolume: '1000',
  bestBid: null,
  bestAsk: null,
  indexPrice: null,
  timeMs: 0,
});

test('nothing is asked for before the page stands; then prices move in place, and the star is kept on the device', async () => {
  const rests: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => void rests.push(work));
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const [socket, clock] = [fakeSocket(), fakeClock()];
  render(
    <NextIntlClientProvider
      locale="en-US"
      messages={{ markets, shell, errors }}
      timeZone="UTC"
      onError={(error) => expect.fail(error.message)}
    >
      <ApiClientContext value={{ call: async () => expect.fail('a visitor asks for nothing') }}>
        <HubContext value={createHub({ url: '', io: socket.factory, clock })}>
          <MarketsPage
            markets={[listedMarket(sampleMarket)]}
            tickers={[tickerAt('99.50')]}
            sparklines={[]}
            coinSectors={{}}
            sectors={[]}
            path="/markets"
            title="Markets"
            Details={() => null}
            drawnMs={0}
            locale="en-US"
          />
        </HubContext>
      </ApiClientContext>
    </NextIntlClientProvider>,
  );
  const row = () => screen.getAllByRole('row').at(-1);
  expect(row()?.textContent).toContain('99.50');
  const head = screen.getByRole('columnheader', { name: '24h turnover' });
  expect(head.getAttribute('aria-sort')).toBe('descending');
  expect(head.querySelector('svg')).not.toBeNull();
  expect(socket.connections).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: /^Add .* to favorites$/ }));
  await waitFor(() => expect(localStorage.getItem('favourites')).toContain(sampleMarket.symbolId));
  expect(socket.connections).toBe(0);
  expect(await screen.findByRole('button', { name: /^Remove .* from favorites$/ })).toBeTruthy();
  window.dispatchEvent(new Event('load'));
  await act(async () => {
    for (const rest of rests.splice(0)) rest();
  });
  await waitFor(() => expect(socket.connections).toBe(1));
  act(() => socket.opened().connected());
  act(() => {
    socket.deliver({ channel: 'tickers', key: 'spot', kind: 'snapshot', sequence: 1, timeMs: 1, data: [tickerAt('101.25')] });
    clock.draw();
  });
  expect(row()?.textContent).toContain('101.25');
});
