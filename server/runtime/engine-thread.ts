// The exchange's thread from outside: starts it, sends what it is to do or asked, and gives out what it tells.
import { Worker } from 'node:worker_threads';
import { join } from 'node:path';

import type { Command } from '#server/engine/command.ts';
import type { EventRecord } from '#server/engine/event.ts';
import type { Reply } from '#server/engine/reply.ts';
import type { Retention } from '#server/journal/retention.ts';
import { preciseMs } from '#server/monitoring/precise-time.ts';
import { currentRequest, type GroupTimes, type RequestRecord } from '#server/monitoring/request-record.ts';
import { threadMemory } from '#server/monitoring/thread-memory.ts';

import type { AskedName } from './asked.ts';
import type { DatabaseFacts } from './check-database.ts';
import { createExchangeClock, type ExchangeClock } from './exchange-clock.ts';
import type { FromHost, HostData, RecordEnd, ToHost } from './thread-protocol.ts';

/** Commands that may wait for their answer at once; more are refused, not queued. */
const pendingLimit = 100_000;

/** The exchange is not taking commands: it failed, is closing, or has too many waiting. Whether a waiting command happened is unknown to the sender. */
export class ExchangeUnavailable extends Error {
  constructor(reason: string) {
    super(`the exchange is not taking commands: ${reason}`);
    this.name = 'ExchangeUnavailable';
  }
}

/** It failed or is closing, for good: the log has said so, once and with the reason. */
export class ExchangeStopped extends ExchangeUnavailable {}

/** With the end of the journal that holds the records. */
export type RecordListener = (records: readonly EventRecord[], end: RecordEnd) => void;

export type ExchangeStatus = { readonly state: 'ready' | 'failed' | 'closed'; readonly sequence: number; readonly reason: string | null };

export type ExchangeLoad = {
  /** Commands that were sent and are not answered. */
  readonly waiting: number;
  /** Bytes of the thread. */
  readonly memory: number;
};

export type StartOptions = {
  readonly dataDir: string;
  /** The last event that the projections have already seen. */
  readonly replayEventsAfter: number;
  /** The journal's record that holds the last one of those, where they know it: another journal is refused. */
  readonly readersRecord?: RecordEnd | null;
  /** Gets every record after that, replayed ones first. */
  readonly onRecords: RecordListener;
  readonly log: { info(text: string): void; error(text: string): void };
  /** Default 200,000. */
  readonly snapshotEveryCommands?: number;
  /** The segments of the journal that stay: default 200, and the rest is removed. */
  readonly retention?: Retention;
  /** The facts that the database filled by the readers states of itself; left out: nothing is compared. */
  readonly database?: DatabaseFacts;
  /** The clock that stamps commands; one of its own when left out. */
  readonly clock?: ExchangeClock;
  /** Told of every group that one sync has made durable. */
  readonly onGroup?: (times: GroupTimes) => void;
};

type Waiting<Value> = { resolve(value: Value): void; reject(error: Error): void };

/** Commands that were sent together, and the request that they were sent for. */
type Sent = Waiting<readonly Reply[]> & {
  readonly count: number;
  readonly sentMs: number;
  readonly request: RequestRecord | undefined;
};

/** A log line names so many requests at most. */
const namedRequests = 20;

/** The thread as seen from outside: what waits for it, and who listens to it. */
export class EngineThread {
  readonly #worker: Worker;
  readonly #log: StartOptions['log'];
  readonly #listeners: Set<RecordListener>;
  readonly #onGroup: NonNullable<StartOptions['onGroup']>;
  readonly #commands = new Map<number, Sent>();
  readonly #questions = new Map<number, Waiting<unknown>>();
  readonly #ready: Waiting<void>;
  #nextId = 1;
  #pending = 0;
  #status: ExchangeStatus = { state: 'ready', sequence: 0, reason: null };
  #closed: Waiting<void> | null = null;

  constructor(options: StartOptions, ready: Waiting<void>) {
    const workerData: HostData = {
      folder: join(options.dataDir, 'journal'),
      replayEventsAfter: options.replayEventsAfter,
      readersRecord: options.readersRecord ?? null,
      snapshotEveryCommands: options.snapshotEveryCommands ?? 200_000,
      retention: options.retention ?? { keep: 200, archive: '' },
      ...(options.database === undefined ? {} : { database: options.database }),
      sharedClock: (options.clock ?? createExchangeClock()).shared,
    };
    this.#log = options.log;
    this.#ready = ready;
    this.#onGroup = options.onGroup ?? (() => undefined);
    this.#listeners = new Set([options.onRecords]);
    this.#worker = new Worker(new URL('./engine-worker.ts', import.meta.url), { workerData });
    this.#worker.on('message', (message: FromHost) => this.#receive(message));
    this.#worker.on('error', (error) => this.#fail(error.message));
    this.#worker.on('exit', () => {
      if (this.#status.state === 'ready') this.#fail('its thread ended');
    });
  }

  #receive(message: FromHost): void {
    switch (message.type) {
      case 'ready':
        this.#status = { ...this.#status, sequence: message.sequence };
        return this.#ready.resolve();
      case 'note':
        return this.#log.info(message.text);
      case 'records':
        return this.#publish(message.records, message.end);
      case 'group':
        this.#status = { ...this.#status, sequence: message.sequence };
        // Readers first: whoever is answered finds them up to date with his command.
        this.#publish(message.records, message.end);
        for (const { id, replies } of message.settled) this.#settle(id, replies, message.times);
        return this.#onGroup(message.times);
      case 'answer':
        this.#questions.get(message.id)?.resolve(message.answer);
        this.#questions.delete(message.id);
        return;
      case 'failed':
        return this.#fail(message.reason);
      case 'closed':
        this.#status = { ...this.#status, state: 'closed', reason: 'closed' };
        this.#closed?.resolve();
        return;
    }
  }

  #settle(id: number, replies: readonly Reply[], group: GroupTimes): void {
    const sent = this.#take(id);
    if (sent === undefined) return;
    const { sentMs, count: commands, request } = sent;
    request?.core.push({ sentMs, answeredMs: preciseMs(), commands, sequence: replies.at(-1)?.sequence ?? 0, group });
    sent.resolve(replies);
  }

  #take(id: number): Sent | undefined {
    const waiting = this.#commands.get(id);
    this.#commands.delete(id);
    this.#pending -= waiting?.count ?? 0;
    return waiting;
  }

  #publish(records: readonly EventRecord[], end: RecordEnd): void {
    for (const listener of this.#listeners) listener(records, end);
  }

  #fail(reason: string): void {
    if (this.#status.state !== 'ready') return;
    const requests = Array.from(this.#commands.values(), ({ request }) => request?.requestId ?? '').filter((id) => id !== '');
    const waiting = requests.length === 0 ? '' : `; without an answer: ${requests.slice(0, namedRequests).join(', ')}`;
    this.#log.error(`the exchange has stopped: ${reason}${waiting}`);
    this.#status = { ...this.#status, state: 'failed', reason };
    const error = new ExchangeStopped(reason);
    this.#ready.reject(new Error(reason));
    for (const id of this.#commands.keys()) this.#take(id)?.reject(error);
    for (const waiting of this.#questions.values()) waiting.reject(error);
    this.#questions.clear();
    this.#closed?.resolve();
  }

  #post(message: ToHost): void {
    this.#worker.postMessage(message);
  }

  async submit(command: Command): Promise<Reply> {
    const [reply] = await this.submitAll([command]);
    if (reply === undefined) throw new ExchangeUnavailable('no answer');
    return reply;
  }

  submitAll(commands: readonly Command[]): Promise<readonly Reply[]> {
    if (this.#status.state !== 'ready') return Promise.reject(new ExchangeStopped(this.#status.reason ?? this.#status.state));
    if (commands.length === 0) return Promise.resolve([]);
    if (this.#pending + commands.length > pendingLimit) return Promise.reject(new ExchangeUnavailable('too many commands are waiting'));
    this.#pending += commands.length;
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      this.#commands.set(id, { resolve, reject, count: commands.length, sentMs: preciseMs(), request: currentRequest() });
      this.#post({ type: 'commands', id, commands });
    });
  }

  subscribe(listener: RecordListener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** An answer says nothing of its type: the names of questions do. */
  ask(about: AskedName, asked: readonly unknown[]): Promise<unknown> {
    if (this.#status.state !== 'ready') return Promise.reject(new ExchangeStopped(this.#status.reason ?? this.#status.state));
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      this.#questions.set(id, { resolve, reject });
      this.#post({ type: 'question', id, question: { about, asked } });
    });
  }

  status(): ExchangeStatus {
    return this.#status;
  }

  async load(): Promise<ExchangeLoad> {
    return { waiting: this.#pending, memory: await threadMemory(this.#worker) };
  }

  readersHave(sequence: number): void {
    if (this.#status.state === 'ready') this.#post({ type: 'readers-have', sequence });
  }

  async close(): Promise<void> {
    if (this.#status.state === 'ready') {
      await new Promise<void>((resolve, reject) => {
        this.#closed = { resolve, reject };
        this.#post({ type: 'close' });
      });
    }
    await this.#worker.terminate();
  }
}
