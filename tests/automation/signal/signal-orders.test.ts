// The orders of a signal bot: how they are shown while they rest, and what is said of those that end before they are filled.
import { describe, expect, test } from 'vitest';

import { BotState } from '#lib/contract/bots/strategy-codes.ts';
import { ticks } from '#server/engine/units.ts';

import { other } from '../bot-venue.ts';
import { contract, openBot, size, spot } from './signal-venue.ts';

const one = { defaultSize: size('contract', '1') } as const;
const limit = { orderType: 'limit', offset: '2' } as const;

type Bot = ReturnType<typeof openBot>;
const levelsOf = ({ venue, bot }: Bot): string[] =>
  venue.record(bot).figures.levels.map(({ side, lots, priceTicks }) => `${side} ${lots} at ${priceTicks}`);
/** The rows of an alert, or of what the bot does by itself, without the time. */
const said = ({ rows }: Bot, code: string) => rows().flatMap((row) => (row.code === code ? [row.params] : []));

describe('an order that rests is shown as a level', () => {
  test('a bid of an entry, an offer of an exit, and none once it is filled', () => {
    const bot = openBot(contract, one);
    expect(levelsOf(bot)).toEqual([]);
    bot.alert({ action: 'ENTER_LONG', ...limit }, 1);
    // 2 % below 100.01: 98.0098, down.
    expect(levelsOf(bot)).toEqual(['buy 10000 at 9800']);
    bot.venue.moveTo(9_700, contract);
    expect([bot.held(), levelsOf(bot)]).toEqual([10_000, []]);
    bot.alert({ action: 'EXIT_LONG', ...limit, size: size('percentage_position', '50') }, 2);
    // 2 % above 97: 98.94.
    expect(levelsOf(bot)).toEqual(['sell 5000 at 9894']);
  });

  test('of a short the other way round', () => {
    const bot = openBot(contract, one);
    bot.alert({ action: 'ENTER_SHORT', ...limit }, 1);
    expect(levelsOf(bot)).toEqual(['sell 10000 at 10202']);
    bot.venue.moveTo(10_300, contract);
    expect([bot.held(), levelsOf(bot)]).toEqual([-10_000, []]);
    bot.alert({ action: 'EXIT_SHORT', ...limit }, 2);
    // 2 % below 103: 100.94.
    expect(levelsOf(bot)).toEqual(['buy 10000 at 10094']);
  });
});

describe('an order that ends unfilled', () => {
  test('an entry at market that finds too few: it is said with what is left of it, and the alert is over', () => {
    const bot = openBot(contract, one);
    // The book is emptied, and 0.4 coins are offered.
    bot.venue.moveTo(10_000, contract);
    bot.venue.rest(other, 'sell', 10_001, contract, 4_000);
    bot.alert({ action: 'ENTER_LONG' }, 1);
    expect(said(bot, 'signal.order-ended')).toEqual([{ leg: 0, alert: 1, lots: 6_000, reason: 'unfilled' }]);
    expect([bot.held(), said(bot, 'signal.replaced'), bot.fate(1)]).toEqual([4_000, [], 'signal.order-ended']);
  });

  test('its own stop is no alert: nothing is said of one, and the rest is closed once somebody buys', () => {
    const bot = openBot(contract, { ...one, stopLossRate: '0.05' });
    const { venue } = bot;
    bot.alert({ action: 'ENTER_LONG' }, 1);
    venue.send({ type: 'cancel-all-orders', accountId: other, marketId: contract, side: null });
    venue.rest(other, 'buy', 9_499, contract, 4_000);
    // 5 % below 100.01.
    venue.send({ type: 'set-mark-price', marketId: contract, markTicks: ticks(9_500), indexTicks: ticks(9_500) });
    expect(bot.held()).toBe(6_000);
    venue.offer(9_500, contract);
    expect(bot.held()).toBe(0);
    expect([said(bot, 'signal.replaced'), said(bot, 'signal.order-ended')]).toEqual([[], []]);
    expect(bot.rows().filter(({ params }) => params['alert'] === 0)).toEqual([]);
    // A coin bought at 100.01 and sold at 94.99, with fees of a thousandth of each: 5.02 + 0.195.
    expect(said(bot, 'signal.closed')).toEqual([{ leg: 0, profit: -521_500_000 }]);
  });
});

describe('what the exchange closes', () => {
  test('a position that is liquidated ends the bot', () => {
    const bot = openBot(contract);
    bot.alert({ action: 'ENTER_LONG' }, 1);
    const lots = bot.held();
    bot.venue.moveTo(8_900, contract);
    bot.venue.offer(8_900, contract);
    expect(bot.held()).toBe(0);
    expect(said(bot, 'signal.liquidated')).toEqual([{ leg: 0, lots }]);
    expect(bot.venue.record(bot.bot)).toMatchObject({ state: BotState.stopped, stopReason: 'liquidated' });
  });
});

test('a stop takes a resting order back before it sells what is held', () => {
  const bot = openBot(spot, { ...one, direction: 'long', leverage: 1 });
  bot.alert({ action: 'ENTER_LONG' }, 1);
  bot.alert({ action: 'EXIT_LONG', ...limit }, 2);
  expect(levelsOf(bot)).toHaveLength(1);
  bot.venue.tell(bot.bot, { action: 'stop', sells: true });
  expect(bot.venue.exchange.openOrders(bot.bot)).toEqual([]);
  expect(bot.venue.record(bot.bot)).toMatchObject({ state: BotState.stopped, stopReason: 'manual', coins: [] });
  expect(said(bot, 'signal.order-refused')).toEqual([]);
});
