// The figures of bots at full hours of the exchange's time, and at their ends: their track records are made of these.
import { BotState } from '#lib/contract/bots/strategy-codes.ts';
import type { AccountId } from '#server/engine/ids.ts';

import { moneyOf } from '../instances/books.ts';
import type { Instance } from '../instances/instance.ts';

const hourMs = 3_600_000;

/** In units of the bot's quote coin (contracts: of its margin coin). */
export type HourFigures = {
  readonly strategyId: AccountId;
  /** A full hour; of the first and the last one of a bot its start and its end. */
  readonly timeMs: number;
  /** All that was put in by then, what was taken out not subtracted. */
  readonly putInUnits: number;
  /** The profit since the start. */
  readonly totalUnits: number;
  readonly feeUnits: number;
};

export class HourFiguresLog {
  #taken: HourFigures[] = [];

  /** Before anything of the record that comes at `toMs` is read: prices are those of the moment at which the hour was full. */
  pass(fromMs: number, toMs: number, bots: Iterable<Instance>): void {
    const full = Math.floor(toMs / hourMs) * hourMs;
    // Nothing happened in the hours between: one row says it for all of them.
    if (full <= fromMs) return;
    for (const bot of bots) if (bot.startedMs !== null && bot.state !== BotState.stopped) this.note(bot, full);
  }

  /** Its profit begins at nothing: the costs of its first purchase are a part of it. */
  begin({ strategyId, sums }: Instance, timeMs: number): void {
    this.#taken.push({ strategyId, timeMs, putInUnits: sums.investedUnits + sums.addedUnits, totalUnits: 0, feeUnits: 0 });
  }

  note(bot: Instance, timeMs: number): void {
    const { investedUnits, addedUnits, feeUnits } = bot.sums;
    const { totalUnits } = moneyOf(bot);
    this.#taken.push({ strategyId: bot.strategyId, timeMs, putInUnits: investedUnits + addedUnits, totalUnits, feeUnits });
  }

  /** Those since the last call. */
  take(): readonly HourFigures[] {
    const taken = this.#taken;
    this.#taken = [];
    return taken;
  }
}
