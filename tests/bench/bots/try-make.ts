import { cpSync } from 'node:fs';
import { makeBotFolder } from './bot-venue.ts';
const [n = '0', to = '', grids = '10'] = process.argv.slice(2);
const t = performance.now();
const folder = await makeBotFolder(Number(n), Number(grids));
cpSync(folder, to, { recursive: true });
console.log('made', n, performance.now() - t);
