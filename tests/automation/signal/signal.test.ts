// A signal bot in a real core: what it makes of alerts, in the order of their times, and the sizes that they name.
import { expect, test } from 'vitest';

import { BotState, StopReason } from '#lib/contract/bots/strategy-codes.ts';
import { MarketState } from '#lib/contract/enums.ts';
import { signalReasons } from '#server/automation/bots/signal/signal-reasons.ts';
import { ticks } from '#server/engine/units.ts';

import { ann } from '../bot-venue.ts';
import { contract, openBot, size, spot } from './signal-venue.ts';

test.each([
  // SIG-01: a margin of 100 at 10x is worth 1,000, which is 10 coins at 100; so is a tenth of the 1,000 that were put in.
  ['a margin', size('margin', '100'), 100_000],
  ['a share of the investment', size('percentage_investment', '10'), 100_000],
  ['a share of what is free', size('percentage_balance', '25'), 250_000],
  ['coins', size('contract', '2.5'), 25_000],
])('an entry takes %s at its word', (_, named, lots) => {
  // The best offer stands one tick above the last price: what is bought there is sized at the last price.
  const { alert, held, venue, bot } = openBot(contract);
  const price = venue.host.bots.records().length === 0 ? 0 : 10_001;
  alert({ action: 'ENTER_LONG', size: named });
  expect(venue.record(bot).state).toBe(BotState.running);
  // Down to what the last trade, a tick above 100, makes of it.
  expect(held()).toBe(named.investmentType === 'contract' ? lots : Math.floor((lots * 10_000) / price));
});

test('an entry without a size takes all that one market can carry, with fees and allowances, and the terms may say otherwise', () => {
  const all = openBot(contract);
  all.alert({ action: 'ENTER_LONG' });
  // 1,000 × 10 would be 100 coins; margin with its allowance of 1 % and fees leave a little less than 99.
  expect(all.held()).toBeGreaterThan(960_000);
  expect(all.held()).toBeLessThan(990_000);
  const named = openBot(contract, { defaultSize: size('margin', '50') });
  named.alert({ action: 'ENTER_SHORT' });
  expect(named.held()).toBe(-Math.floor((500 * 100 * 10_000) / 10_001));
});

test('a position grows to the value that the terms allow, and an entry into what is held is one or many', () => {
  const bounded = openBot(contract, { maxPosition: '1500', entries: 'multiple', defaultSize: size('margin', '100') });
  bounded.alert({ action: 'ENTER_LONG' }, 1);
  bounded.alert({ action: 'ENTER_LONG' }, 2);
  expect(bounded.held()).toBe(Math.floor((1500 * 100 * 10_000) / 10_001));
  bounded.alert({ action: 'ENTER_LONG' }, 3);
  expect(bounded.fate(3)).toBe('signal.at-maximum');
  const single = openBot(contract, { defaultSize: size('margin', '100') });
  single.alert({ action: 'ENTER_LONG' }, 1);
  single.alert({ action: 'ENTER_LONG' }, 2);
  expect(single.fate(2)).toBe('signal.already-held');
});

test('an exit closes all, or the share that it names, and nothing of the other side', () => {
  const { alert, held, fate } = openBot(contract);
  alert({ action: 'ENTER_LONG', size: size('contract', '4') }, 1);
  alert({ action: 'EXIT_SHORT' }, 2);
  expect([held(), fate(2)]).toEqual([40_000, 'signal.nothing-to-close']);
  alert({ action: 'EXIT_LONG', size: size('percentage_position', '25') }, 3);
  expect(held()).toBe(30_000);
  alert({ action: 'EXIT_LONG', size: size('contract', '1') }, 4);
  expect(held()).toBe(20_000);
  alert({ action: 'EXIT_LONG' }, 5);
  expect([held(), fate(5)]).toEqual([0, 'signal.exited']);
  alert({ action: 'EXIT_LONG' }, 6);
  expect(fate(6)).toBe('signal.nothing-to-close');
});

test('an entry to the other side closes first; the size of a turn holds what it closes', () => {
  const plain = openBot(contract);
  plain.alert({ action: 'ENTER_LONG', size: size('contract', '4') }, 1);
  plain.alert({ action: 'ENTER_SHORT', size: size('contract', '3') }, 2);
  expect(plain.held()).toBe(-30_000);
  const turned = openBot(contract);
  turned.alert({ action: 'ENTER_LONG', size: size('contract', '4') }, 1);
  turned.alert({ action: 'ENTER_SHORT', size: size('contract', '7'), includesClose: true }, 2);
  expect(turned.held()).toBe(-30_000);
  expect(turned.venue.record(turned.bot).figures.matchedCount).toBe(1);
});

test('what an earlier alert asks for is over when a later one has had its turn; of one moment exits come first', () => {
  const { alert, held, fate } = openBot(contract, { defaultSize: size('contract', '1') });
  alert({ action: 'ENTER_LONG' }, 10);
  alert({ action: 'EXIT_LONG' }, 9);
  expect([held(), fate(2)]).toEqual([10_000, 'signal.out-of-order']);
  alert({ action: 'EXIT_LONG' }, 10);
  expect([held(), fate(3)]).toEqual([10_000, 'signal.out-of-order']);
  alert({ action: 'EXIT_LONG' }, 11);
  alert({ action: 'ENTER_SHORT' }, 11);
  expect([held(), fate(5)]).toEqual([-10_000, 'signal.entered']);
});

test('alerts wait while the market stands: in their order, exits of the same moment first, and entries no longer than their age allows', () => {
  const { venue, alert, held, fate } = openBot(contract, { defaultSize: size('contract', '1') });
  alert({ action: 'ENTER_LONG' }, 1);
  venue.send({ type: 'set-market-state', marketId: contract, state: MarketState.halted });
  alert({ action: 'ENTER_SHORT' }, 5);
  alert({ action: 'EXIT_LONG' }, 5);
  expect([held(), fate(2), fate(3)]).toEqual([10_000, 'signal.waits', 'signal.waits']);
  venue.pass(50_000);
  venue.send({ type: 'set-market-state', marketId: contract, state: MarketState.online });
  venue.offer(10_000, contract);
  expect([held(), fate(2), fate(3)]).toEqual([-10_000, 'signal.entered', 'signal.exited']);
  venue.send({ type: 'set-market-state', marketId: contract, state: MarketState.halted });
  alert({ action: 'EXIT_SHORT' }, 60);
  alert({ action: 'ENTER_LONG' }, 61);
  venue.pass(61_000);
  venue.send({ type: 'set-market-state', marketId: contract, state: MarketState.online });
  venue.offer(10_000, contract);
  expect([held(), fate(4), fate(5)]).toEqual([0, 'signal.exited', 'signal.too-old']);
});

test('orders that the price band refuses are over with their alerts, and do not end the bot', () => {
  const { alert, fate, venue, bot } = openBot(spot, { direction: 'long', leverage: 1 }, 50_000);
  // The last price is 100, and the band is measured from 80: nobody may buy above 84.
  venue.send({ type: 'set-reference-price', marketId: spot, priceTicks: ticks(8_000) });
  for (let second = 1; second <= 6; second += 1) alert({ action: 'ENTER_LONG', orderType: 'limit', offset: '2' }, second);
  expect([fate(6), venue.record(bot).state]).toEqual(['signal.order-refused', BotState.running]);
  venue.send({ type: 'set-reference-price', marketId: spot, priceTicks: ticks(10_000) });
  alert({ action: 'ENTER_LONG', orderType: 'limit', offset: '2' }, 7);
  expect(venue.exchange.openOrders(bot)).toHaveLength(1);
});

test('a limit order rests at its distance, and gives way to the next alert', () => {
  const { venue, bot, alert, held, fate } = openBot(contract, { defaultSize: size('contract', '1') });
  alert({ action: 'ENTER_LONG', orderType: 'limit', offset: '2' }, 1);
  // 2 % below 100.01 is 98.0098: down.
  expect(venue.exchange.openOrders(bot)).toMatchObject([{ priceTicks: 9_800 }]);
  alert({ action: 'ENTER_SHORT', orderType: 'limit', offset: '2' }, 2);
  // 2 % above it is 102.0102: up.
  expect(venue.exchange.openOrders(bot)).toMatchObject([{ priceTicks: 10_202 }]);
  expect([held(), fate(1), fate(2)]).toEqual([0, 'signal.replaced', 'signal.enters']);
  venue.moveTo(10_300, contract);
  expect([held(), fate(2)]).toEqual([-10_000, 'signal.entered']);
  const market = openBot(contract, { limitOrders: false });
  market.alert({ action: 'ENTER_LONG', orderType: 'limit', offset: '2' }, 1);
  expect(market.fate(1)).toBe('signal.limit-not-taken');
});

test('stop and target close by the mark price, from the average', () => {
  const stopped = openBot(contract, { stopLossRate: '0.05', takeProfitRate: '0.1', defaultSize: size('contract', '1') });
  stopped.alert({ action: 'ENTER_LONG' }, 1);
  stopped.venue.moveTo(9_600, contract);
  expect(stopped.held()).toBe(10_000);
  // 5 % below 100.01 is 95.0095: down.
  stopped.venue.moveTo(9_500, contract);
  stopped.venue.offer(9_500, contract);
  expect(stopped.held()).toBe(0);
  stopped.alert({ action: 'ENTER_SHORT' }, 2);
  stopped.venue.moveTo(8_500, contract);
  stopped.venue.offer(8_500, contract);
  expect(stopped.held()).toBe(0);
  expect(stopped.rows().map(({ code }) => code)).toEqual(expect.arrayContaining(['signal.stop-reached', 'signal.take-reached']));
});

test('a paused bot keeps its own stop and target', () => {
  const exits = { stopLossRate: '0.05', takeProfitRate: '0.1', defaultSize: size('contract', '1') } as const;
  // 5 % below and 10 % above 100.01: 95.0095 down and 110.011 up.
  for (const [before, at] of [
    [9_501, 9_500],
    [11_001, 11_002],
  ] as const) {
    const { venue, bot, alert, held } = openBot(contract, exits);
    alert({ action: 'ENTER_LONG' }, 1);
    venue.tell(bot, { action: 'pause' });
    venue.moveTo(before, contract);
    venue.offer(before, contract);
    expect([held(), venue.record(bot).state]).toEqual([10_000, BotState.paused]);
    venue.moveTo(at, contract);
    venue.offer(at, contract);
    expect([held(), venue.record(bot).state]).toEqual([0, BotState.paused]);
  }
});

test('a paused bot takes no alert, one below the minimum is said so, and shorts need contracts', () => {
  const { venue, bot, alert, fate } = openBot(contract);
  alert({ action: 'ENTER_LONG', size: size('margin', '0.05') }, 1);
  expect(fate(1)).toBe('signal.below-minimum');
  venue.tell(bot, { action: 'pause' });
  alert({ action: 'ENTER_LONG' }, 2);
  expect([venue.record(bot).state, fate(2)]).toEqual([BotState.paused, 'signal.paused']);
  venue.tell(bot, { action: 'resume' });
  alert({ action: 'ENTER_LONG' }, 3);
  expect(fate(3)).toBe('signal.entered');
  const ofSpot = openBot(spot, { direction: 'long', leverage: 1 });
  ofSpot.alert({ action: 'ENTER_SHORT' }, 1);
  expect(ofSpot.fate(1)).toBe('signal.direction-not-taken');
  const long = openBot(contract, { direction: 'long' });
  long.alert({ action: 'ENTER_SHORT' }, 1);
  expect(long.fate(1)).toBe('signal.direction-not-taken');
});

test('coins are bought and sold again, and the profit is what came less what went, fees in it', () => {
  const { venue, bot, alert } = openBot(spot, { direction: 'long', leverage: 1 });
  const before = venue.balance(ann, 1) + venue.balance(bot, 1);
  alert({ action: 'ENTER_LONG', size: size('margin', '500') }, 1);
  venue.moveTo(11_000, spot);
  venue.offer(11_000, spot);
  alert({ action: 'EXIT_LONG' }, 2);
  const { figures } = venue.record(bot);
  expect(figures.matchedCount).toBe(1);
  const gained = Number(venue.balance(ann, 1) + venue.balance(bot, 1) - before);
  // The fee of the purchase was taken in coins: less than a lot of them is left over, which counts as spent.
  expect(figures.matchedUnits).toBe(gained);
  venue.tell(bot, { action: 'stop', sells: true });
  expect(venue.record(bot)).toMatchObject({ state: BotState.stopped, stopReason: StopReason.manual, coins: [] });
});

test('a stop closes what is held and gives everything back', () => {
  const { venue, bot, alert, held } = openBot(contract);
  alert({ action: 'ENTER_SHORT', size: size('margin', '100') }, 1);
  venue.tell(bot, { action: 'stop', sells: false });
  expect(held()).toBe(0);
  expect(venue.record(bot)).toMatchObject({ state: BotState.stopped, stopReason: StopReason.manual, coins: [], positions: [] });
  expect(venue.said(bot)).not.toContain('bot.failed');
});

test('every row has what its sentence is filled with', () => {
  const listed: Readonly<Record<string, readonly string[]>> = signalReasons;
  const { venue, alert, rows } = openBot(contract);
  alert({ action: 'ENTER_LONG' }, 1);
  alert({ action: 'EXIT_LONG' }, 2);
  venue.tell(venue.host.bots.records()[0]?.strategyId ?? 0, { action: 'message', text: '{}', arrivedMs: 1 });
  const own = rows().filter(({ code }) => code.startsWith('signal.'));
  expect(own.length).toBeGreaterThan(8);
  expect(own.map(({ code, params }) => [code, Object.keys(params).toSorted()])).toEqual(
    own.map(({ code }) => [code, listed[code]?.toSorted()]),
  );
});
