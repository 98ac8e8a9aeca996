// @vitest-environment jsdom
// Back on a phone: it closes what is open and leaves the page only then; whatever closes otherwise leaves nothing in the history.
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { useBackCloses } from './use-back-closes.ts';

let isPhone = true;
beforeEach(() => {
  isPhone = true;
  vi.stubGlobal('matchMedia', () => ({ matches: isPhone }));
});
afterEach(async () => {
  cleanup();
  await settled();
  vi.unstubAllGlobals();
});

/** jsdom travels in turns of its own; nothing here takes longer. */
const settled = (): Promise<void> => act(() => new Promise<void>((resolve) => setTimeout(resolve, 60)));
const back = async (): Promise<void> => {
  window.history.back();
  await settled();
};
const depth = (): unknown => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'openLayers' in state ? state.openLayers : undefined;
};

function Sheet({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  useBackCloses(open, onClose);
  return null;
}

test('Back closes the sheet, and the page that was there before is left to the next one', async () => {
  window.history.pushState(null, '', '/first');
  window.history.pushState(null, '', '/second');
  const heard = vi.fn<() => void>();
  window.addEventListener('popstate', heard);
  const close = vi.fn<() => void>(() => rerender(<Sheet open={false} onClose={close} />));
  const { rerender } = render(<Sheet open onClose={close} />);
  await settled();
  expect(depth()).toBe(1);
  await back();
  expect(close).toHaveBeenCalledTimes(1);
  expect(window.location.pathname).toBe('/second');
  expect(heard).not.toHaveBeenCalled();
  await back();
  expect(window.location.pathname).toBe('/first');
  expect(heard).toHaveBeenCalledTimes(1);
  window.removeEventListener('popstate', heard);
});

test('closed by its button, nothing of it is left: one Back leaves the page', async () => {
  window.history.pushState(null, '', '/first');
  window.history.pushState(null, '', '/second');
  const { rerender } = render(<Sheet open onClose={() => undefined} />);
  await settled();
  rerender(<Sheet open={false} onClose={() => undefined} />);
  await settled();
  expect(depth()).toBeUndefined();
  expect(window.location.pathname).toBe('/second');
  await back();
  expect(window.location.pathname).toBe('/first');
});

test('of two, Back closes the one on top first; one that takes the place of another needs no entry of its own', async () => {
  window.history.pushState(null, '', '/second');
  const below = vi.fn<() => void>();
  const above = vi.fn<() => void>();
  const page = (first: boolean, second: boolean) => (
    <>
      <Sheet open={first} onClose={below} />
      <Sheet open={second} onClose={above} />
    </>
  );
  const { rerender } = render(page(true, true));
  await settled();
  expect(depth()).toBe(2);
  above.mockImplementation(() => rerender(page(true, false)));
  await back();
  expect([above.mock.calls.length, below.mock.calls.length, depth()]).toEqual([1, 0, 1]);
  const length = window.history.length;
  rerender(page(false, true));
  await settled();
  expect([depth(), window.history.length]).toEqual([1, length]);
});

test('one that will not close stays, with its entry', async () => {
  window.history.pushState(null, '', '/second');
  const close = vi.fn<() => void>();
  render(<Sheet open onClose={close} />);
  await settled();
  await back();
  expect(close).toHaveBeenCalledTimes(1);
  await expect.poll(depth).toBe(1);
  expect(window.location.pathname).toBe('/second');
});

test('the address that was written while it was open is kept', async () => {
  window.history.pushState(null, '', '/second');
  const { rerender } = render(<Sheet open onClose={() => undefined} />);
  await settled();
  window.history.replaceState(null, '', '/second?interval=1H');
  rerender(<Sheet open={false} onClose={() => undefined} />);
  await settled();
  expect(window.location.search).toBe('?interval=1H');
});

test('where another page was opened from it, Back leads past its entry', async () => {
  window.history.pushState(null, '', '/first');
  const { unmount } = render(<Sheet open onClose={() => undefined} />);
  await settled();
  window.history.pushState(null, '', '/second');
  unmount();
  await settled();
  expect(window.location.pathname).toBe('/second');
  await back();
  expect([window.location.pathname, depth()]).toEqual(['/first', undefined]);
});

test('beside a mouse dialogs are no places', async () => {
  isPhone = false;
  window.history.pushState(null, '', '/second');
  render(<Sheet open onClose={() => undefined} />);
  await settled();
  expect(depth()).toBeUndefined();
});
