// Exchanges elsewhere that say what a coin costs: made up around its true price, each late and a little wrong, one of them at times badly.
import { normalAt, seedOf, uniformAt } from '../../paths/noise.ts';

export type SourceProfile = {
  readonly name: string;
  /** Its share of the volume, as decimal text. */
  readonly weight: string;
  /** Standard deviation of what it says from what is true, in millionths. */
  readonly noisePpm: number;
  /** The age of what it says now. */
  readonly lagMs: number;
  /** Between two prices. */
  readonly everyMs: number;
  /** Share of ten minutes of which a part goes wrong; 0: never. */
  readonly faultShare: number;
};

/**
 * Six, as the index allows at most. No weight is above a fifth: together with the distance at which a source is left out, that bounds
 * what one bad source can do. Names and numbers are made up.
 * @internal
 */
export const usualSources: readonly SourceProfile[] = [
  { name: 'Aster', weight: '0.2', noisePpm: 40, lagMs: 200, everyMs: 500, faultShare: 0 },
  { name: 'Borealis', weight: '0.19', noisePpm: 50, lagMs: 300, everyMs: 500, faultShare: 0 },
  { name: 'Cygnet', weight: '0.18', noisePpm: 60, lagMs: 400, everyMs: 1000, faultShare: 0 },
  { name: 'Dorado', weight: '0.16', noisePpm: 80, lagMs: 600, everyMs: 1000, faultShare: 0 },
  { name: 'Equinox', weight: '0.14', noisePpm: 100, lagMs: 900, everyMs: 1000, faultShare: 0 },
  { name: 'Fornax', weight: '0.13', noisePpm: 150, lagMs: 1500, everyMs: 2000, faultShare: 0.12 },
];

/** @internal */
export const SourceFault = {
  /** It says zero. */
  zero: 'zero',
  /** A hundred times too much. */
  hundredfold: 'hundredfold',
  /** It goes on saying what it said when the fault began. */
  frozen: 'frozen',
  /** It says nothing. */
  missing: 'missing',
  notANumber: 'not-a-number',
} as const;
export type SourceFault = (typeof SourceFault)[keyof typeof SourceFault];
const faults = Object.values(SourceFault);

export type SourceQuote = {
  /** As it came: decimal text, or what is none. Null: nothing came. */
  readonly price: string | null;
  readonly timeMs: number;
};

export type IndexSources = {
  readonly profiles: readonly SourceProfile[];
  /**
   * The quotes of all sources at a time, in the order of the profiles.
   * @param truePrice of the coin at any time, in the quote coin
   * @param decimals of the prices said
   */
  quotes(coin: string, timeMs: number, truePrice: (timeMs: number) => number, decimals: number): readonly SourceQuote[];
  /** The fault of one source, and when it began. */
  faultOf(place: number, coin: string, timeMs: number): { readonly fault: SourceFault; readonly sinceMs: number } | null;
};

const windowMs = 600_000;
const shortestMs = 20_000;
const longestMs = 180_000;

/** The same seed and time give the same words, whatever was asked before. */
export function createIndexSources(seed: string, profiles: readonly SourceProfile[] = usualSources): IndexSources {
  const seedFor = (place: number, coin: string): number => seedOf(`${seed}/${coin}/index/${profiles[place]?.name ?? place}`);

  const faultOf: IndexSources['faultOf'] = (place, coin, timeMs) => {
    const chance = seedFor(place, coin);
    const window = Math.floor(timeMs / windowMs);
    if (uniformAt(chance, window, 1) >= (profiles[place]?.faultShare ?? 0)) return null;
    const lengthMs = shortestMs + uniformAt(chance, window, 2) * (longestMs - shortestMs);
    const sinceMs = Math.floor(window * windowMs + uniformAt(chance, window, 3) * (windowMs - lengthMs));
    const fault = faults[Math.floor(uniformAt(chance, window, 4) * faults.length)];
    return fault === undefined || timeMs < sinceMs || timeMs >= sinceMs + lengthMs ? null : { fault, sinceMs };
  };

  const quote = (
    place: number,
    profile: SourceProfile,
    coin: string,
    timeMs: number,
    write: (atMs: number, factor: number) => string,
  ): SourceQuote => {
    const saidAt = (atMs: number): number => Math.floor(atMs / profile.everyMs) * profile.everyMs;
    const honest = (atMs: number, factor = 1): string => {
      const said = saidAt(atMs);
      const wrong = (normalAt(seedFor(place, coin), Math.floor(said / profile.everyMs), 7) * profile.noisePpm) / 1_000_000;
      return write(said - profile.lagMs, factor * (1 + wrong));
    };
    const bad = faultOf(place, coin, timeMs);
    const at = saidAt(timeMs);
    switch (bad?.fault) {
      case undefined:
        return { price: honest(timeMs), timeMs: at };
      case SourceFault.zero:
        return { price: '0', timeMs: at };
      case SourceFault.hundredfold:
        return { price: honest(timeMs, 100), timeMs: at };
      case SourceFault.frozen:
        return { price: honest(bad?.sinceMs ?? timeMs), timeMs: at };
      case SourceFault.missing:
        return { price: null, timeMs: at };
      case SourceFault.notANumber:
        return { price: 'NaN', timeMs: at };
    }
  };

  return {
    profiles,
    faultOf,
    quotes: (coin, timeMs, truePrice, decimals) =>
      profiles.map((profile, place) => quote(place, profile, coin, timeMs, (atMs, factor) => (truePrice(atMs) * factor).toFixed(decimals))),
  };
}
