// npm run crawl: reads every page of the sitemap in every language, follows every link, and says what is wrong.
// `--url` a running server of this machine instead of one of its own; `--languages en,ar` only these; `--browser` also opens
// all pages of the first language, and what leads to the others of the rest, in a real browser.
import { parseArgs } from 'node:util';

import { crawlSite, languageOf } from './crawl/crawl-site.ts';
import type { Fault } from './crawl/judge-site.ts';
import { watchBrowser } from './crawl/watch-browser.ts';
import { onServer } from './site/on-server.ts';

const { values } = parseArgs({
  options: { url: { type: 'string' }, languages: { type: 'string' }, browser: { type: 'boolean', default: false } },
});
const shownFaults = 200;
const keyPages = /^(\/|\/markets|\/futures|\/spot\/BTCUSDT|\/futures\/usdt\/BTCUSDT|\/help|\/futures\/introduction\/funding-rate)$/;

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const everyHundred =
  (what: string) =>
  (count: number): void => {
    if (count % 100 === 0) say(`  ${count} ${what} …`);
  };

/** The path of an address without its language. */
function plainPath(address: string): string {
  const { pathname } = new URL(address);
  const { code } = languageOf(address);
  return pathname === `/${code}` ? '/' : pathname.replace(new RegExp(`^/${code}(?=/)`), '');
}

async function run(origin: string): Promise<void> {
  const started = performance.now();
  const codes = values.languages?.split(',') ?? [];
  const isWanted = (address: string): boolean => codes.length === 0 || codes.includes(languageOf(address).code);
  const found = await crawlSite(origin, (listed) => listed.filter(isWanted), everyHundred('pages read'));
  const faults: Fault[] = [...found.faults];
  const [first] = found.addresses.map((address) => languageOf(address).code).toSorted((a, b) => Number(b === 'en') - Number(a === 'en'));
  const sample = values.browser ? found.addresses.filter((one) => languageOf(one).code === first || keyPages.test(plainPath(one))) : [];
  if (sample.length > 0) faults.push(...(await watchBrowser(sample, everyHundred('pages opened'))));
  for (const { address, what } of faults.slice(0, shownFaults)) say(`✗ ${address} ${what}`);
  if (faults.length > shownFaults) say(`… and ${faults.length - shownFaults} more`);
  const languages = new Set(found.addresses.map((address) => languageOf(address).code));
  say(
    `${found.addresses.length} pages in ${languages.size} languages from ${found.sitemaps} sitemaps, ${found.links} addresses linked ` +
      `(${found.redirects} redirects that are meant), ${found.blocks} blocks of structured data, ${sample.length} pages in a browser; ` +
      `${faults.length} faults; ${Math.round((performance.now() - started) / 1000)} s`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
}

await onServer(values.url, run);
