// The inputs of an owner: pause, resume, stop, edit, and a round at once.
import { regularInvestMessage, type RegularEdit } from '#lib/contract/bots/regular/regular-terms.ts';
import { withRegularEdit } from '#lib/order-math/bots/regular/regular-limits.ts';

import type { OwnerAction } from '../../bot-kind.ts';
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
  if (change.sellsAtEnd !== undefined && state.ending === null) state.sells = change.sellsAtEnd;
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

export function takeOwner(turn: Turn, told: OwnerAction<RegularEdit>): void {
  const { state, legs } = turn;
  switch (told.action) {
    case 'pause':
      if (state.isPaused || state.ending !== null) return;
      state.isPaused = true;
      say(turn, 'regular.paused', {});
      return;
    case 'resume':
      if (!state.isPaused) return;
      state.isPaused = false;
      state.failures = 0;
      say(turn, 'regular.resumed', {});
      if (state.phase === 'waiting') planNext(turn);
      return;
    case 'stop':
      say(turn, 'regular.stop-asked', {});
      // A second stop may still change what becomes of the coins.
      state.sells = told.sells;
      state.isPaused = false;
      beginEnd(turn, state.rounds > 0 || state.round !== null ? 'manual' : 'cancelled');
      return;
    case 'edit':
      edit(turn, told.edit);
      return;
    case 'add-funds':
      say(turn, 'regular.funds-added', { units: told.units, coin: coinOf(legs, told.assetId) });
      return;
    // It has no rounds that end by themselves, and no profit of its own before its end.
    case 'last-round':
    case 'withdraw-profit':
  }
}

const coinOf = (legs: Turn['legs'], assetId: number): string =>
  legs.find(({ market }) => market.base.assetId === assetId)?.market.base.code ?? legs[0]?.market.quote.code ?? '';
