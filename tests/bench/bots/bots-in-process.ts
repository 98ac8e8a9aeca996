// The core with bots beside it, in one thread and without a disk: each command, and everything that bots do because of it.
import { botKind } from '#server/automation/bots/bot-kinds.ts';
import { AutomationHost, noCheckpoint } from '#server/automation/host/automation-host.ts';
import { RecordFilter } from '#server/automation/thread/filter-records.ts';
import type { Command } from '#server/engine/command.ts';
import type { EventRecord } from '#server/engine/event.ts';
import { createExchange } from '#server/engine/exchange.ts';

import { accountOf, marketCount, marketOf, opening, ownerOf, startOf, startTicks, strangersTrade } from './bot-markets.ts';

export class BotsInProcess {
  readonly #exchange = createExchange();
  readonly #filter = new RecordFilter([]);
  readonly host = new AutomationHost({ kindOf: botKind, marketOf, onNote: () => undefined, checkpoint: noCheckpoint });
  #sequence = 0;
  steps = 0;
  /** What bots have been told, where it is kept. */
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
        this.steps += 1;
        this.#read(this.#apply(step));
      }
    return performance.now() - started;
  }

  #apply(command: Command): EventRecord {
    this.#sequence += 1;
    const { record } = this.#exchange.apply({ sequence: this.#sequence, timeMs: 1_700_000_000_000 + this.#sequence, command });
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

  start(place: number, grids: number): void {
    this.send(accountOf(place));
    const accountId = this.#exchange.strategiesOf(ownerOf(place)).at(-1)?.accountId ?? 0;
    this.send(startOf(accountId, place, grids));
  }
}
