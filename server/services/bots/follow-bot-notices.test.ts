// The messages that owners get of their bots.
import { expect, test } from 'vitest';

import type { BotChanges, BotNotice } from '#server/automation/automation.ts';
import { ticks } from '#server/engine/units.ts';

import { followBotNotices } from './follow-bot-notices.ts';

const notice = (what: Exclude<BotNotice, { readonly marketId: number }>['what'], strategyId = 7): BotNotice => ({
  strategyId,
  ownerId: 1000,
  what,
  timeMs: 1,
  sequence: 42,
});

/** One bot, number 7, that has stopped at its stop loss; messages as they were put. */
async function told(notices: readonly BotNotice[], userOf: (accountId: number) => Promise<string | null>): Promise<readonly unknown[]> {
  const put: unknown[] = [];
  let listen = (_changes: BotChanges): void => undefined;
  followBotNotices({
    automation: {
      record: (strategyId) => (strategyId === 7 ? { strategyType: 1, symbols: ['market 3'], stopReason: 'stop-loss' } : null),
      onChanged: (listener) => {
        listen = listener;
        return () => undefined;
      },
    },
    symbolOf: (marketId) => `market ${marketId}`,
    priceOf: (marketId, priceTicks) => `${priceTicks} in ${marketId}`,
    userOf,
    putOnce: async (...message) => void put.push(message),
    venue: 'paper',
    log: { error: (_about, text) => void put.push(text) },
  });
  listen({ bots: [], notices });
  await new Promise((resolve) => setImmediate(resolve));
  return put;
}

const params = { strategyId: '7', strategyType: '1', symbol: 'market 3', reason: 'stop-loss', venue: 'paper' };

test('an owner is told in order, each thing under a name of its own', async () => {
  expect(await told([notice('near-liquidation'), notice('stopped')], async () => 'ann')).toEqual([
    ['ann', 'botNearLiquidation', params, 'paper 7 42 near-liquidation'],
    ['ann', 'botStopped', params, 'paper 7 42 stopped'],
  ]);
});

test('two orders that one record fills are two messages, each with its side and price', async () => {
  const filled = (orderId: number, side: 'buy' | 'sell', priceTicks: number): BotNotice => ({
    strategyId: 7,
    ownerId: 1000,
    what: 'filled',
    side,
    marketId: 3,
    priceTicks: ticks(priceTicks),
    orderId,
    timeMs: 1,
    sequence: 42,
  });
  expect(await told([filled(1, 'sell', 110), filled(2, 'sell', 120)], async () => 'ann')).toEqual([
    ['ann', 'botFilled', { ...params, side: 'sell', price: '110 in 3' }, 'paper 7 42 filled 1'],
    ['ann', 'botFilled', { ...params, side: 'sell', price: '120 in 3' }, 'paper 7 42 filled 2'],
  ]);
});

test('nobody is told of a bot that is not known, or of an account that nobody has; what fails does not hold up the next', async () => {
  expect(await told([notice('started', 8)], async () => 'ann')).toEqual([]);
  expect(await told([notice('started')], async () => null)).toEqual([]);
  let asked = 0;
  const userOf = async (): Promise<string> => {
    asked += 1;
    if (asked === 1) throw new Error('the database is away');
    return 'ann';
  };
  expect(await told([notice('started'), notice('stopped')], userOf)).toEqual([
    'an owner could not be told of a bot',
    ['ann', 'botStopped', params, 'paper 7 42 stopped'],
  ]);
});
