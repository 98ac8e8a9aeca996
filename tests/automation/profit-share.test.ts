// A copy shares the profit above its mark with the author of what it copies: figures worked out by hand, and the same through kills.
import { describe, expect, test } from 'vitest';

import { BotState, StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { botKind } from '#server/automation/bots/bot-kinds.ts';
import { units } from '#server/engine/units.ts';
import { ann, bob, BotVenue, type BotVenueOptions } from './bot-venue.ts';
import { expectFolded } from './expect-folded.ts';
import { sampleGrid } from './sample-terms.ts';
import { twoPriceBot } from './two-price-bot.ts';

const [btc, usdt] = [0, 1];
const twoPrices = { kind: 'grid' as const, terms: sampleGrid({ grids: 2 }) };

type Life = { readonly venue: BotVenue; readonly bot: number; readonly got: (who: number, assetId: number) => bigint };

/** Ann's copy of a bot of Bob's, with 1,000 and a share of 30 %; the price is 100. */
function begin(options: Partial<BotVenueOptions> = {}): Life {
  const venue = new BotVenue({ kindOf: () => twoPriceBot, ...options });
  venue.moveTo(10_000);
  const source = venue.open(bob, 'copied');
  const before = new Map([ann, bob].flatMap((who) => [btc, usdt].map((coin) => [`${who} ${coin}`, venue.balance(who, coin)] as const)));
  const bot = venue.copy({ copyOf: source, sharePercent: 30 }, ann, twoPrices, StrategyType.spotGrid);
  return { venue, bot, got: (who, assetId) => venue.balance(who, assetId) - (before.get(`${who} ${assetId}`) ?? 0n) };
}

/** Buys at 90 and sells at 110; the price ends at 111. */
function gain({ venue }: Life): void {
  venue.moveTo(8_900);
  venue.moveTo(11_100);
}

const shares = ({ venue, bot }: Life) => {
  venue.checkpoint();
  const rows = [...venue.rows.values()].filter(({ strategyId, code }) => strategyId === bot && code.startsWith('bot.share'));
  return rows.map(({ code, params }) => [code, params]);
};

/**
 * 11.1111 coins less 0.1 % were bought for 999.999, and 11.0999 of them sold for 1220.989 less 1.220989; 0.0000889 are left, and worth
 * 0.0098679. That makes 219.7788789, of which every ten units share three.
 */
const profit = 21_977_887_890n;
const share = (profit / 10n) * 3n;

test('a copy that ends pays its share out of its money, before its owner gets the rest, and says why', () => {
  const life = begin();
  gain(life);
  const { venue, bot, got } = life;
  venue.tell(bot, { action: 'stop', sells: false });
  expect(got(bob, usdt)).toBe(share);
  // The dust comes back as it is.
  expect([got(ann, btc), got(ann, usdt)]).toEqual([8_890n, 21_976_901_100n - share]);
  expect(shares(life)).toEqual([
    [
      'bot.share-due',
      {
        equityUnits: 121_977_887_890,
        profitUnits: Number(profit),
        markUnits: 0,
        gainUnits: 21_977_887_890,
        percent: 30,
        shareUnits: Number(share),
      },
    ],
  ]);
  const record = venue.record(bot);
  expect(record).toMatchObject({ state: BotState.stopped, coins: [] });
  expect(record.profitShare).toMatchObject({ markUnits: 21_977_887_890, paidUnits: Number(share) });
  // It is out of the profit of the copy.
  expect(record.returnedUnits - record.investedUnits).toBe(Number(profit - share));
  expectFolded(venue);
});

test('a loss shares nothing, and nor does a bot that copies nobody', () => {
  const life = begin();
  life.venue.moveTo(8_900);
  life.venue.tell(life.bot, { action: 'stop', sells: false });
  expect([life.got(bob, usdt), shares(life)]).toEqual([0n, []]);
  const venue = new BotVenue({ kindOf: () => twoPriceBot });
  venue.moveTo(10_000);
  const own = venue.start(ann, twoPrices);
  gain({ venue, bot: own, got: () => 0n });
  venue.tell(own, { action: 'stop', sells: false });
  expect(venue.record(own).profitShare).toBeNull();
  expect(venue.said(own)).not.toContain('bot.share-due');
});

test('where coins are given back as they are, and the money does not reach, the rest is paid in coins', () => {
  const life = begin();
  const { venue, bot, got } = life;
  venue.moveTo(8_900);
  venue.moveTo(10_500);
  venue.tell(bot, { action: 'stop', sells: false });
  // 11.0999889 coins at 105 and 0.001: 165.4998345 above what was put in.
  const due = (16_549_983_450n / 10n) * 3n;
  const inCoins = (due - 100_000n) / 105n;
  expect([got(bob, usdt), got(bob, btc)]).toEqual([100_000n, inCoins]);
  expect(got(ann, btc)).toBe(1_109_998_890n - inCoins);
  expect(venue.record(bot)).toMatchObject({ state: BotState.stopped, coins: [] });
  expectFolded(venue);
});

test('whoever owes for an arrival that was undone keeps nobody from ending: the share is waived', () => {
  const life = begin();
  gain(life);
  const { venue, bot, got } = life;
  const debt = { accountId: ann, assetId: 2, units: units(1n), reference: 'undone' };
  venue.send({ type: 'credit-deposit', ...debt });
  venue.send({ type: 'send-funds', accountId: ann, toAccountId: bob, assetId: 2, units: units(100_000_000_001n) });
  venue.send({ type: 'reverse-deposit', ...debt });
  venue.tell(bot, { action: 'stop', sells: false });
  expect(venue.record(bot).state).toBe(BotState.stopped);
  expect(got(bob, usdt)).toBe(0n);
  expect(shares(life).map(([code]) => code)).toEqual(['bot.share-due', 'bot.share-refused']);
  expectFolded(venue);
});

describe('a grid', () => {
  const grid = { kind: 'grid' as const, terms: sampleGrid() };
  /** Ten times through the range. */
  function rise(options: Partial<BotVenueOptions> = {}) {
    const venue = new BotVenue({ kindOf: botKind, ...options });
    const had = [venue.balance(ann, usdt), venue.balance(bob, usdt), venue.balance(ann, btc)];
    venue.moveTo(10_000);
    venue.offer(10_000, 0);
    const bot = venue.copy({ copyOf: venue.open(bob, 'copied'), sharePercent: 20 }, ann, grid, StrategyType.spotGrid);
    for (let times = 0; times < 10; times += 1) {
      venue.moveTo(9_300);
      venue.moveTo(10_750);
    }
    return { venue, bot, had };
  }

  function live(withdraws: readonly number[], last: number, options: Partial<BotVenueOptions> = {}) {
    const { venue, bot, had } = rise(options);
    for (const taken of withdraws) venue.tell(bot, { action: 'withdraw-profit', assetId: usdt, units: taken });
    venue.moveTo(last);
    venue.offer(last, 0);
    venue.tell(bot, { action: 'stop', sells: true });
    venue.checkpoint();
    const { profitShare } = venue.record(bot);
    const has = [venue.balance(ann, usdt), venue.balance(bob, usdt), venue.balance(ann, btc)];
    const [annGot = 0n, bobGot = 0n, dust = 0n] = has.map((now, at) => now - (had[at] ?? 0n));
    return { venue, bot, got: { ann: annGot, bob: bobGot, dust }, paid: profitShare?.paidUnits ?? 0, mark: profitShare?.markUnits ?? 0 };
  }

  test('profit that is taken out is shared as it goes, and all of it together is shared like all of it at once', () => {
    const once = live([], 10_750);
    // It sold at the bid, a cent below; what was too little to be sold is worth that too.
    const all = once.got.ann + once.got.bob + (once.got.dust * 10_749n) / 100n;
    expect(all).toBeGreaterThan(3_000_000_000n);
    expect([once.venue.record(once.bot).state, once.got.bob]).toEqual([BotState.stopped, all / 5n]);
    const parts = live([700_000_003, 900_000_000, 1], 10_750);
    expect(parts.got).toEqual(once.got);
    expect(shares({ ...parts, got: () => 0n }).length).toBeGreaterThan(2);
    expectFolded(parts.venue);
  });

  test('of what was taken out the owner gets the rest', () => {
    const { venue, bot } = rise();
    const before = [venue.balance(ann, usdt), venue.balance(bob, usdt), venue.balance(bot, usdt)];
    venue.tell(bot, { action: 'withdraw-profit', assetId: usdt, units: 700_000_003 });
    const after = [venue.balance(ann, usdt), venue.balance(bob, usdt), venue.balance(bot, usdt)];
    // 140 of 700; three units are no whole part.
    expect(after.map((has, at) => has - (before[at] ?? 0n))).toEqual([560_000_003n, 140_000_000n, -700_000_003n]);
    expect(venue.record(bot).profitShare).toMatchObject({ markUnits: 700_000_000, paidUnits: 140_000_000 });
  });

  test('a share that was paid is not given back by a loss, and is not paid again for a gain that only makes up for it', () => {
    const fallen = live([2_000_000_000], 8_000);
    expect([fallen.got.bob, fallen.mark]).toEqual([400_000_000n, 2_000_000_000]);
    expect(fallen.got.ann).toBeLessThan(0n);
  });

  test('a kill between any two steps pays each share once', () => {
    const whole = live([700_000_003], 10_750);
    const lastSteps = 14;
    for (let at = whole.venue.steps - lastSteps; at <= whole.venue.steps; at += 1) {
      let killed = false;
      const kills = (sent: number): boolean => {
        if (killed || sent !== at) return false;
        killed = true;
        return true;
      };
      const life = live([700_000_003], 10_750, { kills, writes: (sent) => sent % 3 === 0 });
      expect([at, life.got, life.paid]).toEqual([at, whole.got, whole.paid]);
      expectFolded(life.venue);
    }
  });
});
