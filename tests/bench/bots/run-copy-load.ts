// npm run bench:copies: copies under load; `-- --leaders 10 --copies 200 --seconds 5 --orders 10` with fewer of them.
import { parseArgs } from 'node:util';

import { rows } from '../rows.ts';
import { benchCopyLoad } from './copy-load.ts';

const { values } = parseArgs({
  options: {
    leaders: { type: 'string', default: '200' },
    copies: { type: 'string', default: '20000' },
    seconds: { type: 'string', default: '60' },
    orders: { type: 'string', default: '10' },
  },
});
const [leaders = 0, copies = 0, seconds = 0, perSecond = 0] = [values.leaders, values.copies, values.seconds, values.orders].map(Number);
if (![leaders, copies, seconds, perSecond].every((number) => Number.isSafeInteger(number) && number > 0)) {
  console.error('usage: npm run bench:copies -- --leaders <number> --copies <number> --seconds <number> --orders <number a second>');
  process.exit(2);
}
await benchCopyLoad({ leaders, copies }, { seconds, perSecond });
console.table(rows);
