// The bots' thread from outside: hands records over, sends what bots want done, writes their checkpoints, and answers for them.
import { Worker } from 'node:worker_threads';

import type { EventRecord } from '#server/engine/event.ts';
import type { AccountId, MarketId } from '#server/engine/ids.ts';
import { RejectReason } from '#server/engine/reject.ts';
import { threadMemory } from '#server/monitoring/thread-memory.ts';
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';
import { errorText } from '#server/monitoring/logged-error.ts';

import type { Automation, AutomationLag, AutomationLoad } from '../automation.ts';
import type { BotMarket } from '../bot-kind.ts';
import type { Checkpoint } from '../host/checkpoint.ts';
import type { LeadCoins } from '../leaders/leader-markets.ts';
import { type StepCommand, stepsOf } from '../host/outbox.ts';
import { readInstruction } from '../instruction.ts';
import type { AutomationData, FromBots, ToBots } from './automation-protocol.ts';
import { BotAnswers } from './bot-answers.ts';
import type { CheckpointWriter } from './checkpoint-writer.ts';
import { type ReaderAccounts, RecordFilter } from '../readers/wanted-records.ts';

/** A step that the core did not take is sent again after this. */
const againMs = 1000;
/** Timers do not reach further than some weeks, and a machine that slept should notice soon. */
const longestTimerMs = 60_000;

export type ThreadOptions = {
  readonly checkpoint: Checkpoint;
  /** Those that each reader is told of. */
  readonly accounts: ReaderAccounts;
  /** Those that were ever listed: its bots are in some of them. */
  readonly markets: readonly BotMarket[];
  readonly leadCoins: LeadCoins;
  readonly writer: CheckpointWriter;
  readonly marketOf: (marketId: MarketId) => BotMarket | null;
  readonly now: () => number;
  readonly log: { info(text: string): void; error(text: string): void };
};

export class AutomationThread extends BotAnswers implements Automation {
  readonly #options: Omit<ThreadOptions, 'checkpoint' | 'accounts' | 'markets' | 'leadCoins'>;
  readonly #worker: Worker;
  readonly #filter: RecordFilter;
  #client: ExchangeClient | null = null;
  #problem: string | null = null;
  /** Records that are handed over with the next turn of the event loop. */
  #waiting: EventRecord[] = [];
  #handed: number;
  #isFlushing = false;
  #timer: NodeJS.Timeout | undefined;
  #closed: (() => void) | null = null;
  readonly #ready = Promise.withResolvers<void>();

  constructor(options: ThreadOptions) {
    // The checkpoint is handed over and let go: it is as large as the bots.
    const { checkpoint, accounts, markets, leadCoins, ...others } = options;
    super(checkpoint, others.marketOf);
    this.#options = others;
    this.#handed = Math.min(...Object.values(checkpoint.has));
    const data: AutomationData = { checkpoint, markets, leadCoins };
    this.#filter = new RecordFilter(accounts);
    this.#worker = new Worker(new URL('./automation-worker.ts', import.meta.url));
    this.#worker.postMessage(data);
    this.#worker.on('message', (message: FromBots) => this.#receive(message));
    this.#worker.on('error', (error) => this.#fail(error.message));
    this.#worker.on('exit', () => {
      if (this.#closed === null) this.#fail('its thread ended');
    });
  }

  /** Resolves when the bots of the checkpoint are known here, or it is known why they are not. */
  ready(): Promise<void> {
    return this.#ready.promise;
  }

  /** In order, replayed ones first; those that the checkpoint has are left out. */
  onRecords(records: readonly EventRecord[]): void {
    for (const record of records) {
      if (record.sequence <= this.#handed) continue;
      this.#handed = record.sequence;
      const kept = this.#filter.keep(record);
      if (kept !== null) this.#waiting.push(kept);
    }
    if (this.#isFlushing) return;
    this.#isFlushing = true;
    setImmediate(() => this.#flush());
  }

  hasRead(): Promise<void> {
    return this.caughtUp(this.#handed);
  }

  written(sequence: number): Promise<void> {
    // Nobody waits for rows that cannot be written.
    if (this.areRowsWritten(sequence) || this.lag().problem !== null) return Promise.resolve();
    this.#flush();
    this.#post({ type: 'write' });
    return this.rowsWritten(sequence);
  }

  async load(): Promise<AutomationLoad> {
    return { running: this.running, memory: await threadMemory(this.#worker) };
  }

  stopAllOf(ownerId: AccountId): Promise<boolean> {
    return this.stopAll(this.#client, ownerId);
  }

  lag(): AutomationLag {
    const problem = this.#problem ?? this.#options.writer.problem();
    return { handed: this.#handed, ...this.traffic, problem };
  }

  start(client: ExchangeClient): void {
    this.#client = client;
    // The records that wait were read from the journal, and come first.
    this.#flush();
    this.#post({ type: 'start' });
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    this.#options.writer.stopRetrying();
    if (this.#problem === null) {
      this.#flush();
      await new Promise<void>((resolve) => {
        this.#closed = resolve;
        this.#post({ type: 'close' });
      });
    }
    this.#closed ??= () => undefined;
    await this.#worker.terminate();
  }

  #post(message: ToBots): void {
    this.#worker.postMessage(message);
  }

  #flush(): void {
    this.#isFlushing = false;
    const records = this.#waiting;
    this.#waiting = [];
    this.price(records);
    for (const { events } of records)
      for (const event of events) {
        if (event.type === 'strategy-instructed') this.#describeMarkets(event.text);
        // A leader may be the first to trade there.
        else if (event.type === 'market-listed') this.#describe(event.rules.marketId);
      }
    this.#post({ type: 'records', records, through: this.#handed });
  }

  /** A bot that is about to be started, or to be given further markets, has to know them. */
  #describeMarkets(text: string): void {
    const told = readInstruction(text);
    if (told?.action !== 'start' && told?.action !== 'edit') return;
    for (const marketId of told.marketIds ?? []) this.#describe(marketId);
  }

  #describe(marketId: MarketId): void {
    const market = this.#options.marketOf(marketId);
    if (market !== null) this.#post({ type: 'market', market });
  }

  #receive(message: FromBots): void {
    switch (message.type) {
      case 'ready':
        this.know(message.bots);
        return this.#ready.resolve();
      case 'commands':
        return void this.#send(message.commands);
      case 'seen':
        this.see(message);
        return this.#wake(message.dueMs);
      case 'checkpoint':
        return void this.#options.writer.write(message.changes).then((isWritten) => {
          if (isWritten) this.wrote(Math.min(...Object.values(message.changes.has)));
          this.#post({ type: 'written' });
        });
      case 'note':
        return this.#options.log.info(message.text);
      case 'failed':
        return this.#fail(message.reason);
      case 'closed':
        return this.#closed?.();
    }
  }

  /** The core's clock has to pass the moment; a record that comes by itself does as well. */
  #wake(dueMs: number | null): void {
    clearTimeout(this.#timer);
    const client = this.#client;
    if (dueMs === null || client === null || this.#closed !== null) return;
    const { now } = this.#options;
    const wait = Math.min(longestTimerMs, Math.max(0, dueMs - now()));
    this.#timer = setTimeout(() => {
      if (dueMs > now()) return this.#wake(dueMs);
      client.submit({ type: 'advance-clock' }).catch((error: unknown) => this.#say(error));
    }, wait);
  }

  async #send(commands: readonly StepCommand[]): Promise<void> {
    if (this.#closed !== null) return;
    try {
      const replies = (await this.#client?.submitAll(commands)) ?? [];
      const again = new Set<AccountId>();
      for (const [at, reply] of replies.entries()) {
        const command = commands[at];
        if (command === undefined || reply.ok || reply.reason === RejectReason.stepTaken) continue;
        const accounts = stepsOf(command).map(({ accountId }) => accountId);
        for (const accountId of accounts) again.add(accountId);
        this.#options.log.error(`steps of the bots ${accounts.join(', ')} were not taken: ${reply.reason}`);
      }
      if (again.size === 0) return;
      setTimeout(() => again.forEach((strategyId) => this.#post({ type: 'again', strategyId })), againMs).unref();
    } catch (error) {
      this.#say(error);
    }
  }

  /** The exchange is gone, and says so itself. */
  #say(error: unknown): void {
    this.#options.log.error(`bots cannot act: ${errorText(error)}`);
  }

  #fail(reason: string): void {
    if (this.#problem !== null) return;
    this.#problem = `bots do not act: ${reason}`;
    this.#ready.resolve();
    this.#options.log.error(this.#problem);
    clearTimeout(this.#timer);
    this.#closed?.();
  }
}
