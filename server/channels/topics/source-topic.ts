// A topic of the source of the prices: told at once when it changes, every second while a recording or the clock of a world runs.
import type { SourceState } from '#lib/contract/channels/source.ts';
import type { Topic } from '../topic.ts';

/** Takes of 100 ms between two tellings of a clock that runs. */
const clockEvery = 10;

/** While it runs, the clock alone is no news; while it stands, another moment is. */
const sameNews = (a: SourceState, b: SourceState): boolean =>
  JSON.stringify({ ...a, clockMs: 0 }) === JSON.stringify({ ...b, clockMs: 0 }) &&
  (a.clockMs === b.clockMs || (b.state !== 'paused' && b.state !== 'finished'));

export function sourceTopic(read: () => SourceState): Topic {
  let told = read();
  let takes = 0;
  return {
    follows: 'nothing',
    ready: async () => {
      told = read();
    },
    snapshot: () => told,
    take: () => {
      const now = read();
      takes += 1;
      const isDue = (now.mode === 'replay' || now.mode === 'world') && now.state === 'playing' && takes >= clockEvery;
      if (!isDue && sameNews(told, now)) return null;
      takes = 0;
      told = now;
      return now;
    },
  };
}
