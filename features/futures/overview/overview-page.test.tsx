// @vitest-environment jsdom
// The list of contracts: found by typing whatever the tab, and kept among the favourites by a star.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod/mini';

import type { ApiClient } from '#lib/api/create-api-client.ts';
import { ApiClientContext } from '#lib/api/use-api.ts';
import { english } from '#lib/i18n/catalogues.ts';
import { createHub } from '#lib/realtime/hub.ts';
import { HubContext } from '#lib/realtime/use-hub.ts';
import { UserContext } from '#lib/session/user.ts';
import { sampleContract, sampleTicker } from '../sample-contract.ts';
import { OverviewPage } from './overview-page.tsx';
import { readOverview } from './overview-view.ts';

vi.mock('#lib/i18n/navigation.ts', () => ({ Link: 'a' }));

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const markets = [
  sampleContract(),
  sampleContract({ symbolId: 'ETHUSDT_UMCBL', symbol: 'ETHUSDT_UMCBL', name: 'ETHUSDT', displayName: 'ETHUSDT', baseCoin: 'ETH' }),
  sampleContract({
    symbolId: 'XRPUSD_DMCBL',
    symbol: 'XRPUSD_DMCBL',
    name: 'XRPUSD',
    displayName: 'XRPUSD',
    businessLine: 11,
    form: 'coin',
    baseCoin: 'XRP',
    quoteCoin: 'USD',
  }),
];
const client: ApiClient = { call: async (call) => z.parse(call.response, { md5: '', symbols: markets }) };

function show(): void {
  const hub = createHub({ url: '', io: () => ({ connect: () => undefined, disconnect: () => undefined, ask: async () => null }) });
  render(
    <NextIntlClientProvider locale="en-US" messages={english} timeZone="UTC">
      <ApiClientContext value={client}>
        <HubContext value={hub}>
          <UserContext value={null}>
            <OverviewPage
              markets={markets}
              tickers={markets.map(({ symbolId }) => sampleTicker(symbolId, '100'))}
              sparklines={[]}
              initial={readOverview(new URLSearchParams())}
              drawnMs={0}
              locale="en-US"
            />
          </UserContext>
        </HubContext>
      </ApiClientContext>
    </NextIntlClientProvider>,
  );
}
const listed = (): (string | null)[] =>
  screen.queryAllByRole('button', { name: /favorites$/ }).map((star) => star.getAttribute('aria-label'));
const search = (value: string): void =>
  void fireEvent.change(screen.getByRole('searchbox', { name: 'Search contracts' }), { target: { value } });

test('a search looks through every kind, is kept in the address, and says where nothing fits', () => {
  show();
  expect(listed()).toEqual(['Add BTCUSDT to favorites', 'Add ETHUSDT to favorites']);
  search('xrp');
  expect(listed()).toEqual(['Add XRPUSD to favorites']);
  expect(window.location.search).toBe('?search=xrp');
  search('nothing');
  expect(screen.getByText('No contract matches your search.')).toBeTruthy();
  search('');
  expect(window.location.search).toBe('');
});

test('a starred contract stands under favourites, and leaves them again', async () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Add ETHUSDT to favorites' }));
  await screen.findByRole('button', { name: 'Remove ETHUSDT from favorites' });
  fireEvent.click(screen.getByRole('tab', { name: 'Favorites' }));
  expect(listed()).toEqual(['Remove ETHUSDT from favorites']);
  fireEvent.click(screen.getByRole('button', { name: 'Remove ETHUSDT from favorites' }));
  await screen.findByText('Press the star next to a contract to save it here.');
});
