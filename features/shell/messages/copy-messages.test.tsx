// @vitest-environment jsdom
// Messages about copies and those who are copied: each says what has happened, and leads to the copy or to the leader.
import { cleanup, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

import enInbox from '#locales/en-US/inbox.json' with { type: 'json' };
import { MessageRow } from './message-row.tsx';

vi.mock('#lib/i18n/page-link.tsx', () => ({
  PageLink: ({ href, children }: { href: string; children: ReactNode }) => <a href={href}>{children}</a>,
}));
afterEach(cleanup);

const about = 'Futures copyETHUSDT';
const copy = { strategyId: '41', strategyType: '32', symbol: 'ETHUSDT_UMCBL', reason: '', venue: 'live' };
const maria = { leader: '1700', leaderName: 'Maria', line: 'futures', venue: 'live' };
const [toCopy, toLeader] = ['/trading-bot/bot/41', '/copy-trading/futures/1700'];

test.each([
  [
    'copyLeaderMargin',
    copy,
    toCopy,
    `${about}Trader changed marginThe trader changed the margin behind a position. Your copy follows only if you chose that.`,
  ],
  [
    'copyLeaderExit',
    copy,
    toCopy,
    `${about}Trader moved TP/SLThe trader moved take profit or stop loss. Your copy closes when the trader does.`,
  ],
  [
    'copyStopped',
    copy,
    toCopy,
    `${about}Stop loss triggeredThe price reached your copy’s stop loss. The position is being closed at market.`,
  ],
  [
    'copyTaken',
    copy,
    toCopy,
    `${about}Take profit triggeredThe price reached your copy’s take profit. The position is being closed at market.`,
  ],
  [
    'copyRests',
    copy,
    toCopy,
    `${about}Daily loss limit reachedYour copy reached your daily loss limit. It opens no positions before midnight (UTC).`,
  ],
  [
    'copySkipped',
    copy,
    toCopy,
    `${about}Order not copiedYour copy could not follow an order of the trader. Its journal shows why. It also lists further skipped orders of today.`,
  ],
  ['leaderLeft', maria, toLeader, 'Lead trader leftMaria no longer leads. Your copy is closed by the rules you have set.'],
  [
    'leaderPlace',
    { ...maria, leaderName: '', venue: 'paper' },
    undefined,
    'Place availableDemo1700 has an available place. The first to copy gets it.',
  ],
] as const)('%s', (kind, params, address, text) => {
  render(
    <NextIntlClientProvider locale="en-US" messages={{ inbox: enInbox }} timeZone="UTC">
      <MessageRow told={{ message: { messageId: '1', kind, params, createTimeMs: 0 }, count: 1, symbols: ['ETHUSDT'] }} venue="live" />
    </NextIntlClientProvider>,
  );
  const row = screen.getByTestId('message');
  expect((row.textContent ?? '').replaceAll(/[\u2066-\u2069]|\d{4}-.*$/g, '')).toBe(text);
  expect(row.querySelector('a')?.getAttribute('href')).toBe(address);
});
