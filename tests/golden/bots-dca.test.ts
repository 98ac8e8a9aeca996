// Golden rows of martingales: ladders, averages and take profit that other venues have printed, and which of their rules are not ours.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { Amount } from '#lib/order-math/amounts/amount.ts';
import { fundsOf } from '#lib/order-math/bots/martingale-funds.ts';
import { amountsOf, distancesOf, placesOf } from '#lib/order-math/bots/martingale-ladder.ts';
import type { MartingaleMarket } from '#lib/order-math/bots/martingale-market.ts';
import { averageCost, takeProfitPrice } from '#lib/order-math/bots/martingale-targets.ts';

const row = z.object({
  id: z.string(),
  inputs: z.record(z.string(), z.number()),
  expected: z.union([z.number(), z.record(z.string(), z.union([z.number(), z.array(z.number())]))]),
  tolerance: z.number(),
  source: z.string(),
});
type Row = z.output<typeof row>;
const rows: readonly Row[] = z.array(row).parse(JSON.parse(readFileSync(new URL('bots-dca.json', import.meta.url), 'utf8')));

type Inputs = (name: string) => string;
type Found = Readonly<Record<string, readonly Amount[]>>;

const n = (text: string | number): Amount => new Amount(text);
const sum = (all: readonly Amount[]): Amount => all.reduce((total, one) => total.plus(one), n(0));
const fine = { tickSize: '0.000000000001', lotSize: '0.000000000000000000001' };
const free = { fees: n(0), closingFeeRate: n(0) };
const byRatio = { direction: 'long', takeProfitType: 'ratio' } as const;

/** The profit of a take profit by ratio on one order of so much value. */
function profitOn(value: string, ratio: string): Amount {
  const held = { value: n(value), quantity: n(1), closingQuantity: n(1), ...free };
  return takeProfitPrice(byRatio, n(ratio), held, n(fine.tickSize))?.minus(value) ?? n(-1);
}

const contract: MartingaleMarket = {
  ...fine,
  baseCoin: 'XRP',
  quoteCoin: 'USDT',
  minQuantity: '0',
  maxQuantity: '1',
  minAmount: '0',
  maxAmount: '1',
  form: 'linear',
  tiers: [],
};

const formulas: Readonly<Record<string, (of: Inputs) => Found>> = {
  'DCA-02': (of) => {
    const terms = {
      direction: 'long',
      stepType: 'percent',
      firstStep: of('firstChangeRange'),
      stepMultiplier: of('priceTimes'),
      firstAmount: of('firstAmount'),
      amountMultiplier: of('amountTimes'),
      maxOrders: Number(of('maxAppendCount')),
    } as const;
    const places = placesOf(terms, of('P0'), fine) ?? [];
    const quantity = sum(places.map((place) => place.quantity));
    const held = { value: sum(places.map((place) => place.price.times(place.quantity))), quantity, closingQuantity: quantity, ...free };
    const profit = takeProfitPrice(byRatio, n(of('targetProfit')), held, n(fine.tickSize));
    return { prices: places.map(({ price }) => price), avg: [averageCost(held)], tp: profit === null ? [] : [profit] };
  },
  'DCA-03': (of) => {
    const rate = n(of('tp')).dividedBy(of('avg')).minus(1);
    return { '': [profitOn(of('avg'), rate.toFixed()).dividedBy(of('avg'))] };
  },
  // Its orders beyond the first are all alike and not multiples of the first: its own rule of sizes, made of ours without a multiplier.
  'DCA-05': (of) => {
    const [steps, count] = [{ firstStep: of('dev'), stepMultiplier: '1' }, Number(of('n'))];
    const added = amountsOf({ firstAmount: of('SO'), amountMultiplier: '1', maxOrders: count - 1 }) ?? [];
    return {
      tpProfit: [profitOn(of('BO'), of('TP'))],
      total: [n(of('BO')).plus(sum(added))],
      maxDrop: distancesOf({ ...steps, maxOrders: count })?.slice(-1) ?? [],
    };
  },
  // It multiplies the quantity of the order before, which at one price is our multiple of its value.
  'DCA-06': (of) => {
    const terms = { direction: 'long', leverage: Number(of('lev')) } as const;
    const margin = (quantity: Amount): Amount => fundsOf(terms, { price: n(of('avg')), quantity }, contract, { maker: '0', taker: '0' });
    return { posMargin: [margin(n(of('pos')))], orderMargin: [margin(n(of('pos')).times(of('add')))] };
  },
  // The page prints 1 USD for 1 % of 10 USD; the row keeps what is right.
  'DCA-08': (of) => ({ '': [profitOn(of('orderVolume'), of('step'))] }),
};

/** Rows of rules that were not taken. */
const notOurs: Readonly<Record<string, string>> = {
  'DCA-09': 'sizes there are a multiple of the position held; here of the order before, as the specification multiplies firstAmount',
};

test('every row is reproduced or has a reason', () => {
  expect([...Object.keys(formulas), ...Object.keys(notOurs)].toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
});

test.each(rows.filter(({ id }) => formulas[id] !== undefined).map((one) => [one.id, one] as const))('%s', (id, one) => {
  const got = formulas[id]?.((name) => String(one.inputs[name])) ?? {};
  const expected = typeof one.expected === 'number' ? { '': one.expected } : one.expected;
  for (const [field, value] of Object.entries(expected)) {
    const wanted = Array.isArray(value) ? value : [value];
    expect(got[field]?.length, `${id} ${field} (${one.source})`).toBe(wanted.length);
    for (const [place, each] of wanted.entries()) {
      const off = n(got[field]?.[place]?.toFixed() ?? 'NaN')
        .minus(each)
        .abs();
      expect(off.lessThanOrEqualTo(one.tolerance), `${id} ${field}: off by ${off.toFixed()} (${one.source})`).toBe(true);
    }
  }
});
