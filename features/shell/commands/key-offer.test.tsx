// @vitest-environment jsdom
// The suggested keys are offered a single time: at the first desk, and at none after it.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { useOffered } from '#lib/commands/commands.ts';
import { useHotkeys } from '#lib/commands/hotkeys.ts';
import shell from '#locales/en-US/shell.json' with { type: 'json' };
import { CommandKeys } from './command-keys.tsx';
import { useCommandView } from './command-view.ts';

const showPage = () =>
  render(
    <NextIntlClientProvider locale="en-US" messages={{ shell }} timeZone="UTC">
      <CommandKeys pages={[]} />
    </NextIntlClientProvider>,
  );
const desk = (): void => useOffered.setState({ offers: new Map([['buy', () => undefined]]) });
const offer = () => screen.queryByRole('region', { name: 'Keyboard shortcuts' });
const keyOf = (name: string) => screen.getByText(name).querySelector('kbd')?.textContent;
let isWide = true;

beforeEach(() => {
  isWide = true;
  vi.stubGlobal('matchMedia', () => ({ matches: isWide }));
  // Like a device that nobody has used before; names may be said once per page, too.
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  useOffered.setState({ offers: new Map() });
  useHotkeys.setState({ bindings: {} });
  useCommandView.setState({ open: null });
});

test('nothing is offered on a phone, where nothing can be traded, or to somebody with keys', async () => {
  showPage();
  expect(offer()).toBeNull();
  isWide = false;
  desk();
  await import('./key-offer.tsx');
  await waitFor(() => expect(offer()).toBeNull());
  cleanup();
  isWide = true;
  useHotkeys.setState({ bindings: { buy: 'X' } });
  showPage();
  await waitFor(() => expect(offer()).toBeNull());
  expect(localStorage.getItem('meridian.said.keys')).toBeNull();
});

test('the first desk offers them, the next one does not; used, they are given and shown', async () => {
  desk();
  showPage();
  expect(await screen.findByRole('region', { name: 'Keyboard shortcuts' })).toBeTruthy();
  expect([keyOf('Buy'), keyOf('Sell'), keyOf('Cancel newest order')]).toEqual(['B', 'S', 'C']);
  expect(useHotkeys.getState().bindings).toEqual({});
  fireEvent.click(screen.getByRole('button', { name: 'Use suggested shortcuts' }));
  expect(offer()).toBeNull();
  expect(useHotkeys.getState().bindings).toMatchObject({ buy: 'B', sell: 'S', cancelAll: 'Shift+C' });
  expect(useCommandView.getState().open).toBe('keys');
  cleanup();
  useHotkeys.setState({ bindings: {} });
  useCommandView.setState({ open: null });
  showPage();
  await waitFor(() => expect(offer()).toBeNull());
  expect(localStorage.getItem('meridian.said.keys')).toBe('said');
});
