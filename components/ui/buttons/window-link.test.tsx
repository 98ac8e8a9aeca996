// @vitest-environment jsdom
// A press opens a window; where none is allowed, or a key asks for a tab, the link is a link.
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, expect, test, vi } from 'vitest';

import { WindowLink } from './window-link.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** True if the link is left to the browser. */
function press(held: { readonly ctrlKey?: boolean } = {}): boolean {
  render(
    <NextIntlClientProvider locale="de-DE" messages={{}} timeZone="UTC">
      <WindowLink path="/panel/book/BTCUSDT" label="Open in a new window" width={360} height={720} />
    </NextIntlClientProvider>,
  );
  const link = screen.getByRole('link', { name: 'Open in a new window' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/de/panel/book/BTCUSDT', '_blank']);
  const event = createEvent.click(link, held);
  fireEvent(link, event);
  return !event.defaultPrevented;
}

test('a window of the panel’s size, in the language of the page, brought to the front', () => {
  const opened = { focus: vi.fn<() => void>() };
  const open = vi.spyOn(window, 'open').mockReturnValue(Object.assign(Object.create(window), opened));
  expect(press()).toBe(false);
  expect(open.mock.calls).toEqual([['/de/panel/book/BTCUSDT', '/panel/book/BTCUSDT', 'popup,width=360,height=720']]);
  expect(opened.focus).toHaveBeenCalledOnce();
});

test('no window is allowed', () => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  expect(press()).toBe(true);
});

test('a tab is asked for', () => {
  const open = vi.spyOn(window, 'open');
  expect(press({ ctrlKey: true })).toBe(true);
  expect(open).not.toHaveBeenCalled();
});
