// @vitest-environment jsdom
// The list of worlds, and the form of a new one.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { ApiError } from '#lib/api/api-error.ts';
import { press, sampleRow, showWorlds, type, worldId } from '../on-screen.tsx';
import type { OfferedMarket } from '../create/offered-market.ts';
import { CreateDialog } from '../create/create-dialog.tsx';
import { WorldList } from './world-list.tsx';

vi.mock('#lib/i18n/navigation.ts', () => ({ Link: 'a' }));

const assign = vi.fn<(address: string) => void>();
beforeEach(() => {
  // The functions that jsdom lacks.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  vi.stubGlobal('location', { assign, origin: 'https://meridian.example', pathname: '/', search: '', href: 'https://meridian.example/' });
});
afterEach(() => {
  cleanup();
  assign.mockReset();
  vi.unstubAllGlobals();
});

const markets: readonly OfferedMarket[] = [
  { symbol: 'BTCUSDT', name: 'BTC/USDT', line: 'spot' },
  { symbol: 'ETHUSDT', name: 'ETH/USDT', line: 'spot' },
  { symbol: 'BTCUSDT_UMCBL', name: 'BTCUSDT', line: 'futures' },
];
const mine = sampleRow();
const others = sampleRow({ worldId: '0123456789abcdef', name: 'Team', role: 'onlooker', seatNumber: null, kept: true, clock: null });

test('each world is told with its role, its state, its time, and how long it stays', () => {
  showWorlds(<WorldList initial={[mine, others]} markets={markets} />, { getWorlds: { list: [mine, others] } }, { tag: 'de-DE' });
  const [first, second] = screen.getAllByRole('listitem');
  expect(first?.textContent).toMatch(
    /Crash rehearsal.*Owner.*Paused.*2026-01-31 12:00:00.*Deleted on .*2026-02-07.* if not opened.*1\.2 MB/,
  );
  expect(second?.textContent).toMatch(/Team.*Viewer.*Inactive.*No automatic deletion/);
  expect(screen.getByRole('link', { name: 'Open world: Crash rehearsal' })).toHaveProperty('pathname', `/de/w/${worldId}`);
});

test('limits are said beforehand, and no more is offered than one may have', () => {
  const five = ['a', 'b', 'c', 'd', 'e'].map((end) => sampleRow({ worldId: `e449b383c537a3f${end}` }));
  showWorlds(<WorldList initial={[...five, others]} markets={markets} />, { getWorlds: { list: five } }, { isGuest: true });
  expect(screen.getByText('Your account can have 5 worlds, 1 of them active.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Create world' })).toHaveProperty('disabled', true);
});

test('without worlds the list says so, and offers the first one', () => {
  showWorlds(<WorldList initial={[]} markets={markets} />, { getWorlds: { list: [] } });
  expect(screen.getByText('You have no worlds yet.')).toBeDefined();
  expect(screen.getAllByRole('button', { name: 'Create world' })).toHaveLength(1);
});

const showForm = (answer: object | string = mine) =>
  showWorlds(<CreateDialog markets={markets} onClose={() => undefined} />, { createWorld: answer }, { tag: 'de-DE' });

test('a world is made with a name and two markets, and opened by a full load', async () => {
  const sent = showForm();
  press('Create world');
  expect((await screen.findByRole('alert')).textContent).toBe('Enter a name.');
  type('World name', 'Crash rehearsal');
  fireEvent.click(screen.getByRole('radio', { name: 'Purple' }));
  press('Create world');
  await waitFor(() => expect(assign).toHaveBeenCalledWith(`/de/w/${worldId}`));
  expect(sent[0]).toEqual({
    name: 'createWorld',
    request: { name: 'Crash rehearsal', colour: 'violet', symbols: ['BTCUSDT', 'BTCUSDT_UMCBL'], gridMs: 250, prices: 'now' },
  });
});

test('markets, interval, seed and start are chosen', async () => {
  const sent = showForm();
  type('World name', 'Mine');
  fireEvent.change(screen.getByRole('combobox', { name: 'Add spot market' }), { target: { value: 'ETHUSDT' } });
  press('Remove BTCUSDT perpetual');
  press('Remove BTC/USDT');
  expect(screen.getByRole('button', { name: 'Remove ETH/USDT' })).toHaveProperty('disabled', true);
  fireEvent.click(screen.getByRole('radio', { name: '15 s, unlimited speed' }));
  expect(screen.queryByLabelText('Start time')).toBeNull();
  fireEvent.change(screen.getByRole('combobox', { name: 'Price source' }), { target: { value: 'seed' } });
  type('Price seed', 'monday');
  type('Start time', '2026-01-31T12:00');
  press('Create world');
  await waitFor(() =>
    expect(sent[0]?.request).toEqual({
      name: 'Mine',
      colour: 'blue',
      symbols: ['ETHUSDT'],
      gridMs: 15_000,
      seed: 'monday',
      startMs: Date.UTC(2026, 0, 31, 12),
    }),
  );
});

/** A file as the browser hands it over; jsdom's has no text. */
const chosen = (text: () => Promise<string>, bytes = 10): File =>
  Object.defineProperties(new File([], 'january.csv'), { text: { value: text }, size: { value: bytes } });

test('a file is the market: its limits are said before, and a refusal has its line', async () => {
  const sent = showWorlds(
    <CreateDialog markets={markets} onClose={() => undefined} />,
    {
      createWorld: () => {
        throw new ApiError('52770', 'no', { line: '3', reason: 'a quote is not closed' });
      },
    },
    { tag: 'de-DE' },
  );
  const choose = (file: File): void => void fireEvent.change(screen.getByLabelText('Price file'), { target: { files: [file] } });
  const refused = async (text: string) => {
    press('Create world');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(text));
  };
  type('World name', 'Mine');
  fireEvent.change(screen.getByRole('combobox', { name: 'Price source' }), { target: { value: 'file' } });
  expect(screen.getByText(/CSV file, up to 30 days/)).toBeDefined();
  await refused('Choose a file.');
  choose(chosen(async () => 'x', 7_000_001));
  await refused('The file is too large (max 7 MB).');
  choose(chosen(() => Promise.reject(new Error('gone'))));
  await refused('The file could not be opened.');
  expect(sent).toEqual([]);
  choose(chosen(async () => 'timestamp,open'));
  expect(screen.getByText('january.csv')).toBeDefined();
  await refused('The file can’t be used. Line 3: a quote is not closed');
  expect(sent[0]?.request).toEqual({
    name: 'Mine',
    colour: 'blue',
    symbols: ['BTCUSDT', 'BTCUSDT_UMCBL'],
    gridMs: 250,
    tape: { name: 'january.csv', text: 'timestamp,open' },
  });
});

test('a refusal stays in the form', async () => {
  showForm('50405');
  const dialog = screen.getByRole('dialog', { name: 'Create world' });
  type('World name', 'Mine');
  press('Create world');
  expect((await within(dialog).findByRole('alert')).textContent).toBe('No more worlds can be opened right now. Try again later.');
  expect(assign).not.toHaveBeenCalled();
});
