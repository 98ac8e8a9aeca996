// @vitest-environment jsdom
// The banner under the header: where it stands, and that it stays away once it was put away.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ComponentProps } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

import { english } from '#lib/i18n/catalogues.ts';
import { HeaderBanner } from './header-banner.tsx';

let path = '/';
vi.mock('#lib/i18n/place-context.ts', () => ({ usePlainPath: () => path }));
afterEach(() => {
  cleanup();
  document.cookie = 'banner=; path=/; max-age=0';
});

function show(props: Partial<ComponentProps<typeof HeaderBanner>> = {}): HTMLElement | null {
  render(
    <NextIntlClientProvider locale="en-US" messages={{ shell: english.shell }} timeZone="UTC">
      <HeaderBanner shown="bots" putAway="" {...props}>
        <section aria-label="Announcement">Trading bots</section>
      </HeaderBanner>
    </NextIntlClientProvider>,
  );
  return screen.queryByRole('region', { name: 'Announcement' });
}

test.each([
  ['/', true],
  ['/markets', false],
  ['/asset', false],
  ['/login', false],
  ['/register', false],
  ['/asset/recharge', true],
  ['/spot/convert', true],
  ['/futures', true],
  ['/futures/hot', true],
  ['/futures/introduction/funding-rate', true],
  ['/trading-bot', true],
  ['/spot/BTCUSDT', false],
  ['/futures/usdt/BTCUSDT', false],
  ['/futures/susd/perpetual/SBTCSUSD', false],
  ['/trader-futures/usdt/BTCUSDT', false],
  ['/trade-spot/BTCUSDT', false],
  ['/trading-bot/spot/BTCUSDT/moon', false],
])('%s: %s', (where, isShown) => {
  path = where;
  expect(show() !== null).toBe(isShown);
});

test('put away, it is gone and stays away, until another one comes', () => {
  path = '/';
  expect(show()?.textContent).toContain('Trading bots');
  fireEvent.click(screen.getByRole('button', { name: 'Hide this announcement' }));
  expect(screen.queryByRole('region')).toBeNull();
  expect(document.cookie).toContain('banner=bots');
  cleanup();
  expect(show({ putAway: 'bots' })).toBeNull();
  cleanup();
  expect(show({ shown: 'copying', putAway: 'bots' })).not.toBeNull();
});
