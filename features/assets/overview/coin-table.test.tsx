// @vitest-environment jsdom
// Coins that are gone are folded: they come by a press, by the address, or by their name.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, expect, test, vi } from 'vitest';

import { english } from '#lib/i18n/catalogues.ts';
import { CoinTable } from './coin-table.tsx';

const address = { query: '' };
vi.mock('#lib/i18n/navigation.ts', () => ({ Link: 'a' }));
vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams(address.query) }));

afterEach(cleanup);

const row = (coin: string, total: string) => ({ coin, total, available: total, frozen: '0', usdtValue: total });

function show(query: string) {
  address.query = query;
  render(
    <NextIntlClientProvider locale="en-US" messages={english} timeZone="UTC">
      <CoinTable
        rows={[row('USDT', '5'), row('ETH', '0'), row('BTC', '0.00')]}
        names={new Map()}
        worth={(usdt) => usdt}
        onCoin={() => undefined}
      />
    </NextIntlClientProvider>,
  );
}
const coins = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

test('those with a balance are listed, and a link leads to all', () => {
  show('');
  expect(coins()).toEqual(['USDT']);
  expect(screen.getByText('Show all (2)').getAttribute('href')).toBe('/asset?zeros');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'btc' } });
  expect(coins()).toEqual(['BTC']);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '' } });
  fireEvent.click(screen.getByText('Show all (2)'));
  expect([coins(), window.location.search]).toEqual([['USDT', 'ETH', 'BTC'], '?zeros']);
});

test('the address asks for all of them', () => {
  show('zeros');
  expect(coins()).toEqual(['USDT', 'ETH', 'BTC']);
  expect(screen.queryByText(/Show all/)).toBeNull();
});
