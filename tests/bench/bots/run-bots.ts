// npm run bench:bots: the rows of the bots alone; `-- --bots 2000` with fewer of them.
import { parseArgs } from 'node:util';

import { ensureWebBuild } from '../../../scripts/build/web-build.ts';
import { rows } from '../rows.ts';
import { botCount } from './bot-markets.ts';
import { addBotHttpRow, addBotRows } from './bot-rows.ts';

const { values } = parseArgs({ options: { bots: { type: 'string', default: String(botCount) } } });
const bots = Number(values.bots);
if (!Number.isSafeInteger(bots) || bots < 1) {
  console.error('usage: npm run bench:bots -- --bots <whole number>');
  process.exit(2);
}
await addBotRows(bots);
ensureWebBuild();
await addBotHttpRow(bots);
console.table(rows);
