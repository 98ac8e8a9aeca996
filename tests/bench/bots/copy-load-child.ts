// The exchange under the load of copies, in a process of its own: gathers the crowd, and lets its leaders trade when it is told to.
import { startTestExchange } from '#tests/api/start-test-exchange.ts';
import { createTrader } from '#tests/api/trader.ts';

import { gatherCrowd } from './copy-crowd.ts';
import { CrowdTrades, type TradeRate } from './crowd-trades.ts';

const others = 4;
const [leadersText = '0', copiesText = '0'] = process.argv.slice(2);

const exchange = await startTestExchange();
const cookies: string[] = [];
for (let place = 0; place < others; place += 1) {
  const visitor = await createTrader(exchange, { USDT: ['ERC20', '10000'] });
  cookies.push(visitor.cookie());
}
const started = performance.now();
const crowd = await gatherCrowd(exchange, { leaders: Number(leadersText), copies: Number(copiesText) });
const gatheredMs = performance.now() - started;
const trades = new CrowdTrades(exchange, crowd);

process.on('message', (rate: TradeRate | 'stop') => {
  if (rate === 'stop') return void exchange.close().then(() => process.exit(0));
  void trades.run(rate).then((figures) => process.send?.({ figures }));
});
process.send?.({ url: exchange.url, cookies, gatheredMs });
