// Around what contracts are priced, worked out by hand from paths that stand still.
import { describe, expect, test } from 'vitest';

import { BusinessLine } from '#lib/contract/enums.ts';
import { createPriceWorld, type PriceWorld } from './price-world.ts';
import { bendAt, ScenarioKind, type Scenario } from './scenario.ts';

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
