// The figures of the spot page, against their bars.
import { addBusyRows } from './busy/busy-rows.ts';
import { lighthouseScores } from './lighthouse.ts';
import { layoutShift, scriptWeight } from './page.ts';
import { benchPageTime } from './page-time.ts';
import { add } from './rows.ts';

const page = '/spot/BTCUSDT';

const scoreBars = { desktop: 97, phone: 90 } as const;

function addScores(url: string, device: 'desktop' | 'phone'): void {
  const scores = lighthouseScores(url, device, 3);
  const bars = { performance: scoreBars[device], accessibility: 100, 'best-practices': 96, seo: 100 } as const;
  for (const name of ['performance', 'accessibility', 'best-practices', 'seo'] as const)
    add(`Lighthouse ${name} of ${page}, ${device}`, scores[name].toFixed(0), `at least ${bars[name]}`, scores[name] >= bars[name]);
}

export async function addPageRows(url: string): Promise<void> {
  const time = await benchPageTime(url);
  add(
    `Server time of ${page} against the barest page`,
    `${time.ratio.toFixed(1)} × (${time.spotP50Ms.toFixed(1)} ms to ${time.bareP50Ms.toFixed(1)} ms)`,
    'at most 3 ×',
    time.ratio <= 3,
  );
  const tail = time.crowdP99Ms / time.crowdP50Ms;
  const crowd = `${time.crowdP99Ms.toFixed(0)} ms to ${time.crowdP50Ms.toFixed(0)} ms`;
  add('Its p99 against its p50, ten visitors at once', `${tail.toFixed(1)} × (${crowd})`, 'at most 3 ×', tail <= 3);
  const { first, all } = await scriptWeight(url);
  add(`JavaScript of ${page} before the first interaction, gzip`, `${first.toFixed(0)} KB`, 'at most 300 KB', first <= 300);
  add('In all, with its chart', `${all.toFixed(0)} KB`, 'at most 380 KB', all <= 380);
  const shift = await layoutShift(url);
  add(`Layout shift of ${page}`, shift.toFixed(4), 'at most 0.02', shift <= 0.02);
  await addBusyRows(url);
  addScores(url, 'desktop');
  addScores(url, 'phone');
}
