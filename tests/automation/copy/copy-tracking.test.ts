// A follower closes single positions of a copy, sets prices for their end, and takes these back.
import { expect, test } from 'vitest';

import { type TrackingMessage, trackingMessageText } from '#lib/contract/tracking/tracking-message.ts';
import { bob } from '../bot-venue.ts';
import { expectFolded } from '../expect-folded.ts';
import { openCopies, type CopyVenue } from './copy-venue.ts';

const symbol = 'BTCUSDT_UMCBL';

const say = ({ venue }: CopyVenue, copy: number, message: TrackingMessage): void =>
  void venue.tell(copy, { action: 'message', text: trackingMessageText(message), arrivedMs: venue.nowMs });

function withPosition(): { readonly opened: CopyVenue; readonly copy: number } {
  const opened = openCopies('futures');
  const copy = opened.follow({ sizing: { by: 'quantity', quantity: '0.1' }, leverage: 5, takeProfitRate: '0.5' });
  opened.venue.trade(bob, 'buy', 4_000, 1);
  return { opened, copy };
}

const codesAfter = ({ rows }: CopyVenue, copy: number): readonly string[] =>
  rows(copy, 'copy.copied')
    .slice(1)
    .map(([code]) => code.replace('copy.', ''));

test('one is closed; what the leader does with his closes nothing, and the next opening is copied', () => {
  const { opened, copy } = withPosition();
  const { venue } = opened;
  say(opened, copy, { action: 'close', symbol });
  expect(venue.record(copy).positions).toEqual([]);
  say(opened, copy, { action: 'close', symbol });
  venue.trade(bob, 'sell', 4_000, 1);
  venue.trade(bob, 'buy', 4_000, 1);
  expect(codesAfter(opened, copy)).toEqual(['close-asked', 'exits', 'exited', 'nothing-to-close', 'nothing-held', 'opens', 'copied']);
  expect(venue.record(copy).positions).toMatchObject([{ lots: 1_000 }]);
  expectFolded(venue);
});

test('a price that was set ends the position, in place of the settings, and is gone with it', () => {
  const { opened, copy } = withPosition();
  const { venue } = opened;
  // 0.5 above 100.01.
  expect(venue.record(copy).figures.exits).toEqual([{ takeTicks: 15_002, stopTicks: 0, areSet: false }]);
  say(opened, copy, { action: 'set-exits', symbol, takeTicks: 11_000, stopTicks: 9_500 });
  expect(venue.record(copy).figures.exits).toEqual([{ takeTicks: 11_000, stopTicks: 9_500, areSet: true }]);
  venue.moveTo(9_400, 1);
  // Nobody buys at that moment: it goes on at the next price.
  venue.offer(9_400, 1);
  expect(codesAfter(opened, copy)).toEqual(['exits-set', 'stop-reached', 'exits', 'closing-refused', 'exits', 'exited']);
  expect(venue.host.bots.views().notices.filter(({ what }) => what === 'exit-stop')).toMatchObject([{ strategyId: copy, marketId: 1 }]);
  expect(venue.record(copy).positions).toEqual([]);
  venue.trade(bob, 'buy', 4_000, 1);
  expect(venue.record(copy).figures.exits).toMatchObject([{ stopTicks: 0 }]);
  expectFolded(venue);
});

test('the time of its opening: an add moves nothing, a position that is gone has none, and the next begins anew', () => {
  const { opened, copy } = withPosition();
  const { venue } = opened;
  const openedMs = () => venue.record(copy).figures.openedMs?.[0] ?? -1;
  const first = openedMs();
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThanOrEqual(venue.nowMs);
  venue.pass(60_000);
  venue.trade(bob, 'buy', 4_000, 1);
  expect(openedMs()).toBe(first);
  venue.trade(bob, 'sell', 8_000, 1);
  expect(openedMs()).toBe(0);
  venue.trade(bob, 'buy', 4_000, 1);
  expect(openedMs()).toBeGreaterThanOrEqual(first + 60_000);
});

test('prices are taken back: the settings hold again', () => {
  const { opened, copy } = withPosition();
  say(opened, copy, { action: 'set-exits', symbol, takeTicks: 0, stopTicks: 9_500 });
  say(opened, copy, { action: 'drop-exits', symbol: null });
  expect(opened.venue.record(copy).figures.exits).toEqual([{ takeTicks: 15_002, stopTicks: 0, areSet: false }]);
  expect(codesAfter(opened, copy)).toEqual(['exits-set', 'exits-set']);
});

test.each([
  ['of a market where nothing is held', { action: 'close', symbol: 'BTCUSDT_UMCBL' }, ['nothing-to-close']],
  ['of all markets, where nothing is held', { action: 'close', symbol: null }, []],
  ['of a market that it does not have', { action: 'close', symbol: 'ETHUSDT_UMCBL' }, []],
] satisfies readonly (readonly [string, TrackingMessage, readonly string[]])[])('a word %s', (_, message, codes) => {
  const opened = openCopies('futures');
  const copy = opened.follow();
  say(opened, copy, message);
  opened.venue.tell(copy, { action: 'message', text: 'anything else', arrivedMs: opened.venue.nowMs });
  const told = opened.rows(copy, 'copy.follows').slice(1);
  expect(told.map(([code]) => code.replace('copy.', ''))).toEqual(codes);
});
