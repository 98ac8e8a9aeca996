// The position that a strategy states beside its order: where the bot's own is another one behind it, its owner is told.
import { expect, test } from 'vitest';

import type { SignalAlert } from '#lib/contract/bots/signal/signal-alert.ts';
import { firstSignalTerms, type SignalTerms } from '#lib/contract/bots/signal/signal-terms.ts';
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { botKind } from '#server/automation/bots/bot-kinds.ts';

import { ann, BotVenue, openedMs } from '../bot-venue.ts';

const contract = 1;
const terms: SignalTerms = {
  ...firstSignalTerms,
  investment: '1000',
  leverage: 10,
  defaultSize: { investmentType: 'margin', amount: '100' },
};

function openBot(more: Partial<SignalTerms> = {}) {
  const venue = new BotVenue({ kindOf: botKind });
  venue.moveTo(10_000, contract);
  venue.offer(10_000, contract);
  const bot = venue.start(ann, { kind: 'signal', terms: { ...terms, ...more } }, StrategyType.signal, contract);
  const tell = (action: SignalAlert['action'], second: number, others: Partial<SignalAlert> = {}): readonly string[] => {
    const alert: SignalAlert = {
      action,
      symbol: 'BTCUSDT_UMCBL',
      timestampMs: openedMs + second * 1000,
      maxLagMs: 60_000,
      orderType: 'market',
      offset: '0',
      size: null,
      includesClose: false,
      source: 'webhook',
      ...others,
    };
    venue.tell(bot, { action: 'message', text: JSON.stringify(alert), arrivedMs: venue.nowMs });
    return venue.host.bots.views().notices.flatMap(({ what }) => (what === 'position-differs' ? [what] : []));
  };
  const rows = () => {
    venue.checkpoint();
    return [...venue.rows.values()].filter(({ code }) => code === 'signal.position-differs').map(({ params }) => params);
  };
  return { venue, bot, tell, rows };
}

test('where the position is as stated nobody is told', () => {
  const { tell, rows } = openBot();
  expect(tell('ENTER_LONG', 1, { stated: 'long' })).toEqual([]);
  expect(tell('ENTER_SHORT', 2, { stated: 'short' })).toEqual([]);
  expect(tell('EXIT_SHORT', 3, { stated: 'flat' })).toEqual([]);
  expect(rows()).toEqual([]);
});

test('strategy flat, bot long: the exit was of a part, or the bot was paused, or the side is none of its own', () => {
  const { venue, bot, tell, rows } = openBot();
  tell('ENTER_LONG', 1, { stated: 'long' });
  const half = { investmentType: 'percentage_position', amount: '50' } as const;
  expect(tell('EXIT_LONG', 2, { size: half, stated: 'flat' })).toEqual(['position-differs']);
  venue.tell(bot, { action: 'pause' });
  expect(tell('EXIT_LONG', 3, { stated: 'flat' })).toEqual(['position-differs']);
  expect(rows()).toEqual([
    { after: 2, leg: 0, stated: 'flat', held: 'long' },
    { after: 3, leg: 0, stated: 'flat', held: 'long' },
  ]);
  const other = openBot({ direction: 'long' });
  expect(other.tell('ENTER_SHORT', 1, { stated: 'short' })).toEqual(['position-differs']);
  expect(other.rows()).toEqual([{ after: 1, leg: 0, stated: 'short', held: 'flat' }]);
});

test('an order that rests is waited for, a later statement counts, and one out of order says nothing', () => {
  const { venue, tell } = openBot();
  expect(tell('ENTER_LONG', 5, { orderType: 'limit', offset: '1', stated: 'long' })).toEqual([]);
  // One that is older than what was stated by then.
  venue.moveTo(9890, contract);
  expect(venue.host.bots.views().notices.filter(({ what }) => what === 'position-differs')).toEqual([]);
  expect(tell('EXIT_LONG', 4, { stated: 'flat' })).toEqual([]);
});

test('two closes of one second: each has its turn, and nothing is left', () => {
  const { venue, bot, tell } = openBot();
  tell('ENTER_LONG', 1, { size: { investmentType: 'contract', amount: '0.02' }, stated: 'long' });
  tell('EXIT_LONG', 2, { size: { investmentType: 'contract', amount: '0.01' }, stated: 'long' });
  expect(tell('EXIT_LONG', 2, { stated: 'flat' })).toEqual([]);
  expect(venue.host.bots.records().find(({ strategyId }) => strategyId === bot)?.positions).toEqual([]);
});
