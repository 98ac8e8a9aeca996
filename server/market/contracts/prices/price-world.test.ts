// Around what contracts are priced, worked out by hand from paths that stand still.
import { describe, expect, test } from 'vitest';

import { BusinessLine } from '#lib/contract/enums.ts';
import { createPriceWorld, type PriceWorld } from './price-world.ts';
import { bendAt, ScenarioKind, type Scenario } from '../bad-days/scenario.ts';

/** A coin at 96,000 dollars and a stablecoin at 96 cents. */
const prices: Readonly<Record<string, number>> = { BTC: 96_000, USDT: 0.96, USD: 1 };
const paths = { usdPrice: (code: string): number => prices[code] ?? Number.NaN };
const live = { line: BusinessLine.usdt, indexCoin: 'BTC', indexQuote: 'USDT' } as const;
const inDollars = { line: BusinessLine.usd, indexCoin: 'BTC', indexQuote: 'USD' } as const;
const demo = { line: BusinessLine.demoUsdt, indexCoin: 'BTC', indexQuote: 'USDT' } as const;
const worldOf = (drivenPrice?: (coin: string, quote: string) => number | null): PriceWorld =>
  createPriceWorld({ paths, seed: 'price-world', ...(drivenPrice === undefined ? {} : { drivenPrice }) });
const startMs = 1_800_000_000_000;

/** The index at a time, heard from a minute before it on. */
const heard = (world: PriceWorld, contract: typeof live | typeof inDollars | typeof demo, timeMs: number): number => {
  for (let atMs = timeMs - 60_000; atMs < timeMs; atMs += 1000) world.index(contract, atMs);
  return Number(world.index(contract, timeMs) ?? Number.NaN);
};

test('in the quote coin, in dollars as they are; the index within what sources are wrong by', () => {
  const world = worldOf();
  expect(world.contractPrice(live, startMs)).toBe(100_000);
  expect(world.contractPrice(inDollars, startMs)).toBe(96_000);
  expect(Math.abs(heard(world, live, startMs) / 100_000 - 1)).toBeLessThan(0.0005);
  expect(Math.abs(heard(world, inDollars, startMs) / 96_000 - 1)).toBeLessThan(0.0005);
});

test('a crash takes index and contract down, the contract farther, spot with them, and the other world not at all', () => {
  const world = worldOf();
  const scenario: Scenario = { kind: ScenarioKind.crash, seed: 's', startMs };
  world.begin('live', scenario);
  const atMs = startMs + 180_000;
  const { priceFactor, premium } = bendAt(scenario, atMs);
  expect(priceFactor).toBeLessThan(0.83);
  expect(world.contractPrice(live, atMs)).toBe(100_000 * priceFactor * (1 + premium));
  expect(Math.abs(heard(world, live, atMs) / (100_000 * priceFactor) - 1)).toBeLessThan(0.001);
  expect(world.spotFactor(atMs)).toBe(priceFactor);
  expect(world.contractPrice(demo, atMs)).toBe(100_000);
  world.end('live');
  expect(world.contractPrice(live, atMs)).toBe(100_000);
});

test('in a venue of play money spot and the contracts of every line fall together, from the prices that it follows', () => {
  const followed = (coin: string, quote: string): number | null => (coin === 'BTC' && quote === 'USDT' ? 50_000 : null);
  const world = createPriceWorld({ paths, seed: 'price-world', isPaper: true, drivenPrice: followed });
  const scenario: Scenario = { kind: ScenarioKind.crash, seed: 's', startMs };
  const atMs = startMs + 180_000;
  world.begin('live', scenario);
  expect([world.spotFactor(atMs), world.contractPrice(live, atMs)]).toEqual([1, 50_000]);
  world.begin('paper', scenario);
  const { priceFactor, premium } = bendAt(scenario, atMs);
  expect(world.spotFactor(atMs)).toBe(priceFactor);
  for (const contract of [live, demo]) expect(world.contractPrice(contract, atMs)).toBe(50_000 * priceFactor * (1 + premium));
  expect(world.worlds).toEqual(['paper']);
});

test('an index tells whom it was made of: what all said last, and a mean of those who count', () => {
  const world = worldOf();
  expect(world.madeOf(live)).toBeNull();
  const index = heard(world, live, startMs);
  const made = world.madeOf(live);
  expect(made).toMatchObject({ timeMs: startMs, price: String(world.index(live, startMs)) });
  expect(made?.sources.map(({ name, weight }) => `${name} ${weight}`)).toEqual([
    'Aster 0.2',
    'Borealis 0.19',
    'Cygnet 0.18',
    'Dorado 0.16',
    'Equinox 0.14',
    'Fornax 0.13',
  ]);
  const counted = made?.sources.filter(({ state }) => state === 'used') ?? [];
  const sum = (of: (one: (typeof counted)[number]) => number): number => counted.reduce((all, one) => all + of(one), 0);
  expect(sum((one) => Number(one.price) * Number(one.weight)) / sum((one) => Number(one.weight))).toBeCloseTo(index, 6);
  expect(made?.sources.every(({ saidMs }) => saidMs !== null && startMs - saidMs < 2000)).toBe(true);
  expect(world.madeOf(demo)).toBeNull();
});

describe('sources that stop', () => {
  test('grow old and leave no index, in their world alone, until they speak again', () => {
    const world = worldOf();
    heard(world, live, startMs - 1000);
    world.begin('demo', { kind: ScenarioKind.frozenIndex, seed: 's', startMs });
    expect(heard(world, demo, startMs + 60_000)).toBeNaN();
    expect(heard(world, live, startMs + 60_000)).toBeGreaterThan(99_000);
    expect(heard(world, demo, startMs + 301_000)).toBeGreaterThan(99_000);
  });
});

test('where a recording moves a coin, the index of real money follows it', () => {
  const world = worldOf((coin, quote) => (coin === 'BTC' && quote === 'USDT' ? 50_000 : null));
  expect(world.contractPrice(live, startMs)).toBe(50_000);
  expect(world.contractPrice(inDollars, startMs)).toBe(96_000);
  expect(world.contractPrice(demo, startMs)).toBe(100_000);
});
