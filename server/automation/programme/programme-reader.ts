// The funded-trader programme: the attempts that go on, in memory, carried along by records alone, so that the same journal judges them the same.
import type { ExchangeEvent } from '#server/engine/event.ts';
import type { MarkPriceSet } from '#server/engine/futures/contract-event.ts';
import type { AccountId, MarketId } from '#server/engine/ids.ts';
import type { TradeExecuted } from '#server/engine/orders/order-event.ts';
import { type Attempt, type AttemptNews, newAttempt } from '#server/projections/trader-pro/attempt.ts';
import { createWorths, type WorthMarkets, type Worths } from '#server/projections/trader-pro/attempt-worth.ts';
import { type AttemptRow, attemptOfRow, attemptRow } from '#server/projections/trader-pro/attempt-row.ts';
import { attemptOfReference } from '#server/projections/trader-pro/attempt-reference.ts';
import { followEntry, followInterest, followPosition, followRepayment } from './follow-event.ts';
import { endOrder, followLeg } from './follow-trade.ts';
import type { Moment, Reader } from '../readers/reader.ts';
import { dayEndOf, end, endDays, judge } from './judge.ts';

/** Attempts that are not as the last checkpoint has them, whole, and what is told of them since. */
export type ProgrammeChanges = { readonly attempts: readonly AttemptRow[]; readonly news: readonly AttemptNews[] };

/** The attempts that go on, by their accounts, their participants and the markets whose prices move them. */
class Running {
  readonly #worths: Worths;
  readonly #attempts = new Map<AccountId, Attempt>();
  readonly #ofAccount = new Map<AccountId, AccountId>();
  readonly #watching = new Map<MarketId, Set<AccountId>>();
  readonly #watched = new Map<AccountId, ReadonlySet<MarketId>>();
  nextDayMs = Number.POSITIVE_INFINITY;

  constructor(worths: Worths) {
    this.#worths = worths;
  }

  get size(): number {
    return this.#attempts.size;
  }

  all(): readonly AccountId[] {
    return [...this.#attempts.keys()];
  }

  get(accountId: AccountId): Attempt | undefined {
    return this.#attempts.get(accountId);
  }

  /** The attempt that an account belongs to: its own, or one of its bots. */
  idOf(accountId: AccountId): AccountId | undefined {
    return this.#ofAccount.get(accountId);
  }

  ofParticipant(participant: string): Attempt | undefined {
    return [...this.#attempts.values()].find((attempt) => attempt.participant === participant);
  }

  watching(marketId: MarketId): ReadonlySet<AccountId> | undefined {
    return this.#watching.get(marketId);
  }

  /** A bot that is opened in a record acts in it too. */
  addStrategy(strategyId: AccountId, accountId: AccountId): void {
    this.#ofAccount.set(strategyId, accountId);
  }

  /** To be called again whenever it may hold others or is over: prices alone change neither. */
  put(attempt: Attempt): void {
    const { accountId, strategies, ended } = attempt;
    this.#watch(accountId, ended === null ? this.#marketsOf(attempt) : []);
    if (ended === null) {
      this.#attempts.set(accountId, attempt);
      for (const one of [accountId, ...strategies]) this.#ofAccount.set(one, accountId);
      this.nextDayMs = Math.min(this.nextDayMs, dayEndOf(attempt));
    } else {
      this.#attempts.delete(accountId);
      for (const one of [accountId, ...strategies]) this.#ofAccount.delete(one);
    }
  }

  #watch(accountId: AccountId, marketIds: readonly MarketId[]): void {
    const wanted = new Set(marketIds);
    const before = this.#watched.get(accountId) ?? new Set();
    if (wanted.size === before.size && [...wanted].every((marketId) => before.has(marketId))) return;
    for (const marketId of before) this.#watching.get(marketId)?.delete(accountId);
    for (const marketId of wanted) this.#watching.set(marketId, (this.#watching.get(marketId) ?? new Set()).add(accountId));
    this.#watched.set(accountId, wanted);
  }

  /** A coin or contract that is no longer held has no price here: it gets a new one when it is held again. */
  #marketsOf({ coins, prices, positions, marks }: Attempt): readonly MarketId[] {
    for (const assetId of prices.keys()) if (!coins.has(assetId)) prices.delete(assetId);
    const contracts = new Set([...positions.values()].map(({ marketId }) => marketId));
    for (const marketId of marks.keys()) if (!contracts.has(marketId)) marks.delete(marketId);
    return [...contracts, ...[...coins.keys()].flatMap((assetId) => this.#worths.priceMarketOf(assetId)?.marketId ?? [])];
  }
}

/** One record at work on the attempts. */
class Turn {
  readonly #running: Running;
  readonly #worths: Worths;
  readonly #record: Moment;
  readonly #touched = new Set<Attempt>();
  /** Those of them that more than prices have changed. */
  readonly #changed = new Set<Attempt>();
  readonly #news: AttemptNews[] = [];

  constructor(running: Running, worths: Worths, record: Moment) {
    this.#running = running;
    this.#worths = worths;
    this.#record = record;
  }

  endDays(): void {
    this.#running.nextDayMs = Number.POSITIVE_INFINITY;
    for (const accountId of this.#running.all())
      this.#with(accountId, (attempt) => void this.#news.push(...endDays(attempt, this.#record)));
  }

  see(event: ExchangeEvent): void {
    if (event.type === 'deposit-credited') this.#begin(event);
    else if (event.type === 'strategy-account-opened') this.#openStrategy(event);
    else if (event.type === 'ledger-posted')
      for (const entry of event.entries) this.#of(entry.accountId, (attempt) => followEntry(attempt, event, entry, this.#worths.usdtId));
    else if (event.type === 'interest-charged') this.#of(event.accountId, (attempt) => followInterest(attempt, event));
    else if (event.type === 'loan-repaid') this.#of(event.accountId, (attempt) => followRepayment(attempt, event));
    else if (event.type === 'order-cancelled') this.#of(event.accountId, (attempt) => endOrder(attempt, event.orderId));
    else if (event.type === 'mark-price-set') this.#mark(event);
    else if (event.type === 'trade-executed') this.#trade(event);
    else if (event.type === 'position-changed' && this.#worths.counts(event.marketId))
      this.#of(event.accountId, (attempt) => followPosition(attempt, event));
  }

  finish(): { readonly attempts: readonly Attempt[]; readonly news: readonly AttemptNews[] } {
    for (const attempt of this.#touched) {
      if (attempt.ended === null) this.#news.push(...judge(attempt, this.#worths, this.#record));
      if (attempt.ended !== null || this.#changed.has(attempt)) this.#running.put(attempt);
    }
    return { attempts: [...this.#touched], news: this.#news };
  }

  /** The attempt of an account; one that is over stays as it was. */
  #with(accountId: AccountId, change: (attempt: Attempt) => void): void {
    this.#price(accountId, (attempt) => {
      this.#changed.add(attempt);
      change(attempt);
    });
  }

  /** The same for a price, which comes many times a second and changes nothing that is held. */
  #price(accountId: AccountId, change: (attempt: Attempt) => void): void {
    const attempt = this.#running.get(accountId);
    if (attempt === undefined || attempt.ended !== null) return;
    this.#touched.add(attempt);
    change(attempt);
  }

  #of(accountId: AccountId, change: (attempt: Attempt) => void): void {
    const id = this.#running.idOf(accountId);
    if (id !== undefined) this.#with(id, change);
  }

  /** A further attempt of somebody ends the one before. */
  #begin({ accountId, assetId, units, reference }: Extract<ExchangeEvent, { type: 'deposit-credited' }>): void {
    const named = attemptOfReference(reference);
    if (named === null || assetId !== this.#worths.usdtId) return;
    const { sequence, timeMs } = this.#record;
    const earlier = this.#running.ofParticipant(named.participant);
    if (earlier !== undefined)
      this.#with(earlier.accountId, (attempt) => {
        end(attempt, 'reset', this.#record);
        this.#news.push({ accountId: attempt.accountId, sequence, timeMs, kind: 'reset', rule: '', value: 0n, limit: 0n });
      });
    const start = { accountId, ...named, startedSequence: sequence, startedMs: timeMs, startUnits: units };
    const attempt = newAttempt(start, new Map([[assetId, BigInt(units)]]));
    this.#running.put(attempt);
    this.#with(accountId, () => undefined);
  }

  #openStrategy({ ownerId, accountId }: Extract<ExchangeEvent, { type: 'strategy-account-opened' }>): void {
    this.#of(ownerId, (attempt) => {
      attempt.strategies.add(accountId);
      this.#running.addStrategy(accountId, attempt.accountId);
    });
  }

  #mark({ marketId, markTicks, indexTicks }: MarkPriceSet): void {
    for (const accountId of this.#running.watching(marketId) ?? [])
      this.#price(accountId, (attempt) => void attempt.marks.set(marketId, { markTicks, indexTicks }));
  }

  #trade(event: TradeExecuted): void {
    const coin = this.#worths.pricedBy(event.marketId);
    const price = (attempt: Attempt): void => {
      if (coin !== null) attempt.prices.set(coin, event.priceTicks);
    };
    if (this.#worths.counts(event.marketId))
      for (const leg of [event.maker, event.taker])
        this.#of(leg.accountId, (attempt) => {
          price(attempt);
          followLeg(attempt, leg, event, coin);
        });
    if (coin !== null) for (const accountId of this.#running.watching(event.marketId) ?? []) this.#price(accountId, price);
  }
}

const begins = (event: ExchangeEvent): boolean => event.type === 'deposit-credited' && attemptOfReference(event.reference) !== null;

export class ProgrammeReader implements Reader<ProgrammeChanges> {
  /** Null: without the coin of its balance nobody takes part. */
  readonly #worths: Worths | null;
  readonly #running: Running | null;
  /** The record that is being read, where it may concern an attempt. */
  #turn: Turn | null = null;
  #attempts = new Map<AccountId, Attempt>();
  #news: AttemptNews[] = [];

  /** `known`: the attempts that go on. */
  constructor(markets: WorthMarkets, known: readonly AttemptRow[]) {
    this.#worths = createWorths(markets);
    this.#running = this.#worths === null ? null : new Running(this.#worths);
    for (const row of known) this.#running?.put(attemptOfRow(row));
  }

  begin(at: Moment): void {
    if (this.#worths === null || this.#running === null || this.#running.size === 0) return;
    this.#turn = new Turn(this.#running, this.#worths, at);
    if (at.timeMs >= this.#running.nextDayMs) this.#turn.endDays();
  }

  read(event: ExchangeEvent, at: Moment): void {
    if (this.#turn === null && this.#worths !== null && this.#running !== null && begins(event))
      this.#turn = new Turn(this.#running, this.#worths, at);
    this.#turn?.see(event);
  }

  end(): void {
    if (this.#turn === null) return;
    const { attempts, news } = this.#turn.finish();
    for (const attempt of attempts) this.#attempts.set(attempt.accountId, attempt);
    this.#news.push(...news);
    this.#turn = null;
  }

  /** A day ends at its last moment, whether anything happens then or not. */
  nextDueMs(): number | null {
    const nextDayMs = this.#running?.nextDayMs ?? Number.POSITIVE_INFINITY;
    return nextDayMs === Number.POSITIVE_INFINITY ? null : nextDayMs;
  }

  /** It judges what others do. */
  take(): readonly [] {
    return [];
  }

  hasUnwritten(): boolean {
    return this.#attempts.size > 0 || this.#news.length > 0;
  }

  checkpoint(): ProgrammeChanges {
    const changes = { attempts: Array.from(this.#attempts.values(), attemptRow), news: this.#news };
    this.#attempts = new Map();
    this.#news = [];
    return changes;
  }
}
