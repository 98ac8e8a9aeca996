// The rooms of a world: the readers and services of every venue, over a database in its folder and the loop of the world.
import { createHash } from 'node:crypto';
import { join } from 'node:path';

import { keptBacktestLimit } from '#lib/contract/bots/bot-limits.ts';
import { createUsdtPrice } from '#server/answers/market/usdt-price.ts';
import type { VenueRooms } from '#server/answers/rooms.ts';
import { readAutomationCheckpoint } from '#server/automation/checkpoint/checkpoint-store.ts';
import { createCheckpointWriter } from '#server/automation/thread/checkpoint-writer.ts';
import { LocalBots } from '#server/automation/thread/local-bots.ts';
import type { SharedBacktests } from '#server/backtest/runs/run-backtests.ts';
import type { AccountId } from '#server/engine/ids.ts';
import type { EventRecord } from '#server/engine/event.ts';
import type { AssetListing, Listings } from '#server/engine/listings.ts';
import { marketWithCoins } from '#server/engine/markets/market-with-coins.ts';
import { createHistory } from '#server/market/history.ts';
import { neverResting } from '#server/market/market-use.ts';
import { createPricePaths, dayMs } from '#server/market/paths/price-path.ts';
import { createProjections } from '#server/projections/create-projections.ts';
import type { RecordListener } from '#server/runtime/engine-thread.ts';
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';
import type { RecordEnd } from '#server/runtime/thread-protocol.ts';
import { backtestPorts } from '#server/services/backtests/backtest-ports.ts';
import { createBacktestRuns } from '#server/services/backtests/create-backtest-runs.ts';
import { createKeptBacktests, type KeptBacktests } from '#server/services/backtests/kept-backtests.ts';
import { createBots } from '#server/services/bots/create-bots.ts';
import { createConvertService } from '#server/services/convert/create-convert-service.ts';
import { createTradeJournal } from '#server/services/trade-journal/create-trade-journal.ts';
import type { Store } from '#server/store/open-store.ts';
import { openSqliteStore } from '#server/store/sqlite/open-sqlite-store.ts';
import { firstSeatAccount } from '../world/delisting.ts';
import { firstPrices } from '../world/first-prices.ts';
import { beginsAsDemo } from '../world/genesis.ts';
import { openWorld, readGenesis, type World } from '../world/world.ts';
import { worldLeadCoins, worldMarkets } from '../world/world-markets.ts';
import { convertSpread } from '../world/open-core.ts';
import { createWorldLeaders, leadersOfSeat } from './leaders-in-world.ts';
import { createSeatBacktests } from './seat-backtests.ts';
import { worldSource } from './world-source.ts';

/** The rooms that a world has. It has no plaza, no suggestions and no programme: they are of many people. */
export type WorldRooms = Pick<
  VenueRooms,
  | 'client'
  | 'projections'
  | 'listings'
  | 'convert'
  | 'bots'
  | 'automation'
  | 'leadCoinOf'
  | 'market'
  | 'waking'
  | 'tradeJournal'
  | 'usdtPrice'
  | 'newReference'
  | 'publications'
>;

export type WorldVenue = {
  readonly world: World;
  readonly rooms: WorldRooms;
  /** Those who lead, as a seat is answered from them; null: as an onlooker is. */
  leadersOf(seat: number | null): VenueRooms['leaders'];
  /** Backtests over its past, by those who ask for them. */
  readonly backtestsOf: ReturnType<typeof createSeatBacktests>;
  /** The account of a seat (1 and up), opened if need be: an input, the first time. */
  openSeat(seat: number): Promise<AccountId>;
  /** Null: nothing was ever done for this seat. */
  accountOf(seat: number): AccountId | null;
  /** Tells of what has happened since the last look; to be called after every turn. */
  look(): void;
  /** Records that are not written yet: time waits where they are many. */
  backlog(): number;
  /** Why its readers are told nothing more: it has failed, and its journal has everything. */
  failure(): Error | null;
  /** Writes everything down, so that it is soon awake again. */
  close(): Promise<void>;
  /** Ends it as it is: its journal has everything. */
  abandon(): Promise<void>;
};

/** Owners are seats: the same script gives the same accounts, whoever sits there. */
const ownerOf = (seat: number): string => `seat-${seat}`;

/** As much of a log as a venue needs. */
export type WorldLog = {
  info(text: string): void;
  error(details: object, text: string): void;
};

type Options = {
  readonly folder: string;
  /** World time to real time, as it is at the moment. */
  readonly speed: () => number;
  /** The queue of all worlds. */
  readonly backtests: SharedBacktests;
  /** Told once, when it fails by itself. */
  readonly onFailure: (failure: Error) => void;
  readonly log: WorldLog;
};

/** Rejects (Error) a damaged journal, a folder in use, a disk that is full, and a genesis that is not the journal’s. */
export async function openWorldVenue({ folder, speed, backtests: shared, onFailure, log }: Options): Promise<WorldVenue> {
  await using opening = new AsyncDisposableStack();
  const genesis = readGenesis(folder);
  const markets = worldMarkets(genesis.symbols);
  const { listings } = markets.venue;
  const failed = Promise.withResolvers<Error>();
  let failure: Error | null = null;
  const store = openSqliteStore(join(folder, 'readers.sqlite'), (reason, cause) => {
    failure = new Error(reason, { cause });
    failed.resolve(failure);
    onFailure(failure);
  });
  opening.defer(() => store.close());
  const paths = createPricePaths(genesis.seed, Math.floor(genesis.startMs / dayMs), markets.venue.assetData);
  const history = {
    ...createHistory(markets.venue, paths, genesis.seed, genesis.startMs, firstPrices(genesis, paths).ofMarket),
    // Charts of what was before show the demo's own candles.
    endsWhole: beginsAsDemo(genesis),
  };
  let world: World | null = null;
  const now = (): number => world?.timeMs ?? genesis.startMs;
  const projections = await createProjections({ store, listings, history, log, now, minutesOf: 0 });
  opening.defer(() => projections.close());
  const { sequence } = await projections.checkpoint();
  const { checkpoint, accounts } = await readAutomationCheckpoint(store.pool, 0);
  const listeners = new Set<RecordListener>();
  let early: EventRecord[] = [];
  let read: LocalBots | null = null;
  const onRecords = (records: readonly EventRecord[], end: RecordEnd): void => {
    projections.onRecords(records, end);
    if (read === null) early.push(...records);
    else read.onRecords(records);
    for (const listener of listeners) listener(records, end);
  };
  const opened = await openWorld({ folder, onNote: (text) => log.info(text), readers: { has: sequence, checkpoint, accounts, onRecords } });
  world = opened;
  opening.defer(() => opened.close());
  const writer = createCheckpointWriter(store.pool, checkpoint.at.sequence, (error) =>
    log.error({ err: error }, 'the states of the bots could not be written'),
  );
  opening.defer(() => writer.stopRetrying());
  const automation = new LocalBots({
    host: opened.automation,
    checkpoint,
    writer,
    marketOf: (marketId) => marketWithCoins(listings, marketId),
  });
  read = automation;
  automation.onRecords(early);
  early = [];
  const client = clientOf(opened, listeners, () => automation.look());
  automation.start(client);
  await projections.start(opened.client);
  const backtests = shared.over(backtestPorts({ client, projections, listings, log: { error: (text) => log.error({ folder }, text) } }));
  opening.defer(() => backtests.close());
  const usdtPrice = createUsdtPrice((symbol) => projections.market.ticker(symbol)?.lastPrice ?? null);
  const newReference = referencesOf(opened);
  const convert = createConvertService({
    client,
    projections,
    listings,
    offer: { ...markets.convert, spread: String(convertSpread) },
    newReference,
    now,
    tickEveryMs: 0,
    log,
    closing: opening,
  });
  const look = (): void => {
    automation.look();
    for (const figures of opened.market.figures())
      projections.market.setContractFigures(figures.marketId, { ...figures, openInterestLots: interestOf(opened, figures.marketId) });
  };
  look();
  const bots = createBots({ client, listings, automation, projections, db: store.db, now });
  const leadCoins = worldLeadCoins(listings);
  const leadCoinOf: VenueRooms['leadCoinOf'] = (line) => coinNamed(listings, leadCoins[line]);
  const leaders = createWorldLeaders({
    coinOf: leadCoinOf,
    db: store.db,
    client,
    listings,
    automation,
    bots,
    usdtPrice,
    now,
    told: opened.told,
    say: (word) => {
      opened.say(word);
      automation.look();
    },
    accountOf: (owner) => opened.exchange.accountOf(owner),
    newReference,
    written: () => automation.written(opened.end.sequence),
    log,
    closing: opening,
  });
  await leaders.resumed;
  if (failure !== null) throw failure;
  const closing = opening.move();
  return {
    world: opened,
    rooms: {
      client,
      projections,
      listings,
      convert,
      bots,
      leadCoinOf,
      automation,
      market: worldSource(opened, speed),
      waking: neverResting,
      tradeJournal: createTradeJournal(store.db, listings, now),
      usdtPrice,
      newReference,
      publications: nothingPublished,
    },
    leadersOf: (seat) => leadersOfSeat(leaders, seat === null ? '' : ownerOf(seat)),
    backtestsOf: createSeatBacktests(createBacktestRuns({ backtests, kept: keptIn(store.db, now), now: Date.now })),
    accountOf: (seat) => opened.exchange.accountOf(ownerOf(seat)),
    openSeat: async (seat) => {
      const known = opened.exchange.accountOf(ownerOf(seat));
      if (known !== null) return known;
      const reply = await client.submit({ type: 'open-user-account', owner: ownerOf(seat), replaces: 0, firstNumber: firstSeatAccount });
      if (!reply.ok || reply.accountId === undefined) throw new Error(`the account of seat ${seat} was not opened`);
      return reply.accountId;
    },
    look,
    backlog: () => projections.health().backlog,
    failure: () => failure,
    close: async () => {
      try {
        const failing = await Promise.race([projections.caughtUp(opened.end.sequence), failed.promise]);
        if (failing instanceof Error) throw failing;
        writer.stopRetrying();
        await automation.write();
        opened.fallAsleep();
      } finally {
        await closing.disposeAsync();
      }
    },
    abandon: () => closing.disposeAsync(),
  };
}

/** Names of the form that others are made of by chance: here they follow from the run, and the same run makes the same ones. */
function referencesOf(world: World): () => string {
  let made = 0;
  return () => {
    made += 1;
    const digits = createHash('sha256').update(`${world.end.hash} ${made}`).digest('hex');
    return [
      [0, 8],
      [8, 12],
      [12, 16],
      [16, 20],
      [20, 32],
    ]
      .map(([from, to]) => digits.slice(from, to))
      .join('-');
  };
}

/** Kept results have the time of the world; the answer of a run is there for some real minutes, however fast time goes on. */
function keptIn(db: Store['db'], now: () => number): KeptBacktests {
  const kept = createKeptBacktests(db, keptBacktestLimit);
  return { ...kept, add: (ownerId, name, content) => kept.add(ownerId, name, content, now()) };
}

/** Refuses (Error) a coin that the world has not. */
function coinNamed(listings: Listings, code: string): AssetListing {
  const coin = listings.assetOf(code);
  if (coin === undefined) throw new Error(`the world has no ${code}`);
  return coin;
}

/** A world has no plaza. */
const nothingPublished: WorldRooms['publications'] = {
  publication: () => Promise.resolve(null),
  namesOf: () => Promise.resolve(new Map()),
};

const interestOf = ({ exchange }: World, marketId: number): number =>
  exchange.contracts().find((view) => view.marketId === marketId)?.openInterestLots ?? 0;

/** The client of a world, as every venue has one. The house alone closes it. */
function clientOf(world: World, listeners: Set<RecordListener>, look: () => void): ExchangeClient {
  /** Bots have come to rest by the time that a command is answered. */
  const looking = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    const given = await answer;
    look();
    return given;
  };
  return {
    ...world.client,
    submit: (command) => looking(world.client.submit(command)),
    submitAll: (commands) => looking(world.client.submitAll(commands)),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    status: () => ({ state: 'ready', sequence: world.end.sequence, reason: null }),
    load: () => Promise.resolve({ waiting: 0, memory: 0 }),
    readersHave: () => undefined,
    close: () => Promise.resolve(),
  };
}
