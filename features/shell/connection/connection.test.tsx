// @vitest-environment jsdom
// The notice of a cut line: a quiet word at once when the browser is offline, after a while when the exchange is silent.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { keepForLater } from '#lib/i18n/wanted-page.ts';
import { createHub } from '#lib/realtime/hub.ts';
import { fakeSocket } from '#lib/realtime/fake-line.ts';
import { createHubPlace, HubPlaceContext } from '#lib/realtime/hub-place.ts';
import shell from '#locales/en-US/shell.json' with { type: 'json' };
import { ConnectionNotice } from './connection-notice.tsx';
import { UnstablePage } from './unstable-page.tsx';

const unstable = 'The connection is unstable. Prices might be out of date.';
const offline = 'You are offline. Prices are not updating.';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function goes(line: 'online' | 'offline'): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(line === 'online');
  act(() => void window.dispatchEvent(new Event(line)));
}

/** The notice over a page that listens to the market. */
function show() {
  const socket = fakeSocket();
  const place = createHubPlace({ url: '' }, () => undefined);
  const hub = createHub({ url: '', io: socket.factory, connection: place.connection });
  hub.channel('tickers', '').subscribe(() => undefined);
  render(
    <NextIntlClientProvider locale="en-US" messages={{ shell }} timeZone="UTC">
      <HubPlaceContext value={place}>
        <ConnectionNotice />
      </HubPlaceContext>
    </NextIntlClientProvider>,
  );
  return socket;
}

const wait = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

test('a short cut is not worth a word; a longer one is, until the line is back', () => {
  const socket = show();
  act(() => socket.opened().connected());
  act(() => socket.opened().disconnected(true));
  wait(3900);
  expect(screen.queryByRole('status')).toBeNull();
  wait(200);
  expect(screen.getByRole('status').textContent).toContain(unstable);
  act(() => socket.opened().connected());
  expect(screen.queryByRole('status')).toBeNull();
});

test('offline is told at once, and the word goes when the network is back', () => {
  show();
  expect(screen.queryByRole('status')).toBeNull();
  goes('offline');
  expect(screen.getByRole('status').textContent).toContain(offline);
  // Another page cannot come: nothing is offered that would take this one away.
  expect(screen.queryByRole('button')).toBeNull();
  goes('online');
  expect(screen.queryByRole('status')).toBeNull();
});

test('a page that is chosen offline waits, and is offered as a link when the network is back', () => {
  show();
  // With a network it is opened as ever.
  expect(keepForLater('/markets')).toBe(false);
  goes('offline');
  act(() => expect(keepForLater('/ar/spot/ETHUSDT')).toBe(true));
  // The last one counts.
  act(() => expect(keepForLater('/ar/markets?sort=change')).toBe(true));
  expect(screen.getByRole('status').textContent).toContain('A link to the page you chose appears here');
  expect(screen.queryByRole('link')).toBeNull();
  goes('online');
  expect(screen.getByRole('status').textContent).toContain('You are back online.');
  expect(screen.getByRole('link', { name: /^Open chosen page/ }).getAttribute('href')).toBe('/ar/markets?sort=change');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('status')).toBeNull();
});

test('where nothing on the page would offer it later, a chosen page is opened as ever', () => {
  goes('offline');
  expect(keepForLater('/markets')).toBe(false);
  goes('online');
});

test('the screen in place of a page says what is wrong and offers a fresh start', async () => {
  render(
    <NextIntlClientProvider locale="en-US" messages={{ shell }} timeZone="UTC">
      <UnstablePage />
    </NextIntlClientProvider>,
  );
  await act(async () => vi.dynamicImportSettled());
  expect(screen.getByRole('heading').textContent).toBe(unstable);
  expect(screen.getByRole('button', { name: 'Refresh' })).toBeDefined();
});
