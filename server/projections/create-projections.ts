// Everything that can be asked about what happened: orders, fills, ledger, trades, candles, books, tickers.
import type { ContractBusinessLine } from '#lib/contract/contract-lines.ts';
import type { FuturesAccount } from '#lib/contract/position.ts';
import type { AccountId, MarketId } from '#server/engine/ids.ts';
import type { EventRecord } from '#server/engine/event.ts';
import type { FuturesView } from '#server/engine/futures/futures-view.ts';
import type { Listings } from '#server/engine/listings.ts';
import type { Store } from '#server/store/open-store.ts';
import { createCandleSource } from './candles/candle-source.ts';
import { createMinuteReader, type MinuteReader } from './candles/minute-columns.ts';
import { type CandleReader, createCandleReader } from './candles/create-candle-reader.ts';
import type { BookSource } from './depth/book-source.ts';
import { createEquityReader, type EquityReader } from './equity/create-equity-reader.ts';
import { createMarkBook } from './equity/create-mark-book.ts';
import { createCostReader, type CostReader } from './fills/create-cost-reader.ts';
import { createFillReader, type FillReader } from './fills/create-fill-reader.ts';
import { createLedgerReader, type LedgerReader } from './ledger/create-ledger-reader.ts';
import { createMovementReader, type MovementReader } from './ledger/create-movement-reader.ts';
import { createLiveMarket, type LiveMarket } from './live/create-live-market.ts';
import { liveMarkets } from './live/live-markets.ts';
import { readStartState } from './live/start-state.ts';
import { createOrderBook, readOpenOrders, type OrderBook } from './orders/create-order-book.ts';
import { createOrderReader, type OrderReader } from './orders/create-order-reader.ts';
import { type AttemptReader, createAttemptReader } from './trader-pro/create-attempt-reader.ts';
import { createTradeReader, type TradeReader } from './trades/create-trade-reader.ts';
import { createPlanBook, type PlanBook } from './plans/create-plan-book.ts';
import { createPlanReader, readOpenPlans, type PlanReader } from './plans/create-plan-reader.ts';
import { createDeliveryReader, type DeliveryReader } from './deliveries/create-delivery-reader.ts';
import { createFundingReader, type FundingReader } from './funding/create-funding-reader.ts';
import { createInsuranceReader, type InsuranceReader } from './insurance/create-insurance-reader.ts';
import { createLiquidationReader, type LiquidationReader } from './liquidations/create-liquidation-reader.ts';
import { createC2cReader, type C2cReader } from './c2c/create-c2c-reader.ts';
import { createConversionReader, type ConversionReader } from './conversions/create-conversion-reader.ts';
import { createWaitingConversions, readWaitingConversions, type WaitingConversions } from './conversions/waiting-conversions.ts';
import { createPaymentReader, type PaymentReader } from './strategies/create-payment-reader.ts';
import { createMarginReader, type MarginReader } from './margins/create-margin-reader.ts';
import { createPositionBook } from './positions/create-position-book.ts';
import { createPositionReader, type PositionReader, readOpenRounds } from './positions/create-position-reader.ts';
import { toFuturesAccount } from './positions/to-futures-account.ts';
import { pruneTrades } from './trades/prune-trades.ts';
import type { RecordEnd } from './writing/batch.ts';
import type { VenueHistory } from './venue-history.ts';
import { readCheckpoint, type Checkpoint } from './writing/checkpoint.ts';
import { createWriter, type WriterLog } from './writing/create-writer.ts';

export type ProjectionOptions = {
  readonly store: Store;
  readonly listings: Listings;
  readonly history: VenueHistory;
  readonly log: WriterLog;
  /** The clock of charts and 24-hour windows; the machine's when left out. */
  readonly now?: () => number;
  /** Markets whose minutes are kept once somebody has asked for them; as many as a venue keeps when left out. */
  readonly minutesOf?: number;
};

/** The questions that can be asked, by their subject. */
export type Projections = {
  /** Those that are open, from memory; those that are over, from the store. */
  readonly orders: OrderReader & { open: OrderBook['open'] };
  /** Those that wait, from memory; those that are over, from the store. */
  readonly plans: PlanReader & {
    open: PlanBook['openPlans'];
    find: PlanBook['plan'];
    findOpen: PlanBook['openPlan'];
  };
  readonly fills: FillReader;
  readonly costs: CostReader;
  readonly ledger: LedgerReader;
  readonly movements: MovementReader;
  readonly positions: PositionReader & {
    /** The futures of an account as the exchange gave them, as the wire carries the part of a line. */
    futuresAccount(view: FuturesView | null, accountId: AccountId, line: ContractBusinessLine): FuturesAccount;
  };
  readonly liquidations: LiquidationReader;
  readonly funding: FundingReader;
  readonly deliveries: DeliveryReader;
  readonly insurance: InsuranceReader;
  readonly margins: MarginReader;
  readonly conversions: ConversionReader & {
    /** The coins of convert orders that wait for their price, from memory. */
    waitingCoins: WaitingConversions['coins'];
  };
  readonly c2c: C2cReader;
  readonly strategyPayments: PaymentReader;
  readonly equity: EquityReader;
  readonly traderPro: AttemptReader;
  readonly candles: CandleReader;
  /** A year of minutes at once. */
  readonly minutes: MinuteReader;
  readonly trades: TradeReader;
  /** Books, tickers and tape as they are this moment. */
  readonly market: Omit<LiveMarket, 'apply' | 'readAhead' | 'start'>;
  /** Markets in which orders, plans or positions of users are open, from memory. */
  waitedIn(): ReadonlySet<MarketId>;
  /** The checkpoint of the written history: events are wanted from the one after its last. */
  checkpoint(): Promise<Checkpoint>;
  /** In order, with the end of the journal that holds them where there is one; a record that came before is ignored. */
  onRecords(records: readonly EventRecord[], end?: RecordEnd): void;
  /** Begins to read the past of tickers and tape, for which `start` waits. */
  readAhead(): void;
  /** Fills books, tickers and tape. To be called once, when the exchange answers and `onRecords` is connected to it. */
  start(books: BookSource): Promise<void>;
  /** Resolves when a query sees what the sequence caused, or after 10 s. */
  caughtUp(sequence: number): Promise<void>;
  /** `isAway`: the problem is that the database is away, for now. */
  health(): { readonly problem: string | null; readonly isAway: boolean; readonly backlog: number };
  /** Writes what is left. The store stays open. */
  close(): Promise<void>;
};

const pruneEveryMs = 60 * 60_000;

/** Removes old trades now and then. */
function startPruning(pool: Store['pool'], listings: Listings, log: WriterLog, now: () => number): NodeJS.Timeout {
  const prune = (): void => {
    const marketIds = liveMarkets(listings, now()).map((market) => market.marketId);
    pruneTrades(pool, marketIds, now()).catch((error: unknown) => log.error({ err: error }, 'old trades could not be removed'));
  };
  return setInterval(prune, pruneEveryMs).unref();
}

export async function createProjections({
  store,
  listings,
  history,
  log,
  now = Date.now,
  minutesOf,
}: ProjectionOptions): Promise<Projections> {
  const { db, pool, giveUp } = store;
  const { sequence: after } = await readCheckpoint(pool);
  const orderBook = createOrderBook(listings, await readOpenOrders(db));
  const planBook = createPlanBook(listings, await readOpenPlans(db));
  const positionBook = createPositionBook(await readOpenRounds(db));
  const waitingConversions = createWaitingConversions(await readWaitingConversions(db));
  const books = { orderBook, planBook, positionBook, markBook: createMarkBook() };
  const writer = createWriter({ pool, presence: store, listings, books, log, giveUp }, after);
  const live = createLiveMarket(listings, now);
  const readState = () => readStartState(db, listings, history, now());
  const settled = (): Promise<void> => writer.caughtUp(writer.added());
  const source = createCandleSource(db, history);
  const pruning = startPruning(pool, listings, log, now);

  const { history: planHistory, hadPlan } = createPlanReader(db, listings);
  const { history: positionHistory, periodResult } = createPositionReader(db, listings);

  return {
    orders: { ...createOrderReader(db, listings), open: orderBook.open },
    plans: {
      open: planBook.openPlans,
      find: planBook.plan,
      findOpen: planBook.openPlan,
      history: planHistory,
      hadPlan,
    },
    fills: createFillReader(db, listings),
    costs: createCostReader(db, listings),
    ledger: createLedgerReader(db, listings),
    movements: createMovementReader(store, listings),
    positions: {
      history: positionHistory,
      periodResult,
      futuresAccount: (view, accountId, line) =>
        toFuturesAccount(view, line, listings, (marketId, holdSide) => positionBook.roundOf(accountId, marketId, holdSide)),
    },
    liquidations: createLiquidationReader(db, listings),
    funding: createFundingReader(db, listings, history.funding),
    deliveries: createDeliveryReader(db),
    insurance: createInsuranceReader(store, listings, history.insurance),
    margins: createMarginReader(db, listings),
    conversions: { ...createConversionReader(db), waitingCoins: waitingConversions.coins },
    c2c: createC2cReader(db),
    strategyPayments: createPaymentReader(db),
    equity: createEquityReader(store, listings),
    traderPro: createAttemptReader(db),
    candles: createCandleReader({ db, listings, source, now, settled }),
    minutes: createMinuteReader({ listings, source, past: history, now, settled, marketsKept: minutesOf }),
    trades: createTradeReader(db, listings),
    market: {
      depth: live.depth,
      ticker: live.ticker,
      tickers: live.tickers,
      publicTrades: live.publicTrades,
      stateOf: live.stateOf,
      setContractFigures: live.setContractFigures,
      onChanged: live.onChanged,
    },
    waitedIn: () => new Set([...orderBook.markets(), ...planBook.markets(), ...positionBook.markets()]),
    checkpoint: () => readCheckpoint(pool),
    onRecords: (records, end) => {
      writer.add(records, end ?? null);
      for (const record of records) waitingConversions.apply(record);
      live.apply(records);
    },
    readAhead: () => live.readAhead(readState),
    start: (books) => live.start(books, readState),
    caughtUp: writer.caughtUp,
    health: () => ({ problem: store.problem() ?? writer.problem(), isAway: store.isAway(), backlog: writer.backlog() }),
    close: () => {
      clearInterval(pruning);
      return writer.close();
    },
  };
}
