// @vitest-environment jsdom
// Kept answers: asked once, never old by themselves, made anew by what the user does, and nobody else's.
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';

import { defineCall } from '#lib/contract/call.ts';
import { nothing, reading } from '#lib/contract/wire/body.ts';
import { ApiError } from '../api-error.ts';
import { ApiPlaceContext, type ApiPlace } from '../api-place.ts';
import type { ApiClient } from '../create-api-client.ts';
import { endAnswers, forgetAnswers } from './kept-answers.ts';
import { queriesOf } from './query-client.ts';
import { queryKey } from './query-key.ts';
import { useAnswers } from './use-answers.ts';
import { useCall, type CallOptions } from './use-call.ts';
import { useChange } from './use-change.ts';

const noErrors: readonly never[] = [];
const getNotes = defineCall({
  name: 'getNotes',
  method: 'GET',
  path: 'v1/assets/notes',
  access: 'user',
  audience: 'everybody',
  scope: 'read',
  rateClass: 'read',
  request: reading({ coin: z.optional(z.string()) }),
  response: z.object({ text: z.string() }),
  errors: noErrors,
});
const setNote = defineCall({ ...getNotes, name: 'setNote', path: 'v1/assets/notes/set', method: 'POST', response: nothing });
const changed = [getNotes];

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The page of an account in a world; the exchange answers how often it was asked, for whom. */
function page(userId: string | null = 'u1', mode: 'live' | 'paper' = 'live') {
  const exchange: { asked: number; down: boolean; isOver: boolean; held: Promise<void> | null } = {
    asked: 0,
    down: false,
    isOver: false,
    held: null,
  };
  const client: ApiClient = {
    call: async (call) => {
      if (exchange.down) throw new ApiError('', 'Network Error');
      if (call.name === 'setNote') return z.parse(call.response, {});
      exchange.asked += 1;
      if (exchange.isOver) throw new ApiError('00004', 'no session');
      const text = `${userId ?? 'visitor'} ${mode} ${exchange.asked}`;
      await exchange.held;
      return z.parse(call.response, { text });
    },
  };
  const context = { baseUrl: '', locale: 'en', language: 'en_US', languageType: 0, userId, mode };
  const place: ApiPlace = { context, onMade: () => undefined, client };
  const wrapper = ({ children }: { readonly children: ReactNode }) => <ApiPlaceContext value={place}>{children}</ApiPlaceContext>;
  const ask = (options?: CallOptions<{ text: string }>, coin?: string) =>
    renderHook(() => useCall(getNotes, coin === undefined ? {} : { coin }, options), { wrapper });
  return { exchange, client, wrapper, ask };
}

const passing = (ms: number): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(ms));

test('asked once for all parts of a page, and never again by itself', async () => {
  const { exchange, ask } = page();
  const [one, other] = [ask(), ask()];
  await waitFor(() => expect(one.result.current.data?.text).toBe('u1 live 1'));
  expect(other.result.current.data?.text).toBe('u1 live 1');
  await passing(86_400_000);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
  });
  other.unmount();
  ask();
  await passing(1000);
  expect(exchange.asked).toBe(1);
});

test('another request has another answer', async () => {
  const { ask } = page();
  const one = ask();
  await waitFor(() => expect(one.result.current.data?.text).toBe('u1 live 1'));
  const other = ask({}, 'BTC');
  expect(other.result.current.data).toBeUndefined();
  await waitFor(() => expect(other.result.current.data?.text).toBe('u1 live 2'));
});

test('what the server knew is there at once and is not asked for again; it leaves with its page', async () => {
  const { exchange, ask } = page();
  const first = ask({ initial: { text: 'of the server' } });
  expect(first.result.current.data?.text).toBe('of the server');
  await passing(1000);
  expect(exchange.asked).toBe(0);
  first.unmount();
  await passing(10);
  expect(ask({ initial: { text: 'of the next page' } }).result.current.data?.text).toBe('of the next page');
});

test('what changes something makes the named answers anew, shown or not', async () => {
  const { exchange, ask, wrapper } = page();
  const shown = ask();
  const hidden = ask({}, 'BTC');
  await waitFor(() => expect(exchange.asked).toBe(2));
  hidden.unmount();
  const { result } = renderHook(() => useChange(setNote, changed), { wrapper });
  await act(() => result.current({}));
  await waitFor(() => expect(shown.result.current.data?.text).toBe('u1 live 3'));
  const again = ask({}, 'BTC');
  await waitFor(() => expect(again.result.current.data?.text).toBe('u1 live 4'));
  exchange.down = true;
  await expect(result.current({})).rejects.toBeInstanceOf(ApiError);
});

test('an answer that the user has made himself is shown without asking', async () => {
  const { exchange, ask, wrapper } = page();
  const shown = ask();
  await waitFor(() => expect(shown.result.current.data?.text).toBe('u1 live 1'));
  const { result } = renderHook(useAnswers, { wrapper });
  act(() => result.current.put(getNotes, {}, (known) => ({ text: `${known?.text} and mine` })));
  await waitFor(() => expect(shown.result.current.data?.text).toBe('u1 live 1 and mine'));
  expect(exchange.asked).toBe(1);
});

test('asked again in its own time, once for all who look', async () => {
  const { exchange, ask } = page();
  const first = ask({ everyMs: 3000 });
  await waitFor(() => expect(first.result.current.data).toBeDefined());
  await passing(1500);
  ask({ everyMs: 3000 });
  await passing(1600);
  expect(exchange.asked).toBe(2);
  await passing(3000);
  expect(exchange.asked).toBe(3);
});

test('once the session is over nothing is asked by the clock any more', async () => {
  const { exchange, ask } = page();
  const { result } = ask({ everyMs: 3000 });
  await waitFor(() => expect(result.current.data).toBeDefined());
  exchange.isOver = true;
  await passing(3100);
  expect(exchange.asked).toBe(2);
  await passing(30_000);
  expect(exchange.asked).toBe(2);
});

test('what failed without a network says so at once and is asked again when it is back', async () => {
  const { exchange, ask } = page();
  exchange.down = true;
  const { result } = ask();
  await waitFor(() => expect(result.current.error).toBeInstanceOf(ApiError));
  exchange.down = false;
  act(() => {
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
  });
  await waitFor(() => expect(result.current.data?.text).toBe('u1 live 1'));
});

test('keys are of one account and one world; calls about the person are of both', () => {
  const live = { account: 'u1', world: 'live' } as const;
  const others = [{ ...live, world: 'paper' } as const, { ...live, account: 'u2' }, { ...live, account: null }];
  for (const other of others) expect(queryKey(getNotes, other, {})).not.toEqual(queryKey(getNotes, live, {}));
  const getSettings = { name: 'getSettings', path: 'v1/user/settings/get' };
  expect(others.map((other) => queryKey(getSettings, other, {})[1])).toEqual(['u1', 'u2', 'visitor']);
  expect(queryKey(getSettings, { ...live, world: 'paper' }, {})).toEqual(queryKey(getSettings, live, {}));
});

test.each([
  ['somebody else', 'u2', 'live'],
  ['a visitor', null, 'live'],
  ['the other world', 'u1', 'paper'],
] as const)('%s sees nothing of what was kept', async (_, userId, mode) => {
  const before = page();
  const { result } = before.ask();
  await waitFor(() => expect(result.current.data?.text).toBe('u1 live 1'));
  const after = page(userId, mode).ask();
  expect(after.result.current.data).toBeUndefined();
  await waitFor(() => expect(after.result.current.data?.text).toBe(`${userId ?? 'visitor'} ${mode} 1`));
});

test('at the end of a session only what is seen stays, and it is asked for when it is shown again', async () => {
  const { exchange, client, ask } = page();
  const seen = ask();
  const left = ask({}, 'BTC');
  await waitFor(() => expect(exchange.asked).toBe(2));
  left.unmount();
  endAnswers(client);
  seen.rerender();
  await passing(1000);
  expect(exchange.asked).toBe(2);
  expect(seen.result.current.data?.text).toBe('u1 live 1');
  expect(queriesOf(client).getQueryCache().getAll()).toHaveLength(1);
  seen.unmount();
  exchange.down = true;
  const { result } = ask();
  await waitFor(() => expect(result.current.isError).toBe(true));
});

test('of another account or in another world nothing is kept', async () => {
  const { client, ask } = page();
  const { result } = ask();
  await waitFor(() => expect(result.current.data).toBeDefined());
  forgetAnswers(client);
  expect(queriesOf(client).getQueryCache().getAll()).toEqual([]);
  for (const forget of [forgetAnswers, endAnswers]) forget(null);
});

test('what is put is not undone by an answer that was asked for before: the call is asked again', async () => {
  const { exchange, wrapper } = page();
  const hold = (): (() => void) => {
    let release = (): void => undefined;
    exchange.held = new Promise((resolve) => (release = resolve));
    return () => release();
  };
  const releaseFirst = hold();
  const { result } = renderHook(() => ({ note: useCall(getNotes, {}), answers: useAnswers() }), { wrapper });
  await waitFor(() => expect(exchange.asked).toBe(1));
  const releaseSecond = hold();
  act(() => result.current.answers.put(getNotes, {}, () => ({ text: 'put' })));
  await waitFor(() => expect(result.current.note.data).toEqual({ text: 'put' }));
  releaseFirst();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect([result.current.note.data, exchange.asked]).toEqual([{ text: 'put' }, 2]);
  releaseSecond();
  await waitFor(() => expect(result.current.note.data).toEqual({ text: 'u1 live 2' }));
});
