// Bad days on demand: who may begin and end one, where, and what everybody sees of it.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { enterPaper } from '#lib/contract/calls/paptrading/switch.ts';
import { practise } from '#lib/contract/calls/v1/mcp/demo/scenario.ts';
import { getScenarios } from '#lib/contract/calls/v1/mcp/market/scenarios.ts';
import { controlScenario } from '#lib/contract/calls/v1/operator/market/scenario.ts';
import { inPaper, paperHeader } from '#lib/contract/trading-mode.ts';
import { loadContracts } from '#server/market/contracts/load-contracts.ts';
import { createPriceWorld, type PriceWorld } from '#server/market/contracts/prices/price-world.ts';
import { createScenarioControl } from '#server/market/contracts/bad-days/scenario-control.ts';
import type { MarketSource } from '#server/market/market-source.ts';
import { simulated } from '#server/market/start-market.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
  exchange = await startTestExchange({ market: scenariosOf(prices), paperMarket: scenariosOf(paperPrices) });
  operator = createVisitor(exchange, { 'x-operator-key': exchange.operatorKey });
});
afterAll(() => exchange.close());
beforeEach(() => {
  prices.end('live');
  prices.end('demo');
  paperPrices.end('paper');
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

test('in demo trading a user bends all of it and nothing beside it; the operator may too', async () => {
  const ann = await createTrader(exchange);
  await ann.call(enterPaper, {});
  const paper = createVisitor(exchange, { cookie: ann.cookie(), [paperHeader]: inPaper });
  expect((await paper.call(practise, { action: 'begin', kind: 'crash', seed: 'a' })).running).toMatchObject([
    { world: 'paper', seed: 'a' },
  ]);
  expect((await paper.call(getScenarios, {})).running).toHaveLength(1);
  expect((await createVisitor(exchange).call(getScenarios, {})).running).toEqual([]);
  expect([prices.scenario('live'), prices.scenario('demo')]).toEqual([null, null]);
  expect((await operator.try(controlScenario, { action: 'begin', world: 'paper', kind: 'squeeze' })).code).toBe('50081');
  expect((await operator.call(controlScenario, { action: 'end', world: 'paper' })).running).toEqual([]);
  expect(paperPrices.scenario('paper')).toBeNull();
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
