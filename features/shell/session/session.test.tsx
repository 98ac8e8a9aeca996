// @vitest-environment jsdom
// A session that goes on, one that does not, and what is said of it.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod/mini';

import { LoadingOverlay } from '#components/ui/messages/loading-overlay.tsx';
import { ToastRegion } from '#components/ui/messages/toasts.tsx';
import { ApiError } from '#lib/api/api-error.ts';
import type { ApiClient } from '#lib/api/create-api-client.ts';
import { ApiClientContext } from '#lib/api/use-api.ts';
import { refreshSession } from '#lib/contract/calls/v1/user/session/refresh.ts';
import { useSessionEnd } from '#lib/session/session-end.ts';
import errors from '#locales/en-US/errors.json' with { type: 'json' };
import shell from '#locales/en-US/shell.json' with { type: 'json' };
import { prolongSession } from './prolong-session.ts';
import SessionEndedDialog from './session-ended-dialog.tsx';

vi.mock('#lib/i18n/navigation.ts', () => ({ usePathname: () => '/spot/BTCUSDT' }));

const reload = vi.fn<() => void>();
beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  reload.mockClear();
  // The functions that jsdom lacks: dialogs, and loading pages.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  vi.stubGlobal('location', { search: '?interval=1H', reload });
});
afterEach(() => {
  // As when the browser shows a page again that it had kept: nothing is waited for.
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** An exchange that takes a second. */
function exchange(refusal: ApiError | null) {
  const asked: string[] = [];
  const client: ApiClient = {
    call: async (call) => {
      asked.push(call.name);
      await new Promise((resolve) => setTimeout(resolve, 1000));
      if (refusal !== null) throw refusal;
      return z.parse(call.response, {});
    },
  };
  return { client, asked };
}

function show(client: ApiClient): void {
  render(
    <NextIntlClientProvider locale="en-US" messages={{ shell, errors }} timeZone="UTC">
      <ApiClientContext value={client}>
        <SessionEndedDialog />
        <ToastRegion />
        <LoadingOverlay label="Loading…" />
      </ApiClientContext>
    </NextIntlClientProvider>,
  );
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('the login leads back to the very address', () => {
  show(exchange(null).client);
  const link = screen.getByRole('link', { name: 'Log in' });
  expect(link.getAttribute('href')).toBe('/login?from=%2Fspot%2FBTCUSDT%3Finterval%3D1H');
});

test('a session that goes on starts the page afresh; the overlay is there while one waits, and until then', async () => {
  show(exchange(null).client);
  fireEvent.click(screen.getByRole('button', { name: 'Continue here' }));
  await pass(200);
  expect(screen.queryByText('Loading…')).toBeNull();
  await pass(200);
  expect(screen.getByRole('dialog', { name: 'Loading…' }).getAttribute('aria-busy')).toBe('true');
  expect(reload).not.toHaveBeenCalled();
  await pass(700);
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each([
  [new ApiError('00004', 'You are not logged in'), 'Log in to do this.'],
  [new ApiError('99999', 'The words of the exchange'), 'The words of the exchange'],
  [new ApiError('', 'Network Error'), errors.unanswered],
])('one that does not is told as an error, and the page stays', async (refusal, words) => {
  show(exchange(refusal).client);
  fireEvent.click(screen.getByRole('button', { name: 'Continue here' }));
  await pass(1000);
  expect(screen.getByText(words)).toBeDefined();
  expect(screen.queryByRole('dialog', { name: 'Loading…' })).toBeNull();
  expect(reload).not.toHaveBeenCalled();
  await pass(3000);
  expect(screen.queryByText(words)).toBeNull();
});

test('a session in use is prolonged once a day and user; what failed is tried again', async () => {
  const good = exchange(null);
  const at = async (client: ApiClient, userId: string, ms: number): Promise<void> => {
    const done = prolongSession(client, userId, ms);
    await vi.advanceTimersByTimeAsync(1000);
    await done;
  };
  const day = 24 * 3_600_000;
  const bad = exchange(new ApiError('', 'Network Error'));
  await at(bad.client, 'u1', 10 * day);
  await at(good.client, 'u1', 10 * day);
  await at(good.client, 'u1', 11 * day - 1);
  expect(good.asked).toEqual([refreshSession.name]);
  await at(good.client, 'u2', 10 * day + 5);
  await at(good.client, 'u2', 11 * day + 5);
  expect(good.asked).toHaveLength(3);
});

test('nobody who logs out is told that the session has ended', () => {
  useSessionEnd.setState({ ended: false, leaving: false });
  useSessionEnd.getState().end();
  expect(useSessionEnd.getState().ended).toBe(true);
  useSessionEnd.setState({ ended: false });
  useSessionEnd.getState().leave();
  useSessionEnd.getState().end();
  expect(useSessionEnd.getState().ended).toBe(false);
});
