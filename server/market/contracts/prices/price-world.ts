// The base of a venue's prices: the indexes of all coins, each heard from several sources, and the bad days that bend them.
import { isDemoLine } from '#lib/contract/contract-lines.ts';
import type { ContractTerms } from '#server/engine/markets/contract-terms.ts';

import type { PricePaths } from '../../paths/price-path.ts';
import type { SourceState } from '#lib/order-math/prices/index-price.ts';
import { createIndexSources } from './index-sources.ts';
import { createIndexTracker, type IndexTracker } from './index-tracker.ts';
import { bendAt, type BookShare, calm, type Bend, type Scenario } from '../bad-days/scenario.ts';

/**
 * The prices that one bad day bends and no other: spot and contracts of real money (live), contracts of play money (demo),
 * and a venue of play money as a whole (paper).
 */
export const World = { live: 'live', demo: 'demo', paper: 'paper' } as const;
export type World = (typeof World)[keyof typeof World];

type Indexed = Pick<ContractTerms, 'line' | 'indexCoin' | 'indexQuote'>;

/** The parts that an index was made of when it was last heard. */
export type IndexMakeUp = {
  readonly timeMs: number;
  /** Null: nobody said anything that counts. */
  readonly price: string | null;
  readonly sources: readonly {
    readonly name: string;
    /** As decimal text. */
    readonly weight: string;
    readonly state: SourceState;
    /** As it was said, whatever it was; null: nothing. */
    readonly price: string | null;
    /** The time at which it was said; null before the first time. */
    readonly saidMs: number | null;
  }[];
};

export type PriceWorld = {
  /** The index of a contract, heard anew; null: nobody says anything that counts. Asked again for the same moment it is the same. */
  index(contract: Indexed, timeMs: number): string | null;
  /** Null: the index of the contract has not been asked for yet. */
  madeOf(contract: Indexed): IndexMakeUp | null;
  /** Around which the contract is quoted, in its quote coin. */
  contractPrice(contract: Indexed, timeMs: number): number;
  /** Those of this venue. */
  readonly worlds: readonly World[];
  /** The factor of a bad day on spot prices, where the coin is no stablecoin: 1 on other days. */
  spotFactor(timeMs: number): number;
  /** The house's share in all books of spot, and in those of the contracts that are one world with it. */
  bookShare(timeMs: number): BookShare;
  /** Begins now; takes the place of the one before in its world. */
  begin(world: World, scenario: Scenario): void;
  /** The scenario that bends a world; null: none. */
  scenario(world: World): Scenario | null;
  /** Ends it at once: prices are where they would have been. */
  end(world: World): void;
};

export type PriceWorldOptions = {
  readonly paths: Pick<PricePaths, 'usdPrice'>;
  readonly seed: string;
  /** All of the venue is play money: spot and every contract are one world. */
  readonly isPaper?: boolean;
  /** The price of a coin in another at a time, where something else than the paths moves it (a recording, another venue); null: the paths do. */
  readonly drivenPrice?: (coin: string, quote: string, timeMs: number) => number | null;
};

type Heard = { readonly tracker: IndexTracker; timeMs: number; price: string | null; states: readonly SourceState[] };

/** Significant digits of what a source says. */
const digitsSaid = 8;

export function createPriceWorld({ paths, seed, isPaper = false, drivenPrice = () => null }: PriceWorldOptions): PriceWorld {
  const spotWorld = isPaper ? World.paper : World.live;
  const worldOf = ({ line }: Pick<ContractTerms, 'line'>): World => (isDemoLine(line) && !isPaper ? World.demo : spotWorld);
  const keyOf = (contract: Indexed): string => `${worldOf(contract)}/${contract.indexCoin}/${contract.indexQuote}`;
  const sources = createIndexSources(seed);
  const sourceProfiles = sources.profiles;
  const heard = new Map<string, Heard>();
  const scenarios: Record<World, Scenario | null> = { [World.live]: null, [World.demo]: null, [World.paper]: null };

  const bend = (world: World, timeMs: number): Bend => {
    const scenario = scenarios[world];
    return scenario === null ? calm : bendAt(scenario, timeMs);
  };
  const truth = (world: World, coin: string, quote: string, timeMs: number): number => {
    const driven = world === spotWorld ? drivenPrice(coin, quote, timeMs) : null;
    return (driven ?? paths.usdPrice(coin, timeMs) / paths.usdPrice(quote, timeMs)) * bend(world, timeMs).priceFactor;
  };
  const heardOf = (key: string): Heard => {
    const known = heard.get(key) ?? { tracker: createIndexTracker(sources.profiles), timeMs: -1, price: null, states: [] };
    heard.set(key, known);
    return known;
  };

  return {
    index: (contract, timeMs) => {
      const world = worldOf(contract);
      const { indexCoin, indexQuote } = contract;
      const known = heardOf(keyOf(contract));
      if (known.timeMs === timeMs) return known.price;
      const at = (atMs: number): number => truth(world, indexCoin, indexQuote, atMs);
      // Sources that have stopped go on saying what they said, with the time at which they said it: it grows old.
      const saidMs = Math.min(timeMs, bend(world, timeMs).sourcesStopMs ?? timeMs);
      const decimals = Math.max(0, digitsSaid - Math.ceil(Math.log10(Math.max(at(saidMs), 1e-12))));
      for (const [place, quote] of sources.quotes(indexCoin, saidMs, at, Math.min(20, decimals)).entries())
        known.tracker.hear(place, quote);
      known.timeMs = timeMs;
      ({ price: known.price, states: known.states } = known.tracker.read(timeMs));
      return known.price;
    },
    madeOf: (contract) => {
      const known = heard.get(keyOf(contract));
      if (known === undefined || known.timeMs < 0) return null;
      const said = known.tracker.said();
      const sources = sourceProfiles.map(({ name, weight }, place) => ({
        name,
        weight,
        state: known.states[place] ?? 'silent',
        price: said[place]?.price ?? null,
        saidMs: said[place]?.timeMs ?? null,
      }));
      return { timeMs: known.timeMs, price: known.price, sources };
    },
    contractPrice: (contract, timeMs) => {
      const world = worldOf(contract);
      return truth(world, contract.indexCoin, contract.indexQuote, timeMs) * (1 + bend(world, timeMs).premium);
    },
    worlds: isPaper ? [World.paper] : [World.live, World.demo],
    spotFactor: (timeMs) => bend(spotWorld, timeMs).priceFactor,
    bookShare: (timeMs) => bend(spotWorld, timeMs).book,
    begin: (world, scenario) => {
      scenarios[world] = scenario;
    },
    scenario: (world) => scenarios[world],
    end: (world) => {
      scenarios[world] = null;
    },
  };
}
