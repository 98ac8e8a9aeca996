// npm run lighthouse [-- path …]: what Lighthouse says of pages to read, phone and desktop, against the bars. Wants a quiet machine: the load is told beside each.
import { loadavg } from 'node:os';

import { ensureWebBuild } from '../../scripts/build/web-build.ts';
import { categories, informationBars, lighthouseScores } from './pages/lighthouse.ts';
import { informationPage } from './pages/page-rate.ts';
import { startMeasuredServer } from './server/server.ts';

const asked = process.argv.slice(2);
const paths =
  asked.length > 0 ? asked : [informationPage, '/futures/introduction/funding-rate', '/fees', '/help', '/help/start/first-trade'];
const runs = 3;

ensureWebBuild();
const server = await startMeasuredServer();
const rows = [];
try {
  // Not how long a server needs for what it has never been asked for.
  for (const path of paths) await (await fetch(`${server.url}${path}`)).text();
  for (const path of paths)
    for (const device of ['phone', 'desktop'] as const) {
      const scores = lighthouseScores(`${server.url}${path}`, device, runs);
      const isBelow = categories.some((name) => scores[name] < informationBars[name]);
      rows.push({ path, device, ...scores, below: isBelow, load: loadavg()[0]?.toFixed(1) });
    }
} finally {
  await server.stop();
}
console.table(rows);
console.log(`Medians of ${runs}; the bars: ${JSON.stringify(informationBars)}`);
if (rows.some(({ below }) => below)) process.exitCode = 1;
