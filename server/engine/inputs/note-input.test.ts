// Inputs are written down as they are told, in their place, and change nothing else.
import { expect, test } from 'vitest';

import { createExchange } from '../exchange.ts';
import { longestInput } from './inputs-part.ts';

test('an input is told as an event, and leaves the state as it was', () => {
  const exchange = createExchange();
  const before = exchange.stateHash();
  const text = 'begin "crash" ☂\n';
  const { reply, record } = exchange.apply({ sequence: 1, timeMs: 7, command: { type: 'note-input', text } });
  expect(reply.ok).toBe(true);
  expect(record).toEqual({ sequence: 1, timeMs: 7, events: [{ type: 'input-noted', text }] });
  expect(exchange.stateHash()).toBe(before);
});

test.each([
  ['nothing', '', false],
  ['the longest', 'x'.repeat(longestInput), true],
  ['one character more', 'x'.repeat(longestInput + 1), false],
])('%s', (_, text, isTaken) => {
  const { reply, record } = createExchange().apply({ sequence: 1, timeMs: 0, command: { type: 'note-input', text } });
  expect(reply).toMatchObject(isTaken ? { ok: true } : { ok: false, reason: 'invalid-input' });
  expect(record.events).toHaveLength(isTaken ? 1 : 0);
});
