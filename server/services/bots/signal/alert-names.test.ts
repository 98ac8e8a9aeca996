// The names of alerts: what is told once, across a restart, an update and the seconds in which the same text is a repeat.
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';

import type { SignalIdentity } from '#lib/contract/bots/signal/read-signal-message.ts';
import type { SignalAlert } from '#lib/contract/bots/signal/signal-alert.ts';
import { createAlertNames } from './alert-names.ts';

const startedMs = Date.UTC(2026, 0, 5, 12);
const alert: SignalAlert = {
  action: 'EXIT_LONG',
  symbol: 'BTCUSDT_UMCBL',
  timestampMs: startedMs - 10_000,
  maxLagMs: 60_000,
  orderType: 'market',
  offset: '0',
  size: null,
  includesClose: false,
  source: 'webhook',
};
const byId = (text: string): SignalIdentity => ({ by: 'id', text });
const byText: SignalIdentity = { by: 'bytes', text: '{"action":"EXIT_LONG"}' };

/** A bot whose journal knows some names, and a process that begins at noon. */
function openNames(told = new Set<string>()) {
  const names = createAlertNames({ wasTold: async (_, name) => told.has(name) }, startedMs);
  return async (identity: SignalIdentity, seconds: number): Promise<boolean> => {
    const taken = await names.take({ strategyId: 7, alert, identity, arrivedMs: startedMs + seconds * 1000 }, 'salt');
    if (taken !== null) told.add(taken.name);
    return taken !== null;
  };
}

test('two of one second with ids of their own are two, and each is one however often it comes', async () => {
  const take = openNames();
  expect([await take(byId('TP1'), 1), await take(byId('TP2'), 1), await take(byId('TP1'), 1), await take(byId('TP2'), 2)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('one that a former release has told is a repeat while its age may still be within the longest that an alert may have', async () => {
  // As the release before has named it: salt, time, action and market.
  const former = createHash('sha256').update(`salt ${alert.timestampMs} EXIT_LONG BTCUSDT_UMCBL`).digest('base64url');
  const told = new Set([`!alert-${former}`]);
  expect(await openNames(told)(byId('TP1'), 1)).toBe(false);
  expect(await openNames(told)(byId('TP1'), 3600)).toBe(false);
  expect(await openNames(told)(byId('TP1'), 3601)).toBe(true);
});

test('without a time the same text is a repeat for five seconds, and new later', async () => {
  const take = openNames();
  expect([await take(byText, 0), await take(byText, 4.9), await take(byText, 5), await take(byText, 5.1), await take(byText, 10)]).toEqual([
    true,
    false,
    false,
    true,
    false,
  ]);
  expect(await take({ by: 'bytes', text: '{"action": "EXIT_LONG"}' }, 10)).toBe(true);
});

test('and so it is where the exchange was restarted between the two', async () => {
  const told = new Set<string>();
  expect(await openNames(told)(byText, -3)).toBe(true);
  expect(await openNames(told)(byText, 1)).toBe(false);
  expect(await openNames(told)(byText, 6)).toBe(true);
});
