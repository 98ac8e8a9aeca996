// @vitest-environment jsdom
// The tip of the notice board's switch: once, on the first page that shows it, until it is understood or the page is left.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import shell from '#locales/en-US/shell.json' with { type: 'json' };
import { askDeviceOfTip } from './first-paint.ts';
import { NoticeBoard } from './notice-board.tsx';
import { SwitchTipContext } from './use-switch-tip.ts';

let path = '/markets';
vi.mock('#lib/i18n/navigation.ts', () => ({ Link: 'a', usePathname: () => path }));

const said = 'The switch is here';

const shown = () => (
  <NextIntlClientProvider locale="en-US" messages={{ shell }} timeZone="UTC">
    <SwitchTipContext value={said}>
      <NoticeBoard initial={[]} />
    </SwitchTipContext>
  </NextIntlClientProvider>
);
const show = () => render(shown());

let isWide = true;
beforeEach(() => {
  isWide = true;
  path = '/markets';
  vi.stubGlobal('matchMedia', () => ({ matches: isWide }));
  window.localStorage.clear();
  delete document.documentElement.dataset['switchTip'];
});
afterEach(cleanup);

/** As the browser does it in the head of the document, before anything is painted. */
const beginDocument = (): void => {
  const script = document.createElement('script');
  script.textContent = askDeviceOfTip;
  document.head.append(script);
  script.remove();
};
const isMarked = (): boolean => 'switchTip' in document.documentElement.dataset;
const wasSaid = (): boolean => window.localStorage.getItem('meridian.said.notice-board') !== null;

test('on a phone, where the switch is in the drawer, nothing is used up', async () => {
  isWide = false;
  beginDocument();
  show();
  await vi.dynamicImportSettled();
  expect(wasSaid()).toBe(false);
});

test('its place is there from the first paint: the server draws it, and the document is marked for who has not seen it', () => {
  beginDocument();
  expect(isMarked()).toBe(true);
  expect(renderToString(shown())).toContain(said);
});

test('it is said once: shown is said, whether or not somebody has pressed OK', async () => {
  beginDocument();
  const { unmount } = show();
  expect(screen.getByText(said)).toBeDefined();
  await vi.dynamicImportSettled();
  expect(wasSaid()).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: shell.noticeBoard.understood }));
  expect(screen.queryByText(said)).toBeNull();
  unmount();
  delete document.documentElement.dataset['switchTip'];
  beginDocument();
  expect(isMarked()).toBe(false);
});

test('where the page was not marked, nothing is used up', async () => {
  show();
  await vi.dynamicImportSettled();
  expect(wasSaid()).toBe(false);
});

test('the front page says nothing of it and uses nothing up', async () => {
  path = '/';
  beginDocument();
  show();
  await vi.dynamicImportSettled();
  expect(screen.queryByText(said)).toBeNull();
  expect(wasSaid()).toBe(false);
});
