// What every contract's price is made around: the indexes of all coins, each heard from several sources, and the bad days that bend them.
import { isDemoLine } from '#lib/contract/contract-lines.ts';
import type { ContractTerms } from '#server/engine/contract-terms.ts';

import type { PricePaths } from '../price-path.ts';
import { createIndexSources } from './index-sources.ts';
import { createIndexTracker, type IndexTracker } from './index-tracker.ts';
import { bendAt, calm, type Bend, type Scenario } from './scenario.ts';

/** The market of real money and that of play money: a bad day in one is none in the other. */
export const World = { live: 'live', demo: 'demo' } as const;
export type World = (typeof World)[keyof typeof World];

const worldOf = ({ line }: Pick<ContractTerms, 'line'>): World => (isDemoLine(line) ? World.demo : World.live);

type Indexed = Pick<ContractTerms, 'line' | 'indexCoin' | 'indexQuote'>;

export type PriceWorld = {
  /** The index of a contract, heard anew; null: nobody says anything that counts. Asked again for the same moment it is the same. */
  index(contract: Indexed, timeMs: number): string | null;
  /** Around which the contract is quoted, in its quote coin. */
  contractPrice(contract: Indexed, timeMs: number): number;
  /** What a bad day multiplies the prices of spot by, where the coin is no steady one: 1 on others. */
  spotFactor(timeMs: number): number;
  /** Begins now; takes the place of the one before in its world. */
  begin(world: World, scenario: Scenario): void;
  /** What bends a world; null: nothing. */
  scenario(world: World): Scenario | null;
  /** Ends it at once: prices are where they would have been. */
  end(world: World): void;
};

export type PriceWorldOptions = {
  readonly paths: Pick<PricePaths, 'usdPrice'>;
  readonly seed: string;
  /** The price of a coin in another, where something else than the paths moves it (a recording, another venue); null: the paths do. */
  readonly drivenPrice?: (coin: string, quote: string) => number | null;
};

type Heard = { readonly tracker: IndexTracker; timeMs: number; price: string | null };

/** Significant digits of what a source says. */
const digitsSaid = 8;

export function createPriceWorld({ paths, seed, drivenPrice = () => null }: PriceWorldOptions): PriceWorld {
  const sources = createIndexSources(seed);
  const heard = new Map<string, Heard>();
  const scenarios: Record<World, Scenario | null> = { [World.live]: null, [World.demo]: null };

  const bend = (world: World, timeMs: number): Bend => {
    const scenario = scenarios[world];
    return scenario === null ? calm : bendAt(scenario, timeMs);
  };
  const truth = (world: World, coin: string, quote: string, timeMs: number): number => {
    const driven = world === World.live ? drivenPrice(coin, quote) : null;
    return (driven ?? paths.usdPrice(coin, timeMs) / paths.usdPrice(quote, timeMs)) * bend(world, timeMs).priceFactor;
  };
  const heardOf = (key: string): Heard => {
    const known = heard.get(key) ?? { tracker: createIndexTracker(sources.profiles), timeMs: -1, price: null };
    heard.set(key, known);
    return known;
  };

  return {
    index: (contract, timeMs) => {
      const world = worldOf(contract);
      const { indexCoin, indexQuote } = contract;
      const known = heardOf(`${world}/${indexCoin}/${indexQuote}`);
      if (known.timeMs === timeMs) return known.price;
      const at = (atMs: number): number => truth(world, indexCoin, indexQuote, atMs);
      // Sources that have stopped go on saying what they said, with the time at which they said it: it grows old.
      const saidMs = Math.min(timeMs, bend(world, timeMs).sourcesStopMs ?? timeMs);
      const decimals = Math.max(0, digitsSaid - Math.ceil(Math.log10(Math.max(at(saidMs), 1e-12))));
      for (const [place, quote] of sources.quotes(indexCoin, saidMs, at, Math.min(20, decimals)).entries())
        known.tracker.hear(place, quote);
      known.timeMs = timeMs;
      known.price = known.tracker.read(timeMs).price;
      return known.price;
    },
    contractPrice: (contract, timeMs) => {
      const world = worldOf(contract);
      return truth(world, contract.indexCoin, contract.indexQuote, timeMs) * (1 + bend(world, timeMs).premium);
    },
    spotFactor: (timeMs) => bend(World.live, timeMs).priceFactor,
    begin: (world, scenario) => {
      scenarios[world] = scenario;
    },
    scenario: (world) => scenarios[world],
    end: (world) => {
      scenarios[world] = null;
    },
  };
}
