// Bots that wait for a profit: told when their own has come to it, at the very price, and with every price until they wait for another.
import { expect, test } from 'vitest';

import { BotState, StopReason, StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { type GridEdit, type GridTerms, gridTerms } from '#lib/contract/bots/grid/grid-terms.ts';
import { Side, TimeInForce } from '#lib/contract/enums.ts';
import { ticks } from '#server/engine/units.ts';
import { ann, BotVenue, other } from '#tests/automation/bot-venue.ts';
import { expectFolded } from '#tests/automation/expect-folded.ts';
import { sampleGrid } from '#tests/automation/sample-terms.ts';

import type { ProfitWaits } from '../bot-kind.ts';
import { marketWallet } from '../instances/market-wallet.ts';
import { manyMarketsEntry } from '../instances/run-kind.ts';
import type { ManyMarketsKind } from '../many-markets-kind.ts';

const dollar = 100_000_000;
/** Prices in cents, by market. */
const [btc, eth] = [1, 3];

type Told = { readonly buys?: readonly number[]; readonly waits?: ProfitWaits };

/** Buys two coins in legs, and waits for profits, as it is told by messages; says when it is told of one. */
const kind: ManyMarketsKind<GridTerms, GridEdit, Record<string, never>> = {
  version: 1,
  check: () => [],
  checkEdit: () => [],
  create: () => ({}),
  figures: () => ({ matchedUnits: 0, matchedCount: 0, levels: [], lowerTicks: 0, upperTicks: 0 }),
  decide: (_state, input, legs, actions) => {
    const [main] = legs;
    if (main === undefined) return;
    if (input.type === 'start') actions.takeFunds(main.market.quote.assetId, 1_000 * dollar, marketWallet(main.market));
    else if (input.type === 'moved') actions.become(BotState.running);
    else if (input.type === 'profit') actions.say('test.reached', { leg: input.leg, profit: actions.books().profitUnits });
    else if (input.type === 'owner') actions.end(StopReason.manual);
    else if (input.type === 'message') {
      const { buys = [], waits }: Told = JSON.parse(input.text);
      const order = {
        side: Side.buy,
        kind: 'market',
        priceTicks: 0,
        lots: 20_000,
        timeInForce: TimeInForce.ioc,
        reduceOnly: false,
      } as const;
      for (const leg of buys) actions.place(order, leg);
      if (waits !== undefined) actions.waitForProfit(waits);
    }
    actions.say(`test.${input.type}`);
  },
};

const entry = manyMarketsEntry(kind, {
  kind: 'grid',
  line: 'futures',
  termsOf: (terms) => (terms.kind === 'grid' ? terms.terms : null),
  editOf: (edit) => (edit.kind === 'grid' ? edit.edit : null),
  edited: (terms, edit) => ({ kind: 'grid', terms: gridTerms.parse({ ...terms, ...edit }) }),
});

/** A bot in contracts that stand at 100, where two coins are bought for 200 dollars and a fee of 20 cents. */
function openBot() {
  const venue = new BotVenue({ kindOf: () => entry });
  for (const marketId of [btc, eth]) {
    venue.moveTo(10_000, marketId);
    venue.rest(other, 'sell', 10_000, marketId, 1_000_000);
  }
  const bot = venue.start(ann, { kind: 'grid', terms: sampleGrid({}) }, StrategyType.futuresGrid, btc, eth);
  const hear = (told: Told): void => {
    venue.tell(bot, { action: 'message', text: JSON.stringify(told), arrivedMs: venue.nowMs });
  };
  const mark = (marketId: number, price: number): void => {
    venue.send({ type: 'set-mark-price', marketId, markTicks: ticks(price), indexTicks: ticks(price) });
  };
  /** Leg and profit, in dollars, each time that it was told of one. */
  const told = (): readonly string[] => {
    venue.checkpoint();
    const rows = [...venue.rows.values()].filter(({ strategyId, code }) => strategyId === bot && code === 'test.reached');
    return rows.map(({ params }) => `${params['leg']}: ${Number(params['profit']) / dollar}`);
  };
  return { venue, bot, hear, mark, told };
}

const between = (loss: number | null, gain: number | null): ProfitWaits => ({
  atOrBelow: loss === null ? null : Math.round(loss * dollar),
  atOrAbove: gain === null ? null : Math.round(gain * dollar),
});

test.each([
  ['a loss', 9_001, 9_000, '0: -20.2'],
  ['a gain', 10_999, 11_000, '0: 19.8'],
] as const)('what it waits for from now on is told at its price and not a cent before: %s', (_, before, at, what) => {
  const { venue, hear, mark, told } = openBot();
  hear({ buys: [0] });
  hear({ waits: between(-20.2, 19.8) });
  mark(btc, before);
  expect(told()).toEqual([]);
  mark(btc, at);
  expect(told()).toEqual([what]);
  expectFolded(venue);
});

test('what it buys while it waits counts', () => {
  const { hear, mark, told } = openBot();
  hear({ waits: between(null, 19.8) });
  mark(btc, 12_000);
  mark(btc, 10_000);
  hear({ buys: [0] });
  mark(btc, 10_999);
  expect(told()).toEqual([]);
  mark(btc, 11_000);
  expect(told()).toEqual(['0: 19.8']);
});

test('as long as its profit is there it is told with every price, and no more when it waits for nothing', () => {
  const { hear, mark, told } = openBot();
  hear({ buys: [0], waits: between(-20.2, null) });
  for (const price of [9_000, 9_500, 8_990, 8_995]) mark(btc, price);
  expect(told()).toEqual(['0: -20.2', '0: -20.4', '0: -20.3']);
  hear({ waits: between(null, null) });
  for (const price of [8_980, 8_990]) mark(btc, price);
  expect(told()).toHaveLength(3);
});

test('a loss of two markets is looked at in each, and told where both together have made it', () => {
  const { hear, mark, told } = openBot();
  hear({ buys: [0, 1], waits: between(-40.4, null) });
  // A gain of 100 in one: 20 lost in the other are nothing.
  for (const [marketId, price] of [
    [eth, 15_000],
    [btc, 9_000],
    [eth, 11_250],
    [eth, 9_001],
  ] as const)
    mark(marketId, price);
  expect(told()).toEqual([]);
  mark(eth, 9_000);
  expect(told()).toEqual(['1: -40.4']);
});

test('a gain of two markets likewise', () => {
  const { hear, mark, told } = openBot();
  hear({ buys: [0, 1], waits: between(null, 39.6) });
  for (const [marketId, price] of [
    [eth, 8_000],
    [btc, 11_000],
    [btc, 13_999],
  ] as const)
    mark(marketId, price);
  expect(told()).toEqual([]);
  mark(btc, 14_000);
  expect(told()).toEqual(['0: 39.6']);
});

test('one that has ended is told of nothing', () => {
  const { venue, bot, hear, mark, told } = openBot();
  hear({ buys: [0], waits: between(-20.2, null) });
  venue.tell(bot, { action: 'stop', sells: false });
  expect(venue.record(bot).stopReason).toBe(StopReason.manual);
  mark(btc, 8_000);
  expect(told()).toEqual([]);
});
