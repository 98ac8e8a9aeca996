// @vitest-environment jsdom
// Messages about orders with other users: each kind has its words, and leads to the order in the venue that it is of.
import { cleanup, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

import { c2cMessageKinds } from '#lib/contract/c2c/order-messages.ts';
import type { TradingMode } from '#lib/contract/trading-mode.ts';
import enInbox from '#locales/en-US/inbox.json' with { type: 'json' };
import { MessageRow } from './message-row.tsx';

vi.mock('#lib/i18n/page-link.tsx', () => ({
  PageLink: ({ href, children }: { href: string; children: ReactNode }) => <a href={href}>{children}</a>,
}));
afterEach(cleanup);

function show(kind: string, venue: TradingMode): HTMLElement {
  const message = { messageId: '1', kind, params: { orderId: '12', venue: 'paper' }, createTimeMs: 0 };
  render(
    <NextIntlClientProvider locale="en-US" messages={{ inbox: enInbox }} timeZone="UTC">
      <MessageRow told={{ message, count: 1, symbols: [] }} venue={venue} />
    </NextIntlClientProvider>,
  );
  return screen.getByTestId('message');
}

test.each(c2cMessageKinds)('%s leads to the order', (kind) => {
  const row = show(kind, 'paper');
  expect(row.textContent).toContain(enInbox.title[kind]);
  expect(row.textContent?.replace(/[\u2066-\u2069]/g, '')).toContain('DemoOrder number 12');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/crypto-c2c/orders/12');
});

test('an order of the other world is named alone', () => {
  expect(show('c2cPaid', 'live').textContent).toContain('12');
  expect(screen.queryByRole('link')).toBeNull();
});
