// How the rest of the house speaks to the exchange's thread.
import { Worker } from 'node:worker_threads';
import { join } from 'node:path';

import type { AccountId, AccountKind, AssetId, Command, MarketId, OrderId } from '#server/engine/command.ts';
import type { ConvertAnswer, ConvertAsk, ConvertsDue, ConvertView } from '#server/engine/convert/convert-view.ts';
import type { EventRecord } from '#server/engine/event.ts';
import type { BalanceView, OpenOrderView } from '#server/engine/account-view.ts';
import type { BookView } from '#server/engine/book-view.ts';
import type { ContractView, FuturesView } from '#server/engine/futures-view.ts';
import type { MarginWalletName } from '#server/engine/lending/margin-command.ts';
import type { LendingView, MarginLimits, MarginView } from '#server/engine/lending/margin-view.ts';
import type { UserAccountView } from '#server/engine/owner-view.ts';
import type { UnifiedTermsView, UnifiedView } from '#server/engine/unified/unified-view.ts';
import type { Reply } from '#server/engine/reply.ts';
import type { KeepSegments } from '#server/journal/retention.ts';

import type { DatabaseFacts } from './check-database.ts';
import { createExchangeClock, type ExchangeClock } from './exchange-clock.ts';
import type { Answer, FromHost, HostData, Question, RecordEnd, ToHost } from './thread-protocol.ts';

/** Commands that may wait for their answer at once; more are refused, not queued. */
const pendingLimit = 100_000;

/** The exchange is not taking commands: it failed, is closing, or has too many waiting. Whether a waiting command happened is unknown to the sender. */
export class ExchangeUnavailable extends Error {
  constructor(reason: string) {
    super(`the exchange is not taking commands: ${reason}`);
    this.name = 'ExchangeUnavailable';
  }
}

/** With the end of the journal that holds the records. */
export type RecordListener = (records: readonly EventRecord[], end: RecordEnd) => void;

export type ExchangeStatus = { readonly state: 'ready' | 'failed' | 'closed'; readonly sequence: number; readonly reason: string | null };

export type ExchangeClient = {
  /** Resolves once the command is durable and applied. Rejects with ExchangeUnavailable. */
  submit(command: Command): Promise<Reply>;
  /** In order, with one message and (usually) one sync. */
  submitAll(commands: readonly Command[]): Promise<readonly Reply[]>;
  /** Live records from now on, in order. Returns how to stop. */
  subscribe(listener: RecordListener): () => void;
  balances(accountId: AccountId): Promise<readonly BalanceView[]>;
  openOrders(accountId: AccountId): Promise<readonly OpenOrderView[]>;
  /** With the sequence it was taken at. */
  book(marketId: MarketId, levels: number): Promise<BookView & { readonly sequence: number }>;
  /** Null: there is no account of that number. */
  accountKind(accountId: AccountId): Promise<AccountKind | null>;
  /** The number of the account that an owner uses; null: none was opened. */
  accountOf(owner: string): Promise<AccountId | null>;
  /** Of users, in the order of opening: so many behind the first ones. */
  userAccounts(skip: number, limit: number): Promise<readonly UserAccountView[]>;
  /** By which the journal and its database know each other; '': it has not been named. */
  identity(): Promise<string>;
  /** Positions, settings and margin; null for who has never had a futures wallet. */
  futures(accountId: AccountId): Promise<FuturesView | null>;
  contracts(): Promise<readonly ContractView[]>;
  /** Margin wallets, in the order of their opening. */
  margins(accountId: AccountId): Promise<readonly MarginView[]>;
  /** What a margin wallet could borrow of a coin, and what could leave it; null without such a wallet. */
  marginLimits(name: MarginWalletName, assetId: AssetId): Promise<MarginLimits | null>;
  lending(): Promise<LendingView>;
  /** What the convert desk would give just now, in the order of asking. */
  convertPrices(asked: readonly ConvertAsk[]): Promise<readonly ConvertAnswer[]>;
  /** Some of the convert orders behind one, or (0) from the first: whose rate is reached or whose time is over. */
  convertsDue(nowMs: number, after: OrderId): Promise<ConvertsDue>;
  conversion(accountId: AccountId): Promise<ConvertView>;
  /** How an account is unified, or what stands in the way of that; null for nobody. */
  unified(accountId: AccountId): Promise<UnifiedView | null>;
  unifiedTerms(): Promise<UnifiedTermsView>;
  listed(): Promise<{ readonly assetIds: readonly AssetId[]; readonly marketIds: readonly MarketId[] }>;
  stateHash(): Promise<string>;
  checkInvariants(): Promise<readonly string[]>;
  status(): ExchangeStatus;
  /** Tells what the readers have for good: the journal keeps the rest for them. */
  readersHave(sequence: number): void;
  /** Snapshot, then stop. */
  close(): Promise<void>;
};

export type StartOptions = {
  readonly dataDir: string;
  /** What the projections have already seen. */
  readonly replayEventsAfter: number;
  /** The journal's record that holds the last one of those, where they know it: another journal is refused. */
  readonly readersRecord?: RecordEnd | null;
  /** Gets every record after that, replayed ones first. */
  readonly onRecords: RecordListener;
  readonly log: { info(text: string): void; error(text: string): void };
  /** Default 200,000. */
  readonly snapshotEveryCommands?: number;
  /** Segments of the journal that stay: default 200. */
  readonly keepSegments?: KeepSegments;
  /** What the database that the readers fill says of itself; left out: nothing is compared. */
  readonly database?: DatabaseFacts;
  /** What commands are stamped with; one of its own when left out. */
  readonly clock?: ExchangeClock;
};

type Waiting<Value> = { resolve(value: Value): void; reject(error: Error): void };

class Client implements ExchangeClient {
  readonly #worker: Worker;
  readonly #log: StartOptions['log'];
  readonly #listeners: Set<RecordListener>;
  readonly #commands = new Map<number, Waiting<readonly Reply[]> & { count: number }>();
  readonly #questions = new Map<number, Waiting<Answer>>();
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
      keepSegments: options.keepSegments ?? 200,
      ...(options.database === undefined ? {} : { database: options.database }),
      sharedClock: (options.clock ?? createExchangeClock()).shared,
    };
    this.#log = options.log;
    this.#ready = ready;
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
        for (const { id, replies } of message.settled) this.#take(id)?.resolve(replies);
        return;
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

  #take(id: number): Waiting<readonly Reply[]> | undefined {
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
    this.#log.error(`the exchange has stopped: ${reason}`);
    this.#status = { ...this.#status, state: 'failed', reason };
    const error = new ExchangeUnavailable(reason);
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
    if (this.#status.state !== 'ready') return Promise.reject(new ExchangeUnavailable(this.#status.reason ?? this.#status.state));
    if (commands.length === 0) return Promise.resolve([]);
    if (this.#pending + commands.length > pendingLimit) return Promise.reject(new ExchangeUnavailable('too many commands are waiting'));
    this.#pending += commands.length;
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      this.#commands.set(id, { resolve, reject, count: commands.length });
      this.#post({ type: 'commands', id, commands });
    });
  }

  subscribe(listener: RecordListener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  #ask<About extends Question['about']>(question: Question & { about: About }): Promise<Extract<Answer, { about: About }>> {
    if (this.#status.state !== 'ready') return Promise.reject(new ExchangeUnavailable(this.#status.reason ?? this.#status.state));
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      const isExpected = (answer: Answer): answer is Extract<Answer, { about: About }> => answer.about === question.about;
      this.#questions.set(id, {
        reject,
        resolve: (answer) => (isExpected(answer) ? resolve(answer) : reject(new Error(`answer about ${answer.about}`))),
      });
      this.#post({ type: 'question', id, question });
    });
  }

  async balances(accountId: AccountId): Promise<readonly BalanceView[]> {
    return (await this.#ask({ about: 'balances', accountId })).balances;
  }

  async openOrders(accountId: AccountId): Promise<readonly OpenOrderView[]> {
    return (await this.#ask({ about: 'open-orders', accountId })).orders;
  }

  async book(marketId: MarketId, levels: number): Promise<BookView & { readonly sequence: number }> {
    const { book, sequence } = await this.#ask({ about: 'book', marketId, levels });
    return { ...book, sequence };
  }

  async accountKind(accountId: AccountId): Promise<AccountKind | null> {
    return (await this.#ask({ about: 'account-kind', accountId })).kind;
  }

  async accountOf(owner: string): Promise<AccountId | null> {
    return (await this.#ask({ about: 'account-of', owner })).accountId;
  }

  async userAccounts(skip: number, limit: number): Promise<readonly UserAccountView[]> {
    return (await this.#ask({ about: 'user-accounts', skip, limit })).accounts;
  }

  async identity(): Promise<string> {
    return (await this.#ask({ about: 'identity' })).identity;
  }

  async futures(accountId: AccountId): Promise<FuturesView | null> {
    return (await this.#ask({ about: 'futures', accountId })).futures;
  }

  async contracts(): Promise<readonly ContractView[]> {
    return (await this.#ask({ about: 'contracts' })).contracts;
  }

  async margins(accountId: AccountId): Promise<readonly MarginView[]> {
    return (await this.#ask({ about: 'margins', accountId })).margins;
  }

  async marginLimits(name: MarginWalletName, assetId: AssetId): Promise<MarginLimits | null> {
    return (await this.#ask({ about: 'margin-limits', name, assetId })).limits;
  }

  async lending(): Promise<LendingView> {
    return (await this.#ask({ about: 'lending' })).lending;
  }

  async convertPrices(asked: readonly ConvertAsk[]): Promise<readonly ConvertAnswer[]> {
    return (await this.#ask({ about: 'convert-prices', asked })).prices;
  }

  async convertsDue(nowMs: number, after: OrderId): Promise<ConvertsDue> {
    return (await this.#ask({ about: 'converts-due', nowMs, after })).due;
  }

  async conversion(accountId: AccountId): Promise<ConvertView> {
    return (await this.#ask({ about: 'conversion', accountId })).view;
  }

  async unified(accountId: AccountId): Promise<UnifiedView | null> {
    return (await this.#ask({ about: 'unified', accountId })).unified;
  }

  async unifiedTerms(): Promise<UnifiedTermsView> {
    return (await this.#ask({ about: 'unified-terms' })).terms;
  }

  listed(): Promise<{ readonly assetIds: readonly AssetId[]; readonly marketIds: readonly MarketId[] }> {
    return this.#ask({ about: 'listed' });
  }

  async stateHash(): Promise<string> {
    return (await this.#ask({ about: 'state-hash' })).hash;
  }

  async checkInvariants(): Promise<readonly string[]> {
    return (await this.#ask({ about: 'invariants' })).broken;
  }

  status(): ExchangeStatus {
    return this.#status;
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

/** Starts the exchange's thread and waits until it has recovered. Rejects (ExchangeUnavailable) with what is wrong with the folder. */
export function startExchange(options: StartOptions): Promise<ExchangeClient> {
  return new Promise((resolve, reject) => {
    const client: Client = new Client(options, { resolve: () => resolve(client), reject });
  });
}
