// @vitest-environment jsdom
// The boards of the home page stand as the server drew them; once the page stands they listen, and their prices move in place.
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, expect, test, vi } from 'vitest';

import { sampleMarket } from '#components/trading/sample-market.ts';
import type { Ticker } from '#lib/contract/market.ts';
import { fakeClock, fakeSocket } from '#lib/realtime/fake-line.ts';
import { createHub } from '#lib/realtime/hub.ts';
import { HubContext } from '#lib/realtime/use-hub.ts';
import home from '#locales/en-US/home.json' with { type: 'json' };
import { MarketBoards } from './market-boards.tsx';

vi.mock('#lib/i18n/navigation.ts', () => ({ Link: 'a' }));
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

test('nothing is asked for before the page stands, then prices move and the link stays the one that it was', async () => {
  let rest: (() => void) | null = null;
  vi.stubGlobal('requestIdleCallback', (work: () => void) => {
    rest = work;
  });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const [socket, clock] = [fakeSocket(), fakeClock()];
  render(
    <NextIntlClientProvider locale="en-US" messages={{ home }} timeZone="UTC" onError={(error) => expect.fail(error.message)}>
      <HubContext value={createHub({ url: '', io: socket.factory, clock })}>
        <MarketBoards boards={{ hot: [tickerAt('99.50')], gainers: [], losers: [], turnover: [] }} markets={[sampleMarket]} />
      </HubContext>
    </NextIntlClientProvider>,
  );
  const link = screen.getByRole('link');
  expect(link.textContent).toContain('99.50');
  expect(rest).toBeNull();
  window.dispatchEvent(new Event('load'));
  expect(socket.connections).toBe(0);
  await act(async () => rest?.());
  await waitFor(() => expect(socket.connections).toBe(1));
  act(() => socket.opened().connected());
  act(() => {
    socket.deliver({ channel: 'tickers', key: 'spot', kind: 'snapshot', sequence: 1, timeMs: 1, data: [tickerAt('101.25')] });
    clock.draw();
  });
  expect(screen.getByRole('link')).toBe(link);
  expect(link.textContent).toContain('101.25');
});
