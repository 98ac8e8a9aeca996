// A portfolio buys, sells, carries over and gives back, with values worked out by hand: BTC at 100 USDT, ETH at 10.
import { describe, expect, test } from 'vitest';

import { firstPortfolioTerms, type PortfolioTerms } from '#lib/contract/bots/portfolio/portfolio-terms.ts';
import { MarketState } from '#lib/contract/enums.ts';
import { RejectReason } from '#server/engine/reject.ts';
import { money, PortfolioVenue, usdt } from './portfolio-venue.ts';

const minute = 60_000;

const terms: PortfolioTerms = {
  ...firstPortfolioTerms,
  coins: [
    { coin: 'BTC', weight: '0.5' },
    { coin: 'ETH', weight: '0.3' },
    { coin: 'USDT', weight: '0.2' },
  ],
  investment: '1000',
};

/** It starts at 12:01. */
const started = (change: Partial<PortfolioTerms> = {}): PortfolioVenue =>
  new PortfolioVenue({ ...terms, ...change }, { BTC: 100, ETH: 10 }).start();

/** The orders that were placed since the start. */
const placedSince = ({ placed }: PortfolioVenue, before: number): readonly string[] => placed.slice(before);

describe('the initial position', () => {
  test('each coin is bought for its part, half a per cent of it left for a worse price; the part of USDT stays', () => {
    const venue = started();
    // 500 × 0.995 ÷ 100 and 300 × 0.995 ÷ 10.
    expect(venue.placed).toEqual(['buy BTC 4.975', 'buy ETH 29.85']);
    // A fee of 0.1 % of the coins.
    expect([venue.coins('BTC'), venue.coins('ETH')]).toEqual([4.970025, 29.82015]);
    expect(venue.cash).toBeCloseTo(1000 - 497.5 - 298.5, 9);
    expect(venue.codes()).toEqual(['takes-funds', 'begins', 'bought', 'bought']);
    expect(venue.rows[2]?.params).toEqual({
      action: 'initial',
      base: 'BTC',
      leg: 0,
      lots: 49_750,
      units: 497.5 * money,
      // 0.004975 BTC at 100.
      feeUnits: 0.4975 * money,
    });
    expect(venue.botState).toBe('running');
  });

  test('what is left of a large part is bought with another order', () => {
    const venue = started({ investment: '100000' });
    // 50,000: first 49,750, then 99.5 % of the 250 that are left; 1.25 is below the least of 5.
    expect(venue.placed.filter((order) => order.includes('BTC'))).toEqual(['buy BTC 497.5', 'buy BTC 2.4875']);
  });

  test('without the funds it does not begin', () => {
    const venue = new PortfolioVenue(terms, { BTC: 100, ETH: 10 });
    venue.owner = 999 * money;
    venue.start();
    expect([venue.reason, venue.codes()]).toEqual(['insufficient-balance', ['takes-funds', 'funds-refused']]);
  });

  test('a coin whose market closes at that moment waits with its money, the others go on', () => {
    const venue = new PortfolioVenue(terms, { BTC: 100, ETH: 10 });
    venue.market('ETH', MarketState.halted);
    venue.start();
    expect(venue.placed).toEqual(['buy BTC 4.975']);
    expect(venue.codes()).toEqual(['takes-funds', 'leg-waits', 'begins', 'bought']);
    venue.market('ETH', MarketState.online);
    expect(venue.placed).toEqual(['buy BTC 4.975', 'buy ETH 29.85']);
  });
});

describe('rebalancing', () => {
  test('proportional: at the five minutes in which a coin is 5 % of its target away from it, sales first, purchases with what they brought', () => {
    const venue = started();
    venue.price('BTC', 108);
    venue.pass(4 * minute);
    // ETH is furthest off: 298.20 of a target of 311.69, 4.33 % below.
    expect(placedSince(venue, 2)).toEqual([]);
    venue.price('BTC', 112);
    venue.pass(4 * minute);
    expect(placedSince(venue, 2)).toEqual([]);
    venue.pass(1 * minute);
    // 556.64 of a total of 1,058.84: 27.22065 above its half, 0.2430 BTC in whole lots, which bring 27.216 less 0.1 %.
    // ETH lacks 19.44 then; beside the fifth that stays money there are 231.188784 − 211.763416 = 19.425368, of which 99.5 % are spent.
    expect(placedSince(venue, 2)).toEqual(['sell BTC 0.243', 'buy ETH 1.9328']);
    expect(venue.codes().slice(4)).toEqual(['begins', 'sold', 'bought']);
    venue.pass(60 * minute);
    expect(placedSince(venue, 4)).toEqual([]);
  });

  test('the part that stays money is brought back as well', () => {
    const venue = started({ mode: { by: 'proportional', threshold: '0.1' } });
    venue.price('BTC', 60);
    venue.price('ETH', 6);
    venue.pass(5 * minute);
    // 298.2015 + 178.9209 + 204 = 681.1224: money is 67.78 above its 136.22. BTC lacks 42.3597 and ETH 25.41582.
    expect(placedSince(venue, 2)).toEqual(['buy BTC 0.7024', 'buy ETH 4.2147']);
  });

  test('timed: at its interval alone, and only beyond 3 %', () => {
    const venue = started({ mode: { by: 'timed', intervalMinutes: 30 } });
    venue.price('BTC', 105);
    venue.pass(31 * minute);
    // 521.85 of a target of 512.03: 1.9 %.
    expect(placedSince(venue, 2)).toEqual([]);
    venue.price('BTC', 109);
    venue.pass(28 * minute);
    expect(placedSince(venue, 2)).toEqual([]);
    venue.pass(1 * minute);
    // 541.732725 of 1,043.934225: 19.7656 above its half.
    expect(placedSince(venue, 2)[0]).toBe('sell BTC 0.1813');
  });

  test('unbalanced: never', () => {
    const venue = started({ mode: { by: 'unbalanced' } });
    venue.price('BTC', 500);
    venue.pass(100 * 24 * 60 * minute);
    expect(placedSince(venue, 2)).toEqual([]);
    expect(venue.wakeMs).toBe(0);
  });

  test('a coin whose market stands still waits with a row, once; the others go on, and it is brought back when it is open', () => {
    const venue = started();
    venue.market('ETH', MarketState.cancelOnly);
    venue.price('BTC', 112);
    venue.pass(30 * minute);
    expect(placedSince(venue, 2)).toEqual(['sell BTC 0.243']);
    expect(venue.codes().filter((code) => code === 'leg-waits')).toHaveLength(1);
    venue.market('ETH', MarketState.online);
    expect(placedSince(venue, 3)).toEqual(['buy ETH 1.9328']);
  });

  test('what is below the least of its market is carried over, and said once', () => {
    const venue = new PortfolioVenue({ ...terms, investment: '100' }, { BTC: 100, ETH: 10 }).start();
    const before = venue.placed.length;
    venue.price('BTC', 113);
    venue.pass(30 * minute);
    // 3.05 above its target: below the least of 5.
    expect(placedSince(venue, before)).toEqual([]);
    const carried = venue.rows.filter(({ code }) => code === 'portfolio.carried').map(({ params }) => [params['base'], params['side']]);
    expect(carried).toEqual([
      ['BTC', 'sell'],
      ['ETH', 'buy'],
    ]);
    venue.price('BTC', 140);
    venue.pass(5 * minute);
    // 69.58 of 119.80: 9.68 above.
    expect(placedSince(venue, before)[0]).toBe('sell BTC 0.0691');
  });

  test('a worse price than the last one is paid out of the half per cent', () => {
    const venue = new PortfolioVenue(terms, { BTC: 100, ETH: 10 });
    venue.worse = 4;
    venue.start();
    expect(venue.codes()).not.toContain('refused');
    expect(venue.cash).toBeCloseTo(1000 - 4.975 * 100.4 - 29.85 * 10.04, 6);
  });
});

describe('money in and out', () => {
  const added = (venue: PortfolioVenue, dollars: number): void =>
    venue.tellOwner({ action: 'add-funds', assetId: usdt, units: dollars * money });

  test('more is bought by the weights, whatever the coins are worth by now', () => {
    const venue = started({ mode: { by: 'unbalanced' } });
    venue.price('BTC', 200);
    added(venue, 100);
    // 50 at 200 and 30 at 10.
    expect(placedSince(venue, 2)).toEqual(['buy BTC 0.2487', 'buy ETH 2.985']);
    expect(venue.rows.at(-1)?.params).toMatchObject({ action: 'add', base: 'ETH' });
  });

  test('parts that are too small wait for the next money', () => {
    const venue = started({ mode: { by: 'unbalanced' } });
    added(venue, 10);
    expect(placedSince(venue, 2)).toEqual([]);
    expect(venue.codes().slice(-2)).toEqual(['carried', 'carried']);
    added(venue, 10);
    // 10 and 6 by now.
    expect(placedSince(venue, 2)).toEqual(['buy BTC 0.0995', 'buy ETH 0.597']);
  });

  test('profit is what it is worth above all that was put in; it is taken of every coin alike', () => {
    const venue = started({ mode: { by: 'unbalanced' } });
    venue.price('BTC', 112);
    const before = { btc: venue.worth('BTC'), eth: venue.worth('ETH'), cash: venue.cash, owner: venue.owner };
    // 1,058.8443 − 1,000.
    venue.tellOwner({ action: 'withdraw-profit', assetId: usdt, units: 58.85 * money });
    expect(venue.rows.at(-1)).toEqual({
      code: 'portfolio.profit-not-withdrawn',
      params: { units: 58.85 * money, free: Math.floor(58.8443 * money) },
    });
    venue.tellOwner({ action: 'withdraw-profit', assetId: usdt, units: 50 * money });
    expect(venue.owner - before.owner).toBe(50 * money);
    expect(venue.rows.at(-1)).toEqual({ code: 'portfolio.extracted', params: { action: 'extraction', units: 50 * money } });
    const kept = 1 - 50 / 1058.8443;
    expect(venue.worth('BTC') / before.btc).toBeCloseTo(kept, 3);
    expect(venue.worth('ETH') / before.eth).toBeCloseTo(kept, 3);
    expect(venue.cash / before.cash).toBeCloseTo(kept, 3);
  });

  test('a rebalance that is due spends nothing of what is being paid out', () => {
    const venue = started();
    venue.price('BTC', 150);
    venue.tellOwner({ action: 'withdraw-profit', assetId: usdt, units: 200 * money });
    expect(venue.rows.at(-1)?.params).toEqual({ action: 'extraction', units: 200 * money });
  });
});

describe('exits of the whole', () => {
  test('take profit: looked at every minute, everything is sold', () => {
    const venue = started({ takeProfitRate: '0.05' });
    venue.price('BTC', 110);
    venue.pass(minute);
    expect(venue.reason).toBeNull();
    // 5.88 % above.
    venue.price('BTC', 112);
    venue.pass(minute);
    expect(venue.reason).toBe('take-profit');
    expect(placedSince(venue, 2)).toEqual(['sell BTC 4.97', 'sell ETH 29.8201']);
    expect(venue.codes()).toContain('take-profit');
  });

  test('stop loss: also where its terms give the coins back', () => {
    const venue = started({ stopLossRate: '0.1', sellsAtEnd: false });
    venue.price('BTC', 80.1);
    venue.pass(minute);
    expect(venue.reason).toBeNull();
    // 397.602 + 298.2015 + 204: 10.02 % below.
    venue.price('BTC', 80);
    venue.pass(minute);
    expect(venue.reason).toBe('stop-loss');
    expect(placedSince(venue, 2)).toHaveLength(2);
  });

  test('hold while it is paused, when it brings nothing back to its weights', () => {
    const venue = started({ stopLossRate: '0.1' });
    venue.tellOwner({ action: 'pause' });
    // 25 % above its share, and then 10.02 % below all that was put in.
    venue.price('BTC', 125);
    venue.pass(60 * minute);
    expect([venue.reason, venue.botState, placedSince(venue, 2)]).toEqual([null, 'paused', []]);
    venue.price('BTC', 80);
    venue.pass(minute);
    expect(venue.reason).toBe('stop-loss');
    expect(placedSince(venue, 2)).toHaveLength(2);
  });
});

describe('words of its owner', () => {
  test('resumed, it is brought back at once', () => {
    const venue = started();
    venue.tellOwner({ action: 'pause' });
    venue.price('BTC', 112);
    venue.pass(60 * minute);
    expect(placedSince(venue, 2)).toEqual([]);
    venue.tellOwner({ action: 'resume' });
    expect(placedSince(venue, 2)).toEqual(['sell BTC 0.243', 'buy ETH 1.9328']);
  });

  test('other weights are brought about at once, a coin that is left out is sold, a new one bought', () => {
    const venue = started();
    const coins = [
      { coin: 'BTC', weight: '0.5' },
      { coin: 'SOL', weight: '0.3' },
      { coin: 'USDT', weight: '0.2' },
    ];
    venue.tellOwner({ action: 'edit', edit: { coins } }, { SOL: 5 });
    // 29.8201 ETH bring 298.201 less 0.1 %, which with 204 USDT are 501.902799; a fifth of 998.905… stays.
    expect(placedSince(venue, 2)[0]).toBe('sell ETH 29.8201');
    expect(venue.worth('SOL')).toBeGreaterThan(0.29 * venue.total);
    expect(venue.worth('ETH')).toBeLessThan(0.01);
    expect(venue.rows.find(({ code }) => code === 'portfolio.edited')?.params).toEqual({
      action: 'edit',
      mode: 'proportional',
      coins: 'BTC 0.5, SOL 0.3, USDT 0.2',
    });
  });

  test('unbalanced, other weights hold for what is added', () => {
    const venue = started({ mode: { by: 'unbalanced' } });
    const coins = [
      { coin: 'BTC', weight: '0.9' },
      { coin: 'USDT', weight: '0.1' },
    ];
    venue.tellOwner({ action: 'edit', edit: { coins } });
    expect(placedSince(venue, 2)).toEqual([]);
    venue.tellOwner({ action: 'add-funds', assetId: usdt, units: 100 * money });
    expect(placedSince(venue, 2)).toEqual(['buy BTC 0.8955']);
  });

  test('stopped, everything is sold and said', () => {
    const venue = started();
    venue.tellOwner({ action: 'stop', sells: true });
    expect(placedSince(venue, 2)).toEqual(['sell BTC 4.97', 'sell ETH 29.8201']);
    expect(venue.codes().slice(4)).toEqual(['stop-asked', 'begins', 'sold', 'sold']);
    expect(venue.reason).toBe('manual');
  });

  test('stopped without selling, the coins stay as they are', () => {
    const venue = started();
    venue.tellOwner({ action: 'stop', sells: false });
    expect(placedSince(venue, 2)).toEqual([]);
    expect(venue.codes().slice(4)).toEqual(['stop-asked', 'kept-as-it-is', 'kept-as-it-is']);
    expect(venue.reason).toBe('manual');
  });

  test('stopped while a market stands still it waits for it, and a second word gives the coin back', () => {
    const [waiting, told] = [started(), started()];
    for (const venue of [waiting, told]) {
      venue.market('ETH', MarketState.halted);
      venue.tellOwner({ action: 'stop', sells: true });
      venue.pass(60 * minute);
      expect([venue.reason, venue.botState, placedSince(venue, 2)]).toEqual([null, 'stopping', ['sell BTC 4.97']]);
    }
    waiting.market('ETH', MarketState.online);
    expect([waiting.reason, placedSince(waiting, 3)]).toEqual(['manual', ['sell ETH 29.8201']]);
    told.tellOwner({ action: 'stop', sells: false });
    expect([told.reason, placedSince(told, 3)]).toEqual(['manual', []]);
  });
});

describe('refusals', () => {
  test('are tried again at the next look, and end it after five of a kind in a row', () => {
    const venue = started();
    venue.price('BTC', 112);
    venue.refuses.set('BTC', RejectReason.noLiquidity);
    venue.pass(20 * minute);
    expect(placedSince(venue, 2)).toEqual(Array.from({ length: 4 }, () => 'sell BTC 0.243'));
    venue.pass(4 * minute);
    // It sells what can be sold, tries the rest five times, a minute apart, and gives it back.
    expect(placedSince(venue, 7)).toEqual(['sell BTC 4.97', 'sell ETH 29.8201']);
    venue.pass(5 * minute);
    expect(venue.reason).toBe('order-failed');
    expect(venue.codes().at(-1)).toBe('kept-as-it-is');
  });

  test('a market that gives half of what is asked is asked again', () => {
    const venue = started();
    venue.fills = 50;
    venue.tellOwner({ action: 'stop', sells: true });
    venue.pass(60 * minute);
    expect(venue.reason).toBe('manual');
    expect(venue.worth('BTC')).toBeLessThan(10);
    expect(venue.worth('ETH')).toBeLessThan(10);
  });
});
