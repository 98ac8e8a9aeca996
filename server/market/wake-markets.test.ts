// Whoever comes to a market at rest waits for its quote, together with others, and not for ever.
import { afterEach, expect, test, vi } from 'vitest';

import type { Command } from '#server/engine/command.ts';
import type { MarketListing } from '#server/engine/listings.ts';
import { ticks } from '#server/engine/units.ts';
import { loadVenue } from './venue.ts';
import { wakeMarkets } from './wake-markets.ts';

const { markets } = loadVenue().listings;
const [one, other] = markets;
if (one === undefined || other === undefined) throw new Error('no markets');
afterEach(() => vi.useRealTimers());

/** Markets at rest until they are woken. */
function restingMarkets() {
  const rests = new Set(markets);
  const asked: string[] = [];
  const listed: string[] = [];
  const sent: { readonly marketIds: readonly number[]; readonly answer: PromiseWithResolvers<void> }[] = [];
  const waking = wakeMarkets({
    use: { noteAsked: ({ symbol }) => void asked.push(symbol), noteListed: ({ symbol }) => void listed.push(symbol) },
    wake: (market: MarketListing): Command[] =>
      rests.delete(market) ? [{ type: 'set-reference-price', marketId: market.marketId, priceTicks: ticks(1) }] : [],
    submit: (commands) => {
      const answer = Promise.withResolvers<void>();
      sent.push({ marketIds: commands.flatMap((command) => ('marketId' in command ? [command.marketId] : [])), answer });
      return answer.promise;
    },
  });
  return { waking, asked, listed, sent };
}

/** True once it has resolved. */
function watched(entered: Promise<void>) {
  const state = { isIn: false };
  void entered.then(() => {
    state.isIn = true;
  });
  return state;
}
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('two who come together wait for one quote; who comes later waits for none; a list wakes nothing', async () => {
  const { waking, asked, listed, sent } = restingMarkets();
  const both = [watched(waking.wake([one])), watched(waking.wake([one, other]))];
  await turn();
  expect(sent.map(({ marketIds }) => marketIds)).toEqual([[one.marketId], [other.marketId]]);
  sent[0]?.answer.resolve();
  await turn();
  expect(both.map(({ isIn }) => isIn)).toEqual([true, false]);
  sent[1]?.answer.resolve();
  await turn();
  expect(both.map(({ isIn }) => isIn)).toEqual([true, true]);
  await waking.wake([one, other]);
  waking.noteListed([one]);
  expect([sent.length, asked.length, listed]).toEqual([2, 5, [one.symbol]]);
});

test('an exchange that has stopped, or does not answer within a second, keeps nobody from reading', async () => {
  const { waking, sent } = restingMarkets();
  const refused = waking.wake([one]);
  sent[0]?.answer.reject(new Error('stopped'));
  await refused;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const waiting = watched(waking.wake([other]));
  await vi.advanceTimersByTimeAsync(999);
  expect(waiting.isIn).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(waiting.isIn).toBe(true);
});
