// @vitest-environment jsdom
// The beginning of a member's home page: the step that comes next, and the way back to where the member was.
import { cleanup, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, expect, test, vi } from 'vitest';

import home from '#locales/en-US/home.json' with { type: 'json' };
import type { LastDesk } from '#lib/session/layout/last-desk.ts';
import type { OwnWorth } from '../worth.tsx';
import { MemberStart } from './member-start.tsx';

vi.mock('../site-link.tsx', () => ({ SiteLink: 'a' }));
vi.mock('./member-parts.tsx', () => ({
  Worth: ({ first }: { readonly first: OwnWorth }) => <p>{`worth ${first.total}`}</p>,
  WorthWeek: () => <p>curve</p>,
}));
afterEach(cleanup);

const words = { name: 'worth', point: 'moment', hidden: 'hidden' };

type Shown = {
  readonly total: string | null;
  readonly worths?: readonly string[];
  readonly mayDeposit?: boolean;
  readonly lastDesk?: LastDesk;
};

function show({ total, worths = [], mayDeposit = true, lastDesk }: Shown): (string | null)[] {
  const worth = total === null ? null : { total, rates: [] };
  const week = worths.map((one, hour) => ({ timeMs: hour * 3_600_000, worth: one, gain: '0' }));
  render(
    <NextIntlClientProvider locale="en-US" messages={{ home }} timeZone="UTC" onError={(error) => expect.fail(error.message)}>
      <MemberStart worth={worth} week={week} words={words} mayDeposit={mayDeposit} lastDesk={lastDesk ?? null} demo={null} />
    </NextIntlClientProvider>,
  );
  return screen.queryAllByText(/./, { selector: 'a' }).map((link) => link.getAttribute('href'));
}

test('a member with nothing deposits first; with something, trades', () => {
  expect(show({ total: '0.00' })).toEqual(['/asset/recharge', '/spot/BTCUSDT']);
  expect(screen.getByText('You have no coins yet. Deposit some to start trading.')).toBeTruthy();
  cleanup();
  show({ total: '250.1' });
  expect(screen.getByText('worth 250.1')).toBeTruthy();
  expect(screen.queryByText(/no coins yet/)).toBeNull();
});

test('a member whose worth is not known is told neither zero nor to deposit', () => {
  expect(show({ total: null, worths: ['1', '2'], mayDeposit: false })).toEqual(['/spot/BTCUSDT']);
  expect(screen.getByText('—')).toBeTruthy();
  expect(screen.queryByText(/no coins yet/)).toBeNull();
  expect(screen.queryByText('curve')).toBeNull();
});

test('the last desk is a press away, under its name', () => {
  expect(show({ total: '5', lastDesk: { path: '/futures/usdt/ETHUSDT', name: 'ETHUSDT' } })).toContain('/futures/usdt/ETHUSDT');
  expect(screen.getByText(/^Continue on .?ETHUSDT/)).toBeTruthy();
});

test('a week of worth is drawn where there was any', () => {
  show({ total: '5', worths: ['0', '5'] });
  expect(screen.getByText('curve')).toBeTruthy();
  cleanup();
  show({ total: '0', worths: ['0', '0'] });
  expect(screen.queryByText('curve')).toBeNull();
});
