// @vitest-environment jsdom
// The tip of the notice board's switch: once, on the first page that shows it, until it is understood or the page is left.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import shell from '#locales/en-US/shell.json' with { type: 'json' };
import { NoticeBoard } from './notice-board.tsx';
import { SwitchTipContext } from './use-switch-tip.ts';

const said = 'The switch is here';

const show = () =>
  render(
    <NextIntlClientProvider locale="en-US" messages={{ shell }} timeZone="UTC">
      <SwitchTipContext value={said}>
        <NoticeBoard initial={[]} />
      </SwitchTipContext>
    </NextIntlClientProvider>,
  );

let isWide = true;
beforeEach(() => {
  isWide = true;
  vi.stubGlobal('matchMedia', () => ({ matches: isWide }));
});
afterEach(cleanup);

test('on a phone, where the switch is in the drawer, nothing is said and nothing is used up', async () => {
  isWide = false;
  show();
  await act(() => Promise.resolve());
  expect(screen.queryByText(said)).toBeNull();
  expect(window.localStorage.getItem('meridian.said.notice-board')).toBeNull();
});

test('it is said once: shown is said, whether or not somebody has pressed OK', async () => {
  const { unmount } = show();
  expect(await screen.findByText(said)).toBeDefined();
  expect(window.localStorage.getItem('meridian.said.notice-board')).toBe('said');
  fireEvent.click(screen.getByRole('button', { name: shell.noticeBoard.understood }));
  expect(screen.queryByText(said)).toBeNull();
  unmount();
  show();
  await act(() => Promise.resolve());
  expect(screen.queryByText(said)).toBeNull();
});
