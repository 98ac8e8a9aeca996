// The figures that information pages are drawn from, over the wire: what an index is made of, fees and levels, and files that leave nothing out.
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { exportDeliveries } from '#lib/contract/calls/v1/mcp/contract/delivery/export.ts';
import { getFundingRates } from '#lib/contract/calls/v1/mcp/market/capital/feeRate/list.ts';
import { getIndexComposition } from '#lib/contract/calls/v1/mcp/market/index/composition.ts';
import { exportSettledFunding } from '#lib/contract/calls/v1/mcp/market/settle/feeRate/export.ts';
import { getCoins } from '#lib/contract/calls/v1/mix/public/getCoinConfigList.ts';
import { getVipRules } from '#lib/contract/calls/v1/mix/vip/landingPage/getVipRulesConfig.ts';
import { ticks } from '#server/engine/units.ts';
import type { IndexMakeUp } from '#server/market/contracts/prices/price-world.ts';
import { simulated } from '#server/market/start-market.ts';
import { contractOf } from '../futures/contract-market.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createVisitor, type Visitor } from '../visitor.ts';
import { patiently } from '#tests/api/patiently.ts';

const saidMs = 1_800_000_000_000;
/** Two that count, one that is too far away, one that says no number. */
const madeUp: IndexMakeUp = {
  timeMs: saidMs + 500,
  price: '100.25',
  sources: [
    { name: 'One', weight: '0.3', state: 'used', price: '100', saidMs },
    { name: 'Two', weight: '0.1', state: 'used', price: '101', saidMs },
    { name: 'Three', weight: '0.4', state: 'out', price: '120', saidMs },
    { name: 'Four', weight: '0.2', state: 'silent', price: 'NaN', saidMs: null },
  ],
};
const rules = {
  maxAgeMs: 10_000,
  outAboveRate: '0.02',
  backWithinRate: '0.01',
  basisEveryMs: 5000,
  basisKeptMs: 300_000,
  averagingMs: 1_800_000,
};

let exchange: TestExchange;
let visitor: Visitor;
beforeAll(async () => {
  const indexes = { rules, madeOf: ({ indexCoin }: { readonly indexCoin: string }) => (indexCoin === 'BTC' ? madeUp : null) };
  exchange = await startTestExchange({ market: { ...simulated, scenarios: null, indexes } });
  visitor = createVisitor(exchange);
});
afterAll(() => exchange.close());

const rowsOf = async (path: string): Promise<readonly (readonly string[])[]> => {
  const answer = await fetch(`${exchange.url}/api/${path}`);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w-]+\.csv"$/);
  const lines = (await answer.text()).split('\r\n');
  expect(lines.pop()).toBe('');
  return lines.map((line) => line.split(','));
};

test('who counts in an index counts by weight among those who do; whoever is out or silent counts nothing', async () => {
  const made = await visitor.call(getIndexComposition, { symbolId: 'BTCUSDT_UMCBL' });
  expect(made).toMatchObject({ baseCoin: 'BTC', quoteCoin: 'USDT', indexPrice: '100.25', timeMs: saidMs + 500, rules });
  expect(made.sources.map(({ name, share, price, state }) => [name, share, price, state])).toEqual([
    ['One', '0.75', '100', 'used'],
    ['Two', '0.25', '101', 'used'],
    ['Three', '0', '120', 'out'],
    ['Four', '0', null, 'silent'],
  ]);
  // The play money stands for the coin that it is like.
  expect(await visitor.call(getIndexComposition, { symbolId: 'SBTCSUSDT_SUMCBL' })).toMatchObject({ baseCoin: 'BTC', quoteCoin: 'USDT' });
  expect(await visitor.call(getIndexComposition, { symbolId: 'ETHUSDT_UMCBL' })).toMatchObject({
    indexPrice: null,
    timeMs: 0,
    sources: [],
  });
});

test('the file of fundings has every slot there ever was, newest first, to the last digit', async () => {
  const { marketId } = contractOf(exchange, 'BTCUSDT_UMCBL');
  const intervalMs = 8 * 3_600_000;
  const count = 1600;
  const first = Math.floor(Date.now() / intervalMs) - count;
  const replies = await exchange.client.submitAll(
    Array.from({ length: count }, (_, place) => ({
      type: 'settle-funding' as const,
      marketId,
      slotMs: (first + place) * intervalMs,
      rateE8: place - 800,
    })),
  );
  expect(replies.every(({ ok }) => ok)).toBe(true);
  await exchange.projections.caughtUp(exchange.client.status().sequence);
  const [head, ...rows] = await rowsOf(`${exportSettledFunding.path}?symbolId=BTCUSDT_UMCBL`);
  expect(head).toEqual(['contract', 'settledAt', 'fundingRate', 'markPrice']);
  expect(rows).toHaveLength(count);
  expect(rows[0]).toEqual(['BTCUSDT_UMCBL', new Date((first + count - 1) * intervalMs).toISOString(), '0.00000799', '96000.0']);
  expect(rows.at(-1)).toEqual(['BTCUSDT_UMCBL', new Date(first * intervalMs).toISOString(), '-0.000008', '96000.0']);
  expect(new Set(rows.map(([, at]) => at)).size).toBe(count);
});

test('the file of deliveries has what was delivered with its price, and nothing that still waits', async () => {
  const path = `${exportDeliveries.path}?format=csv&businessLine=11`;
  expect(await rowsOf(path)).toEqual([['contract', 'line', 'deliveredAt', 'deliveryPrice', 'quoteCoin']]);
  // One that has just ended.
  const [first] = exchange.listings.contracts().filter(({ contract }) => contract.symbolType === 'delivery');
  const terms = first?.contract.rules.contract;
  if (first === undefined || terms === undefined) throw new Error('no dated contract');
  const [marketId, deliveryMs] = [65_000, Date.now() - 5];
  const contract = { ...first.contract, name: 'OVER', rules: { ...first.contract.rules, marketId, contract: { ...terms, deliveryMs } } };
  const over = { ...first, marketId, symbol: 'OVER_DMCBL', contract };
  exchange.listings.listContracts([over]);
  const replies = await exchange.client.submitAll([
    { type: 'list-market', rules: contract.rules },
    { type: 'set-mark-price', marketId, markTicks: ticks(500_000), indexTicks: ticks(500_000) },
    { type: 'settle-delivery', marketId, priceTicks: ticks(501_234) },
  ]);
  expect(replies.map(({ ok }) => ok)).toEqual([true, true, true]);
  await exchange.projections.caughtUp(exchange.client.status().sequence);
  // 501,234 ticks of a tenth of a dollar.
  const row = ['OVER_DMCBL', 'usd', new Date(deliveryMs).toISOString(), '50123.4', 'USD'];
  expect((await rowsOf(path)).slice(1)).toEqual([row]);
  expect((await rowsOf(`${exportDeliveries.path}?format=csv`)).slice(1)).toEqual([row]);
  expect((await rowsOf(`${exportDeliveries.path}?format=csv&businessLine=10`)).slice(1)).toEqual([]);
});

test('levels say what markets charge and what lending costs, and follow the operator’s file', async () => {
  const { list } = await visitor.call(getVipRules, {});
  expect(list.map(({ level, minimumAssets }) => [level, minimumAssets])).toEqual([
    [0, '0'],
    [1, '50000'],
    [2, '250000'],
    [3, '1000000'],
  ]);
  expect(list[1]?.fees).toEqual([
    { businessLine: 1, makerFeeRate: '0.001', takerFeeRate: '0.001' },
    ...[10, 11, 12].map((businessLine) => ({ businessLine, makerFeeRate: '0.0002', takerFeeRate: '0.0006' })),
  ]);
  const rateOf = (place: number): string | undefined => list[place]?.interest.find(({ coin }) => coin === 'BTC')?.dailyRate;
  expect([0, 1, 2, 3].map(rateOf)).toEqual(['0.00004', '0.000038', '0.000036', '0.000032']);
  const file = join(exchange.dataDir, 'site', 'vip.json');
  mkdirSync(join(exchange.dataDir, 'site'), { recursive: true });
  writeFileSync(file, JSON.stringify([{ level: 0, minimumAssets: '0', dailyWithdrawal: '7' }]));
  utimesSync(file, 1, 1);
  await vi.waitFor(
    async () => expect((await visitor.call(getVipRules, {})).list).toMatchObject([{ level: 0, dailyWithdrawal: '7' }]),
    patiently,
  );
});

test('what a withdrawal costs is told to everybody', async () => {
  const { coins } = await visitor.call(getCoins, {});
  const termsOf = (wanted: string): readonly (readonly string[])[] =>
    coins
      .filter(({ coin }) => coin === wanted)
      .flatMap(({ networks }) =>
        networks.map(({ network, withdrawalFee, minimumWithdrawal }) => [network, withdrawalFee, minimumWithdrawal]),
      );
  // 4 dollars at 96,500 and 0.20 at 2.42, rounded up to two digits; at least five times as much, and five dollars.
  expect(termsOf('BTC')).toEqual([['Bitcoin', '0.000042', '0.00021']]);
  expect(termsOf('XRP')).toEqual([['XRP Ledger', '0.083', '2.1']]);
});

test('funding says for how much the premium is measured', async () => {
  const { list } = await visitor.call(getFundingRates, { businessLine: 10, symbolId: 'BTCUSDT_UMCBL' });
  expect(list).toMatchObject([{ impactAmount: '20000', fundingCapRate: '0.003', fundingIntervalMs: 28_800_000 }]);
});
