// The figures of the spot page and of an information page, against their bars.
import { addBusyRows } from '../busy/busy-rows.ts';
import { categories, informationBars, lighthouseScores, scoreBars } from './lighthouse.ts';
import { launch, layoutShift, scriptWeight } from './page.ts';
import { benchPageRate, informationPage } from './page-rate.ts';
import { benchPageTime } from './page-time.ts';
import { add } from '../rows.ts';
import { standingBars, standingScripts, weightOf } from './standing-scripts.ts';

const page = '/spot/BTCUSDT';

function addScores(url: string, path: string, device: 'desktop' | 'phone', performance: number): void {
  const scores = lighthouseScores(`${url}${path}`, device, 3);
  const bars = scoreBars(performance);
  for (const name of categories)
    add(`Lighthouse ${name} of ${path}, ${device}`, scores[name].toFixed(0), `at least ${bars[name]}`, scores[name] >= bars[name]);
}

/** A page that somebody came to read: light, quick to give, quick to show. */
async function addInformationRows(url: string): Promise<void> {
  const { pagesPerSecond, barePerSecond, ratio } = await benchPageRate(url);
  const rates = `${pagesPerSecond.toFixed(0)} to ${barePerSecond.toFixed(0)} a second`;
  add('Information pages against the barest page made beforehand', `${ratio.toFixed(2)} × (${rates})`, 'at least 0.8 ×', ratio >= 0.8);
  const { all } = await scriptWeight(`${url}${informationPage}`, 'footer');
  add(`JavaScript of ${informationPage}, gzip`, `${all.toFixed(0)} KB`, 'at most 150 KB', all <= 150);
  addScores(url, informationPage, 'desktop', informationBars.performance);
  addScores(url, informationPage, 'phone', informationBars.performance);
}

/** The script that a visitor waits for: what moves comes once the page stands. */
async function addStandingRows(url: string): Promise<void> {
  const browser = await launch();
  try {
    for (const [path, most] of standingBars) {
      const weight = weightOf(await standingScripts(await browser.newPage(), `${url}${path}`));
      add(`JavaScript until ${path} stands, gzip`, `${weight.toFixed(0)} KB`, `at most ${most} KB`, weight <= most);
    }
  } finally {
    await browser.close();
  }
  for (const [path] of standingBars) addScores(url, path, 'phone', 95);
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
  const { first, all } = await scriptWeight(`${url}${page}`, 'canvas');
  add(`JavaScript of ${page} before the first interaction, gzip`, `${first.toFixed(0)} KB`, 'at most 300 KB', first <= 300);
  add('In all, with its chart', `${all.toFixed(0)} KB`, 'at most 380 KB', all <= 380);
  const shift = await layoutShift(url);
  add(`Layout shift of ${page}`, shift.toFixed(4), 'at most 0.02', shift <= 0.02);
  await addBusyRows(url);
  addScores(url, page, 'desktop', 97);
  addScores(url, page, 'phone', 90);
  await addInformationRows(url);
  await addStandingRows(url);
}
