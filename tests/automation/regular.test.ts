// The rounds of an auto-invest: what is taken, bought, carried over and left out, and its ends. Figures are worked out by hand.
import { expect, test } from 'vitest';

import { firstRegularTerms, type RegularTerms } from '#lib/contract/bots/regular/regular-terms.ts';
import { MarketState } from '#lib/contract/enums.ts';
import { RejectReason } from '#server/engine/reject.ts';

import { RegularVenue } from './regular-venue.ts';

const usdt = 1_000_000;

const terms: RegularTerms = {
  ...firstRegularTerms,
  coins: [
    { coin: 'AAA', weight: '0.6', maxPrice: null },
    { coin: 'BBB', weight: '0.4', maxPrice: null },
  ],
  amount: '100',
  period: 'daily',
  timeOfDay: '09:00',
  startsNow: false,
};

/** AAA at 50, BBB at 20, begun at eight in the morning with 1,000 USDT. */
function begin(more: Partial<RegularTerms> = {}, wallet = 1000): RegularVenue {
  const venue = new RegularVenue({ ...terms, ...more }, [5000, 2000, 1000], { wallet: wallet * usdt, now: '2026-11-27T08:00:00Z' });
  venue.start();
  return venue;
}
const own = (venue: RegularVenue, place: number): number => venue.held(10 + place);

test('waits for its first round, and takes no money before it', () => {
  const venue = begin();
  expect([venue.shown, venue.codes(), venue.wallet]).toEqual(['waiting', ['waits-for-round'], 1000 * usdt]);
  expect(new Date(venue.dueMs).toISOString()).toBe('2026-11-27T09:00:00.000Z');
});

test('a round takes its amount, buys by the weights, and carries over what orders leave', () => {
  const venue = begin();
  venue.goOn('2026-11-27T10:00:00Z');
  // 99.5 % of 60 buys 1.19 at 50 (59.50), of 40 1.99 at 20 (39.80). A thousandth of the coins is the fee.
  expect(venue.wallet).toBe(900 * usdt);
  expect([own(venue, 0), own(venue, 1)]).toEqual([1_188_810, 1_988_010]);
  expect(venue.row('bought')).toEqual([
    { round: 1, base: 'AAA', leg: 0, lots: 119, price: 5000, units: 59_500_000 },
    { round: 1, base: 'BBB', leg: 1, lots: 199, price: 2000, units: 39_800_000 },
  ]);
  expect(venue.state.legs.map(({ carriedUnits }) => carriedUnits)).toEqual([500_000, 200_000]);
  expect(venue.shown).toBe('running');
  // At 40 the second round has 60.50 for AAA, of which 60.1975 buy 1.5; again 100 are taken.
  venue.setPrice(0, 4000);
  venue.goOn('2026-11-28T10:00:00Z');
  expect(venue.wallet).toBe(800 * usdt);
  expect(venue.row('bought')[2]).toEqual({ round: 2, base: 'AAA', leg: 0, lots: 150, price: 4000, units: 60_000_000 });
});

test('a share below the minimum of a market waits until rounds make it large enough, and its money stays with the owner until then', () => {
  // 0.40 of 10 for BBB: the minimum is 1, reached by the third round (1.20, of which 1.194 buy 0.05 at 20).
  const venue = begin({
    amount: '10',
    coins: [
      { coin: 'AAA', weight: '0.96', maxPrice: null },
      { coin: 'BBB', weight: '0.04', maxPrice: null },
    ],
  });
  venue.goOn('2026-11-27T10:00:00Z');
  expect(venue.row('carried')).toEqual([{ round: 1, base: 'BBB', leg: 1, units: 400_000 }]);
  expect(venue.wallet).toBe(990_400_000);
  venue.goOn('2026-11-29T10:00:00Z');
  expect(venue.row('bought').at(-1)).toEqual({ round: 3, base: 'BBB', leg: 1, lots: 5, price: 2000, units: 1_000_000 });
  expect(venue.wallet).toBe(970 * usdt);
});

test('what rounding leaves over of the shares goes to the first coin', () => {
  const venue = begin({
    amount: '0.000007',
    coins: [
      { coin: 'AAA', weight: '0.3334', maxPrice: null },
      { coin: 'BBB', weight: '0.3333', maxPrice: null },
      { coin: 'CCC', weight: '0.3333', maxPrice: null },
    ],
  });
  venue.goOn('2026-11-27T10:00:00Z');
  expect(venue.state.legs.map(({ carriedUnits }) => carriedUnits)).toEqual([3, 2, 2]);
});

test('the first round at the start, and one more whenever its owner says so, beside the calendar', () => {
  const venue = begin({ startsNow: true });
  expect([venue.wallet, venue.shown]).toEqual([900 * usdt, 'running']);
  venue.tell({ type: 'message', text: '{"invest":"now"}', arrivedMs: venue.nowMs, leg: 0 });
  expect([venue.wallet, new Date(venue.dueMs).getUTCHours()]).toEqual([800 * usdt, 9]);
  venue.goOn('2026-11-27T09:30:00Z');
  expect(venue.wallet).toBe(700 * usdt);
  venue.tell({ type: 'message', text: '{"sell":"now"}', arrivedMs: venue.nowMs, leg: 0 });
  expect(venue.codes().at(-1)).toBe('not-invested');
});

test('too little in the wallet: the round is left out, and comes again at the next moment', () => {
  const venue = begin({}, 99);
  venue.goOn('2026-11-27T10:00:00Z');
  expect([venue.wallet, venue.shown, venue.codes().slice(-2)]).toEqual([99 * usdt, 'waiting', ['low-balance', 'round-failed']]);
  venue.wallet = 500 * usdt;
  venue.goOn('2026-11-28T10:00:00Z');
  expect([venue.wallet, venue.shown]).toEqual([400 * usdt, 'running']);
});

test('too little in the wallet ends it where its owner wants that, and everything goes back', () => {
  const venue = begin({ lowBalance: 'end' }, 150);
  venue.goOn('2026-11-28T10:00:00Z');
  expect(venue.ended).toBe('insufficient-balance');
  // The coins as they are, and the 0.70 that were not spent.
  expect([own(venue, 0), own(venue, 1), venue.wallet]).toEqual([0, 0, 50_700_000]);
});

test('five rounds in a row that fail suspend it; resumed, it goes on by the calendar', () => {
  const venue = begin({}, 0);
  venue.goOn('2026-12-01T10:00:00Z');
  expect([venue.shown, venue.row('suspended')]).toEqual(['paused', [{ reason: RejectReason.insufficientBalance, times: 5 }]]);
  venue.wallet = 1000 * usdt;
  venue.goOn('2026-12-09T12:00:00Z');
  expect(venue.wallet).toBe(1000 * usdt);
  venue.owner({ action: 'resume' });
  expect(new Date(venue.dueMs).toISOString()).toBe('2026-12-10T09:00:00.000Z');
  venue.goOn('2026-12-10T10:00:00Z');
  expect([venue.wallet, venue.shown]).toEqual([900 * usdt, 'running']);
});

test('rounds fail in a row only: one that buys something begins the count anew', () => {
  const venue = begin();
  venue.refuse = (what) => (what === 'funds' ? RejectReason.accountInDebt : null);
  venue.goOn('2026-11-30T10:00:00Z');
  venue.refuse = null;
  venue.goOn('2026-12-01T10:00:00Z');
  venue.refuse = (what) => (what === 'buy' ? RejectReason.insufficientBalance : null);
  venue.goOn('2026-12-05T10:00:00Z');
  expect(venue.shown).toBe('running');
  venue.goOn('2026-12-06T10:00:00Z');
  expect([venue.shown, venue.row('round-failed').map(({ times }) => times)]).toEqual(['paused', [1, 2, 3, 4, 1, 2, 3, 4, 5]]);
  // The money of an order that was refused is spent by the next one before more is taken.
  expect(venue.wallet).toBe(800 * usdt);
});

test('a market that stands still is left out, and the others are bought; its share is not taken', () => {
  const venue = begin();
  venue.setMarket(1, MarketState.halted);
  venue.goOn('2026-11-27T10:00:00Z');
  expect([venue.row('left-out'), venue.wallet]).toEqual([[{ round: 1, base: 'BBB', leg: 1, reason: 'halted' }], 940 * usdt]);
  venue.setMarket(0, MarketState.halted);
  venue.goOn('2026-12-05T10:00:00Z');
  expect([venue.shown, venue.row('round-failed'), venue.wallet]).toEqual(['halted', [], 940 * usdt]);
  expect(venue.row('nothing-to-buy')).toHaveLength(8);
});

test('a coin above its highest price is left out of the round', () => {
  const coins = [
    { coin: 'AAA', weight: '0.6', maxPrice: '49.99' },
    { coin: 'BBB', weight: '0.4', maxPrice: '20' },
  ];
  const venue = begin({ coins });
  venue.goOn('2026-11-27T10:00:00Z');
  expect(venue.row('above-limit')).toEqual([{ round: 1, base: 'AAA', leg: 0, price: 5000, limitPrice: 4999 }]);
  expect(venue.wallet).toBe(960 * usdt);
});

test('the most that is put in: the last round is what is left of it, and then it ends and gives its coins back', () => {
  const venue = begin({ maxTotal: '150' });
  venue.goOn('2026-11-29T10:00:00Z');
  expect([venue.ended, venue.row('total-reached')]).toEqual(['total-reached', [{ units: 150_000_000 }]]);
  expect(venue.row('round-begins').map(({ units }) => units)).toEqual([100_000_000, 50_700_000]);
  expect([own(venue, 0), own(venue, 1), venue.held(2)]).toEqual([0, 0, 0]);
});

test('a gain on the whole sells everything, at the price at which it is reached and not before', () => {
  const venue = begin({ takeProfitRate: '0.1' });
  venue.goOn('2026-11-27T10:00:00Z');
  // Put in 100. Held: 1.18881 AAA, 1.98801 BBB and 0.70. With BBB at 20 the mark of 110 is reached at (110 - 0.7 - 39.7602) ÷ 1.18881 = 58.494…
  venue.setPrice(0, 5849);
  expect(venue.row('profit-reached')).toEqual([]);
  venue.setPrice(0, 5850);
  expect(venue.row('profit-reached')).toEqual([{ profit: 10_005_585, percent: 10 }]);
  expect(venue.ended).toBe('take-profit');
  // Whole lots are sold: 1.18 at 58.50 and 1.98 at 20, less a thousandth each; with 0.70 and the 900 that were never taken.
  expect(venue.wallet).toBe(900_000_000 + 700_000 + 69_030_000 - 69_030 + 39_600_000 - 39_600);
});

test('a gain may be told alone, once until it was lost again', () => {
  const venue = begin({ takeProfitRate: '0.1', takeProfitAction: 'tell' });
  venue.goOn('2026-11-27T10:00:00Z');
  venue.setPrice(0, 6000);
  venue.setPrice(0, 7000);
  expect([venue.row('profit-reached').length, venue.ended]).toEqual([1, null]);
  venue.setPrice(0, 5000);
  venue.goOn('2026-11-28T10:00:00Z');
  venue.setPrice(0, 7000);
  expect(venue.row('profit-reached')).toHaveLength(2);
});

test('stopped, it sells what a market takes and gives the rest back; a market that stands still is waited for', () => {
  const venue = begin();
  venue.goOn('2026-11-27T10:00:00Z');
  venue.setMarket(1, MarketState.halted);
  venue.owner({ action: 'stop', sells: true });
  expect([venue.shown, venue.ended, own(venue, 0)]).toEqual(['stopping', null, 8_810]);
  venue.setMarket(1, MarketState.online);
  expect([venue.ended, own(venue, 0), own(venue, 1), venue.held(2)]).toEqual(['manual', 0, 0, 0]);
  expect(venue.wallet).toBe(900_000_000 + 700_000 + 59_000_000 - 59_000 + 39_600_000 - 39_600);
});

test('a second stop gives back what cannot be sold', () => {
  const venue = begin();
  venue.goOn('2026-11-27T10:00:00Z');
  venue.setMarket(0, MarketState.halted);
  venue.owner({ action: 'stop', sells: true });
  venue.owner({ action: 'stop', sells: false });
  expect([venue.ended, venue.row('kept-as-it-is')]).toEqual(['manual', [{ base: 'AAA', leg: 0, lots: 118 }]]);
});

test('a sale that is refused again and again is given up, and the coins go back as they are', () => {
  const venue = begin({}, 100);
  venue.goOn('2026-11-27T10:00:00Z');
  venue.setMarket(1, MarketState.halted);
  venue.refuse = (what) => (what === 'sell' ? RejectReason.priceBelowBand : null);
  venue.owner({ action: 'stop', sells: true });
  for (const price of [5001, 5002, 5003, 5004]) venue.setPrice(0, price);
  expect([venue.ended, venue.row('sale-refused').length, own(venue, 0)]).toEqual(['manual', 5, 0]);
});

test('stopped before its first round it is called off, and nothing has moved', () => {
  const venue = begin();
  venue.owner({ action: 'stop', sells: false });
  expect([venue.ended, venue.wallet]).toEqual(['cancelled', 1000 * usdt]);
});

test('paused, it leaves rounds out; edited, it follows the new calendar and amount', () => {
  const venue = begin();
  venue.owner({ action: 'pause' });
  venue.goOn('2026-11-28T12:00:00Z');
  expect([venue.shown, venue.wallet]).toEqual(['paused', 1000 * usdt]);
  venue.owner({ action: 'resume' });
  venue.owner({ action: 'edit', edit: { amount: '50', period: '12h' } });
  venue.goOn('2026-11-28T21:30:00Z');
  expect(venue.wallet).toBe(950 * usdt);
});

test('rounds that were due while nothing ran are left out, and it says so', () => {
  const venue = begin();
  venue.wakeLate('2026-11-30T12:00:00Z');
  expect([venue.wallet, venue.row('rounds-missed').length]).toEqual([900 * usdt, 1]);
  expect(new Date(venue.dueMs).toISOString()).toBe('2026-12-01T09:00:00.000Z');
});

test('money that its owner adds is spent before any is taken', () => {
  const venue = begin();
  venue.coins.set(2, 30 * usdt);
  venue.owner({ action: 'add-funds', assetId: 2, units: 30 * usdt });
  venue.tell({ type: 'moved', assetId: 2, units: 30 * usdt, wallet: 'spot', leg: 0 });
  venue.goOn('2026-11-27T10:00:00Z');
  expect(venue.wallet).toBe(930 * usdt);
});

test('a coin that comes or goes is counted where it belongs, and never below nothing', () => {
  const venue = begin();
  venue.goOn('2026-11-27T10:00:00Z');
  const bought = [1_188_810, 1_988_010];
  const units = () => venue.state.legs.map(({ baseUnits }) => baseUnits);
  expect(units()).toEqual(bought);
  venue.tell({ type: 'moved', assetId: 11, units: 5_000, wallet: 'spot', leg: 0 });
  expect(units()).toEqual([1_188_810, 1_993_010]);
  venue.tell({ type: 'moved', assetId: 10, units: -2_000_000, wallet: 'spot', leg: 0 });
  expect(units()).toEqual([0, 1_993_010]);
});
