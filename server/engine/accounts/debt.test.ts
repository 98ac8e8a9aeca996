// The debt of an account for an arrival that was undone: it is told when there is one, and whenever it is less.
import { expect, test } from 'vitest';

import { scriptedOpening } from '#tests/simulation/scripted-venue.ts';
import type { Command } from '../command.ts';
import { createExchange } from '../exchange.ts';
import { units } from '../units.ts';

test('a debt is told when it begins, when some of it is paid, and when it is over; not when nothing is owed or paid', () => {
  const exchange = createExchange();
  let sequence = 0;
  /** The debts that the events of a command tell the account. */
  const told = (command: Command): readonly bigint[] => {
    sequence += 1;
    const { record, reply } = exchange.apply({ sequence, timeMs: sequence, command });
    expect(reply.ok).toBe(true);
    return record.events.flatMap((event) => (event.type === 'debt-changed' ? [event.units] : []));
  };
  for (const command of scriptedOpening()) told(command);
  const [accountId, assetId] = [1000, 1];
  const common = { accountId, assetId };
  // All that was undone is still there.
  expect(told({ type: 'credit-deposit', ...common, units: units(500n), reference: 'd1' })).toEqual([]);
  expect(told({ type: 'reverse-deposit', ...common, units: units(500n), reference: 'd1' })).toEqual([]);
  // Only 100 of the 100,000 are, then nothing more.
  told({ type: 'reserve-withdrawal', ...common, units: units(99_900n), feeUnits: units(0n), reference: 'w1' });
  expect(told({ type: 'reverse-deposit', ...common, units: units(100_000n), reference: `cash:${accountId}` })).toEqual([99_900n]);
  expect(told({ type: 'collect-debt', ...common })).toEqual([]);
  expect(told({ type: 'credit-deposit', ...common, units: units(400n), reference: 'd2' })).toEqual([99_500n]);
  expect(told({ type: 'release-withdrawal', reference: 'w1' })).toEqual([0n]);
  expect(exchange.checkInvariants()).toEqual([]);
});
