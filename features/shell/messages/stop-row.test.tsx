// @vitest-environment jsdom
// Messages about stops that the price has jumped over: their words, and the market that each leads to.
import { cleanup, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

import { contractLines } from '#lib/contract/contract-lines.ts';
import enInbox from '#locales/en-US/inbox.json' with { type: 'json' };
import { takeTimeZone } from '#lib/session/clock/time-zone.ts';
import { MessageRow } from './message-row.tsx';

vi.mock('#lib/i18n/page-link.tsx', () => ({
  PageLink: ({ href, children }: { href: string; children: ReactNode }) => <a href={href}>{children}</a>,
}));
afterEach(cleanup);

const size = { quantity: '0.0100', coin: 'BTC', orderId: '7', name: 'any', marketAtMs: '0', venue: 'live' };
const spot = { ...size, symbol: 'BTCUSDT_SPBL', market: 'BTC/USDT', businessLine: '1', symbolType: '' };
const contract = { ...size, symbol: 'BTCUSDT_UMCBL', market: 'BTCUSDT', businessLine: '10', symbolType: 'perpetual' };
const demoLine = {
  ...size,
  symbol: 'SBTCSUSDT_SUMCBL',
  market: 'SBTCSUSDT',
  businessLine: String(contractLines.susdt),
  symbolType: 'perpetual',
};
const head = 'Stop order not filledThe price moved past the limit of your stop order for 0.01 BTC.';
const rests = 'The order is unfilled, and the position is unprotected.';
const turnMs = String(Date.UTC(2026, 0, 2, 9, 0, 0));

test.each([
  ['of spot', spot, '/spot/BTCUSDT', `BTC/USDT${head} ${rests}`],
  ['of a contract', contract, '/futures/usdt/BTCUSDT', `BTCUSDT${head} ${rests}`],
  ['of a demo line', demoLine, '/futures/susdt/perpetual/SBTCSUSDT', `SBTCSUSDT${head} ${rests}`],
  ['of the other world', { ...spot, venue: 'paper' }, undefined, `BTC/USDTDemo${head} ${rests}`],
  [
    'that turns',
    { ...spot, marketAtMs: turnMs },
    '/spot/BTCUSDT',
    `BTC/USDT${head} It becomes a market order at 2026-01-02 09:00:00. Until then, the position is unprotected.`,
  ],
])('%s', (_what, params, address, text) => {
  takeTimeZone('0');
  render(
    <NextIntlClientProvider locale="en-US" messages={{ inbox: enInbox }} timeZone="UTC">
      <MessageRow told={{ message: { messageId: '1', kind: 'stopPassed', params, createTimeMs: 0 }, count: 1, symbols: [] }} venue="live" />
    </NextIntlClientProvider>,
  );
  const row = screen.getByTestId('message');
  expect((row.textContent ?? '').replaceAll(/[\u2066-\u2069]|1970-.*$/g, '')).toBe(text);
  expect(row.querySelector('a')?.getAttribute('href')).toBe(address);
});
