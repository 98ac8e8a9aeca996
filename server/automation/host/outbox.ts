// The steps that wait to be sent to the core: in order for each bot, one bot after the other, and not too many on their way.
import type { AccountId } from '#server/engine/ids.ts';
import type { TakeStep } from '#server/engine/strategies/strategy-command.ts';

import type { Instance } from '../instances/instance.ts';

/** Steps that are on their way to the core at once. */
const inFlightLimit = 500;

export class Outbox {
  /** Bots with something to send, in the order of their turns. */
  readonly #turns = new Map<AccountId, Instance>();
  #inFlight = 0;

  get inFlight(): number {
    return this.#inFlight;
  }

  waiting(): number {
    let count = 0;
    for (const { step, sent } of this.#turns.values()) count += step - sent;
    return count;
  }

  /** It has something to send. */
  add(instance: Instance): void {
    if (!this.#turns.has(instance.strategyId)) this.#turns.set(instance.strategyId, instance);
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

  /** The next steps to send. */
  take(): readonly TakeStep[] {
    const commands: TakeStep[] = [];
    while (this.#inFlight < inFlightLimit) {
      const next = this.#turns.values().next().value;
      if (next === undefined) break;
      this.#turns.delete(next.strategyId);
      const pending = next.pending[next.sent + 1 - (next.pending[0]?.step ?? 0)];
      if (pending === undefined) continue;
      next.sent = pending.step;
      this.#inFlight += 1;
      commands.push({ type: 'take-step', accountId: next.strategyId, step: pending.step, action: pending.action });
      if (next.step > next.sent) this.#turns.set(next.strategyId, next);
    }
    return commands;
  }
}
