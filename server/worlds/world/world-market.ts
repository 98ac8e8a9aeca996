// The market of a world: the simulation and the contracts of the venue, stepped by the world’s time alone.
import { MarketState } from '#lib/contract/enums.ts';
import type { DepthLevel } from '#lib/contract/market.ts';
import { topSpeeds, type WorldGrid } from '#lib/contract/worlds/world-bounds.ts';
import type { Command } from '#server/engine/command.ts';
import type { Exchange } from '#server/engine/exchange.ts';
import type { MarketId } from '#server/engine/ids.ts';
import type { ContractListing, MarketListing } from '#server/engine/listings.ts';
import type { Scenario } from '#server/market/contracts/bad-days/scenario.ts';
import { loadContractData } from '#server/market/contracts/contract-data.ts';
import { type ContractLifecycle, createContractLifecycle, type ContractMarketView } from '#server/market/contracts/contract-lifecycle.ts';
import { firstInterest } from '#server/market/contracts/first-interest.ts';
import { createIndexReader, type IndexReader } from '#server/market/contracts/prices/index-reader.ts';
import { createPremiums } from '#server/market/contracts/prices/premiums.ts';
import { createPriceWorld, World as PricesOf } from '#server/market/contracts/prices/price-world.ts';
import { convertDeposits } from '#server/market/opening/open-convert.ts';
import { houseDeposits, venueAccounts } from '#server/market/opening/open-venue.ts';
import { createPricePaths, dayMs } from '#server/market/paths/price-path.ts';
import { createSimulation, stepMs, type Simulation } from '#server/market/simulation.ts';
import { Pace } from '#server/market/simulation/pace.ts';
import type { BookFront } from '#server/market/simulation/said-before.ts';
import { createSpotScale } from '#server/market/spot-scale.ts';
import { firstPrices } from './first-prices.ts';
import type { WorldGenesis } from './genesis.ts';
import type { WorldTape } from './tape/tape-file.ts';
import { createTapeMarket, tapePrices } from './tape/tape-market.ts';
import type { WorldMarkets } from './world-markets.ts';

/** Levels that impact prices are looked for in. */
const impactLevels = 100;
/** Between two looks at the house's funds. */
const fundEveryMs = 600_000;
/** Everybody looks at everything: a pace that followed who looks would make the tape depend on it. */
const everyPace = (): Pace => Pace.watched;

export type WorldMarket = {
  /** The commands with which its markets open. */
  opening(timeMs: number): Command[];
  /** The commands of a step at a time on the grid. */
  step(timeMs: number): Command[];
  setGrid(gridMs: WorldGrid): void;
  /** Null: the bad day is over. */
  setScenario(scenario: Scenario | null): void;
  /** The funding that each contract foretells. */
  figures: ContractLifecycle['figures'];
  readonly indexes: IndexReader;
};

type Setting = Pick<WorldMarkets, 'venue' | 'contracts' | 'convert'> & {
  readonly genesis: Pick<WorldGenesis, 'seed' | 'startMs' | 'prices'>;
  readonly gridMs: WorldGrid;
  readonly exchange: Exchange;
  /** Spot markets that the house has left, by symbol: more of them come. */
  readonly delisted: ReadonlySet<string>;
  /** The file that is the market of one pair of coins; null: the simulation is of all. */
  readonly tape: WorldTape | null;
  /** The moment up to which it has been played; null: nothing of it. */
  readonly playedMs: () => number | null;
  /** The price of the last trade in a market; null: there was none. */
  readonly lastTicks: (marketId: MarketId) => number | null;
};

const frontOf = (exchange: Exchange, { marketId }: MarketListing): BookFront => {
  const { bids, asks, lastTradeId } = exchange.book(marketId, 1);
  return { bid: bids[0]?.[0] ?? null, ask: asks[0]?.[0] ?? null, lastTradeId: String(lastTradeId) };
};

function lookAt({ exchange, lastTicks, venue: { listings } }: Setting, market: ContractListing): ContractMarketView {
  const { priceText, quantityText } = listings;
  const { bids, asks, state } = exchange.book(market.marketId, impactLevels);
  const inText = (levels: typeof bids): DepthLevel[] =>
    levels.map(([price, size]) => [priceText(market, price), quantityText(market, size)]);
  const last = lastTicks(market.marketId);
  return { bids: inText(bids), asks: inText(asks), state, lastPrice: last === null ? null : priceText(market, last) };
}

/** Nothing of the time before is known to it but what stands in the core: a world that wakes has a new one. */
export function createWorldMarket(setting: Setting): WorldMarket {
  const { venue, contracts, convert, genesis, exchange, delisted } = setting;
  const { listings } = venue;
  const { seed, startMs } = genesis;
  const paths = createPricePaths(seed, Math.floor(startMs / dayMs), venue.assetData);
  const { tape, playedMs } = setting;
  let { gridMs } = setting;
  const filed = tapePrices(tape);
  const first = firstPrices(genesis, paths);
  const prices = createPriceWorld({
    paths,
    seed,
    isPaper: true,
    drivenPrice: (coin, quote, timeMs) =>
      filed.before(coin, quote, timeMs + gridMs) ??
      (first.ofPair(coin, quote) * paths.usdPrice(coin, timeMs)) / paths.usdPrice(quote, timeMs),
  });
  const left = new Map(listings.markets.map((market) => [market.symbol, first.ofMarket(market)]));
  const premiums = createPremiums(venue, paths, seed);
  const views = exchange.contracts();
  const lifecycle = createContractLifecycle({
    contracts,
    listings,
    world: prices,
    look: (market) => lookAt(setting, market),
    isAtRest: () => false,
    averagingMs: contracts.averagingMs,
    views,
    samples: [],
    // Nobody else halts a contract here.
    waiting: views.filter(({ marketId }) => exchange.book(marketId, 1).state === MarketState.halted).map(({ marketId }) => marketId),
  });
  const simulate = (): Simulation =>
    createSimulation({
      venue,
      paths,
      seed,
      except: { has: (symbol) => delisted.has(symbol) || symbol === tape?.market.symbol },
      watchedEvery: gridMs / stepMs,
      restingSeconds: 1,
      best: (market) => frontOf(exchange, market),
      bookShare: prices.bookShare,
      // Quotes that change are most of the work of time that goes as fast as it can.
      isCoarse: topSpeeds[gridMs] === Number.POSITIVE_INFINITY,
      scale: createSpotScale({ venue, paths, world: prices, left }),
      contracts: {
        quoted: lifecycle.quoted,
        price: (market, timeMs) =>
          market.contract === undefined
            ? 0
            : prices.contractPrice(market.contract, timeMs) * (1 + premiums.quoted(market, filed.untilEnd(market, timeMs))),
      },
    });
  let simulation = simulate();
  const bentBy = createSpotScale({ venue, paths, world: prices, left: new Map() });
  const played =
    tape === null || tape.market.contract !== undefined
      ? null
      : createTapeMarket({
          tape,
          venue,
          seed,
          exchange,
          front: () => frontOf(exchange, tape.market),
          factor: (timeMs) => bentBy(tape.market, timeMs),
          bookShare: prices.bookShare,
          isDelisted: () => delisted.has(tape.market.symbol),
        });
  const { liquidity } = loadContractData();

  /** Contracts live by whole seconds. */
  const second = (timeMs: number): Command[] => (timeMs % 1000 === 0 ? [...lifecycle.list(timeMs), ...lifecycle.second(timeMs)] : []);
  const funds = (timeMs: number): Command[] =>
    timeMs % fundEveryMs === 0
      ? [
          ...houseDeposits(venue, (accountId) => exchange.balances(accountId), timeMs),
          ...convertDeposits({ listings, data: convert }, exchange.balances(venueAccounts.convertAccount), timeMs),
        ]
      : [];
  /** With many orders, some at a time and the others at the next second. */
  let lookedUpTo = 0;
  const converts = (timeMs: number): Command[] => {
    if (timeMs % 1000 !== 0) return [];
    const { orderIds, next } = exchange.convertsDue(timeMs, lookedUpTo);
    lookedUpTo = next;
    return orderIds.map((orderId) => ({ type: 'settle-convert-order', orderId }));
  };

  return {
    opening: (timeMs) => [
      ...second(timeMs),
      ...lifecycle
        .quoted(timeMs)
        .flatMap((market) =>
          firstInterest(market, prices.contractPrice(market.contract, timeMs), liquidity[market.contract.liquidity]?.dailyVolumeUsd ?? 0),
        ),
      ...(played?.step(timeMs, 0, timeMs + gridMs) ?? []),
      ...simulation.opening(timeMs / stepMs),
    ],
    step: (timeMs) => [
      ...second(timeMs),
      ...funds(timeMs),
      ...converts(timeMs),
      ...(played?.step(timeMs, playedMs() ?? 0, timeMs + gridMs) ?? []),
      ...simulation.commands(timeMs / stepMs, everyPace),
    ],
    setGrid: (grid) => {
      gridMs = grid;
      simulation = simulate();
    },
    figures: lifecycle.figures,
    indexes: createIndexReader(prices, contracts.averagingMs),
    setScenario: (scenario) => (scenario === null ? prices.end(PricesOf.paper) : prices.begin(PricesOf.paper, scenario)),
  };
}
