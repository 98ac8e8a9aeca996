// The bots' thread from outside: hands records over, sends what bots want done, writes their checkpoints, and answers for them.
import { Worker } from 'node:worker_threads';

import { BotState } from '#lib/contract/bots/strategy-codes.ts';
import type { EventRecord } from '#server/engine/event.ts';
import type { AccountId, MarketId } from '#server/engine/ids.ts';
import { RejectReason } from '#server/engine/reject.ts';
import { threadMemory } from '#server/monitoring/thread-memory.ts';
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';
import { errorText } from '#server/monitoring/logged-error.ts';

import type { Automation, AutomationLag, AutomationLoad, BotChanges } from '../automation.ts';
import type { BotMarket } from '../bot-kind.ts';
import type { BotRecord, BotView } from '../bot-view.ts';
import type { Checkpoint } from '../host/checkpoint.ts';
import type { LeadCoins } from '../leaders/leader-markets.ts';
import { type StepCommand, stepsOf } from '../host/outbox.ts';
import type { InstructionOutcome } from '../instruction-outcome.ts';
import { instructionText, readInstruction } from '../instruction.ts';
import type { AutomationData, FromBots, ToBots } from './automation-protocol.ts';
import { BotBoard } from './bot-board.ts';
import { OutcomeBoard } from './outcome-board.ts';
import type { CheckpointWriter } from './checkpoint-writer.ts';
import { type ReaderAccounts, RecordFilter } from '../readers/wanted-records.ts';
import { SequenceWaits } from './sequence-waits.ts';

/** A step that the core did not take is sent again after this. */
const againMs = 1000;
const stopLimitMs = 10_000;
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

export class AutomationThread implements Automation {
  readonly #options: Omit<ThreadOptions, 'checkpoint' | 'accounts' | 'markets' | 'leadCoins'>;
  readonly #worker: Worker;
  readonly #board: BotBoard;
  readonly #outcomes = new OutcomeBoard();
  readonly #filter: RecordFilter;
  readonly #listeners = new Set<(changes: BotChanges) => void>();
  readonly #seen: SequenceWaits;
  readonly #written: SequenceWaits;
  /** Goes before the checkpoint where bots have decided nothing: it waits then. */
  readonly #rowsWritten: SequenceWaits;
  #client: ExchangeClient | null = null;
  #problem: string | null = null;
  /** Records that are handed over with the next turn of the event loop. */
  #waiting: EventRecord[] = [];
  #handed: number;
  #isFlushing = false;
  #traffic = { inFlight: 0, waiting: 0 };
  #timer: NodeJS.Timeout | undefined;
  #closed: (() => void) | null = null;
  readonly #ready = Promise.withResolvers<void>();

  constructor(options: ThreadOptions) {
    // The checkpoint is handed over and let go: it is as large as the bots.
    const { checkpoint, accounts, markets, leadCoins, ...others } = options;
    this.#options = others;
    this.#board = new BotBoard(others.marketOf);
    const has = Math.min(...Object.values(checkpoint.has));
    this.#seen = new SequenceWaits(has);
    this.#written = new SequenceWaits(has);
    this.#rowsWritten = new SequenceWaits(has);
    this.#handed = has;
    for (const { marketId, lastTicks, markTicks } of checkpoint.states.bots.markets)
      this.#board.setPrices(marketId, { lastTicks, markTicks });
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
    return this.#seen.wait(this.#handed);
  }

  bot(strategyId: AccountId): BotView | null {
    return this.#board.bot(strategyId);
  }

  botsOf(ownerId: AccountId): readonly BotView[] {
    return this.#board.botsOf(ownerId);
  }

  record(strategyId: AccountId): BotRecord | null {
    return this.#board.record(strategyId);
  }

  unlistedOf(ownerId: AccountId): readonly BotView[] {
    return this.#board.unlistedOf(ownerId);
  }

  copiesOf(strategyId: AccountId): readonly BotView[] {
    return this.#board.copiesOf(strategyId);
  }

  onChanged(listener: (changes: BotChanges) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  caughtUp(sequence: number): Promise<void> {
    return this.#seen.wait(sequence);
  }

  outcomeOf(strategyId: AccountId, name: string, limitMs: number): Promise<InstructionOutcome['result'] | null> {
    return this.#outcomes.wait(strategyId, name, limitMs);
  }

  written(sequence: number): Promise<void> {
    // Nobody waits for rows that cannot be written.
    if (sequence <= this.#rowsWritten.reached || this.lag().problem !== null) return Promise.resolve();
    this.#flush();
    this.#post({ type: 'write' });
    return this.#rowsWritten.wait(sequence);
  }

  /** The last command whose states and rows are in the database: the journal keeps what comes behind it. */
  writtenThrough(): number {
    return this.#written.reached;
  }

  watched(but?: AccountId): ReadonlySet<MarketId> {
    return this.#board.watched(but);
  }

  async load(): Promise<AutomationLoad> {
    return { running: this.#board.running(), memory: await threadMemory(this.#worker) };
  }

  async stopAllOf(ownerId: AccountId): Promise<boolean> {
    const client = this.#client;
    const running = (): readonly BotView[] => this.botsOf(ownerId).filter(({ state }) => state !== BotState.stopped);
    const text = instructionText({ action: 'stop', sells: false });
    if (client === null) return running().length === 0;
    // One that is told again is told under another name: it may stand there, and has to try again.
    await client.submitAll(
      running().map(({ strategyId, lastDecision }) => ({
        type: 'instruct-strategy',
        accountId: strategyId,
        name: `stop-${lastDecision}`,
        text,
      })),
    );
    return new Promise((resolve) => {
      const look = (): void => {
        if (running().length > 0) return;
        finish(true);
      };
      const stopListening = this.onChanged(look);
      const limit = setTimeout(() => finish(false), stopLimitMs);
      const finish = (haveAll: boolean): void => {
        clearTimeout(limit);
        stopListening();
        resolve(haveAll);
      };
      look();
    });
  }

  lag(): AutomationLag {
    const problem = this.#problem ?? this.#options.writer.problem();
    return { seen: this.#seen.reached, handed: this.#handed, ...this.#traffic, problem };
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
    this.#board.read(records);
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
        for (const bot of message.bots) this.#board.put(bot);
        return this.#ready.resolve();
      case 'commands':
        return void this.#send(message.commands);
      case 'seen':
        return this.#see(message);
      case 'checkpoint':
        return void this.#options.writer.write(message.changes).then((isWritten) => {
          if (isWritten) {
            const has = Math.min(...Object.values(message.changes.has));
            this.#written.reach(has);
            this.#rowsWritten.reach(has);
          }
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

  #see({ bots, notices, outcomes, through, isWritten, dueMs, inFlight, waiting }: Extract<FromBots, { type: 'seen' }>): void {
    for (const bot of bots) this.#board.put(bot);
    this.#traffic = { inFlight, waiting };
    this.#seen.reach(through);
    this.#outcomes.put(outcomes);
    if (isWritten) this.#rowsWritten.reach(through);
    this.#wake(dueMs);
    if (bots.length > 0 || notices.length > 0) for (const listener of this.#listeners) listener({ bots, notices });
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
