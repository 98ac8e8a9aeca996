// A CTA bot as a trader would watch it: candles that close, what it does on them, its exits, and what its owner tells it.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { MarketState } from '#lib/contract/enums.ts';
import { RejectReason } from '#server/engine/reject.ts';

import { coinMarket, contractMarket } from '../martingale-samples.ts';
import { closeAt, ctaVenue, type CtaVenue } from './cta-samples.ts';

/** Averages of 2 and 4: the fast one crosses above at the sixth close, below at the tenth. */
const falls = [10_000, 9_000, 8_000, 7_000];
const turnsUp = [8_000, 9_000];
const rises = [10_000, 11_000, 10_000];
const turnsDown = [8_000];

const paramsOf = ({ rows }: CtaVenue, code: string) => rows.find((row) => row.code === `cta.${code}`)?.params;

describe('long on spot', () => {
  const owner = { base: 0, quote: 1_500_000_000 };
  const venue = ctaVenue({}, { owner });

  test('takes its funds, says how many candles it lacks, and then what it watches', () => {
    venue.start(10_000);
    expect(owner.quote).toBe(500_000_000);
    expect(paramsOf(venue, 'warms-up')).toEqual({ candles: 4, interval: '1m' });
    closeAt(venue, falls, 0);
    expect(paramsOf(venue, 'watches')).toEqual({ interval: '1m', reading: 'MA 2 75.00, MA 4 85.00' });
    expect(venue.fills).toEqual([]);
    expect(venue.shown).toBe('running');
  });

  test('buys for 99.5 % of its funds at the close that crosses: 11.05 at 90.00', () => {
    closeAt(venue, turnsUp, 4);
    // 995 ÷ 90 = 11.0555…
    expect(venue.fills).toEqual([{ side: 'buy', priceTicks: 9_000, lots: 1_105 }]);
    expect(venue.coins).toEqual({ base: 11_038_950, quote: 5_500_000 });
    expect(paramsOf(venue, 'goes-long')).toEqual({ closePrice: 9_000, reading: 'MA 2 85.00, MA 4 80.00' });
  });

  test('stays in until the averages cross back, and sells all that makes a lot', () => {
    closeAt(venue, [...rises, ...turnsDown], 6);
    expect(venue.fills.slice(1)).toEqual([{ side: 'sell', priceTicks: 8_000, lots: 1_103 }]);
    // 882.40 less 0.8824 less 994.50.
    expect(paramsOf(venue, 'trade-ended')).toEqual({ trade: 1, profit: -112_982_400 });
  });

  test('a stop gives everything back, with the rest that was too small to be sold', () => {
    venue.owner({ action: 'stop', sells: true });
    expect(venue.ended).toBe('manual');
    expect(owner).toEqual({ base: 8_950, quote: 500_000_000 + 1_000_000_000 - 112_982_400 });
  });

  test('has told all of it', () => {
    expect(venue.codes()).toEqual([
      'takes-funds',
      'warms-up',
      'watches',
      'goes-long',
      'buys',
      'opened',
      'comes-out',
      'closes',
      'closed',
      'trade-ended',
      'stop-asked',
      'returns-funds',
    ]);
  });
});

test('both directions in contracts: turns from long to short at one close, twice leveraged', () => {
  const owner = { base: 0, quote: 1_000_000_000 };
  const venue = ctaVenue({ direction: 'both', leverage: 2 }, { market: contractMarket, owner });
  venue.start(10_000);
  closeAt(venue, [...falls, ...turnsUp, ...rises, ...turnsDown], 0);
  expect(venue.fills).toEqual([
    // 995 ÷ (45 + 0.09) = 22.0669…
    { side: 'buy', priceTicks: 9_000, lots: 2_206 },
    { side: 'sell', priceTicks: 8_000, lots: 2_206 },
    // 1,000 less fees of 1.9854 and 1.7648 less 220.60 = 775.6498; 99.5 % of it ÷ (40 + 0.08) = 19.2557…
    { side: 'sell', priceTicks: 8_000, lots: 1_925 },
  ]);
  expect(paramsOf(venue, 'trade-ended')).toEqual({ trade: 1, profit: -224_350_200 });
  expect(paramsOf(venue, 'turns-short')).toBeDefined();
  venue.owner({ action: 'stop', sells: false });
  expect(venue.position).toBe(0);
  // The short costs 1.54 at either end.
  expect(owner.quote).toBe(775_649_800 - 2 * 1_540_000);
});

test('short alone goes in on a sell and comes out on a buy', () => {
  const venue = ctaVenue({ direction: 'short' }, { market: contractMarket });
  venue.start(7_000);
  closeAt(venue, [7_000, 8_000, 9_000, 10_000, 8_000, 7_000], 0);
  expect(venue.position).toBeLessThan(0);
  closeAt(venue, [9_000, 12_000], 6);
  expect(venue.position).toBe(0);
  expect(venue.codes().filter((code) => /short|long|comes/.test(code))).toEqual(['goes-short', 'comes-out']);
});

describe('exits by the price', () => {
  test.each([
    ['a target of 10 % over an average of 90.00', { takeProfitRate: '0.1' }, 9_900, 'target-reached', { price: 9_900, targetPrice: 9_900 }],
    ['a stop of 5 % under it', { stopLossRate: '0.05' }, 8_550, 'stop-reached', { price: 8_550, stop: 8_550 }],
  ])('%s, and waits for the next signal', (_, exit, price, code, params) => {
    const venue = ctaVenue(exit);
    venue.start(10_000);
    closeAt(venue, [...falls, ...turnsUp], 0);
    venue.goTo(price + (code === 'stop-reached' ? 1 : -1));
    expect(venue.fills).toHaveLength(1);
    venue.goTo(price);
    expect(paramsOf(venue, code)).toEqual(params);
    expect(venue.fills).toHaveLength(2);
    expect(venue.codes()).toContain('waits-for-signal');
    expect(venue.ended).toBeNull();
    // The averages still stand one above the other: that is no new signal.
    closeAt(venue, [9_600], 6);
    expect(venue.fills).toHaveLength(2);
  });

  test('ends the bot where it does not go in again', () => {
    const venue = ctaVenue({ stopLossRate: '0.05', reenters: false, sellsAtEnd: false });
    venue.start(10_000);
    closeAt(venue, [...falls, ...turnsUp], 0);
    venue.goTo(8_500);
    expect(venue.ended).toBe('stop-loss');
    expect(venue.coins).toEqual({ base: 0, quote: 0 });
    expect(venue.fills).toHaveLength(2);
  });

  test('a short one has them the other way round, by the mark price', () => {
    const venue = ctaVenue({ direction: 'short', takeProfitRate: '0.1', stopLossRate: '0.05' }, { market: contractMarket });
    venue.start(7_000);
    closeAt(venue, [7_000, 8_000, 9_000, 10_000, 8_000, 7_000], 0);
    expect(venue.waits).toMatchObject({ markAtOrBelow: 6_300, markAtOrAbove: 7_350, lastAtOrAbove: 0, lastAtOrBelow: 0, candles: '1m' });
  });

  test('an edit moves them at once, null takes one away', () => {
    const venue = ctaVenue({ stopLossRate: '0.05' });
    venue.start(10_000);
    closeAt(venue, [...falls, ...turnsUp], 0);
    venue.owner({ action: 'edit', edit: { stopLossRate: null, takeProfitRate: '0.2' } });
    expect(venue.waits).toMatchObject({ lastAtOrBelow: 0, lastAtOrAbove: 10_800 });
  });
});

describe('candles from before the start', () => {
  const history = { type: 'history', interval: '1m', lastOpenMs: 3 * 60_000, closes: falls, volumes: [1, 1, 1, 1] } as const;

  test('bring it to where the indicator stands: it acts on the first cross after its start', () => {
    const venue = ctaVenue();
    venue.tell(history);
    expect(venue.codes()).toEqual(['watches']);
    venue.start(7_000);
    closeAt(venue, turnsUp, 4);
    expect(venue.fills).toEqual([{ side: 'buy', priceTicks: 9_000, lots: 1_105 }]);
    expect(venue.codes()).not.toContain('warms-up');
  });

  test('one that was missed meanwhile closed where the next one opened, and one that it has is not taken twice', () => {
    const venue = ctaVenue();
    venue.tell(history);
    venue.start(7_000);
    closeAt(venue, [7_000], 3);
    expect(venue.state.memory.closes).toEqual(falls);
    closeAt(venue, [9_000], 6);
    expect(venue.state.memory.closes).toEqual([7_000, 9_000, 9_000, 9_000]);
  });
});

describe('other indicators', () => {
  test('BOLL buys below the lower band and sells above the upper one', () => {
    const venue = ctaVenue({ indicator: { type: 'boll', period: 3, deviations: '1' } });
    venue.start(10_000);
    closeAt(venue, [10_000, 10_000, 10_000], 0);
    // Mean 96.67, deviation 4.71: 90.00 is below 91.95.
    closeAt(venue, [9_000], 3);
    expect(paramsOf(venue, 'goes-long')).toMatchObject({ reading: 'LB 91.95, BOLL 3 96.67, UB 101.38' });
    closeAt(venue, [9_000, 11_000], 4);
    expect(venue.fills.map(({ side }) => side)).toEqual(['buy', 'sell']);
  });

  test('RSI buys when it falls below its threshold', () => {
    const venue = ctaVenue({ indicator: { type: 'rsi', period: 2, buyBelow: 30, sellAbove: 70 } });
    venue.start(10_000);
    // Rises and falls alike: 50; then (0 + 0.5 × …): a fall of 4 against a rise of 1.
    closeAt(venue, [10_000, 10_100, 10_000, 9_700], 0);
    expect(paramsOf(venue, 'goes-long')).toMatchObject({ reading: 'RSI 2 12.50' });
  });

  test('VOI buys when more than a share of the volume rose', () => {
    const venue = ctaVenue({ indicator: { type: 'voi', bars: 3, threshold: '0.3334' } });
    venue.start(10_000);
    closeAt(venue, [10_000, 10_100, 10_000, 10_100], 0, 10);
    // 20 up and 10 down: a third, which is not beyond it. Then 25 up, 10 down.
    expect(paramsOf(venue, 'watches')).toMatchObject({ reading: 'VOI 0.3333' });
    closeAt(venue, [10_200], 4, 15);
    expect(paramsOf(venue, 'goes-long')).toMatchObject({ reading: 'VOI 0.4286' });
  });
});

describe('what stands in its way', () => {
  test('in a pause signals are told and nothing is done; afterwards it waits for the next one', () => {
    const venue = ctaVenue();
    venue.start(10_000);
    closeAt(venue, falls, 0);
    venue.owner({ action: 'pause' });
    closeAt(venue, turnsUp, 4);
    expect(venue.codes().slice(-2)).toEqual(['paused', 'signal-in-pause']);
    venue.owner({ action: 'resume' });
    expect([venue.fills, venue.shown]).toEqual([[], 'running']);
  });

  test.each([
    ['stop', { stopLossRate: '0.1' }, 8_101, 8_100],
    ['target', { takeProfitRate: '0.1' }, 9_899, 9_900],
  ])('a pause leaves its %s in force, and opens nothing after it', (_what, exit, before, at) => {
    // Bought at 9,000: a tenth away from it.
    const venue = ctaVenue(exit);
    venue.start(10_000);
    closeAt(venue, [...falls, ...turnsUp], 0);
    venue.owner({ action: 'pause' });
    venue.goTo(before);
    expect(venue.fills).toHaveLength(1);
    venue.goTo(at);
    expect(venue.fills.map(({ side }) => side)).toEqual(['buy', 'sell']);
    expect([venue.ended, venue.shown]).toEqual([null, 'paused']);
    venue.owner({ action: 'resume' });
    expect([venue.fills.length, venue.shown]).toEqual([2, 'running']);
  });

  test('a halted market: the signal is followed when it is open again', () => {
    const venue = ctaVenue();
    venue.start(10_000);
    closeAt(venue, falls, 0);
    venue.setMarket(MarketState.halted);
    closeAt(venue, turnsUp, 4);
    expect([venue.fills, venue.shown]).toEqual([[], 'halted']);
    venue.setMarket(MarketState.online);
    expect(venue.fills).toHaveLength(1);
  });

  test('five refusals in a row end it', () => {
    const venue = ctaVenue({}, { refuse: () => RejectReason.noLiquidity });
    venue.start(10_000);
    closeAt(venue, [...falls, ...turnsUp], 0);
    for (let price = 9_001; price < 9_005; price += 1) venue.goTo(price);
    expect(venue.ended).toBe('order-failed');
    expect(venue.codes().filter((code) => code === 'refused')).toHaveLength(5);
  });

  test('an entry that its balance does not carry is tried with less, one that is refused otherwise is not', () => {
    // A fifth less.
    for (const [reason, lots] of [
      [RejectReason.insufficientBalance, [1_105, 884]],
      [RejectReason.noLiquidity, [1_105]],
    ] as const) {
      let asked = 0;
      const venue = ctaVenue({}, { refuse: () => (++asked === 1 ? reason : null) });
      venue.start(10_000);
      closeAt(venue, [...falls, ...turnsUp], 0);
      const placed = venue.log.flatMap((word) => (word.startsWith('{') ? [Number(/"lots":(\d+)/.exec(word)?.[1])] : []));
      expect(placed).toEqual(lots);
      expect(venue.codes().includes('tries-less')).toBe(lots.length === 2);
      expect(venue.codes().includes('refused')).toBe(lots.length === 1);
    }
  });

  test('an exit is never tried with less, be it on its way to the other side', () => {
    const refused = [null, RejectReason.insufficientBalance];
    const turning = ctaVenue({ direction: 'both' }, { market: contractMarket, refuse: () => refused.shift() ?? null });
    turning.start(10_000);
    closeAt(turning, [...falls, ...turnsUp, ...rises, ...turnsDown], 0);
    expect(turning.codes().slice(-1)).toEqual(['refused']);
    expect(turning.fills).toHaveLength(1);
    const reasons = [null, RejectReason.insufficientBalance];
    const venue = ctaVenue({}, { refuse: () => reasons.shift() ?? null });
    venue.start(10_000);
    closeAt(venue, [...falls, ...turnsUp, ...rises, ...turnsDown], 0);
    expect(venue.codes().slice(-1)).toEqual(['refused']);
    venue.goTo(8_001);
    expect(venue.fills.at(-1)).toEqual({ side: 'sell', priceTicks: 8_001, lots: 1_103 });
    expect(venue.codes()).not.toContain('tries-less');
  });

  test('asked to end while its market is halted, it closes when it is open again', () => {
    const venue = ctaVenue();
    venue.start(10_000);
    closeAt(venue, [...falls, ...turnsUp], 0);
    venue.setMarket(MarketState.halted);
    const before = venue.log.length;
    venue.owner({ action: 'stop', sells: true });
    venue.goTo(8_900);
    expect(venue.log.slice(before).filter((word) => word.startsWith('{'))).toEqual([]);
    expect([venue.ended, venue.shown]).toEqual([null, 'stopping']);
    venue.setMarket(MarketState.online);
    expect(venue.fills.at(-1)).toEqual({ side: 'sell', priceTicks: 8_900, lots: 1_103 });
    expect(venue.ended).toBe('manual');
  });

  test('a position that is liquidated ends it; one that is deleveraged waits for the next signal', () => {
    for (const [why, ended] of [
      ['liquidated', 'liquidated'],
      ['deleveraged', null],
    ] as const) {
      const venue = ctaVenue({ leverage: 2 }, { market: contractMarket });
      venue.start(10_000);
      closeAt(venue, [...falls, ...turnsUp], 0);
      const lots = venue.position;
      [venue.position, venue.entered, venue.coins.quote] = [0, 0, 1_000_000];
      venue.tell({ type: 'forced', why, lots });
      expect(venue.ended).toBe(ended);
      expect(venue.state.trade.side).toBe('flat');
    }
  });

  test('funds that make no order any more end it', () => {
    const venue = ctaVenue({ investment: '1' });
    venue.start(10_000);
    closeAt(venue, [...falls, ...turnsUp], 0);
    expect(venue.ended).toBe('insufficient-balance');
    expect(paramsOf(venue, 'funds-too-small')).toEqual({ free: 995_000, needed: 1_800_000, coin: 'USDT' });
  });

  test('profit can be taken out once a trade has made it, and no more than that', () => {
    const venue = ctaVenue();
    venue.start(10_000);
    closeAt(venue, [...falls, ...turnsUp], 0);
    venue.owner({ action: 'withdraw-profit', assetId: 2, units: 1 });
    expect(venue.rows.at(-1)).toEqual({ code: 'cta.profit-not-withdrawn', params: { units: 1, free: 0 } });
    // Means of 2 and 4: 115.00 under 122.50 with the last one.
    closeAt(venue, [10_000, 12_000, 14_000, 13_000, 10_000], 6);
    // 11.03 × 100 = 1,103 less 1.103 less 994.50.
    expect(paramsOf(venue, 'trade-ended')).toEqual({ trade: 1, profit: 107_397_000 });
    venue.owner({ action: 'withdraw-profit', assetId: 2, units: 107_397_001 });
    venue.owner({ action: 'withdraw-profit', assetId: 2, units: 107_397_000 });
    expect(venue.codes().slice(-2)).toEqual(['profit-not-withdrawn', 'profit-withdrawn']);
    expect(venue.coins.quote).toBe(1_000_000_000);
  });
});

/** Closes that go up and down by up to 6 %. */
const walks = fc.array(fc.integer({ min: -60, max: 60 }), { minLength: 20, maxLength: 60 });

test('on random walks its books are those of its account, whatever fills in part, and the end gives all of it back', () => {
  fc.assert(
    fc.property(walks, fc.boolean(), fc.boolean(), fc.constantFrom(null, '0.05'), (steps, isContract, isPartial, stopLossRate) => {
      const owner = { base: 0, quote: 2_000_000_000 };
      const venue = ctaVenue(
        {
          indicator: { type: 'ma', fast: 2, slow: 3 },
          direction: isContract ? 'both' : 'long',
          leverage: isContract ? 3 : 1,
          stopLossRate,
        },
        {
          market: isContract ? contractMarket : coinMarket,
          owner,
          writesState: true,
          ...(isPartial ? { part: (lots: number) => Math.ceil(lots * 0.7) } : {}),
        },
      );
      venue.start(10_000);
      for (const [minute, step] of steps.entries()) {
        if (venue.ended !== null) break;
        closeAt(venue, [Math.max(1_000, Math.round(venue.last * (1 + step / 1000)))], minute);
        const { state, coins } = venue;
        expect(state.quoteUnits).toBe(coins.quote);
        expect(state.held).toBe(isContract ? Math.abs(venue.position) : coins.base);
      }
      if (venue.ended === null) venue.owner({ action: 'stop', sells: true });
      for (let price = 0; price < 50 && venue.ended === null; price += 1) venue.goTo(venue.last);
      expect([venue.ended === null, venue.position, venue.coins]).toEqual([false, 0, { base: 0, quote: 0 }]);
      // Trades are all that its money has changed by; contracts have no coins left over.
      const traded = isContract ? venue.state.matchedUnits : owner.quote - 2_000_000_000;
      expect(owner.quote).toBe(2_000_000_000 + traded);
    }),
    { numRuns: 60 },
  );
});
