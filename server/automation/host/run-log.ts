// The changes by a run of records: bots, decision rows and notices, gathered until they are handed on.
import type { BotNoticeKind } from '#lib/contract/bots/bot-notices.ts';
import { BotState } from '#lib/contract/bots/strategy-codes.ts';

import type { BotNotice } from '../automation.ts';
import type { ReasonParams } from '../bot-kind.ts';
import type { DecisionRow } from '../decision-row.ts';
import type { Instance } from '../instances/instance.ts';

/** The setting of the owner that lets a notice through; null: he is always told. */
const settingOf = {
  started: 'started',
  stopped: 'stopped',
  'out-of-range': 'out-of-range',
  'back-in-range': 'out-of-range',
  'near-liquidation': 'near-liquidation',
  refused: 'refused',
  filled: 'filled',
  'leader-margin': null,
  'leader-exit': null,
  'exit-stop': null,
  'exit-take': null,
  'day-stop': null,
  skipped: 'refused',
  'position-differs': null,
} as const satisfies Readonly<Record<BotNotice['what'], BotNoticeKind | null>>;

type Notice = BotNotice extends infer Each
  ? Each extends unknown
    ? Omit<Each, 'strategyId' | 'ownerId' | 'timeMs' | 'sequence'>
    : never
  : never;

/** Refusals in a row after which its owner is told. */
const refusalsToTell = 3;

export class RunLog {
  /** Since views, and since checkpoints, were last taken. */
  readonly #unseen = new Set<Instance>();
  readonly #unwritten = new Set<Instance>();
  #rows: DecisionRow[] = [];
  #notices: BotNotice[] = [];
  /** The record that is being read. */
  #sequence = 0;
  #timeMs = 0;

  at(sequence: number, timeMs: number): void {
    this.#sequence = sequence;
    this.#timeMs = timeMs;
  }

  changed(instance: Instance): void {
    this.#unseen.add(instance);
    this.#unwritten.add(instance);
  }

  say(instance: Instance, code: string, params: ReasonParams): void {
    instance.lastDecision += 1;
    const { strategyId, lastDecision } = instance;
    this.#rows.push({ strategyId, number: lastDecision, timeMs: this.#timeMs, sequence: this.#sequence, code, params });
    this.changed(instance);
  }

  /** The rows that a bot has just left behind one of them: nobody else has left one since. */
  rowsSince({ lastDecision }: Instance, number: number): readonly DecisionRow[] {
    return this.#rows.slice(this.#rows.length - (lastDecision - number));
  }

  /** After its state, or what it was refused, may have changed: what its owner should look at, and what he is told of. */
  look(instance: Instance, before: BotState): void {
    const { state, refusals, needsOwner } = instance;
    const isOut = state === BotState.outOfRange;
    if (instance.startedMs === null && (isOut || state === BotState.running)) {
      instance.startedMs = this.#timeMs;
      this.tell(instance, { what: 'started' });
    }
    if (isOut && before !== BotState.outOfRange) this.tell(instance, { what: 'out-of-range' });
    if (before === BotState.outOfRange && state === BotState.running) this.tell(instance, { what: 'back-in-range' });
    const isRefused = refusals >= refusalsToTell;
    if (isRefused && needsOwner !== 'refused') this.tell(instance, { what: 'refused' });
    const isEndangered = instance.endangered.length > 0;
    if (isEndangered && needsOwner !== 'near-liquidation') this.tell(instance, { what: 'near-liquidation' });
    instance.needsOwner = isEndangered ? 'near-liquidation' : isRefused ? 'refused' : isOut ? 'out-of-range' : null;
    if (state === BotState.stopped && before !== BotState.stopped) {
      instance.endedMs = this.#timeMs;
      instance.needsOwner = null;
      this.tell(instance, { what: 'stopped' });
    }
  }

  /** The bots that are not as they were, and what their owners are told, since the last call. */
  takeSeen(): { readonly changed: readonly Instance[]; readonly notices: readonly BotNotice[] } {
    const taken = { changed: [...this.#unseen], notices: this.#notices };
    this.#unseen.clear();
    this.#notices = [];
    return taken;
  }

  /** Everything that a checkpoint has to write, since the last call. */
  takeUnwritten(): { readonly changed: readonly Instance[]; readonly rows: readonly DecisionRow[] } {
    const taken = { changed: [...this.#unwritten], rows: this.#rows };
    this.#unwritten.clear();
    this.#rows = [];
    return taken;
  }

  hasUnwritten(): boolean {
    return this.#unwritten.size > 0;
  }

  /** Its owner is told, unless he does not want to be. */
  tell({ strategyId, ownerId, notices }: Instance, notice: Notice): void {
    const setting = settingOf[notice.what];
    if (setting !== null && !notices.includes(setting)) return;
    this.#notices.push({ strategyId, ownerId, timeMs: this.#timeMs, sequence: this.#sequence, ...notice });
  }
}
