// The core with bots beside it, in one thread and without a disk: each command, and everything that bots do because of it.
import type { BotTerms } from '#lib/contract/bots/bot-terms.ts';
import type { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import type { History } from '#server/automation/bot-kind.ts';
import { botKind } from '#server/automation/bots/bot-kinds.ts';
import { AutomationHost } from '#server/automation/host/automation-host.ts';
import { noCheckpoint } from '#server/automation/host/checkpoint.ts';
import { instructionText } from '#server/automation/instruction.ts';
import { noAccounts, RecordFilter } from '#server/automation/readers/wanted-records.ts';
import type { Command } from '#server/engine/command.ts';
import type { EventRecord } from '#server/engine/event.ts';
import { createExchange } from '#server/engine/exchange.ts';

import { accountOf, marketCount, marketOf, opening, ownerOf, startOf, startTicks, strangersTrade } from './bot-markets.ts';

export class BotsInProcess {
  readonly #exchange = createExchange();
  readonly #filter = new RecordFilter(noAccounts);
  readonly host = new AutomationHost({ kindOf: botKind, marketOf, onNote: () => undefined, checkpoint: noCheckpoint });
  #sequence = 0;
  steps = 0;
  /** Each command comes a millisecond after the one before. */
  timeMs = 1_700_000_000_000;
  /** Records that bots have been told of, where they are kept. */
  readonly told: EventRecord[] | null;

  /** Every market has a price. */
  constructor({ keepsTold = false } = {}) {
    this.told = keepsTold ? [] : null;
    for (const command of opening()) this.send(command);
    for (let marketId = 0; marketId < marketCount; marketId += 1) this.trade(marketId, startTicks);
  }

  /** A command, everything that bots do because of it, and the time in ms that took behind the command itself. */
  send(command: Command): number {
    const record = this.#apply(command);
    const started = performance.now();
    this.#read(record);
    for (let steps = this.host.take(); steps.length > 0; steps = this.host.take())
      for (const step of steps) {
        this.steps += step.type === 'take-steps' ? step.steps.length : 1;
        this.#read(this.#apply(step));
      }
    return performance.now() - started;
  }

  #apply(command: Command): EventRecord {
    this.#sequence += 1;
    this.timeMs += 1;
    const { record } = this.#exchange.apply({ sequence: this.#sequence, timeMs: this.timeMs, command });
    return record;
  }

  #read(record: EventRecord): void {
    const kept = this.#filter.keep(record);
    if (kept !== null) this.told?.push(kept);
    this.host.read(kept === null ? [] : [kept], record.sequence);
  }

  /** Between two others. Answers the time in ms of what comes behind it. */
  trade(marketId: number, priceTicks: number): number {
    const [offered, taken] = strangersTrade(marketId, priceTicks);
    this.send(offered);
    return this.send(taken);
  }

  #open(place: number): number {
    this.send(accountOf(place));
    return this.#exchange.strategiesOf(ownerOf(place)).at(-1)?.accountId ?? 0;
  }

  start(place: number, grids: number): void {
    this.send(startOf(this.#open(place), place, grids));
  }

  /** A bot of another kind, with candles from before its start. */
  startWith(place: number, strategyType: StrategyType, terms: BotTerms, history: History): void {
    const accountId = this.#open(place);
    const told = { action: 'start', strategyType, marketIds: [place % marketCount], terms } as const;
    for (const instruction of [{ action: 'history', leg: 0, ...history, running: null } as const, told])
      this.send({ type: 'instruct-strategy', accountId, name: instruction.action, text: instructionText(instruction) });
  }
}
