// Bad days and deliveries on demand: that the operator alone begins them, where, and what everybody sees of it.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod/mini';

import { enterPaper } from '#lib/contract/calls/paptrading/switch.ts';
import { getScenarios } from '#lib/contract/calls/v1/mcp/market/scenarios.ts';
import { getMarketSource } from '#lib/contract/calls/v1/mix/public/marketSource.ts';
import { controlScenario } from '#lib/contract/calls/v1/operator/market/scenario.ts';
import { inPaper, paperHeader } from '#lib/contract/trading-mode.ts';
import { loadContracts } from '#server/market/contracts/load-contracts.ts';
import { createPriceWorld, type PriceWorld } from '#server/market/contracts/prices/price-world.ts';
import { createScenarioControl } from '#server/market/contracts/bad-days/scenario-control.ts';
import type { MarketSource } from '#server/market/market-source.ts';
import { simulated } from '#server/market/start-market.ts';
import { createOperator } from '../operator.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import { createVisitor, type Visitor } from '../visitor.ts';

let exchange: TestExchange;
let operator: Visitor;
let nowMs = Date.UTC(2026, 4, 8, 8, 0, 30);
const paths = { usdPrice: () => 1 };
const prices = createPriceWorld({ paths, seed: 'scenarios' });
const paperPrices = createPriceWorld({ paths, seed: 'scenarios', isPaper: true });
const contracts = loadContracts();
const alive: ReturnType<typeof contracts.short>[] = [];

beforeAll(async () => {
  const scenariosOf = (bent: PriceWorld): MarketSource => ({
    ...simulated,
    indexes: null,
    scenarios: createScenarioControl({
      prices: bent,
      now: () => nowMs,
      remember: () => undefined,
      listShort: async (short) => {
        const listing = contracts.short({ number: alive.length, ...short });
        alive.push(listing);
        return listing;
      },
      shortAlive: () => alive,
    }),
  });
  const market = scenariosOf(prices);
  exchange = await startTestExchange({ market, paperMarket: { ...scenariosOf(paperPrices), followed: market } });
  operator = createVisitor(exchange, { 'x-operator-key': exchange.operatorKey });
});
afterAll(() => exchange.close());
beforeEach(() => {
  prices.end('live');
  prices.end('demo');
  paperPrices.end('paper');
});

test('the operator bends the contracts of play money, once at a time, and everybody sees it', async () => {
  const demo = { action: 'begin', world: 'demo' } as const;
  const { running } = await operator.call(controlScenario, { ...demo, kind: 'crash', seed: 'monday' });
  expect(running).toEqual([{ world: 'demo', kind: 'crash', seed: 'monday', startMs: nowMs, endMs: nowMs + 124.5 * 60_000 }]);
  const visitor = createVisitor(exchange);
  expect((await visitor.call(getScenarios, {})).running).toEqual(running);
  expect((await visitor.call(getMarketSource, {})).scenarios).toEqual([{ kind: 'crash', markets: 'demo' }]);
  expect((await operator.try(controlScenario, { ...demo, kind: 'squeeze' })).code).toBe('50081');
  expect(prices.scenario('live')).toBeNull();
  // It is over by itself, and another may begin.
  nowMs += 125 * 60_000;
  expect((await visitor.call(getScenarios, {})).running).toEqual([]);
  expect(await visitor.call(getMarketSource, {})).not.toHaveProperty('scenarios');
  expect((await operator.call(controlScenario, { ...demo, kind: 'squeeze' })).running).toMatchObject([{ kind: 'squeeze' }]);
  expect(await operator.call(controlScenario, { action: 'end', world: 'demo' })).toEqual({ running: [], symbolId: '', name: '' });
  expect((await operator.try(controlScenario, { action: 'end', world: 'demo' })).code).toBe('50082');
  expect(await operator.try(controlScenario, demo)).toMatchObject({ code: '40020', params: { field: 'kind' } });
});

test('no user steers a market, whatever he may do elsewhere', async () => {
  const steps = [{ action: 'begin', kind: 'crash' }, { action: 'delivery', minutes: 5 }, { action: 'end' }] as const;
  for (const user of [await createTrader(exchange), await createOperator(exchange)]) {
    await user.call(enterPaper, {});
    const inDemo = createVisitor(exchange, { cookie: user.cookie(), [paperHeader]: inPaper });
    for (const world of ['live', 'demo', 'paper'] as const)
      for (const step of steps)
        for (const visitor of [user, inDemo])
          expect(await visitor.try(controlScenario, { ...step, world })).toMatchObject({ code: '23140', httpStatus: 403 });
    for (const visitor of [user, inDemo])
      for (const step of steps)
        expect(await visitor.raw('v1/mcp/demo/scenario', { body: JSON.stringify(step) })).toMatchObject({ code: '40404', httpStatus: 404 });
  }
  expect([prices.scenario('live'), prices.scenario('demo'), paperPrices.scenario('paper'), alive]).toEqual([null, null, null, []]);
});

test('bad days of real money and of play money beside it run on their own', async () => {
  expect((await operator.call(controlScenario, { action: 'begin', world: 'live', kind: 'crash', seed: 'a' })).running).toHaveLength(1);
  expect((await operator.call(controlScenario, { action: 'begin', world: 'demo', kind: 'frozen-index' })).running).toHaveLength(2);
  expect((await operator.call(controlScenario, { action: 'end', world: 'live' })).running).toMatchObject([{ world: 'demo' }]);
});

test('all of demo trading is bent and nothing beside it, and whoever is in it sees it', async () => {
  const ann = await createTrader(exchange);
  await ann.call(enterPaper, {});
  const paper = createVisitor(exchange, { cookie: ann.cookie(), [paperHeader]: inPaper });
  const begin = { action: 'begin', world: 'paper', kind: 'crash' } as const;
  expect((await operator.call(controlScenario, { ...begin, seed: 'a' })).running).toMatchObject([{ world: 'paper', seed: 'a' }]);
  expect((await paper.call(getScenarios, {})).running).toHaveLength(1);
  expect((await paper.call(getMarketSource, {})).scenarios).toEqual([{ kind: 'crash', markets: 'all' }]);
  expect((await createVisitor(exchange).call(getScenarios, {})).running).toEqual([]);
  expect([prices.scenario('live'), prices.scenario('demo')]).toEqual([null, null]);
  expect((await operator.try(controlScenario, begin)).code).toBe('50081');
  expect((await operator.call(controlScenario, { action: 'end', world: 'paper' })).running).toEqual([]);
  expect(paperPrices.scenario('paper')).toBeNull();
  // Its prices follow those of the live market through a crash too; an index that stops there is no matter of prices.
  const live = await operator.call(controlScenario, { ...begin, world: 'live' });
  expect(live.running).toMatchObject([{ world: 'live' }]);
  expect((await paper.call(getScenarios, {})).running).toEqual(live.running);
  expect((await paper.call(getMarketSource, {})).scenarios).toEqual([{ kind: 'crash', markets: 'all' }]);
  expect((await createVisitor(exchange).call(getMarketSource, {})).scenarios).toEqual([{ kind: 'crash', markets: 'real' }]);
  await operator.call(controlScenario, { action: 'end', world: 'live' });
  await operator.call(controlScenario, { action: 'begin', world: 'live', kind: 'frozen-index' });
  expect((await paper.call(getScenarios, {})).running).toEqual([]);
  expect(await paper.call(getMarketSource, {})).not.toHaveProperty('scenarios');
});

test('three contracts may be about to be delivered, one for each minute, and none of real money', async () => {
  const list = { action: 'delivery', world: 'demo' } as const;
  const first = await operator.call(controlScenario, { ...list, minutes: 5 });
  expect(first).toMatchObject({ running: [], symbolId: `${first.name}_SDMCBL` });
  expect(first.name).toMatch(/^SBTCSUSD\d{8}$/);
  expect((await operator.call(controlScenario, { ...list, minutes: 5 })).name).toBe(first.name);
  await operator.call(controlScenario, { ...list, minutes: 6 });
  await operator.call(controlScenario, { ...list, world: 'paper', minutes: 7 });
  expect(alive).toHaveLength(3);
  expect((await operator.try(controlScenario, { ...list, minutes: 8 })).code).toBe('50084');
  for (const request of [{ minutes: 1 }, { minutes: 61 }, {}, { world: 'live', minutes: 5 }] as const)
    expect(await operator.try(controlScenario, { ...list, ...request })).toMatchObject({
      code: '40020',
      params: { field: 'world' in request ? 'world' : 'minutes' },
    });
});

test('an operator writes it on a line', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-scenarios-'));
  const env = { ...process.env, PORT: new URL(exchange.url).port, DATA_DIR: folder };
  const command = (...words: string[]): Promise<string> =>
    promisify(execFile)(process.execPath, ['scripts/operator.ts', ...words], { env }).then(
      ({ stdout }) => stdout.trim(),
      (error: unknown) => z.parse(z.object({ stderr: z.string() }), error).stderr.trim(),
    );
  try {
    writeFileSync(join(folder, 'operator-key'), exchange.operatorKey);
    expect(await command('scenario', 'paper', 'crash', 'monday')).toMatch(/^paper: crash \(seed monday\) until 2026-05-08T/);
    expect(await command('scenario', 'paper', 'end')).toBe('prices move as they would');
    alive.length = 0;
    expect(await command('delivery', 'paper', '5')).toBe(`${alive[0]?.contract.name} is listed with the next second`);
    expect(await command('delivery', 'live', '5')).toBe('The field world is not valid: must be demo or paper');
    for (const words of [['delivery'], ['delivery', 'demo'], ['delivery', 'demo', 'soon'], ['delivery', 'demo', '5', '6']])
      expect(await command(...words)).toContain('npm run operator -- delivery');
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 180_000);
