// Backtests for everybody, over the past of one venue or of several: one at a time on a thread of its own, a bounded queue, and few for each owner.
import { Worker } from 'node:worker_threads';

import type { BacktestProgress, BacktestRequest } from '#lib/contract/bots/backtest.ts';
import { longestBacktestMs } from '#lib/contract/bots/backtest.ts';
import type { BotMarket } from '#server/automation/bot-kind.ts';
import { fitsLine } from '#server/automation/instances/fits-line.ts';
import { alertMessages, isProblem } from '../alert-messages.ts';
import type { LoanTerms } from '../play/account.ts';
import type { PlayedMessage } from '../play/bot-play.ts';
import type { MarketPast } from '../play/leg-past.ts';
import type { RunOutcome } from '../run-candles.ts';
import { historyMs } from '../history-ms.ts';
import { testedKind } from '../tested-bot.ts';
import type { FileOutcome, RunJob, RunTold } from './run-protocol.ts';

/** Runs of one owner that wait or play. */
const perOwner = 2;
/** Runs of everybody that wait. */
const queueLimit = 50;
/** Runs of everybody over files that wait: each holds its file. */
const fileQueueLimit = 10;
/** The time that the candles of all markets of a run last at most. */
const mostCandlesMs = 5 * longestBacktestMs;

type BacktestRun = {
  /** Names the run; the same one is not given twice while it lasts. */
  readonly id: string;
  readonly ownerId: string;
  readonly request: BacktestRequest;
};

/** owner-busy and busy: too many wait already. unknown-market, range: there is nothing to play. file: where and why it cannot be read. failed: a fault of ours, which the log tells. */
export type BacktestOutcome =
  | RunOutcome
  | FileOutcome
  | { readonly ok: false; readonly why: 'owner-busy' | 'busy' | 'unknown-market' | 'range' | 'failed' };

export type Backtests = {
  /** Never rejects. */
  run(run: BacktestRun, onProgress: (progress: BacktestProgress) => void): Promise<BacktestOutcome>;
  /** The run ends with `cancelled`, at once while it waits and soon while it plays. Unknown ids are passed over. */
  cancel(id: string): void;
  /** Ends everything: runs that are left end with `cancelled`. */
  close(): Promise<void>;
};

export type BacktestPorts = {
  /** Undefined: there is no such market. */
  marketOf(symbolId: string): BotMarket | undefined;
  /** The minutes that open in [fromMs, toMs), as far as there are any, in shared memory, with `beforeMs` more in front of them. */
  candlesOf(symbolId: string, fromMs: number, toMs: number, beforeMs?: number): Promise<MarketPast>;
  /** The terms on which the coin of a market is lent; null: it is not. Left out: none is. */
  loanOf?(symbolId: string): Promise<LoanTerms | null>;
  readonly log: { error(text: string): void };
};

/** The same queue and the same thread for several pasts. The owners of each are its own; to close one ends its runs alone. */
export type SharedBacktests = {
  over(ports: BacktestPorts): Backtests;
  /** Ends everything. */
  close(): Promise<void>;
};

type Entry = BacktestRun & {
  readonly ports: BacktestPorts;
  readonly symbols: readonly string[];
  readonly markets: readonly BotMarket[];
  readonly messages: readonly PlayedMessage[];
  readonly cancelled: Int32Array<SharedArrayBuffer>;
  onProgress(progress: BacktestProgress): void;
  settle(outcome: BacktestOutcome): void;
};

class BacktestQueue implements SharedBacktests {
  readonly #waiting: Entry[] = [];
  #current: Entry | null = null;
  #worker: Worker | null = null;
  #isClosed = false;

  over(ports: BacktestPorts): Backtests {
    let isClosed = false;
    return {
      run: (run, onProgress) => (isClosed ? Promise.resolve({ ok: false, why: 'cancelled' }) : this.#run(run, onProgress, ports)),
      cancel: (id) => this.#cancel(id),
      close: () => {
        isClosed = true;
        this.#end((entry) => entry.ports === ports);
        return Promise.resolve();
      },
    };
  }

  #run(run: BacktestRun, onProgress: (progress: BacktestProgress) => void, ports: BacktestPorts): Promise<BacktestOutcome> {
    const { request, ownerId } = run;
    const refuse = (why: 'owner-busy' | 'busy' | 'unknown-market' | 'range' | 'cancelled'): Promise<BacktestOutcome> =>
      Promise.resolve({ ok: false, why });
    if (this.#isClosed) return refuse('cancelled');
    const { symbols = [request.symbolId] } = request;
    const markets = symbols.flatMap((symbolId) => ports.marketOf(symbolId) ?? []);
    const [main] = markets;
    if (main === undefined || markets.length < symbols.length || symbols[0] !== request.symbolId) return refuse('unknown-market');
    if (!fitsLine(testedKind(request.bot, main), markets)) return refuse('unknown-market');
    const messages = alertMessages(request.alerts ?? [], markets, request.bot);
    if (isProblem(messages)) return Promise.resolve({ ok: false, why: 'terms', problems: [messages] });
    const lasts = request.toMs - request.fromMs;
    const isOfFile = request.file !== undefined;
    if (isOfFile && markets.length > 1) return refuse('unknown-market');
    // A file is bounded by its candles, however long each of them is.
    if (lasts <= 0 || (!isOfFile && (lasts > longestBacktestMs || lasts * markets.length > mostCandlesMs))) return refuse('range');
    const own = this.#all().filter((entry) => entry.ports === ports && entry.ownerId === ownerId).length;
    if (own >= perOwner) return refuse('owner-busy');
    const files = this.#waiting.filter((entry) => entry.request.file !== undefined).length;
    if (this.#waiting.length >= queueLimit || (isOfFile && files >= fileQueueLimit)) return refuse('busy');
    const { promise, resolve } = Promise.withResolvers<BacktestOutcome>();
    const cancelled = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    this.#waiting.push({ ...run, ports, symbols, markets, messages, cancelled, onProgress, settle: resolve });
    onProgress({ phase: 'queued', share: 0 });
    this.#next();
    return promise;
  }

  #cancel(id: string): void {
    const place = this.#waiting.findIndex((entry) => entry.id === id);
    for (const entry of place === -1 ? [] : this.#waiting.splice(place, 1)) entry.settle({ ok: false, why: 'cancelled' });
    if (this.#current?.id === id) Atomics.store(this.#current.cancelled, 0, 1);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#end(() => true);
    await this.#worker?.terminate();
    this.#worker = null;
  }

  /** The one that plays is not waited for: its thread finds that nobody wants it any more. */
  #end(isMeant: (entry: Entry) => boolean): void {
    for (const entry of this.#waiting.filter(isMeant)) {
      this.#waiting.splice(this.#waiting.indexOf(entry), 1);
      entry.settle({ ok: false, why: 'cancelled' });
    }
    if (this.#current === null || !isMeant(this.#current)) return;
    Atomics.store(this.#current.cancelled, 0, 1);
    this.#finish({ ok: false, why: 'cancelled' });
  }

  #all(): Entry[] {
    return this.#current === null ? this.#waiting : [this.#current, ...this.#waiting];
  }

  #next(): void {
    if (this.#current !== null || this.#isClosed) return;
    const entry = this.#waiting.shift();
    if (entry === undefined) return;
    this.#current = entry;
    void this.#begin(entry);
  }

  async #begin(entry: Entry): Promise<void> {
    const { id, symbols, markets, messages, cancelled, request, onProgress } = entry;
    onProgress({ phase: 'reading', share: 0 });
    try {
      const prices = await this.#pricesOf(entry);
      if (this.#current !== entry) return;
      onProgress({ phase: 'running', share: 0 });
      const job: RunJob = { id, symbols, markets, prices, bot: request.bot, messages, cancelled };
      this.#thread().postMessage(job);
    } catch (fault) {
      if (this.#current === entry) this.#fail(fault instanceof Error ? (fault.stack ?? fault.message) : String(fault));
    }
  }

  async #pricesOf(entry: Entry): Promise<RunJob['prices']> {
    const { symbols, request, ports } = entry;
    const { file, fromMs, toMs, symbolId } = request;
    if (file === undefined) return Promise.all(symbols.map((one, leg) => this.#read(one, leg, entry)));
    return { text: file, fromMs, toMs, loan: (await ports.loanOf?.(symbolId)) ?? null };
  }

  #read(symbolId: string, leg: number, { request, markets, ports }: Entry): Promise<MarketPast> {
    const [main] = markets;
    const { bot, fromMs, toMs } = request;
    const need = main === undefined ? null : testedKind(bot, main).history(bot, leg);
    return ports.candlesOf(symbolId, fromMs, toMs, historyMs(need, fromMs));
  }

  /** Started when it is first needed, and again when it has died of a fault. It holds nothing up when the process ends. */
  #thread(): Worker {
    if (this.#worker !== null) return this.#worker;
    const worker = new Worker(new URL('./backtest-worker.ts', import.meta.url));
    worker.unref();
    worker.on('message', (told: RunTold) => this.#receive(told));
    worker.on('error', (fault) => {
      this.#worker = null;
      this.#fail(fault instanceof Error ? fault.message : String(fault));
    });
    this.#worker = worker;
    return worker;
  }

  #receive(told: RunTold): void {
    if (this.#current?.id !== told.id) return;
    if (told.type === 'progress') this.#current.onProgress({ phase: 'running', share: told.share });
    else if (told.type === 'done') this.#finish(told.outcome);
    else this.#fail(told.message);
  }

  #fail(message: string): void {
    this.#current?.ports.log.error(`backtest of ${this.#current.request.symbolId} failed: ${message}`);
    this.#finish({ ok: false, why: 'failed' });
  }

  #finish(outcome: BacktestOutcome): void {
    const entry = this.#current;
    this.#current = null;
    entry?.settle(outcome);
    this.#next();
  }
}

export const createSharedBacktests = (): SharedBacktests => new BacktestQueue();

/** Over the past of one venue, with a thread of its own. */
export function createBacktests(ports: BacktestPorts): Backtests {
  const shared = createSharedBacktests();
  return { ...shared.over(ports), close: () => shared.close() };
}
