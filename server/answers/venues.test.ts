// The world of a request: its session's, and the one that it names must be the same.
import { expect, test } from 'vitest';

import type { AnyCall } from '#lib/contract/call.ts';
import { sendTestCoins } from '#lib/contract/calls/v1/testnet/send.ts';
import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { getSettings } from '#lib/contract/calls/v1/user/settings/get.ts';
import type { TradingMode } from '#lib/contract/trading-mode.ts';
import { Refusal } from './refusal/refusal.ts';
import { modeOf } from './venues.ts';

test.each<[call: AnyCall, named: string | undefined, mode: TradingMode | null, answer: string]>([
  [placeOrder, undefined, null, 'live'],
  [placeOrder, '0', null, 'live'],
  [placeOrder, '1', null, 'paper'],
  [placeOrder, 'yes', null, 'modeMismatch'],
  [placeOrder, '1', 'paper', 'paper'],
  [placeOrder, '0', 'live', 'live'],
  [placeOrder, undefined, 'paper', 'modeMismatch'],
  [placeOrder, '1', 'live', 'modeMismatch'],
  [sendTestCoins, '0', 'live', 'live'],
  [sendTestCoins, '1', 'paper', 'liveOnly'],
  // It is about the person: what it names is not looked at.
  [getSettings, '1', 'live', 'live'],
  [getSettings, undefined, 'paper', 'paper'],
  [getSettings, undefined, null, 'live'],
])('%o that names %s, by a session of %s', (call, named, mode, answer) => {
  const said = modeOf(call, named, mode === null ? null : { mode });
  expect(said instanceof Refusal ? said.key : said).toBe(answer);
});
