// The markets that are in use: somebody looks at them, something waits in them, or a borrower's coins are valued by them.
import { contractLines, isContractLineKey } from '#lib/contract/contract-lines.ts';
import type { Automation } from '#server/automation/automation.ts';
import type { AssetId, MarketId } from '#server/engine/ids.ts';
import type { Listings, MarketListing } from '#server/engine/listings.ts';
import type { MarketUse } from '#server/market/market-use.ts';
import { isFaster, Pace, type PaceOf } from '#server/market/simulation/pace.ts';
import { venueAccounts } from '#server/market/opening/open-venue.ts';
import type { Projections } from '#server/projections/create-projections.ts';
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';

/** The part of a venue that sockets look at. */
export type Seen = {
  /** Symbols whose book, tape or chart somebody looks at. */
  watched(): ReadonlySet<string>;
  /** Keys of lists of tickers: spot, or a line of contracts. */
  lists(): ReadonlySet<string>;
};

type MarketsInUseOptions = {
  readonly listings: Listings;
  readonly seen: Seen;
  readonly automation: Pick<Automation, 'watched'>;
  readonly projections: Pick<Projections, 'waitedIn' | 'conversions'>;
  readonly client: Pick<ExchangeClient, 'debtors'>;
  /** Markets by whose prices a borrower's coins are valued. */
  readonly collateral: ReadonlySet<string>;
  /** Symbols of spot by which a venue that follows this one prices what is in use there. */
  readonly followed: () => ReadonlySet<string>;
  /** Exchange time. */
  readonly now: () => number;
};

export type MarketsInUse = MarketUse & {
  /** Symbols of spot by which markets that are in use are priced where spot is another venue's: their own, and those of indexes. */
  pricedBy(): ReadonlySet<string>;
  close(): void;
};

/** Whoever asks comes again within minutes, or has gone. */
const keptMs = 120_000;
/** Between two looks at whether anybody owes anything. */
const lookEveryMs = 1000;

/** The ids that were noted within the time that counts. */
function createNotes(now: () => number) {
  const notedMs = new Map<MarketId, number>();
  return {
    note: ({ marketId }: MarketListing): void => void notedMs.set(marketId, now()),
    has: (marketId: MarketId): boolean => now() - (notedMs.get(marketId) ?? Number.NEGATIVE_INFINITY) < keptMs,
  };
}

/** A spot market in which a coin that waits for a price is priced. */
const prices = ({ base, contract }: MarketListing, coins: ReadonlySet<AssetId>, listings: Listings): boolean =>
  contract === undefined && coins.size > 0 && coins.has(listings.assetOf(base)?.assetId ?? -1);

const isInList = ({ contract }: MarketListing, keys: ReadonlySet<string>): boolean =>
  contract === undefined ? keys.has('spot') : [...keys].some((key) => isContractLineKey(key) && contractLines[key] === contract.line);

/** Asks the core whether anybody owes anything, until it is stopped. */
function watchDebtors({ client }: Pick<MarketsInUseOptions, 'client'>) {
  let count = 0;
  const take = (found: number): void => {
    count = found;
  };
  // An exchange that has stopped is said once, by itself; until it answers, somebody may owe.
  const look = (): void => void client.debtors().then(take, () => take(1));
  look();
  const timer = setInterval(look, lookEveryMs).unref();
  return { any: (): boolean => count > 0, stop: (): void => clearInterval(timer) };
}

export function createMarketsInUse(options: MarketsInUseOptions): MarketsInUse {
  const { listings, seen, automation, projections, collateral, followed, now } = options;
  const asked = createNotes(now);
  const listed = createNotes(now);
  const debtors = watchDebtors(options);

  let waitedIn: ReadonlySet<MarketId> = new Set();

  const look = (): PaceOf => {
    const [watched, lists] = [seen.watched(), seen.lists()];
    waitedIn = projections.waitedIn();
    // The bots of the house are there to be looked at: they wait like orders, and nobody's money depends on how often they look.
    const [usersBots, bots] = [automation.watched(venueAccounts.houseBots), automation.watched()];
    const [coins, isOwed, elsewhere] = [projections.conversions.waitingCoins(), debtors.any(), followed()];
    return (market) => {
      const { marketId, symbol } = market;
      if (watched.has(symbol) || usersBots.has(marketId)) return Pace.watched;
      const isUsed =
        waitedIn.has(marketId) ||
        bots.has(marketId) ||
        asked.has(marketId) ||
        elsewhere.has(symbol) ||
        (isOwed && collateral.has(symbol)) ||
        prices(market, coins, listings);
      if (isUsed) return Pace.used;
      return listed.has(marketId) || isInList(market, lists) ? Pace.listed : Pace.resting;
    };
  };

  return {
    look,
    waitsIn: ({ marketId }) => waitedIn.has(marketId),
    watched: () => new Set([...seen.watched(), ...Array.from(automation.watched(), (marketId) => listings.market(marketId).symbol)]),
    pricedBy: () => {
      const paceOf = look();
      const used = [...listings.markets, ...listings.contracts()].filter((market) => isFaster(paceOf(market), Pace.listed));
      return new Set(used.map(({ symbol, contract }) => (contract === undefined ? symbol : contract.indexCoin + contract.indexQuote)));
    },
    noteAsked: asked.note,
    noteListed: listed.note,
    close: debtors.stop,
  };
}
