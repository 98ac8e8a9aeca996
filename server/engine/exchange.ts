// The exchange itself: applies commands one by one, and answers what it holds. Pure: time and order come from outside.
import { settleAftermath, settlePositions } from './aftermath.ts';
import type { Command, Stamped } from './command.ts';
import { EventList } from './event-sink.ts';
import type { EventRecord } from './event.ts';
import { handleCommand } from './handle-command.ts';
import { brokenInvariants } from './invariants.ts';
import { refuse, Touched, type Context, type Outcome } from './outcome.ts';
import { RejectReason } from './reject.ts';
import type { Reply } from './reply.ts';
import { readSnapshot, writeSnapshot } from './snapshots/snapshot.ts';
import { newState, type State } from './state.ts';
import { hashBytes } from './snapshots/state-hash.ts';
import { followBook } from './plans/waiting/follow-book.ts';
import { lots, units } from './units.ts';
import type { Answer } from './view.ts';
import { everyAnswer, viewsOver, type Views } from './views.ts';

/** @internal */
export type Applied = { readonly reply: Reply; readonly record: EventRecord };

export type Exchange = Views & {
  /** Never throws. A refused command has no events and no effect (one stopped by a fault of ours, reason `internal`, announces whatever it had done). */
  apply(stamped: Stamped): Applied;
  /** The same effect, told to nobody: for what every reader has long seen. */
  replay(stamped: Stamped): void;
  /** Every answer of every view: two exchanges that give the same ones cannot be told apart. */
  everyAnswer(): Iterable<Answer & { readonly view: string }>;
  /** The hash of the canonical snapshot: same journal, same hash. */
  stateHash(): string;
  snapshot(): Uint8Array;
  /** Broken rules in words; empty when the venue is sound. */
  checkInvariants(): readonly string[];
};

/**
 * A fault of ours stops one command, on every replay alike. The exchange goes on if its books are sound; if they are not,
 * nothing more is done with anybody's money until somebody has looked.
 */
function stop(context: Context, fault: unknown): Outcome {
  context.events.push({ type: 'command-failed', message: fault instanceof Error ? fault.message : String(fault) });
  context.moves.length = 0;
  context.ended.length = 0;
  context.filled.clear();
  context.emptied.length = 0;
  context.repriced.clear();
  context.moved.clear();
  context.state.unsound = brokenInvariants(context.state).length > 0;
  return refuse(RejectReason.internal);
}

const isToSettle = ({ emptied, repriced, moved, state }: Context): boolean =>
  emptied.length > 0 || repriced.size > 0 || moved.size > 0 || state.liquidations.size > 0 || state.lending.liquidations.size > 0;

/** The command, then what follows from it, for plans that follow the book last. */
function run(context: Context, command: Command): Outcome {
  const outcome = handleCommand(context, command);
  settle(context);
  if (context.state.followed.length > 0 && followBook(context)) settle(context);
  return outcome;
}

/** Does what a command has left to be done. Plans that have fired and wait are the clock's: others that fire queue up behind them. */
function settle(context: Context): void {
  if (isToSettle(context)) settlePositions(context);
  if (context.moves.length > 0 || context.ended.length > 0 || context.filled.size > 0) {
    if (context.state.fired.length > 0) settleAftermath(context, 0);
    else settleAftermath(context);
    // The aftermath may have moved a unified account once more.
    if (context.moved.size > 0) settlePositions(context);
  }
}

/** Does one command. What a stopped one had already done, if anything, is announced like the rest: readers must not miss a movement. */
function perform(context: Context, timeMs: number, command: Command, silent: boolean): Outcome {
  context.timeMs = timeMs;
  context.events.clear();
  context.silent = silent;
  context.touched.silent = silent;
  let outcome: Outcome;
  try {
    outcome = context.state.unsound ? refuse(RejectReason.internal) : run(context, command);
  } catch (fault) {
    outcome = stop(context, fault);
  }
  context.touched.flush(context.events);
  return outcome;
}

function apply(context: Context, { sequence, timeMs, command }: Stamped): Applied {
  const outcome = perform(context, timeMs, command, false);
  const events = context.events.take();
  const record: EventRecord = { sequence, timeMs, events };
  if (!outcome.ok) return { reply: { ok: false, sequence, timeMs, reason: outcome.reason, orderId: outcome.orderId }, record };
  const { orderId, cancelledOrderIds, cancelReason } = outcome;
  const filledLots = outcome.filledLots === null ? null : lots(outcome.filledLots);
  const filledUnits = units(BigInt(outcome.filledUnits));
  const opened = outcome.accountId === undefined ? {} : { accountId: outcome.accountId };
  return {
    reply: { ok: true, sequence, timeMs, orderId, cancelledOrderIds, filledLots, filledUnits, cancelReason, ...opened },
    record,
  };
}

function exchangeOver(state: State): Exchange {
  const context: Context = {
    state,
    timeMs: 0,
    events: new EventList(),
    silent: false,
    touched: new Touched(),
    moves: [],
    ended: [],
    filled: new Set(),
    emptied: [],
    repriced: new Set(),
    moved: state.lending.moved,
  };
  return {
    apply: (stamped) => apply(context, stamped),
    replay: ({ timeMs, command }) => void perform(context, timeMs, command, true),
    ...viewsOver(context),
    everyAnswer: () => everyAnswer(context),
    stateHash: () => hashBytes(writeSnapshot(state)),
    snapshot: () => writeSnapshot(state),
    checkInvariants: () => brokenInvariants(state),
  };
}

export const createExchange = (): Exchange => exchangeOver(newState());

/** Refuses (Error) a snapshot of another version. */
export function restoreExchange(bytes: Uint8Array): Exchange {
  const state = readSnapshot(bytes);
  state.unsound = brokenInvariants(state).length > 0;
  return exchangeOver(state);
}
