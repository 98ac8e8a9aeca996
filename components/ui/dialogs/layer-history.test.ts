// @vitest-environment jsdom
// Sheets over a page and the browser's history: Back closes a sheet, a sheet that is closed takes its entry with it, and a link that closes one is not called off.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { enterLayer, leaveForPage } from './layer-history.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

const openNow = (): unknown => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'openLayers' in state ? (state.openLayers ?? 0) : 0;
};

test('Back closes the innermost sheet, and nobody else hears of it', async () => {
  const before = window.history.length;
  const [outer, inner] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const leaveOuter = enterLayer({ close: outer });
  vi.runAllTimers();
  const leaveInner = enterLayer({ close: inner });
  vi.runAllTimers();
  expect([window.history.length - before, openNow()]).toEqual([2, 2]);
  const heard = vi.fn<() => void>();
  window.addEventListener('popstate', heard);
  inner.mockImplementation(leaveInner);
  window.history.back();
  await expect.poll(() => inner.mock.calls.length).toBeGreaterThan(0);
  vi.runAllTimers();
  expect([inner.mock.calls.length, outer.mock.calls.length, openNow(), heard.mock.calls.length]).toEqual([1, 0, 1, 0]);
  // Closed by its own button, it goes back by itself.
  leaveOuter();
  vi.runAllTimers();
  await expect.poll(openNow).toBe(0);
  expect([openNow(), heard.mock.calls.length]).toEqual([0, 0]);
  window.removeEventListener('popstate', heard);
});

test('a sheet that closes a moment after Back leaves no entry for the next Back', async () => {
  const close = vi.fn<() => void>();
  const leave = enterLayer({ close });
  vi.runAllTimers();
  const written = vi.spyOn(window.history, 'pushState');
  close.mockImplementation(() => void setTimeout(leave, 50));
  window.history.back();
  await expect.poll(() => close.mock.calls.length).toBe(1);
  vi.runAllTimers();
  expect([openNow(), written.mock.calls.length]).toEqual([0, 0]);
  written.mockRestore();
});

test('an address that was written while a sheet was open is kept when it closes', async () => {
  const leave = enterLayer({ close: () => undefined });
  vi.runAllTimers();
  window.history.replaceState({ ...window.history.state }, '', '/markets?group=new');
  leave();
  vi.runAllTimers();
  await expect.poll(openNow).toBe(0);
  expect([window.location.search, openNow()]).toEqual(['?group=new', 0]);
});

test('a sheet that closes while a program leads on to another page leaves its entry there', () => {
  const leave = enterLayer({ close: () => undefined });
  vi.runAllTimers();
  const depth = openNow();
  const back = vi.spyOn(window.history, 'go');
  leaveForPage();
  leave();
  vi.runAllTimers();
  expect([back.mock.calls.length, openNow()]).toEqual([0, depth]);
  back.mockRestore();
});

test.each([
  ['a link', '<a href="#there"><span>There</span></a>'],
  ['an entry of a list', '<ul role="listbox"><li role="option"><span>BTC</span></li></ul>'],
  ['an entry of a menu', '<ul role="menu"><li role="menuitem"><span>Orders</span></li></ul>'],
])('%s that closes its sheet leads on: nothing goes back while the next page is on its way', (_, html) => {
  document.body.innerHTML = html;
  const leave = enterLayer({ close: () => undefined });
  vi.runAllTimers();
  const depth = openNow();
  const back = vi.spyOn(window.history, 'go');
  document.querySelector('span')?.addEventListener('click', leave);
  document.querySelector('a')?.addEventListener('click', (event) => event.preventDefault());
  document.querySelector('span')?.click();
  vi.runAllTimers();
  expect([back.mock.calls.length, openNow()]).toEqual([0, depth]);
  back.mockRestore();
});
