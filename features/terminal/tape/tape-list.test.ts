// The trades that the tape shows, worked out by hand.
import { expect, test } from 'vitest';

import type { PublicTrade } from '#lib/contract/market.ts';
import type { ChannelState } from '#lib/realtime/channel-data.ts';
import { sampleMarket } from '#components/trading/sample-market.ts';
import { isOfSize, tapeList } from './tape-list.ts';

const trade = (id: number, price: string, quantity: string): PublicTrade => ({
  tradeId: String(id),
  symbol: 'BTCUSDT',
  price,
  quantity,
  takerSide: 'buy',
  timeMs: id,
});

test.each([
  ['1000.00', '0.100', 100, true],
  ['999.99', '0.100', 100, false],
  ['0.01', '0.001', 0, true],
  ['100000.00', '1.000', 100_000, true],
  ['99999.99', '1.000', 100_000, false],
] as const)('%s × %s is at least %i: %s', (price, quantity, min, expected) => {
  expect(isOfSize(trade(1, price, quantity), min, sampleMarket)).toBe(expected);
});

test('large trades stay when the channel has long forgotten them; nothing is there twice', () => {
  let state: ChannelState<readonly PublicTrade[]> = { status: 'live', data: [], sequence: 1, timeMs: 0, refusal: null };
  const channel = { getSnapshot: () => state, getServerSnapshot: () => state, subscribe: () => () => undefined };
  const tape = tapeList(channel, 100, sampleMarket, 3);
  const ids = (): string[] => tape.trades().map(({ tradeId }) => tradeId);
  const set = (...data: PublicTrade[]): void => void (state = { ...state, data });
  set(trade(2, '100.00', '1.000'), trade(1, '100.00', '0.100'));
  expect(ids()).toEqual(['2']);
  set(trade(4, '100.00', '2.000'), trade(3, '100.00', '0.200'), trade(2, '100.00', '1.000'));
  expect(ids()).toEqual(['4', '2']);
  // Nothing in common with before.
  set(trade(9, '100.00', '3.000'), trade(8, '100.00', '0.001'));
  expect(ids()).toEqual(['9', '4', '2']);
  set(trade(10, '100.00', '3.000'), trade(9, '100.00', '3.000'));
  expect(ids()).toEqual(['10', '9', '4']);
  expect(tape.trades()).toBe(tape.trades());
});
