// Golden rows of grids: levels, sides, quantities, profits and the shift of a moving grid, each by our rule or with the rule that was taken instead.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { Amount } from '#lib/order-math/amounts/amount.ts';
import { emptyLevel, type GridDirection } from '#lib/order-math/bots/grid-sides.ts';
import { fundsForQuantity, gridQuantity, marginShare, quantityOfBoth } from '#lib/order-math/bots/grid-quantity.ts';
import { gridLevels } from '#lib/order-math/bots/grid-levels.ts';
import { infinityQuantity, infinityValue } from '#lib/order-math/bots/grid-infinity.ts';
import { levelsBeyond } from '#lib/order-math/bots/grid-shift.ts';
import { botProfit, pairProfitRate, profitRange, sellableOf } from '#lib/order-math/bots/grid-profit.ts';

const value = z.union([z.number(), z.string(), z.boolean(), z.array(z.unknown()), z.record(z.string(), z.unknown())]);
const row = z.object({
  id: z.string(),
  topic: z.string(),
  inputs: z.record(z.string(), value),
  expected: z.union([z.number(), z.array(z.number()), z.record(z.string(), value)]),
  tolerance: z.number(),
  source: z.string(),
});
type Row = z.output<typeof row>;

const rows: readonly Row[] = z.array(row).parse(JSON.parse(readFileSync(new URL('bots.json', import.meta.url), 'utf8')));

const n = (amount: number | string): Amount => new Amount(amount);
const numbers = z.array(z.number());

/** The inputs of a row, by kind. */
const inputsOf = ({ id, inputs }: Row) => ({
  number: (name: string): number => z.number({ error: `${id} has no ${name}` }).parse(inputs[name]),
  list: (name: string): number[] => numbers.parse(inputs[name]),
});
type Inputs = ReturnType<typeof inputsOf>;

/** Levels of prices with decimals: worked in whole steps of 10^-place. */
function levelsOf(spacing: 'arithmetic' | 'geometric', lower: number, upper: number, grids: number, place: number): number[] {
  const unit = 10 ** place;
  const range = { spacing, lowerTicks: Math.round(lower * unit), upperTicks: Math.round(upper * unit), grids };
  return gridLevels(range).map((ticks) => Number(n(ticks).dividedBy(unit).toFixed()));
}

function sidesOf(levels: readonly number[], price: number, direction: GridDirection) {
  const empty = emptyLevel(levels, price, direction);
  return { buys: levels.slice(0, empty), empty: levels[empty], sells: levels.slice(empty + 1) };
}

const sum = (prices: readonly number[]): Amount => prices.reduce((total, price) => total.plus(price), n(0));

/** bbgo's way: a sell counts at the next level below. No reserve. */
const nextLower = (pins: readonly number[]): Amount => sum(pins.slice(0, -1));

/** The values that our rules give, by the field that the row expects; a row with one value has it under ''. */
const formulas: Readonly<Record<string, (of: Inputs) => Readonly<Record<string, unknown>>>> = {
  'GRID-01': (of) => {
    const levels = levelsOf('arithmetic', of.number('lower'), of.number('upper'), of.number('grids'), 0);
    const { buys, empty, sells } = sidesOf(levels, of.number('price'), 'long');
    const costs = sum(buys).plus(n(of.number('price')).times(sells.length));
    const buyQty = gridQuantity({ funds: n(of.number('investment')), costs, reserveRate: String(of.number('reserve')), decimals: 8 });
    const sellQty = sellableOf(buyQty, n(of.number('feeRate')), 8);
    return { interval: levelsBeyond(levels, 'arithmetic').above - 65_000, buys: buys.toReversed(), sells, none: empty, buyQty, sellQty };
  },
  'GRID-02': (of) => {
    const [bought, sold] = [n(of.number('buyQty')).times(of.number('buyPx')), n(of.number('sellQty')).times(of.number('sellPx'))];
    return { '': sold.times(n(1).minus(of.number('feeRate'))).minus(bought) };
  },
  'GRID-05': (of) => ({
    sumBuy: sum(of.list('openBuys')),
    quote: fundsForQuantity({ quantity: n(of.number('qty')), costs: sum(of.list('openBuys')), reserveRate: '0', decimals: 8 }),
    base: n(of.number('qty')).times(of.number('nSells')),
  }),
  'GRID-07': (of) => ({
    '': gridQuantity({ funds: n(of.number('quote')), costs: nextLower(of.list('pins')), reserveRate: '0', decimals: 8 }),
  }),
  'GRID-08': (of) => ({
    '': gridQuantity({ funds: n(of.number('quote')), costs: nextLower(of.list('pins')), reserveRate: '0', decimals: 4 }),
  }),
  'GRID-10': (of) => {
    const levels = levelsOf('arithmetic', of.number('lower'), of.number('upper'), of.number('levels') - 1, 0);
    const { buys, empty, sells } = sidesOf(levels, of.number('last'), 'long');
    const funds = { base: n(of.number('base')), quote: n(of.number('quote')) };
    const qty = quantityOfBoth({ ...funds, sells: sells.length, buyPrices: sum(buys), decimals: 8 });
    return { qty, sells: sells.toReversed(), empty, buys: buys.toReversed() };
  },
  'GRID-11': (of) => {
    const levels = levelsOf('arithmetic', of.number('lower'), of.number('upper'), of.number('levels') - 1, 0);
    const { buys, sells } = sidesOf(levels, of.number('last'), 'long');
    const funds = { base: n(of.number('base')), quote: n(of.number('quote')) };
    return { qty: quantityOfBoth({ ...funds, sells: sells.length, buyPrices: sum(buys), decimals: 8 }) };
  },
  'GRID-14': (of) => ({
    '': fundsForQuantity({ quantity: n(of.number('qty')), costs: nextLower(of.list('pins')), reserveRate: '0', decimals: 2 }),
  }),
  'GRID-16': (of) => {
    const of2 = (spacing: 'arithmetic' | 'geometric') =>
      levelsOf(spacing, of.number('lower'), of.number('upper'), of.number('levels') - 1, 2);
    return { arithmetic: of2('arithmetic'), geometric: of2('geometric') };
  },
  'GRID-17': (of) => {
    const [lower, upper, grids] = [of.number('lower'), of.number('upper'), of.number('grids')];
    const arithmetic = levelsOf('arithmetic', lower, upper, grids, 2);
    const levels = levelsOf('geometric', lower, upper, grids, 2);
    const fine = levelsOf('geometric', lower, upper, grids, 9);
    const ratio = n(fine[1] ?? 0)
      .dividedBy(lower)
      .toDecimalPlaces(5, Amount.ROUND_HALF_UP);
    return { step: (arithmetic[1] ?? 0) - lower, ratio, levels };
  },
  'GRID-19': (of) => {
    const levels = levelsOf('arithmetic', of.number('lower'), of.number('upper'), of.number('grids'), 0);
    const [buy, sell] = [n(of.number('buy')), n(of.number('sell'))];
    const share = pairProfitRate(buy, sell, n(of.number('feeRate')), false);
    return {
      interval: (levels[1] ?? 0) - (levels[0] ?? 0),
      gross: sell.minus(buy).times(of.number('qty')),
      net: share.times(buy).times(of.number('qty')),
    };
  },
  'GRID-20': (of) => {
    const levels = levelsOf('arithmetic', of.number('lower'), of.number('upper'), of.number('cells'), 4);
    const profit = profitRange(levels, n(0), false);
    return {
      cellDistance: n(levels[1] ?? 0).minus(levels[0] ?? 0),
      profitTo: n(profit?.to ?? 'NaN').toDecimalPlaces(4, Amount.ROUND_DOWN),
    };
  },
  'GRID-22': (of) => {
    const levels = levelsOf('arithmetic', of.number('lower'), of.number('upper'), of.number('grids'), 0);
    const { above } = levelsBeyond(levels, 'arithmetic');
    expect(above).toBe(of.number('trigger'));
    const moved = [...levels.slice(1), above];
    return {
      interval: above - (levels.at(-1) ?? 0),
      none0: sidesOf(levels, of.number('price0'), 'long').empty,
      newLower: moved[0],
      newUpper: moved.at(-1),
      cancelBuy: levels[0],
      newBuy: sidesOf(moved, of.number('trigger'), 'long').buys.at(-1),
    };
  },
  'GRID-26': (of) => {
    const levels = levelsOf('arithmetic', of.number('lower'), of.number('upper'), of.number('grids'), 0);
    return { '1': profitRange(levels, n(of.number('feeRate')), false)?.to };
  },
  'GRID-31': (of) => ({ '': marginShare(of.number('leverage'), '0').times(of.number('price')).times(of.number('qty')) }),
  'GRID-32': (of) => ({
    ...botProfit({
      equity: String(of.number('asset')),
      invested: String(of.number('invested')),
      added: String(of.number('added')),
      returned: String(of.number('reduced')),
      withdrawn: String(of.number('withdrawn')),
      matched: String(of.number('grid')),
    }),
  }),
  'GRID-34': (of) => {
    const levels = levelsOf('arithmetic', of.number('lower'), of.number('upper'), of.number('grids'), 0);
    const { buys, empty, sells } = sidesOf(levels, of.number('price'), 'long');
    return { buys, empty, sells, basePositionGrids: sells.length, afterFillOf60000: `sell at ${levels[levels.indexOf(60_000) + 1]}` };
  },
  'MOON-02': (of) => {
    const held = n(of.number('qty'));
    const coins = held.times(of.number('price'));
    const [at, up, down] = [n(of.number('price')), n(of.number('up')), n(of.number('down'))];
    const sold = infinityQuantity(coins, at, up, 8);
    const bought = infinityQuantity(coins, down, at, 8);
    const cents = (amount: Amount): Amount => amount.toDecimalPlaces(4, Amount.ROUND_HALF_UP);
    return {
      sell: cents(sold.times(up)),
      holdUp: cents(held.minus(sold)),
      buy: cents(bought.times(down)),
      holdDown: cents(held.plus(bought)),
    };
  },
  'MOON-03': (of) => {
    const funds = n(of.number('A'));
    const X = infinityValue(funds, n(of.number('P1')), n(of.number('P2')));
    return { X, reserve: funds.minus(X) };
  },
};

/** Rows, or fields of rows as `id field`, that are another rule than ours. */
const notOurs: Readonly<Record<string, string>> = {
  'GRID-04': 'fees of single fills: the core takes them (its rows stand in server/engine), a grid is told them',
  'GRID-13': 'earns in the base coin by selling less; our grids earn in the coin of the price',
  'GRID-23': 'the example has no fees; a grid of this venue always has, and is judged by its own walk',
  'GRID-25': 'levels by a share around an anchor; ours have a lower and an upper price',
  'GRID-28': 'a screenshot, sized by value',
  'GRID-29': 'one trade of a contract: lib/order-math/futures',
  'GRID-11 sellOrders':
    'its price is between 34,500 and 34,550, and it leaves the lower one empty; we leave the upper one empty, as five other venues do',
  'GRID-11 empty': 'as above',
  'GRID-20 profitFrom': 'reckoned from upper − interval, where no level stands when the range does not divide; ours is of levels that do',
  'GRID-26 0':
    'divides the profit of the top pair by its selling price, that of the bottom pair by its buying price; ours always by the buying price',
};

const expectedOf = ({ expected }: Row): Readonly<Record<string, unknown>> =>
  typeof expected === 'number' ? { '': expected } : Array.isArray(expected) ? Object.fromEntries(expected.entries()) : expected;

/** A number within the tolerance of what is expected counts as that. */
function snapped(found: unknown, wanted: unknown, tolerance: number): unknown {
  const plain = found instanceof Amount || (typeof found === 'string' && typeof wanted === 'number') ? Number(found) : found;
  return typeof plain === 'number' && typeof wanted === 'number' && Math.abs(plain - wanted) <= tolerance ? wanted : plain;
}

test('every row is held or has a reason', () => {
  const named = [...Object.keys(formulas), ...Object.keys(notOurs).filter((key) => !key.includes(' '))];
  expect(named.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
});

describe('golden rows', () => {
  test.each(rows.filter(({ id }) => formulas[id] !== undefined).map((one) => [one.id, one] as const))('%s', (id, one) => {
    const got = formulas[id]?.(inputsOf(one)) ?? {};
    const wanted = Object.entries(expectedOf(one)).filter(([field]) => notOurs[`${id} ${field}`] === undefined);
    const found = wanted.map(([field, value]) => [field, snapped(got[field], value, one.tolerance)]);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(wanted));
  });
});
