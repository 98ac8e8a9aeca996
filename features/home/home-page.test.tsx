// @vitest-environment jsdom
// The home page: a visitor is asked to sign up, a member is not.
import { cleanup, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

import home from '#locales/en-US/home.json' with { type: 'json' };
import menus from '#locales/en-US/menus.json' with { type: 'json' };
import security from '#locales/en-US/security.json' with { type: 'json' };
import terminal from '#locales/en-US/terminal.json' with { type: 'json' };
import { HomePage } from './home-page.tsx';

vi.mock('./site-link.tsx', () => ({ SiteLink: 'a' }));
vi.mock('./market-boards.tsx', () => ({ MarketBoards: () => null }));
afterEach(cleanup);

function show(member: ReactNode): void {
  const lists = {
    boards: { hot: [], gainers: [], losers: [], turnover: [] },
    markets: [],
    banners: [],
    notices: [],
    pictured: null,
    examples: null,
  };
  render(
    <NextIntlClientProvider
      locale="en-US"
      messages={{ home, terminal, menus, security }}
      timeZone="UTC"
      onError={(error) => expect.fail(error.message)}
    >
      <HomePage {...lists} demo={null} marketCount={12} member={member} />
    </NextIntlClientProvider>,
  );
}

test('a visitor is asked to sign up', () => {
  show(null);
  expect(screen.getByText('Sign up', { selector: 'a' }).getAttribute('href')).toBe('/register');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The market, open to everyone');
});

test('a member is not', () => {
  show(<p>what is mine</p>);
  expect(screen.getByText('what is mine')).toBeTruthy();
  expect(screen.queryByText('Sign up')).toBeNull();
});
