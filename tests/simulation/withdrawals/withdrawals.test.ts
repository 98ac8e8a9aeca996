// Withdrawals under chance: every ordered pair of states, and 10,000 walks with cuts at any step. One debit each, nothing spendable twice.
import { describe, expect, test } from 'vitest';

import { WithdrawalState } from '#server/services/wallets/withdrawal-state.ts';
import { searchSize } from '#tests/thorough.ts';
import { memoryWithdrawals } from './memory-withdrawals.ts';
import { randomSource } from '../random-commands.ts';
import { startWalk } from './withdrawal-walk.ts';

const states = Object.values(WithdrawalState);
/** Said again, by hand: these steps there are, and no others. */
const steps = [
  'pending>review',
  'pending>cancelled',
  'pending>failed',
  'review>sent',
  'review>failed',
  'sent>confirmed',
  'sent>failed',
  'confirmed>reversed',
];

describe.each(states)('from %s', (from) => {
  test.each(states)('to %s', async (to) => {
    const book = memoryWithdrawals(() => 0);
    const row = await book.add({
      userId: 'ann',
      accountId: 1000,
      clientOid: null,
      coin: 'COIN',
      network: 'Net',
      address: '0x',
      memo: '',
      amountUnits: 1n,
      feeUnits: 0n,
      worthMicros: 1,
      state: from,
      money: 'held',
      codeHash: '',
      codeExpiresAtMs: 0,
      requiredConfirmations: 1,
      createdAtMs: 0,
      updatedAtMs: 0,
    });
    const moved = await book.move(row?.id ?? 0, from, to).then(
      (after) => after?.state ?? 'nowhere',
      () => 'refused',
    );
    expect(moved).toBe(steps.includes(`${from}>${to}`) ? to : 'refused');
  });
});

const walks = searchSize({ quick: 1_000, thorough: 10_000 });

test('random walks: what is available and held is what the states say, after every step and every start', async () => {
  const ends = new Map<string, number>();
  for (let seed = 0; seed < walks; seed += 1) {
    const walk = await startWalk(randomSource(seed));
    for (let step = 0; step < 18; step += 1) {
      await walk.step();
      const wrongs = walk.wrongs();
      if (wrongs.length > 0) throw new Error(`seed ${seed}, step ${step}: ${wrongs.join('; ')}`);
    }
    for (const state of walk.states()) ends.set(state, (ends.get(state) ?? 0) + 1);
  }
  // Chance has led everywhere.
  expect(states.filter((state) => (ends.get(state) ?? 0) < walks / 500)).toEqual([]);
});
