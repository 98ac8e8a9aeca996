// Bad days on demand: who may begin and end one, where, and what everybody sees of it.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { practise } from '#lib/contract/calls/v1/mcp/demo/scenario.ts';
import { getScenarios } from '#lib/contract/calls/v1/mcp/market/scenarios.ts';
import { controlScenario } from '#lib/contract/calls/v1/operator/market/scenario.ts';
import { loadContracts } from '#server/market/contracts/load-contracts.ts';
import { createPriceWorld } from '#server/market/contracts/price-world.ts';
import { createScenarioControl } from '#server/market/contracts/scenario-control.ts';
import { simulated } from '#server/market/start-market.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startTestExchange, type TestExchange } from './start-test-exchange.ts';
import { createTrader } from './trader.ts';
import { createVisitor, type Visitor } from './visitor.ts';

let exchange: TestExchange;
let operator: Visitor;
let nowMs = Date.UTC(2026, 4, 8, 8, 0, 30);
const prices = createPriceWorld({ paths: { usdPrice: () => 1 }, seed: 'scenarios' });
const contracts = loadContracts();
const alive: ReturnType<typeof contracts.short>[] = [];

beforeAll(async () => {
  const scenarios = createScenarioControl({
    prices,
    now: () => nowMs,
    listShort: async (short) => {
      const listing = contracts.short({ number: alive.length, ...short });
      alive.push(listing);
      return listing;
    },
    shortAlive: () => alive,
  });
  exchange = await startTestExchange({ market: { ...simulated, scenarios } });
  operator = createVisitor(exchange, { 'x-operator-key': exchange.operatorKey });
});
afterAll(() => exchange.close());
beforeEach(() => {
  prices.end('live');
  prices.end('demo');
});

test('a user bends the market of play money, once at a time, and everybody sees it', async () => {
  const [ann, bob] = [await createTrader(exchange), await createTrader(exchange)];
  const { running } = await ann.call(practise, { action: 'begin', kind: 'crash', seed: 'monday' });
  expect(running).toEqual([{ world: 'demo', kind: 'crash', seed: 'monday', startMs: nowMs, endMs: nowMs + 124.5 * 60_000 }]);
  expect((await createVisitor(exchange).call(getScenarios, {})).running).toEqual(running);
  expect((await bob.try(practise, { action: 'begin', kind: 'squeeze' })).code).toBe('50081');
  expect(prices.scenario('live')).toBeNull();
  // It is over by itself, and another may begin.
  nowMs += 125 * 60_000;
  expect((await createVisitor(exchange).call(getScenarios, {})).running).toEqual([]);
  expect((await bob.call(practise, { action: 'begin', kind: 'squeeze' })).running).toMatchObject([{ kind: 'squeeze' }]);
  expect((await bob.call(practise, { action: 'end' })).running).toEqual([]);
  expect((await bob.try(practise, { action: 'end' })).code).toBe('50082');
  expect((await bob.try(practise, { action: 'begin' })).code).toBe('40020');
});

test('only the operator bends the market of real money', async () => {
  const ann = await createTrader(exchange);
  expect((await ann.try(controlScenario, { action: 'begin', world: 'live', kind: 'crash' })).code).not.toBe('00000');
  expect((await operator.call(controlScenario, { action: 'begin', world: 'live', kind: 'crash', seed: 'a' })).running).toHaveLength(1);
  expect((await operator.call(controlScenario, { action: 'begin', world: 'demo', kind: 'frozen-index' })).running).toHaveLength(2);
  expect((await operator.call(controlScenario, { action: 'end', world: 'live' })).running).toMatchObject([{ world: 'demo' }]);
});

test('three contracts may be about to be delivered, one for each minute', async () => {
  const ann = await createTrader(exchange);
  const first = await ann.call(practise, { action: 'delivery', minutes: 5 });
  expect(first.name).toMatch(/^SBTCSUSD\d{8}$/);
  expect(first.symbolId).toBe(`${first.name}_SDMCBL`);
  expect((await ann.call(practise, { action: 'delivery', minutes: 5 })).name).toBe(first.name);
  await ann.call(practise, { action: 'delivery', minutes: 6 });
  await ann.call(practise, { action: 'delivery', minutes: 7 });
  expect((await ann.try(practise, { action: 'delivery', minutes: 8 })).code).toBe('50084');
  expect((await ann.try(practise, { action: 'delivery', minutes: 1 })).code).toBe('40020');
  expect((await ann.try(practise, { action: 'delivery' })).code).toBe('40020');
});

test('an operator who does not want it switches it off', async () => {
  const ann = await createTrader(exchange);
  mkdirSync(join(exchange.dataDir, 'site'), { recursive: true });
  writeFileSync(join(exchange.dataDir, 'site', 'switches.json'), JSON.stringify({ practice: false }));
  await expect.poll(async () => (await ann.try(practise, { action: 'begin', kind: 'crash' })).code).toBe('50083');
});
