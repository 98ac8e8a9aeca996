// The answers of copies to their leader's trades, worked out by hand: sizes, prices, skips, reductions, ends.
import { expect, test } from 'vitest';

import type { CopyTerms } from '#lib/contract/bots/copy/copy-terms.ts';
import { BotState } from '#lib/contract/bots/strategy-codes.ts';
import { MarginMode, MarketState } from '#lib/contract/enums.ts';
import { turnsOf } from '#server/automation/host/followers.ts';
import { ticks, unitsOf } from '#server/engine/units.ts';
import { ann, bob, mover, other } from '../bot-venue.ts';
import { expectFolded } from '../expect-folded.ts';
import { openCopies } from './copy-venue.ts';

const codes = (rows: readonly (readonly [string, unknown])[]): readonly string[] => rows.map(([code]) => code.replace('copy.', ''));
const skip = 'copy.follows';

test('an opening, an add, a part closed and the rest: each in its size, each with a row and its gap', () => {
  const { venue, follow, rows } = openCopies('futures');
  const copy = follow({ sizing: { by: 'multiplier', multiplier: '0.5' }, leverage: 5, marginMode: 'cross' });
  venue.trade(bob, 'buy', 10_000, 1);
  venue.trade(bob, 'buy', 5_001, 1);
  venue.trade(bob, 'sell', 5_001, 1);
  venue.trade(bob, 'sell', 10_000, 1);
  const told = rows(copy, skip).slice(1);
  expect(codes(told)).toEqual(['opens', 'copied', 'opens', 'copied', 'closes', 'closed', 'closes', 'closed']);
  const [opens, copied, , added, closes, part, , rest] = told.map(([, params]) => params);
  // 10,000 lots × 0.5 at 100.01, and no more than 1 % worse.
  expect(opens).toMatchObject({ side: 'long', lots: 5000, worstPrice: 10_101, leg: 0 });
  expect(copied).toMatchObject({ lots: 5000, price: 10_001, leaderPrice: 10_001, gapPpm: 0 });
  // 5,001 × 0.5 down to the lot.
  expect(added).toMatchObject({ lots: 2500 });
  // 5,001 of 15,001 of 7,500: 2,500.33 are closed down to the lot.
  expect(closes).toMatchObject({ lots: 2500 });
  // Sold a cent lower on both sides of the middle: 2 cents on a quarter of a coin, less 0.1 % of the sale, up.
  expect(part).toMatchObject({ lots: 2500, price: 9_999, leaderPrice: 9_999, gapPpm: 0, profit: -500_000 - 2_499_750 });
  expect(rest).toMatchObject({ lots: 5000 });
  expect(venue.record(copy)).toMatchObject({ positions: [], state: BotState.running });
  expectFolded(venue);
});

test('a gap is told: whoever comes later pays more', () => {
  const { venue, follow, rows } = openCopies('futures');
  const copy = follow({ sizing: { by: 'quantity', quantity: '0.5' }, leverage: 10, maxSlippage: '0.05' });
  venue.send({ type: 'cancel-all-orders', accountId: other, marketId: 1, side: null });
  venue.rest(other, 'sell', 10_000, 1, 10_000);
  venue.rest(other, 'sell', 10_400, 1, 10_000);
  venue.trade(bob, 'buy', 10_000, 1);
  // 104 against 100: 4 %.
  expect(rows(copy, 'copy.copied')[0]?.[1]).toMatchObject({ price: 10_400, leaderPrice: 10_000, gapPpm: 40_000, lots: 5000 });
});

test('a slippage limit beyond the band of the market reaches half as far as the band: the order is taken', () => {
  const { venue, follow, rows } = openCopies('futures', { priceBandPpm: 50_000 });
  const copy = follow({ sizing: { by: 'quantity', quantity: '0.5' }, leverage: 10, maxSlippage: '0.1' });
  venue.trade(bob, 'buy', 10_000, 1);
  const told = rows(copy, 'copy.opens');
  expect(codes(told)).toEqual(['opens', 'copied']);
  // 100.01 and 2.5 % of it, down to the cent.
  expect(told[0]?.[1]).toMatchObject({ worstPrice: 10_251 });
});

test('the parts of one command are one change, at their average price', () => {
  const { venue, follow, rows } = openCopies('futures');
  const copy = follow({ sizing: { by: 'multiplier', multiplier: '0.1' }, leverage: 10 });
  venue.send({ type: 'cancel-all-orders', accountId: other, marketId: 1, side: null });
  venue.rest(other, 'sell', 10_000, 1, 1_000);
  venue.rest(other, 'sell', 10_030, 1, 10_000);
  venue.trade(bob, 'buy', 4_000, 1);
  const told = rows(copy, 'copy.opens');
  expect(codes(told)).toEqual(['opens', 'copied']);
  // (1,000 × 100 + 3,000 × 100.30) ÷ 4,000 = 100.225, half up.
  expect(told[1]?.[1]).toMatchObject({ leaderPrice: 10_023, price: 10_030, lots: 400, gapPpm: 748 });
});

test('a turn closes first, then opens the other side', () => {
  const { venue, follow, rows } = openCopies('futures');
  const copy = follow({ sizing: { by: 'quantity', quantity: '0.2' }, leverage: 5 });
  venue.trade(bob, 'buy', 3_000, 1);
  venue.trade(bob, 'sell', 5_000, 1);
  expect(codes(rows(copy, skip)).slice(1)).toEqual(['opens', 'copied', 'closes', 'closed', 'opens', 'copied']);
  expect(venue.record(copy).positions).toMatchObject([{ holdSide: 'short', lots: 2000 }]);
});

test('what he held before is not copied, and closing it closes nothing', () => {
  const { venue, follow, rows } = openCopies('futures');
  venue.trade(bob, 'buy', 4_000, 1);
  const copy = follow({ sizing: { by: 'quantity', quantity: '0.1' }, leverage: 5 });
  venue.trade(bob, 'sell', 1_000, 1);
  venue.trade(bob, 'buy', 1_000, 1);
  venue.trade(bob, 'sell', 1_000, 1);
  // A quarter of his whole position is a quarter of the copy.
  expect(codes(rows(copy, skip)).slice(1)).toEqual(['nothing-held', 'opens', 'copied', 'closes', 'closed']);
  expect(venue.record(copy).positions).toMatchObject([{ lots: 750 }]);
});

test('his leverage and margin mode go before the order, or the follower’s own', () => {
  const { venue, follow } = openCopies('futures');
  const amount = { sizing: { by: 'amount', amount: '10' } } as const;
  const [as, own] = [follow(amount), follow({ ...amount, leverage: 3, marginMode: 'isolated' })];
  venue.send({ type: 'set-margin-mode', accountId: bob, marketId: 1, mode: MarginMode.cross });
  venue.send({ type: 'set-leverage', accountId: bob, marketId: 1, longLeverage: 20, shortLeverage: 20 });
  venue.trade(bob, 'buy', 100, 1);
  // 10 × 20 ÷ 100.01 = 1.9998…, 10 × 3 ÷ 100.01 = 0.29997….
  expect(venue.record(as).positions).toMatchObject([{ leverage: 20, marginMode: MarginMode.cross, lots: 19_998 }]);
  expect(venue.record(own).positions).toMatchObject([{ leverage: 3, marginMode: MarginMode.isolated, lots: 2_999 }]);
});

test('margin that he adds is told at once, and mirrored only by rule', () => {
  const { venue, follow, rows } = openCopies('futures');
  const common = { sizing: { by: 'quantity', quantity: '1' }, leverage: 5, marginMode: 'isolated' } as const;
  const [still, mirrors] = [follow(common), follow({ ...common, mirrorsMargin: true })];
  venue.send({ type: 'set-margin-mode', accountId: bob, marketId: 1, mode: MarginMode.isolated });
  venue.send({ type: 'set-leverage', accountId: bob, marketId: 1, longLeverage: 10, shortLeverage: 10 });
  venue.trade(bob, 'buy', 10_000, 1);
  const before = venue.record(mirrors).positions[0]?.marginUnits ?? 0;
  venue.send({ type: 'change-margin', accountId: bob, marketId: 1, holdSide: 'long', units: unitsOf(500_050_000) });
  expect(codes(rows(still, 'copy.leader-margin'))).toEqual(['leader-margin']);
  expect(codes(rows(mirrors, 'copy.leader-margin'))).toEqual(['leader-margin', 'margin-mirrored']);
  const notices = venue.host.bots.views().notices.flatMap(({ strategyId, what }) => (what === 'leader-margin' ? [strategyId] : []));
  expect(new Set(notices)).toEqual(new Set([still, mirrors]));
  // He has added half of a tenth of 100.01; a fifth of 100.01 stands behind the copy, and half of that is added.
  expect((venue.record(mirrors).positions[0]?.marginUnits ?? 0) - before).toBe(1_000_100_000);
  expect(venue.record(still).positions[0]?.marginUnits).toBe(before);
});

test.each([
  ['deviation', { maxSlippage: '0.0001' }, 'skipped-deviation'],
  ['minimum', { sizing: { by: 'quantity', quantity: '0.0001' } }, 'skipped-minimum'],
  ['maximum', { maxAmount: '0.005' }, 'skipped-maximum'],
  ['left-out', { markets: [{ ...left(), symbol: 'BTCUSDT_UMCBL', isLeftOut: true }] }, 'skipped-left-out'],
] satisfies readonly (readonly [string, Partial<CopyTerms>, string])[])(
  'an opening is skipped for %s, with the reason',
  (_, more, code) => {
    const { venue, follow, rows } = openCopies('futures');
    const copy = follow({ sizing: { by: 'quantity', quantity: '1' }, leverage: 2, ...more });
    venue.send({ type: 'cancel-all-orders', accountId: other, marketId: 1, side: null });
    venue.rest(other, 'sell', 10_000, 1, 1_000);
    venue.rest(other, 'sell', 10_100, 1, 100_000);
    venue.trade(bob, 'buy', 1_000, 1);
    expect(codes(rows(copy, skip))).toContain(code);
    expect(venue.record(copy).positions).toEqual([]);
  },
);

function left() {
  return { leverage: null, marginMode: 'leader', maxAmount: null, takeProfitRate: null, stopLossRate: null } as const;
}

test('an opening that could not be copied is told by a message, once a day; one that its follower did not want is none', () => {
  const { venue, follow, rows } = openCopies('futures');
  const small = { sizing: { by: 'quantity', quantity: '0.0001' }, leverage: 2 } as const;
  const [tiny, silent, leaves] = [
    follow(small),
    follow(small),
    follow({ ...small, markets: [{ ...left(), symbol: 'BTCUSDT_UMCBL', isLeftOut: true }] }),
  ];
  venue.tell(silent, { action: 'set-notices', notices: ['stopped'] });
  const told = () => venue.host.bots.views().notices.flatMap(({ strategyId, what }) => (what === 'skipped' ? [strategyId] : []));
  for (let times = 0; times < 3; times += 1) venue.trade(bob, 'buy', 1_000, 1);
  expect(codes(rows(tiny, skip)).slice(1)).toEqual(['skipped-minimum', 'skipped-minimum', 'skipped-minimum']);
  expect(codes(rows(leaves, skip)).slice(1)).toEqual(['skipped-left-out', 'skipped-left-out', 'skipped-left-out']);
  expect(told()).toEqual([tiny]);
  venue.pass(86_400_000);
  venue.offer(10_000, 1);
  venue.trade(bob, 'buy', 1_000, 1);
  expect(told()).toEqual([tiny]);
});

test('no funds, a pause and a market that stands skip as well; a pause follows him out', () => {
  const { venue, follow, rows } = openCopies('futures');
  const size = { sizing: { by: 'amount', amount: '600' }, leverage: 1 } as const;
  const [poor, paused] = [follow(size), follow({ ...size, sizing: { by: 'quantity', quantity: '1' } })];
  for (let times = 0; times < 4; times += 1) venue.trade(bob, 'buy', 1_000, 1);
  // 600, then nearly all that is left of 1,000, then of that, and then nothing that the market takes.
  expect(codes(rows(poor, skip)).slice(1)).toEqual(['opens', 'copied', 'opens', 'copied', 'opens', 'copied', 'skipped-funds']);
  venue.tell(paused, { action: 'pause' });
  venue.trade(bob, 'buy', 1_000, 1);
  venue.trade(bob, 'sell', 5_000, 1);
  expect(codes(rows(paused, 'copy.paused'))).toEqual(['paused', 'skipped-paused', 'closes', 'closed']);
  expect(venue.record(paused)).toMatchObject({ state: BotState.paused, positions: [] });
});

test('while a market stands nothing is opened, and what he has closed is closed when it goes on', () => {
  const { venue, follow, rows } = openCopies('futures');
  const copy = follow({ sizing: { by: 'quantity', quantity: '1' }, leverage: 5 });
  venue.trade(bob, 'buy', 1_000, 1);
  // He is liquidated by nobody and trades nothing: the copy alone is kept from closing by a refusal at an empty book.
  venue.send({ type: 'cancel-all-orders', accountId: other, marketId: 1, side: null });
  venue.rest(other, 'buy', 9_999, 1, 1_000);
  venue.trade(bob, 'sell', 1_000, 1);
  expect(codes(rows(copy, 'copy.closes'))).toEqual(['closes', 'closing-refused']);
  venue.send({ type: 'set-market-state', marketId: 1, state: MarketState.halted });
  venue.send({ type: 'set-market-state', marketId: 1, state: MarketState.online });
  venue.offer(10_000, 1);
  expect(codes(rows(copy, 'copy.closes')).slice(-1)).toEqual(['closed']);
  expect(venue.record(copy).positions).toEqual([]);
});

test('coins: sales are in proportion of all that he has, and the last one sells everything', () => {
  const { venue, follow, rows } = openCopies('spot');
  const copy = follow({ sizing: { by: 'quantity', quantity: '1' } });
  // He has 1,000 coins from before.
  venue.rest(other, 'buy', 9_999, 0, 10_000_000);
  venue.trade(bob, 'buy', 10_000, 0);
  venue.trade(bob, 'sell', 5_005_000, 0);
  expect(codes(rows(copy, skip)).slice(1)).toEqual(['opens', 'copied', 'closes', 'closed']);
  // 1,000.999 coins, of which 500.5 go: 0.50000049… of 0.999 coins, down to the lot.
  expect(rows(copy, 'copy.closed')[0]?.[1]).toMatchObject({ lots: 4_995 });
});

test('a fall beyond the total stop closes everything and ends; a daily one rests until midnight', () => {
  const { venue, follow, rows } = openCopies('futures');
  const size = { sizing: { by: 'quantity', quantity: '50' }, leverage: 10, marginMode: 'cross' } as const;
  const [total, daily] = [follow({ ...size, totalStopRate: '0.2' }), follow({ ...size, dailyStopRate: '0.2' })];
  venue.trade(bob, 'buy', 1_000, 1);
  venue.send({ type: 'cancel-all-orders', accountId: other, marketId: 1, side: null });
  venue.rest(other, 'buy', 9_500, 1, 10_000_000);
  venue.send({ type: 'set-mark-price', marketId: 1, markTicks: ticks(9_500), indexTicks: ticks(9_500) });
  venue.pass(61_000);
  expect(codes(rows(total, 'copy.total-stop'))).toEqual(['total-stop', 'exits', 'exited', 'returns-funds', 'bot.ended']);
  expect(venue.record(total)).toMatchObject({ state: BotState.stopped, stopReason: 'stop-loss' });
  expect(venue.record(daily)).toMatchObject({ state: BotState.paused, positions: [{ lots: 498_000 }] });
  const rests = venue.host.bots.views().notices.filter(({ what }) => what === 'day-stop');
  expect(rests.map(({ strategyId }) => strategyId)).toEqual([daily]);
  venue.trade(bob, 'buy', 1_000, 1);
  venue.offer(9_500, 1);
  venue.trade(bob, 'buy', 1_000, 1);
  expect(codes(rows(daily, 'copy.daily-stop'))).toContain('skipped-daily-stop');
  venue.pass(13 * 3_600_000);
  expect(codes(rows(daily, 'copy.daily-stop'))).toContain('day-begins');
  expect(venue.record(daily).state).toBe(BotState.running);
});

test('a last round opens nothing more and ends with him; a leader who leaves closes his copies', () => {
  const { venue, follow, rows } = openCopies('futures');
  const size = { sizing: { by: 'quantity', quantity: '1' }, leverage: 5 } as const;
  const [last, stays] = [follow(size), follow(size)];
  venue.trade(bob, 'buy', 1_000, 1);
  venue.tell(last, { action: 'last-round' });
  venue.trade(bob, 'buy', 1_000, 1);
  expect(codes(rows(last, 'copy.last-round'))).toEqual(['last-round', 'skipped-last-round']);
  venue.trade(bob, 'sell', 2_000, 1);
  expect(venue.record(last)).toMatchObject({ state: BotState.stopped, stopReason: 'round-ended', coins: [] });
  venue.trade(bob, 'buy', 1_000, 1);
  venue.send({ type: 'stop-leading', accountId: bob, line: 'futures' });
  expect(venue.record(stays)).toMatchObject({ state: BotState.stopped, stopReason: 'follow-ended', coins: [] });
  const late = venue.open(ann, 'late');
  expect(venue.send({ type: 'follow-leader', accountId: ann, strategyId: late, leaderId: bob, line: 'futures' }).ok).toBe(false);
});

test('one leader order reaches many in an order that nobody knows before, together', () => {
  const { venue, follow } = openCopies('futures');
  const size = { sizing: { by: 'quantity', quantity: '0.1' }, leverage: 5, marginMode: 'cross' } as const;
  const copies = Array.from({ length: 30 }, (_, at) => follow(size, at % 2 === 0 ? ann : mover));
  venue.trade(bob, 'buy', 1_000, 1);
  const order =
    venue.records.length -
    venue.records
      .toReversed()
      .findIndex(({ events }) => events.some((event) => event.type === 'trade-executed' && event.taker.accountId === bob));
  const placed = venue.commands.flatMap((command) =>
    command.type === 'take-steps' ? command.steps.flatMap(({ accountId, action }) => (action.type === 'place' ? [accountId] : [])) : [],
  );
  expect(placed).toEqual(turnsOf(order, copies));
  expect(placed).not.toEqual(copies);
  expect(new Set(placed)).toEqual(new Set(copies));
});

test('a hundred openings of a market are copied until it is closed, and not one more', () => {
  const { venue, follow, rows } = openCopies('futures');
  const copy = follow({ sizing: { by: 'quantity', quantity: '0.1' }, leverage: 10, marginMode: 'cross' });
  for (let opening = 0; opening < 102; opening += 1) venue.trade(bob, 'buy', 1_000, 1);
  const told = rows(copy, skip);
  expect(told.filter(([code]) => code === 'copy.copied')).toHaveLength(100);
  expect(told.filter(([code]) => code === 'copy.skipped-limit').map(([, { most }]) => most)).toEqual([100, 100]);
});

test('funding is a part of what a closed position has made', () => {
  const { venue, follow, rows } = openCopies('futures');
  const copy = follow({ sizing: { by: 'quantity', quantity: '1' }, leverage: 10, marginMode: 'cross' });
  venue.trade(bob, 'buy', 10_000, 1);
  // Longs pay 0.1 % of one coin at the mark of 100.
  venue.send({ type: 'settle-funding', marketId: 1, slotMs: venue.nowMs - (venue.nowMs % 28_800_000), rateE8: 100_000 });
  expect(rows(copy, 'copy.funding')[0]?.[1]).toMatchObject({ units: -10_000_000 });
  venue.trade(bob, 'sell', 10_000, 1);
  const { positions, figures, futuresUnits, investedUnits } = venue.record(copy);
  expect(positions).toEqual([]);
  // The money says it: what there is, less what was put in. Fees and the spread are some 22,000,000 of it.
  expect(figures.matchedUnits).toBe(futuresUnits - investedUnits);
  expect(figures.matchedUnits).toBeLessThan(-30_000_000);
});
