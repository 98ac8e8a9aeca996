// Bots in the programme: their trades, gains, losses and positions count as if made by hand, and what they are given does not.
import { describe, expect, test } from 'vitest';

import { HoldSide, MarginMode } from '#lib/contract/enums.ts';
import { LedgerCause } from '#lib/contract/history/ledger-causes.ts';
import type { ExchangeEvent } from '#server/engine/event.ts';
import { lots, units } from '#server/engine/units.ts';
import { sampleLinear } from '#server/projections/sample-contracts.ts';
import { moved, sampleListings, traded } from '#server/projections/sample-events.ts';
import { openSampleExchange } from '#server/projections/sample-exchange.ts';
import { begun, bought, day, dollar, firstDay, follow, gained, lost, me, noon, venue } from './sample-programme.ts';

const [bot, otherBot, somebody] = [5_000, 5_001, 3_000];

const opened = (accountId: number, ownerId = me): ExchangeEvent => ({
  type: 'strategy-account-opened',
  accountId,
  ownerId,
  name: `bot ${accountId}`,
});
const given = (amount: bigint, accountId = bot): ExchangeEvent => moved(me, accountId, amount, 'strategy');
const returned = (amount: bigint, accountId = bot): ExchangeEvent => moved(accountId, me, amount, 'strategy');

/** Ann's attempt, with a bot that has been given half of the balance. */
function withBot(listings = sampleListings, killed = false) {
  const all = follow(listings, killed);
  all.tell(noon, begun());
  all.tell(noon + 1, opened(bot), given(5_000n * dollar));
  return all;
}

describe('money that a bot is given', () => {
  test('is no loss, no position and no alert, be it all there is', () => {
    const { tell, of, news } = withBot();
    tell(noon + 2, given(5_000n * dollar));
    expect([of().equityUnits, of().state, news]).toEqual([10_000n * dollar, 'running', []]);
    // It has lost half of what may be lost in a day; what comes back says nothing new.
    tell(noon + 3, lost(500n * dollar, bot));
    tell(noon + 4, returned(9_500n * dollar));
    expect([of().equityUnits, of().state, news]).toEqual([9_500n * dollar, 'running', []]);
  });

  test('in coins is no growth of the position that they are', () => {
    const { tell, of, news } = withBot();
    tell(noon + 2, ...bought(390_000));
    const alerts = news.length;
    // At 150.00 they are half of all that is there.
    tell(noon + 3, traded(2, 15_000, 1));
    const coins = { availableAfter: 0, frozenAfter: 0, frozenDelta: 0, assetId: 1 };
    tell(noon + 4, {
      type: 'ledger-posted',
      cause: 'strategy',
      orderId: 0,
      entries: [
        { ...coins, accountId: me, availableDelta: -3_900_000_000 },
        { ...coins, accountId: bot, availableDelta: 3_900_000_000 },
      ],
    });
    expect([of().state, of().equityUnits, news.length]).toEqual(['running', 11_950n * dollar, alerts]);
  });
});

describe('the loss of a bot', () => {
  const half = 500n * dollar;
  test.each([
    ['at the limit of the day', 0n, 'running', 'alert'],
    ['one unit above it', 1n, 'failed', 'failed'],
  ])('and that by hand together, %s', (_where, more, state, kind) => {
    const { tell, of } = withBot();
    tell(noon + 2, lost(half));
    expect(tell(noon + 3, lost(half + more, bot))).toMatchObject([{ kind, rule: 'dailyLoss', value: 1_000n * dollar + more }]);
    expect(of().state).toBe(state);
  });

  test('is made up for by what another bot gains, and by nothing that is moved between them', () => {
    const { tell, of } = withBot();
    tell(noon + 2, opened(otherBot), given(2_000n * dollar, otherBot));
    tell(noon + 3, gained(400n * dollar, otherBot), lost(1_400n * dollar, bot));
    expect([of().state, of().equityUnits]).toEqual(['running', 9_000n * dollar]);
    tell(noon + 4, returned(1_000n * dollar), given(1_000n * dollar, otherBot));
    expect([of().state, of().equityUnits]).toEqual(['running', 9_000n * dollar]);
    tell(noon + 5, lost(1n, otherBot));
    expect(of().state).toBe('failed');
  });

  test('is counted anew from midnight, as all else is', () => {
    const { tell, of } = withBot();
    tell(noon + 2, lost(1_000n * dollar, bot));
    tell(firstDay + day, lost(900n * dollar, bot));
    expect([of().state, of().dayStartUnits]).toEqual(['running', 9_000n * dollar]);
    tell(firstDay + day + 1, lost(1n, bot));
    expect(of().state).toBe('failed');
  });

  test('after a reset is the loss of the attempt that is over', () => {
    const { tell, of } = withBot();
    tell(noon + 2, begun(2_001, 'ann', 2));
    tell(noon + 3, lost(2_000n * dollar, bot));
    expect([of().state, of().equityUnits]).toEqual(['reset', 10_000n * dollar]);
    expect([of(2_001).state, of(2_001).equityUnits]).toEqual(['running', 10_000n * dollar]);
  });
});

describe('the position of a bot', () => {
  test.each([
    ['at two fifths of the equity', 0, 'running'],
    ['a lot above', 1, 'failed'],
  ])('in a coin and that by hand are one, %s', (_where, more, state) => {
    const { tell, of } = withBot();
    tell(noon + 2, ...bought(150_000));
    tell(noon + 3, ...bought(250_000 + more, 8, 10_000, bot));
    expect(of().state).toBe(state);
  });

  const { listings } = openSampleExchange();
  /** 20 times: a twentieth of what it was entered at is behind it. */
  const entered = (accountId: number, dollars: number, holdSide: 'long' | 'short' = HoldSide.long): ExchangeEvent => ({
    type: 'position-changed',
    accountId,
    marketId: sampleLinear.marketId,
    holdSide,
    cause: LedgerCause.trade,
    orderId: 0,
    marginMode: MarginMode.cross,
    leverage: 20,
    lots: lots(dollars * 100),
    entryValue: dollars * 1_000_000,
    marginUnits: units(0n),
    lotsDelta: dollars * 100,
    value: dollars * 1_000_000,
    realisedUnits: units(0n),
  });

  test.each([
    ['on the same side are one: at two fifths', HoldSide.long, 40_000, 'running'],
    ['on the same side are one: above', HoldSide.long, 40_001, 'failed'],
    ['on different sides are two', HoldSide.short, 79_999, 'running'],
  ])('in a contract and that by hand %s', (_where, side, dollars, state) => {
    const { tell, of } = withBot(listings);
    tell(noon + 2, entered(me, 40_000));
    tell(noon + 3, entered(bot, dollars, side));
    expect(of().state).toBe(state);
  });
});

test('an order of a bot counts once, at its first trade, and is won or lost as one by hand', () => {
  const { tell, of } = withBot();
  const leg = (orderId: number, side: 'buy' | 'sell', orderFilled: boolean) => ({ accountId: bot, orderId, side, orderFilled });
  tell(noon + 2, traded(1, 10_000, 5, { taker: leg(70, 'buy', false) }));
  tell(noon + 3, traded(2, 10_000, 5, { maker: leg(70, 'buy', true), taker: { side: 'sell' } }));
  expect([of().tradedOrders, of().closes]).toEqual([1, 0]);
  tell(noon + 4, traded(3, 10_100, 5, { taker: leg(71, 'sell', true) }));
  tell(noon + 5, traded(4, 9_900, 5, { taker: leg(72, 'sell', true) }));
  expect([of().tradedOrders, of().closes, of().wins]).toEqual([3, 2, 1]);
});

test('a bot of somebody else is no part of it', () => {
  const { tell, of } = withBot();
  tell(noon + 2, opened(otherBot, somebody), lost(2_000n * dollar, otherBot));
  tell(noon + 3, traded(1, 10_000, 1, { taker: { accountId: otherBot, orderId: 9, orderFilled: true } }));
  expect([of().equityUnits, of().tradedOrders]).toEqual([10_000n * dollar, 0]);
});

test.each([
  ['the price of a strategy', LedgerCause.strategyPrice],
  ['the share of a profit', LedgerCause.profitShare],
])('%s is neither gain nor loss, whoever pays it', (_what, cause) => {
  const { tell, of } = withBot();
  tell(noon + 2, moved(somebody, me, 700n * dollar, cause));
  expect([of().equityUnits, of().peakUnits]).toEqual([10_000n * dollar, 10_000n * dollar]);
  tell(noon + 3, moved(bot, somebody, 1_500n * dollar, cause), moved(me, somebody, 1_500n * dollar, cause));
  expect([of().equityUnits, of().state]).toEqual([10_000n * dollar, 'running']);
});

test('its bots are known again after a kill before every record', () => {
  const life = (killed: boolean) => {
    const all = withBot(sampleListings, killed);
    all.tell(noon + 2, ...bought(150_000, 8, 10_000, bot));
    all.tell(noon + 3, opened(otherBot), given(1_000n * dollar, otherBot));
    all.tell(noon + 4, lost(300n * dollar, otherBot), moved(bot, venue, 550n * dollar, 'fee'));
    all.tell(noon + 5, traded(9, 9_000, 10));
    return all;
  };
  const [whole, broken] = [life(false), life(true)];
  expect(broken.rows()).toEqual(whole.rows());
  expect(broken.news).toEqual(whole.news);
  // A tenth of 1,500 is gone beside 300 and 550: 1,000 in all.
  expect([whole.of().state, whole.of().equityUnits]).toEqual(['running', 9_000n * dollar]);
});
