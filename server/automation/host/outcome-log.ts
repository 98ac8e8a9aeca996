// Follows the instructions of owners to their outcome: a word of the bot itself, or the core's on the steps that it has led to.
import { BotState } from '#lib/contract/bots/strategy-codes.ts';
import type { RejectReason } from '#server/engine/reject.ts';
import type { StrategyAction } from '#server/engine/strategies/strategy-command.ts';

import { type Instruction, isOfOwner } from '../instruction.ts';
import { type InstructionOutcome, refusalOfRow } from '../instruction-outcome.ts';
import type { Instance } from '../instances/instance.ts';
import type { RunLog } from './run-log.ts';

/** An instruction whose steps are under way; no steps: it is done when its bot has ended. */
type Open = { readonly bot: Instance; readonly name: string; steps: readonly number[] };

/** Beyond this the oldest are let go: nobody waits for so long. */
const openLimit = 1000;

const ofMoney: readonly StrategyAction['type'][] = ['take-funds', 'return-funds'];

/** The steps on which the outcome of an instruction hangs. Orders that a pause or an edit moves are the bot's own further way. */
function hangsOn(told: Instruction, { type }: StrategyAction): boolean {
  if (told.action === 'message') return type !== 'cancel' && type !== 'cancel-all';
  return (told.action === 'add-funds' || told.action === 'withdraw-profit') && ofMoney.includes(type);
}

export class OutcomeLog {
  readonly #log: RunLog;
  readonly #open = new Set<Open>();
  #outcomes: InstructionOutcome[] = [];

  constructor(log: RunLog) {
    this.#log = log;
  }

  /** Lets a bot hear an instruction, and notes what it makes of it. */
  hear(bot: Instance, name: string, told: Instruction | null, hear: () => void): void {
    const { step, lastDecision, state } = bot;
    const wasOver = bot.stopReason !== null || state === BotState.stopping;
    hear();
    if (!isOfOwner(name, told)) return;
    const refused = this.#log.rowsSince(bot, lastDecision).flatMap(({ code, params }) => refusalOfRow(code, params) ?? []);
    if (refused[0] !== undefined) return this.#tell(bot, name, refused[0]);
    if (told === null || (wasOver && told.action !== 'stop')) return this.#tell(bot, name, { why: told === null ? 'state' : 'ended' });
    const further = bot.pending.filter((pending) => pending.step > step);
    const steps = further.filter(({ action }) => hangsOn(told, action)).map((pending) => pending.step);
    if (told.action === 'stop' || steps.length > 0) return this.#follow({ bot, name, steps });
    // What a message asks for comes behind the orders that it takes back; profit behind the sales that pay it.
    const isLater = told.action === 'message' ? further.length > 0 : told.action === 'withdraw-profit';
    this.#tell(bot, name, isLater ? 'waits' : 'done');
  }

  /** The core has told of a step. */
  settle(bot: Instance, step: number, refused: RejectReason | null): void {
    for (const open of this.#open) {
      if (open.bot !== bot || !open.steps.includes(step)) continue;
      open.steps = open.steps.filter((one) => one !== step);
      if (refused === null && open.steps.length > 0) continue;
      this.#open.delete(open);
      this.#tell(bot, open.name, refused === null ? 'done' : { why: 'core', reason: refused });
    }
  }

  /** Those that are known since the last call. */
  take(): readonly InstructionOutcome[] {
    for (const open of this.#open) {
      if (open.steps.length > 0 || open.bot.state !== BotState.stopped) continue;
      this.#open.delete(open);
      this.#tell(open.bot, open.name, 'done');
    }
    const taken = this.#outcomes;
    this.#outcomes = [];
    return taken;
  }

  #follow(open: Open): void {
    this.#open.add(open);
    const [oldest] = this.#open;
    if (this.#open.size > openLimit && oldest !== undefined) this.#open.delete(oldest);
  }

  #tell({ strategyId }: Instance, name: string, result: InstructionOutcome['result']): void {
    this.#outcomes.push({ strategyId, name, result });
    // Nobody takes those that a long journal is read anew for.
    if (this.#outcomes.length > 2 * openLimit) this.#outcomes = this.#outcomes.slice(openLimit);
  }
}
