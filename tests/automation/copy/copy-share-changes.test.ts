// The share of a copy that runs, where its leader asks for less or for more: less at once, more from the announced hour on for what is made then.
import { expect, test } from 'vitest';

import { BotState } from '#lib/contract/bots/strategy-codes.ts';
import { ann, bob } from '../bot-venue.ts';
import { expectFolded } from '../expect-folded.ts';
import { openCopies, type CopyVenue } from './copy-venue.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const size = { sizing: { by: 'quantity', quantity: '10' }, leverage: 5 } as const;
/** A dollar in units. */
const dollar = 100_000_000;

const price = ({ venue }: CopyVenue, ticks: number): void => {
  venue.moveTo(ticks, 1);
  venue.offer(ticks, 1);
};

/** Bob buys at about one price and sells at another; the copies do so with him. */
function round(copies: CopyVenue, from: number, to: number): void {
  price(copies, from);
  copies.venue.trade(bob, 'buy', 1_000, 1);
  price(copies, to);
  copies.venue.trade(bob, 'sell', 1_000, 1);
}

const shares = (copies: CopyVenue, copy: number) => copies.rows(copy).filter(([code]) => code.startsWith('bot.share'));
const due = (copies: CopyVenue, copy: number) =>
  shares(copies, copy).flatMap(([code, params]) => (code === 'bot.share-due' ? [params] : []));

/** The next full hour after so many days. */
const hourIn = ({ venue }: CopyVenue, days: number): number => Math.ceil((venue.nowMs + days * dayMs) / hourMs) * hourMs;

/** Announced: so many per cent, from the full hour after so many days on. */
function announce(copies: CopyVenue, copy: number, percent: number, next: number, days = 7): number {
  const fromMs = hourIn(copies, days);
  copies.venue.tell(copy, { action: 'share', percent, next: { percent: next, fromMs } });
  return fromMs;
}

test('a lower share holds at once, for what was made before as well', () => {
  const copies = openCopies('futures');
  const { venue, follow } = copies;
  const copy = follow(size, ann, 10);
  round(copies, 10_000, 10_500);
  venue.tell(copy, { action: 'share', percent: 5, next: null });
  venue.pass(dayMs);
  // 49.80 less 0.1 % of 1,000.10 and of 1,049.90.
  const gain = 4_980_000_000 - 100_010_000 - 104_990_000;
  expect(shares(copies, copy)).toMatchObject([
    ['bot.share-lowered', { percent: 5, before: 10 }],
    ['bot.share-due', { percent: 5, gainUnits: gain, shareUnits: gain / 20 }],
  ]);
  // More is not told without an announcement, whatever is said.
  venue.tell(copy, { action: 'share', percent: 30, next: null });
  expect(venue.record(copy).profitShare).toMatchObject({ percent: 5 });
  expectFolded(venue);
});

test('a higher share holds for what is made after its hour: what is held then is split there, by the mark price of that moment', () => {
  const copies = openCopies('futures');
  const { venue, follow } = copies;
  const copy = follow(size, ann, 10);
  venue.trade(bob, 'buy', 1_000, 1);
  const fromMs = announce(copies, copy, 10, 20);
  price(copies, 10_300);
  venue.pass(fromMs - venue.nowMs - 1);
  // 10 coins bought at 100.01 stand at 103: 29.90, less the fee of 0.1 % of 1,000.10.
  const made = 29.9 * dollar - 100_010_000;
  expect(venue.record(copy).profitShare).toMatchObject({ percent: 10, next: { percent: 20, fromMs } });
  venue.pass(1);
  price(copies, 10_900);
  venue.trade(bob, 'sell', 1_000, 1);
  venue.pass(dayMs);
  // Sold at 108.99: 89.80 less the fees of 1,000.10 and 1,089.90.
  const all = 89.8 * dollar - 100_010_000 - 108_990_000;
  const [first, second] = [made - (made % 10), all - made - ((all - made) % 5)];
  expect(shares(copies, copy)).toMatchObject([
    ['bot.share-announced', { percent: 20, before: 10, when: new Date(fromMs).toISOString().slice(0, 16).replace('T', ' ') }],
    ['bot.share-raised', { percent: 20, before: 10, profitUnits: made }],
    ['bot.share-due', { percent: 10, markUnits: 0, gainUnits: first, shareUnits: first / 10 }],
    ['bot.share-due', { percent: 20, markUnits: made, gainUnits: second, shareUnits: second / 5 }],
  ]);
  expect(venue.record(copy).profitShare).toMatchObject({ paidUnits: first / 10 + second / 5 });
  expectFolded(venue);
});

test('made up losses are not shared, at whichever percent', () => {
  const copies = openCopies('futures');
  const { venue, follow } = copies;
  const copy = follow(size, ann, 10);
  round(copies, 10_000, 10_500);
  venue.pass(dayMs);
  const [{ markUnits, gainUnits } = {}] = due(copies, copy);
  const mark = Number(markUnits) + Number(gainUnits);
  round(copies, 10_500, 10_200);
  const fromMs = announce(copies, copy, 10, 20);
  venue.pass(fromMs + 1 - venue.nowMs);
  round(copies, 10_200, 10_400);
  venue.pass(dayMs);
  expect(due(copies, copy)).toHaveLength(1);
  round(copies, 10_400, 11_000);
  venue.pass(dayMs);
  expect(due(copies, copy)[1]).toMatchObject({ percent: 20, markUnits: mark });
});

test('a leader who asked for nothing may ask for something: what was made until then stays free', () => {
  const copies = openCopies('futures');
  const { venue, follow } = copies;
  const copy = follow(size);
  round(copies, 10_000, 10_500);
  const fromMs = announce(copies, copy, 0, 10);
  venue.pass(fromMs + 1 - venue.nowMs);
  price(copies, 10_500);
  const { profitUnits = 0 } = shares(copies, copy).at(-1)?.[1] ?? {};
  expect(profitUnits).toBe(4_980_000_000 - 100_010_000 - 104_990_000);
  round(copies, 10_500, 11_000);
  venue.pass(dayMs);
  expect(due(copies, copy)).toMatchObject([{ percent: 10, markUnits: profitUnits }]);
});

test('whoever ends the copy before, or lets it open nothing more, keeps the share; and the announcement can be taken back', () => {
  const copies = openCopies('futures');
  const { venue, follow } = copies;
  const [ends, follows, stays] = [follow(size, ann, 10), follow(size, ann, 10), follow(size, ann, 10)];
  venue.trade(bob, 'buy', 1_000, 1);
  const fromMs = announce(copies, ends, 10, 20);
  for (const copy of [follows, stays]) announce(copies, copy, 10, 20);
  price(copies, 10_300);
  venue.tell(ends, { action: 'stop', sells: true });
  venue.tell(follows, { action: 'last-round' });
  // Told once more, it is not announced to who leaves.
  announce(copies, follows, 10, 20);
  venue.tell(stays, { action: 'share', percent: 10, next: null });
  venue.pass(fromMs + 1 - venue.nowMs);
  price(copies, 10_900);
  venue.trade(bob, 'sell', 1_000, 1);
  venue.pass(dayMs);
  for (const copy of [ends, follows, stays]) expect(due(copies, copy)).toMatchObject([{ percent: 10 }]);
  expect(shares(copies, stays).map(([code]) => code)).toEqual(['bot.share-announced', 'bot.share-stays', 'bot.share-due']);
  expect(venue.record(ends).state).toBe(BotState.stopped);
  expect(venue.record(follows).state).toBe(BotState.stopped);
  expectFolded(venue);
});

test('killed at each step and begun anew, it comes to the same', () => {
  const live = (kills: boolean) => {
    const killed = new Set<number>();
    const once = (sent: number): boolean => !killed.has(sent) && killed.add(sent).has(sent);
    const copies = openCopies('futures', kills ? { kills: once, writes: (sent) => sent % 3 === 0 } : {});
    const { venue, follow } = copies;
    const copy = follow(size, ann, 10);
    venue.trade(bob, 'buy', 1_000, 1);
    const fromMs = announce(copies, copy, 10, 20);
    price(copies, 10_300);
    venue.pass(fromMs + 1 - venue.nowMs);
    venue.checkpoint();
    venue.kill();
    price(copies, 10_900);
    venue.trade(bob, 'sell', 1_000, 1);
    venue.pass(dayMs);
    expectFolded(venue);
    return shares(copies, copy);
  };
  expect(live(true)).toEqual(live(false));
});
