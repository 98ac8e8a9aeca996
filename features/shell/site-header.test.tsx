// @vitest-environment jsdom
// The header as each role gets it, with every page of the product there: what somebody may not see is not in the page at all.
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createApiClient } from '#lib/api/create-api-client.ts';
import { ApiClientContext } from '#lib/api/use-api.ts';
import { createHub } from '#lib/realtime/hub.ts';
import { HubContext } from '#lib/realtime/use-hub.ts';
import menus from '#locales/en-US/menus.json' with { type: 'json' };
import shell from '#locales/en-US/shell.json' with { type: 'json' };
import type * as Entries from './navigation/entries/entries.ts';
import { viewerOf, visitorOf, type KnownUser } from './navigation/entries/viewer.ts';
import { SiteHeader } from './site-header.tsx';
import { TabBar } from './tab-bar.tsx';

vi.mock('./navigation/entries/entries.ts', async (original) => {
  const { menuEntries } = await original<typeof Entries>();
  return { menuEntries: menuEntries.map((entry) => ({ ...entry, ready: true })) };
});
vi.mock('./navigation/actions/action-parts.ts', () => {
  const Part = ({ className, children }: { className: string; children: ReactNode }) => (
    <button type="button" className={className}>
      {children}
    </button>
  );
  return {
    actionParts: { logOut: Part, leaveDemo: Part, enterClassicDemo: Part, enterUnifiedDemo: Part, tryDemo: Part, leaveSubAccount: Part },
  };
});
vi.mock('#lib/i18n/page-link.tsx', () => ({
  PageLink: ({ href, children, ...rest }: { href: string; children: ReactNode }) => (
    <a href={href} {...rest}>
      {children}
    </a>
  ),
}));
const open = vi.hoisted(() => ({ path: '/spot/ETHUSDT' }));
vi.mock('#lib/i18n/place-context.ts', () => ({
  usePlainPath: () => open.path,
  useLocaleEntry: () => ({ tag: 'en-US', code: 'en', name: 'English' }),
  useWithQuery: (path: string) => path,
}));

const place = { locale: 'en-US', siteType: 'global', simulationPermitted: false } as const;
const plain: KnownUser = {
  userInfo: { traderIdentities: [] },
  childFlag: false,
  papTradingFlag: false,
  utaPapTradingFlag: false,
  showSpotTrace: false,
};

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
});
afterEach(() => {
  cleanup();
  open.path = '/spot/ETHUSDT';
  vi.unstubAllGlobals();
});

function show(user: Partial<KnownUser> | null, simulationPermitted = false, sub: { mainName?: string; frozen?: boolean } = {}) {
  const here = { ...place, simulationPermitted };
  const viewer = user === null ? visitorOf(here) : viewerOf(here, { ...plain, ...user }, null);
  const client = createApiClient({ baseUrl: '', locale: 'en', language: 'en_US', languageType: 0 });
  const hub = createHub({ url: '', io: () => ({ connect: () => undefined, disconnect: () => undefined, ask: async () => null }) });
  hub.seed('account', 'all', { list: [], totalUsdtValue: '24979.412' }, 1, 1);
  const { container } = render(
    <NextIntlClientProvider locale="en-US" messages={{ menus, shell }} timeZone="UTC">
      <ApiClientContext value={client}>
        <HubContext value={hub}>
          <SiteHeader viewer={viewer} userName={user === null ? null : 'ada@example.com'} {...sub} />
          <TabBar viewer={viewer} />
        </HubContext>
      </ApiClientContext>
    </NextIntlClientProvider>,
  );
  return { html: container.innerHTML, hrefs: [...container.querySelectorAll('a')].map((link) => link.getAttribute('href')) };
}

test('a visitor gets the login, the registration and the market, and nothing of an account', () => {
  const { html, hrefs } = show(null);
  expect(hrefs).toEqual(
    expect.arrayContaining([
      '/',
      '/login?from=%2Fspot%2FETHUSDT',
      '/register?from=%2Fspot%2FETHUSDT',
      '/markets',
      '/spot/BTCUSDT',
      '/futures',
      '/copy-trading/futures',
    ]),
  );
  for (const absent of ['/asset', '/asset/recharge', '/asset/withdraw', '/order/transac', '/events/rewards', '/copy-trading/spot'])
    expect(hrefs).not.toContain(absent);
  for (const word of ['Log out', 'Deposit', 'Withdraw', 'Unified account', 'Live trading', 'Demo', 'Trader USDT', 'Sub-account'])
    expect(html).not.toContain(word);
});

test.each([
  ['/spot/ETHUSDT', 'page'],
  ['/futures/usdt/BTCUSDT', 'true'],
  ['/futures/susdt/perpetual/SBTCSUSDT', 'true'],
  ['/markets', null],
])('the bar of a phone marks trading at %s: %s', (path, current) => {
  open.path = path;
  show(null);
  const bar = screen.getByRole('navigation', { name: 'Pages' });
  expect(within(bar).getByRole('link', { name: 'Trade' }).getAttribute('aria-current')).toBe(current);
});

test('a user gets assets and an own menu in place of login and registration', () => {
  const { html, hrefs } = show({});
  expect(hrefs).toEqual(expect.arrayContaining(['/asset', '/asset/recharge', '/asset/withdraw', '/order/transac', '/events/rewards']));
  expect(html).toContain('ada@example.com');
  expect(hrefs).not.toContain('/login');
  expect(html).not.toContain('Back to the main account');
});

test('the open menu of assets says what everything is worth, as the channel of all accounts tells it', async () => {
  show({});
  const menu = screen.getByLabelText('Assets').closest('details');
  if (menu === null) throw new Error('no menu of assets');
  expect(within(menu).queryByText('Estimated total value')).toBeNull();
  menu.open = true;
  fireEvent(menu, new Event('toggle'));
  expect(await within(menu).findByText('Estimated total value')).toBeDefined();
  expect(await within(menu).findByText('$24,979.41')).toBeDefined();
});

test('a sub-account is called one, and rewards stay with the main account', () => {
  const { html, hrefs } = show({ childFlag: true });
  expect(html).toContain('Sub-account');
  expect(html).toContain('Back to the main account');
  for (const absent of ['/events/rewards', '/asset/recharge', '/asset/withdraw', '/account/security', '/account/sub-accounts'])
    expect(hrefs).not.toContain(absent);
});

test('a sub-account says whose it is, and that it is frozen', () => {
  const { html } = show({ childFlag: true }, false, { mainName: 'maria', frozen: true });
  expect(html).toContain('Main account: maria');
  expect(html).toContain('Frozen');
});

test('the demo world is marked, leads to demo markets, and knows no deposits', () => {
  const { html, hrefs } = show({ papTradingFlag: true });
  expect(screen.getByText('Demo')).toBeDefined();
  expect(hrefs).toContain('/futures/susdt/perpetual/SBTCSUSDT');
  for (const absent of ['/asset/recharge', '/asset/withdraw', '/futures', '/futures/usd/delivery', '/futures/usdt/BTCUSDT'])
    expect(hrefs).not.toContain(absent);
  expect(html).toContain('Unified account');
});

test('somebody in demo trading finds the way back to live trading in the header, and no way in; others the reverse', () => {
  const names = () => screen.queryAllByRole('button', { hidden: true }).map((button) => button.textContent);
  show({ papTradingFlag: true }, true);
  expect(screen.getByRole('button', { name: 'Live trading' })).toBeDefined();
  expect(names().filter((name) => /demo trading/i.test(name))).toEqual([]);
  cleanup();
  show({}, true);
  expect(screen.queryByRole('button', { name: 'Live trading' })).toBeNull();
  expect(names().filter((name) => /demo trading/i.test(name))).toHaveLength(2);
  cleanup();
  show({}, false);
  expect(names().filter((name) => /demo trading/i.test(name))).toEqual([]);
});

test('every entry of a menu has a picture and says what it is for; bots stand in three groups', () => {
  show(null);
  const bots = screen.getByLabelText('Bots').closest('details');
  if (bots === null) throw new Error('no menu of bots');
  const links = within(bots).getAllByRole('link', { hidden: true });
  expect(links).toHaveLength(18);
  for (const link of links) {
    expect(link.querySelector('svg')).not.toBeNull();
    expect(link.querySelectorAll('span.block')).toHaveLength(2);
  }
  expect(within(bots).getByText('Basic')).toBeDefined();
  expect(within(bots).getByText('Advanced')).toBeDefined();
  expect(within(bots).getByText('Strategies')).toBeDefined();
});

test('one sees where one is, also on another market of the same desk', () => {
  show({});
  const bar = screen.getByRole('navigation', { name: 'Pages' });
  expect(within(bar).getAllByRole('link')).toHaveLength(5);
  expect(within(bar).getByRole('link', { current: 'page' }).textContent).toBe('Trade');
});
