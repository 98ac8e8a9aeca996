// @vitest-environment jsdom
// The home page of a member: no pitch to sign up, and the step that comes next.
import { cleanup, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, expect, test, vi } from 'vitest';

import home from '#locales/en-US/home.json' with { type: 'json' };
import menus from '#locales/en-US/menus.json' with { type: 'json' };
import practice from '#locales/en-US/practice.json' with { type: 'json' };
import security from '#locales/en-US/security.json' with { type: 'json' };
import terminal from '#locales/en-US/terminal.json' with { type: 'json' };
import { HomePage } from './home-page.tsx';
import type { OwnWorth } from './worth.tsx';

vi.mock('./site-link.tsx', () => ({ SiteLink: 'a' }));
vi.mock('./worth.tsx', () => ({ Worth: ({ first }: { readonly first: OwnWorth }) => <p>{`worth ${first.total}`}</p> }));
vi.mock('./market-boards.tsx', () => ({ MarketBoards: () => null }));
afterEach(cleanup);

function show(isMember: boolean, total: string | null, mayDeposit = true): (string | null)[] {
  const worth = total === null ? null : { total, rates: [] };
  const lists = { boards: { hot: [], gainers: [], losers: [], turnover: [] }, markets: [], banners: [], notices: [] };
  render(
    <NextIntlClientProvider
      locale="en-US"
      messages={{ home, terminal, menus, security, practice }}
      timeZone="UTC"
      onError={(error) => expect.fail(error.message)}
    >
      <HomePage
        {...lists}
        pictured={null}
        examples={null}
        demo={null}
        marketCount={12}
        isMember={isMember}
        worth={worth}
        mayDeposit={mayDeposit}
      />
    </NextIntlClientProvider>,
  );
  const [first] = document.querySelectorAll('section');
  return [...(first?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
}

test('a visitor is asked to sign up', () => {
  expect(show(false, null)).toEqual(['/register', '/spot/BTCUSDT']);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The market, open to everyone');
});

test('a member with nothing deposits first; with something, trades', () => {
  expect(show(true, '0.00')).toEqual(['/asset/recharge', '/spot/BTCUSDT']);
  expect(screen.getByText('You have no coins yet. Deposit some to start trading.')).toBeTruthy();
  expect(screen.queryByText('The market, open to everyone')).toBeNull();
  cleanup();
  show(true, '250.1');
  expect(screen.getByText('worth 250.1')).toBeTruthy();
  expect(screen.queryByText(/no coins yet/)).toBeNull();
});

test('a member whose worth is not known is told neither zero nor to sign up', () => {
  expect(show(true, null, false)).toEqual(['/spot/BTCUSDT']);
  expect(screen.getByText('—')).toBeTruthy();
  expect(screen.queryByText(/no coins yet/)).toBeNull();
});
