// The inputs of an owner: pause, resume, stop, edit, and a round at once.
import { regularInvestMessage, type RegularEdit } from '#lib/contract/bots/regular/regular-terms.ts';
import { withRegularEdit } from '#lib/order-math/bots/regular/regular-limits.ts';

import { coinCode, ownerAnswers } from '../life/owner.ts';
import { planNext } from './regular-calendar.ts';
import { planOf } from './regular-plan.ts';
import { beginRound } from './regular-round.ts';
import { beginEnd, say, type Turn } from './regular-turn.ts';

/** A round that is on its way keeps what it was begun with. */
function edit(turn: Turn, change: RegularEdit): void {
  const { state, legs } = turn;
  state.terms = withRegularEdit(state.terms, change);
  state.plan = planOf(
    state.terms,
    legs.map(({ market }) => market),
  );
  state.hasTold = false;
  say(turn, 'regular.edited', {});
  if (state.phase === 'waiting') planNext(turn);
}

/** A round at once: it stands beside the calendar, which goes on as it was. */
function investNow(turn: Turn): void {
  const { state } = turn;
  if (state.ending !== null) return;
  if (state.phase !== 'waiting') return say(turn, 'regular.not-invested', { reason: 'round-on-its-way' });
  say(turn, 'regular.invest-asked', {});
  beginRound(turn);
}

/** The only message that it knows. */
export function takeMessage(turn: Turn, text: string): void {
  if (text === regularInvestMessage) investNow(turn);
  else say(turn, 'regular.not-invested', { reason: 'not-understood' });
}

export const takeOwner = ownerAnswers<Turn, RegularEdit>({
  pause: (turn) => say(turn, 'regular.paused', {}),
  resume: (turn) => {
    turn.state.failures = 0;
    say(turn, 'regular.resumed', {});
    if (turn.state.phase === 'waiting') planNext(turn);
  },
  stop: (turn) => {
    const { rounds, round } = turn.state;
    say(turn, 'regular.stop-asked', {});
    beginEnd(turn, rounds > 0 || round !== null ? 'manual' : 'cancelled');
  },
  edit,
  addFunds: (turn, units, assetId) => say(turn, 'regular.funds-added', { units, coin: coinCode(turn.legs, assetId) }),
  // It has no profit of its own before its end, and no rounds that end by themselves.
  withdraw: null,
  lastRound: null,
});
