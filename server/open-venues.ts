// The venues of this house: the live one, open from the start, and the paper one beside it, opened once the house listens: nobody who trades with real money waits for it.
import { join } from 'node:path';
import type { Logger } from 'pino';

import { TradingMode } from '#lib/contract/trading-mode.ts';
import { lastTimeMs } from '#server/journal/last-time.ts';
import { lockFolder } from '#server/journal/folder-lock.ts';
import type { Metrics } from '#server/monitoring/metrics.ts';
import type { GroupTimes } from '#server/monitoring/request-record.ts';
import { createExchangeClock, type ExchangeClock } from '#server/runtime/exchange-clock.ts';
import { openStore, type Store } from '#server/store/open-store.ts';

import type { Config } from './configuration/config.ts';
import { openExchange, type OpenExchange } from '#server/venue/open-exchange.ts';
import type { Seen } from './venue/markets-in-use.ts';
import { tryRoom } from '#server/store/try-room.ts';
import { waitForVenue } from '#server/answers/wait-for-venue.ts';
import { inheritPast } from '#server/venue/genesis.ts';
import { watchClock } from '#server/runtime/watch-clock.ts';

/** The schema of the tables that the paper venue has for itself. */
const paperSchema = 'paper';

type PaperVenue = {
  /** Opens it the first time; everybody who asks gets the same one. Rejects when it cannot be opened: the next one tries again. */
  open(): Promise<OpenExchange>;
  /** The same for somebody who waits for an answer: rejects (VenueOpening) when that takes too long. */
  soon(): Promise<OpenExchange>;
  /** Null while it is not open. */
  current(): OpenExchange | null;
  /** Told once, when it is open. */
  onOpened(listener: (exchange: OpenExchange) => void): void;
};

export type OpenVenues = {
  /** With what belongs to people, whichever venue they trade in. */
  readonly store: Store;
  readonly live: OpenExchange;
  readonly clock: ExchangeClock;
  /** Null: the operator has switched it off. */
  readonly paper: PaperVenue | null;
  /** Starts the live market; the paper one begins when its venue is opened. */
  startMarkets(seen: (venue: TradingMode) => Seen): Promise<void>;
  close(): Promise<void>;
};

/** The database is another exchange's, for good: what was acknowledged is in the journal, and the process has to end. */
type OnLost = (reason: string) => void;

type GroupMetrics = Pick<Metrics, 'grouped'>;

/** Opens a data folder. Refuses (Error) a folder in use, a database in use, a damaged journal, a database it cannot open. */
export async function openVenues(config: Config, log: Logger, onLost: OnLost, { grouped }: GroupMetrics): Promise<OpenVenues> {
  tryRoom(config.dataDir);
  await using opening = new AsyncDisposableStack();
  // Before anything in the folder is touched: the embedded database, too, stands only one process.
  opening.defer(lockFolder(config.dataDir));
  const store = await openStore({ dataDir: config.dataDir, databaseUrl: config.databaseUrl, log, onLost });
  opening.defer(() => store.close());
  const clock = createExchangeClock();
  const paperFolder = join(config.dataDir, 'paper');
  // All venues keep one time: it goes on from whichever journal is ahead.
  for (const folder of [config.dataDir, paperFolder]) clock.notBefore(lastTimeMs(join(folder, 'journal')));
  opening.defer(watchClock(clock, log));
  const onGroup = (times: GroupTimes): void => grouped('live', times);
  const live = await openExchange({ config, folder: config.dataDir, store, people: store, log, clock, onGroup });
  opening.defer(live.close);
  let seenInPaper: Seen = { watched: () => new Set(), lists: () => new Set() };
  let openingPaper: Promise<OpenExchange> | null = null;
  let opened: OpenExchange | null = null;
  const listeners: ((exchange: OpenExchange) => void)[] = [];

  const openPaper = async (): Promise<OpenExchange> => {
    const started = performance.now();
    const tables = await store.openSchema(paperSchema);
    await inheritPast(tables.db);
    // One that fails half way leaves its folder to the next try.
    await using unopened = new AsyncDisposableStack();
    const exchange = await openExchange({
      config,
      folder: paperFolder,
      store: tables,
      people: store,
      log: log.child({ venue: 'paper' }),
      clock,
      onGroup: (times) => grouped('paper', times),
      follows: live,
    });
    unopened.defer(exchange.close);
    // Asked anew each time: it may be opened before anybody can look.
    await exchange.startMarket({ watched: () => seenInPaper.watched(), lists: () => seenInPaper.lists() }, () => new Set());
    log.info(`the paper venue is open after ${Math.round(performance.now() - started)} ms`);
    for (const listener of listeners) listener(exchange);
    unopened.move();
    opened = exchange;
    return exchange;
  };
  const open = (): Promise<OpenExchange> => {
    openingPaper ??= openPaper().catch((error: unknown) => {
      openingPaper = null;
      throw error;
    });
    return openingPaper;
  };
  opening.defer(() => openingPaper?.then((exchange) => exchange.close()).catch(() => undefined));
  const closing = opening.move();

  return {
    store,
    live,
    clock,
    paper: config.paperTrading
      ? { open, soon: () => waitForVenue(open()), current: () => opened, onOpened: (listener) => void listeners.push(listener) }
      : null,
    startMarkets: async (seen) => {
      seenInPaper = seen(TradingMode.paper);
      await live.startMarket(seen(TradingMode.live), () => opened?.pricedBy() ?? new Set());
    },
    close: () => closing.disposeAsync(),
  };
}
