// @vitest-environment jsdom
// An invitation: nobody joins by opening it, and whoever has no account comes back to it.
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { errorCodes } from '#lib/contract/errors.ts';
import { press, sampleRow, showWorlds, worldId } from '../on-screen.tsx';
import { JoinAccess } from './join-access.tsx';
import { JoinWorld } from './join-world.tsx';

vi.mock('#lib/i18n/navigation.ts', () => ({ Link: 'a' }));

const token = 'SnErmWBLpBOw15hA04MLyze1xCRsiCKh';
const location = {
  assign: vi.fn<(address: string) => void>(),
  reload: vi.fn<() => void>(),
  pathname: '/',
  search: '',
  href: 'https://meridian.example/',
};
beforeEach(() => vi.stubGlobal('location', location));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('joining is a press, and leads into the world', async () => {
  const sent = showWorlds(
    <JoinWorld token={token} access={null} />,
    { joinWorld: sampleRow({ role: 'trader', seatNumber: 2 }) },
    { tag: 'ar' },
  );
  expect(sent).toEqual([]);
  press('Join world');
  await waitFor(() => expect(location.assign).toHaveBeenCalledWith(`/ar/w/${worldId}`));
  expect(sent).toEqual([{ name: 'joinWorld', request: { token } }]);
});

test('a link that is over says so', async () => {
  showWorlds(<JoinWorld token={token} access={null} />, { joinWorld: errorCodes.linkOver });
  press('Join world');
  expect((await screen.findByRole('alert')).textContent).toBe('This link has been used or is no longer valid. Request a new one.');
  cleanup();
  showWorlds(<JoinWorld token={null} access={null} />);
  expect(screen.getByRole('alert').textContent).toBe('This link has been used or is no longer valid. Request a new one.');
  expect(screen.queryByRole('button', { name: 'Join world' })).toBeNull();
});

test('a visitor logs in or signs up and comes back, or tries the demo in place', async () => {
  const from = `/worlds/join/${token}`;
  const access = <JoinAccess from={from} offersGuests />;
  const sent = showWorlds(<JoinWorld token={token} access={access} />, { enterAsGuest: { userId: '7', userName: 'guest' } });
  expect(screen.queryByRole('button', { name: 'Join world' })).toBeNull();
  for (const [name, path] of [
    ['Log in', '/login'],
    ['Sign up', '/register'],
  ] as const)
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(`${path}?from=${encodeURIComponent(from)}`);
  press('Try the demo');
  await waitFor(() => expect(location.reload).toHaveBeenCalledOnce());
  expect(sent.map(({ name }) => name)).toEqual(['enterAsGuest']);
});
