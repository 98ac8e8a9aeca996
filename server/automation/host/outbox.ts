// The steps that wait to be sent to the core: in order for each bot, one bot after the other, and not too many on their way.
import type { AccountId } from '#server/engine/ids.ts';
import type { TakeStep, TakeSteps } from '#server/engine/strategies/strategy-command.ts';

import type { Instance } from '../instances/instance.ts';

/** A step alone, or those of copies together: nobody comes between them. */
export type StepCommand = TakeStep | TakeSteps;

/** Steps of copies that go together: the core has each batch to itself, and everybody else waits so long. */
const batchLimit = 100;

/** Steps that are on their way to the core at once. */
const inFlightLimit = 500;
/** With those of copies, of which many are one command. */
const copiedInFlightLimit = 2500;

export class Outbox {
  /** Bots with something to send, in the order of their turns. */
  readonly #turns = new Map<AccountId, Instance>();
  /** The same of copies of leaders. */
  readonly #copies = new Map<AccountId, Instance>();
  #inFlight = 0;

  get inFlight(): number {
    return this.#inFlight;
  }

  waiting(): number {
    let count = 0;
    for (const turns of [this.#turns, this.#copies]) for (const { step, sent } of turns.values()) count += step - sent;
    return count;
  }

  /** It has something to send. */
  add(instance: Instance): void {
    const turns = instance.follows === null ? this.#turns : this.#copies;
    if (!turns.has(instance.strategyId)) turns.set(instance.strategyId, instance);
  }

  /** The core has told of a step. */
  settled(instance: Instance, step: number): void {
    if (step <= instance.sent) this.#inFlight -= 1;
    else instance.sent = step;
  }

  /** The steps that were sent for a bot and not told of have not happened: they are sent again. */
  again(instance: Instance): void {
    const first = instance.pending[0]?.step;
    if (first === undefined || first > instance.sent) return;
    this.#inFlight -= instance.sent - first + 1;
    instance.sent = first - 1;
    this.add(instance);
  }

  /** The next steps to send, those of copies of leaders first: they follow what somebody else has done before all others see it. */
  take(): readonly StepCommand[] {
    const copied = this.#next(this.#copies, copiedInFlightLimit);
    return [...inBatches(copied), ...this.#next(this.#turns, inFlightLimit)];
  }

  /** One step of each in its turn, and again from the first. */
  #next(turns: Map<AccountId, Instance>, limit: number): readonly TakeStep[] {
    const steps: TakeStep[] = [];
    while (this.#inFlight < limit) {
      const next = turns.values().next().value;
      if (next === undefined) break;
      turns.delete(next.strategyId);
      const pending = next.pending[next.sent + 1 - (next.pending[0]?.step ?? 0)];
      if (pending === undefined) continue;
      next.sent = pending.step;
      this.#inFlight += 1;
      steps.push({ type: 'take-step', accountId: next.strategyId, step: pending.step, action: pending.action });
      if (next.step > next.sent) turns.set(next.strategyId, next);
    }
    return steps;
  }
}

function inBatches(steps: readonly TakeStep[]): readonly StepCommand[] {
  const batches: StepCommand[] = [];
  for (let at = 0; at < steps.length; at += batchLimit) {
    const batch = steps.slice(at, at + batchLimit);
    const [first] = batch;
    if (first === undefined) break;
    batches.push(batch.length === 1 ? first : { type: 'take-steps', steps: batch.map(({ type: _type, ...step }) => step) });
  }
  return batches;
}

/** Each step by itself. */
export const stepsOf = (command: StepCommand): readonly TakeStep[] =>
  command.type === 'take-step' ? [command] : command.steps.map((step) => ({ type: 'take-step', ...step }));
