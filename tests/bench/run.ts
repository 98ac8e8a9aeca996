// npm run bench: one table of what is promised and what was measured, also written to bench/latest.json.
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';

import { ensureWebBuild } from '../../scripts/web-build.ts';
import { benchBook } from './book.ts';
import { benchCore } from './core.ts';
import { benchHttp } from './http.ts';
import { makeOrderStream } from './order-stream.ts';
import { lighthouseScore, scriptWeight } from './page.ts';
import { startMeasuredServer } from './server.ts';

type Row = { readonly what: string; readonly figure: string; readonly bar: string; readonly met: boolean };

const million = (perSecond: number): string => `${(perSecond / 1_000_000).toFixed(2)} M/s`;
const rows: Row[] = [];
const add = (what: string, figure: string, bar: string, met: boolean): void => {
  rows.push({ what, figure, bar, met });
  console.log(`${met ? '✓' : '✗'} ${what}: ${figure} (${bar})`);
};

const book = benchBook();
add(
  'Bare book against nodejs-order-book',
  `${book.ratio.toFixed(1)} × (${million(book.opsPerSecond)} to ${million(book.peerOpsPerSecond)})`,
  'at least 8 ×',
  book.ratio >= 8,
);

const core = benchCore(makeOrderStream(200_000, 42));
const coreRatio = core / book.peerOpsPerSecond;
add(
  'Whole core, 1,000 accounts, synced to disk',
  `${coreRatio.toFixed(2)} × its bare book (${million(core)})`,
  'at least 0.7 ×',
  coreRatio >= 0.7,
);

ensureWebBuild();
const server = await startMeasuredServer();
try {
  const http = await benchHttp(server.url);
  const milliseconds = `${http.placeP50Ms.toFixed(2)} ms to ${http.emptyP50Ms.toFixed(2)} ms`;
  add('Place order over HTTP, p50 against an empty call', `${http.ratio.toFixed(1)} × (${milliseconds})`, 'at most 4 ×', http.ratio <= 4);
  const weight = await scriptWeight(server.url);
  add('JavaScript of /spot/BTCUSDT, gzip', `${weight.toFixed(0)} KB`, 'at most 340 KB', weight <= 340);
  const score = lighthouseScore(server.url, 3);
  add('Lighthouse performance of /spot/BTCUSDT, desktop', score.toFixed(0), 'at least 92', score >= 92);
} finally {
  await server.stop();
}

console.table(rows.map(({ what, figure, bar, met }) => ({ what, figure, bar, met })));
mkdirSync('bench', { recursive: true });
writeFileSync(
  'bench/latest.json',
  `${JSON.stringify({ takenAt: new Date().toISOString(), cores: cpus().length, node: process.version, rows }, null, 2)}\n`,
);
