// The funds of a bot: taken at its start, given back at its end, and why it ends when its start is refused.
import { beforeEach, expect, test } from 'vitest';

import type { StopReason } from '#lib/contract/bots/strategy-codes.ts';
import { RejectReason } from '#server/engine/reject.ts';
import { endOfRefusedStart, endReturning, fundsAnswers, giveBack, noFunds } from './funds.ts';
import { newLife } from './life.ts';

test.each([
  [true, RejectReason.insufficientBalance, 'insufficient-balance'],
  [true, RejectReason.accountUnified, 'assets-failed'],
  // The setting that goes with its funds: its owner has the money.
  [false, RejectReason.insufficientBalance, 'order-failed'],
  [false, RejectReason.accountUnified, 'order-failed'],
])('funds: %s, %s: %s', (isFunds, reason, ended) => {
  expect(endOfRefusedStart(isFunds, reason)).toBe(ended);
});

const said: string[] = [];
const done: string[] = [];
beforeEach(() => {
  said.length = 0;
  done.length = 0;
});

/** A bot that has sent steps 1 (its funds) and 2 (its leverage) at its start. */
function bot() {
  const state = { ...newLife(true), ...noFunds(), phase: 'funding' };
  state.pending = [1, 2];
  state.fundsStep = 1;
  const turn = {
    state,
    actions: {
      become: () => undefined,
      end: (reason: StopReason) => void done.push(`end ${reason}`),
      say: (code: string) => void said.push(code),
    },
  };
  const answers = fundsAnswers<typeof turn>('grid', {
    phases: { work: 'running', end: 'ending' },
    begin: () => void done.push('begin'),
    beginEnd: (one, reason) => {
      one.state.ending ??= reason;
      done.push(`ending ${reason}`);
    },
  });
  return { state, turn, answers };
}

test('it begins once all its steps are done, and not before', () => {
  const { state, turn, answers } = bot();
  answers.takeDone(turn, { step: 9 });
  answers.takeDone(turn, { step: 1 });
  expect([done, state.phase, state.isFunded]).toEqual([[], 'funding', false]);
  answers.takeDone(turn, { step: 2 });
  expect([done, state.phase, state.isFunded]).toEqual([['begin'], 'running', true]);
});

test('refused funds are no funds: it ends, and has nothing to give back', () => {
  const { state, turn, answers } = bot();
  answers.takeDone(turn, { step: 2 });
  answers.refusePending(turn, 1, RejectReason.insufficientBalance);
  expect([said, done]).toEqual([['grid.funds-refused'], ['ending insufficient-balance']]);
  expect([state.phase, state.isFunded]).toEqual(['ending', false]);
});

test('a refused setting leaves its funds with it, which go back', () => {
  const { state, turn, answers } = bot();
  answers.refusePending(turn, 2, RejectReason.insufficientBalance);
  expect([done, state.phase]).toEqual([['ending order-failed'], 'funding']);
  answers.takeDone(turn, { step: 1 });
  expect([state.phase, state.isFunded]).toEqual(['ending', true]);
  giveBack('grid', turn, () => [5, 6]);
  expect([state.phase, said.at(-1)]).toEqual(['returning', 'grid.returns-funds']);
  answers.takeDone(turn, { step: 5 });
  expect(done).toEqual(['ending order-failed']);
  // A step that is refused on its way back is not waited for.
  answers.refusePending(turn, 6, RejectReason.insufficientBalance);
  expect(done).toEqual(['ending order-failed', 'end order-failed']);
  endReturning(turn);
  expect(state.phase).toBe('over');
});

test.each([
  ['funding', false, 'manual'],
  ['waiting', false, 'cancelled'],
  ['running', true, 'manual'],
])('its owner stops it while it is %s', (phase, isFunded, reason) => {
  const { turn, answers } = bot();
  Object.assign(turn.state, { phase, isFunded });
  answers.stop(turn);
  expect([said, done]).toEqual([['grid.stop-asked'], [`ending ${reason}`]]);
});
