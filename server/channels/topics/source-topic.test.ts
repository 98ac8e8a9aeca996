// The topic tells of the source: changes at once, a running clock every second, nothing else.
import { expect, test } from 'vitest';

import type { SourceState } from '#lib/contract/channels/source.ts';
import { sourceTopic } from './source-topic.ts';

const playing: SourceState = { mode: 'replay', state: 'playing', markets: ['ETHUSDT'], clockMs: 0, speed: 1, venue: '', notice: null };

/** The messages of twenty-five takes: 'T' or '.'; the state is changed before the take. */
function told(states: (take: number) => SourceState): string {
  let take = 0;
  const topic = sourceTopic(() => states(take));
  return Array.from({ length: 25 }, () => {
    take += 1;
    return topic.take() === null ? '.' : 'T';
  }).join('');
}

test('a running clock is told with every tenth take', () => {
  expect(told((take) => ({ ...playing, clockMs: take * 100 }))).toBe('.........T.........T.....');
});

test('the running clock of a world is told alike', () => {
  expect(told((take) => ({ ...playing, mode: 'world', markets: [], clockMs: take * 100 }))).toBe('.........T.........T.....');
});

test('a pause is told at once, and then nothing until somebody seeks', () => {
  const state = (take: number): SourceState => ({ ...playing, state: 'paused', clockMs: take < 20 ? 300 : 5000 });
  expect(told((take) => (take < 3 ? { ...playing, clockMs: take * 100 } : state(take)))).toBe('..T................T.....');
});

test('a live source is told when it falls back and when it comes back, whatever its clock does', () => {
  const live: SourceState = { ...playing, mode: 'live', state: 'following', venue: 'Elsewhere' };
  const down: SourceState = { ...live, state: 'fallen-back', markets: [], notice: 'liveUnreachable' };
  expect(told((take) => ({ ...(take >= 5 && take < 15 ? down : live), clockMs: take * 100 }))).toBe('....T.........T..........');
});

test('a simulation is told once', () => {
  expect(told((take) => ({ ...playing, mode: 'simulated', markets: [], clockMs: take * 100 }))).toBe('.........................');
});
