// @vitest-environment jsdom
// The cost prices of one's coins, rendered without a screen: beside each coin, by the chosen price, with the date it is counted from.
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod/mini';

import type { ApiClient } from '#lib/api/create-api-client.ts';
import { ApiClientContext } from '#lib/api/use-api.ts';
import { english } from '#lib/i18n/catalogues.ts';
import { UserContext } from '#lib/session/user.ts';
import { CoinAssets } from '../orders/coin-assets.tsx';
import { noFilter } from '../orders/filter/list-filter.ts';
import { prepareDevice } from '../ticket/ticket-on-screen.tsx';
import { CostPriceButton } from './cost-price-button.tsx';
import { usePriceType } from './price-type.ts';

vi.mock('#lib/i18n/navigation.ts', () => ({
  Link: ({ href, children }: { readonly href: string; readonly children: React.ReactNode }) => <a href={href}>{children}</a>,
}));

const traded = { bought: '2', paid: '2400', sold: '1', received: '150' };
const client: ApiClient = {
  call: async (call) =>
    z.parse(call.response, {
      list: [{ coin: 'SOL', cost: traded, breakeven: traded }],
      type: 4,
      title: 'My spot holding',
      text: '',
      path: '/register?card=4',
      userName: 'ada',
    }),
};
const balance = (coin: string, total: string, usdtValue: string | null) => ({ coin, available: total, frozen: '0', total, usdtValue });
const view = { filter: noFilter, isNarrowed: false, onClear: () => undefined, choice: { hidden: [], onHidden: () => undefined } };

beforeEach(() => {
  prepareDevice();
  localStorage.clear();
  usePriceType.setState({ type: 'cost', open: false });
});
afterEach(cleanup);

test('the cost and what has been gained on it; breaking even when that is chosen', async () => {
  const page = (
    <NextIntlClientProvider locale="en-US" messages={english} timeZone="UTC">
      <ApiClientContext value={client}>
        <UserContext value={{ userId: '1', userName: 'me' }}>
          <CostPriceButton />
          <CoinAssets view={view} balances={[balance('SOL', '1', '1440'), balance('DOGE', '5', '1')]} version={1} />
        </UserContext>
      </ApiClientContext>
    </NextIntlClientProvider>
  );
  render(page);
  const row = (coin: string) => screen.getByText(coin).closest('tr')?.textContent ?? '';
  // 2,400 for two: 1,200 each, and it stands at 1,440.
  expect(await screen.findByText('+20.00%', {}, { timeout: 5000 })).toBeTruthy();
  expect(row('SOL')).toContain('1,200');
  // A coin that was never bought has no cost.
  expect(row('DOGE')).toContain('——');
  // A gain can be shared; a coin without a cost has nothing to share.
  expect(screen.queryByRole('button', { name: 'Share DOGE' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Share SOL' }));
  const card = await screen.findByRole('img', { name: /^SOL, / }, { timeout: 5000 });
  expect(card.getAttribute('alt')).toBe('SOL, Cost price, +20.00%, Cost price 1,200, Last price 1,440');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Amount' }));
  expect(card.getAttribute('alt')).toContain('PnL +240.00 USDT');
  expect(decodeURIComponent(card.getAttribute('src') ?? '')).toContain('My spot holding');
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  fireEvent.click(screen.getAllByRole('button', { name: 'Cost price' })[0] ?? document.body);
  const dialog = await screen.findByRole('dialog', { name: 'Price type' }, { timeout: 5000 });
  expect(dialog.textContent).toContain('2023-08-28 (UTC+8)');
  expect(dialog.textContent).toContain('2024-09-19 (UTC+8)');
  act(() => void fireEvent.click(within(dialog).getByRole('radio', { name: 'Breakeven price' })));
  // (2,400 − 150) ÷ 1 = 2,250.
  expect(row('SOL')).toContain('2,250');
  expect(screen.getByText('-36.00%')).toBeTruthy();
  // Kept on the device, the open dialog is not.
  expect(localStorage.getItem('cost-price-type')).toContain('{"type":"breakeven"}');
}, 120_000);
