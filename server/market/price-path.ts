// Where every coin's price is at any moment, past or future: a pure function of the seed.
import type { SimulatedAsset } from './venue.ts';
import { keepRecent } from './keep-recent.ts';
import { normalAt, normalFrom, seedOf, uniformFrom } from './noise.ts';

export const dayMs = 86_400_000;
const minuteMs = 60_000;
const minutes = 1440;
const daysPerYear = 365;
/** A day's volatility remembers this many days: busy days follow busy days. */
const memoryDays = 24;
/** Days of minutes kept per coin at a time. */
const daysKept = 256;

/** Natural logarithms of the price at each minute border of a day: 1,441 values, the last one the next day's first. */
export type DayPath = Float64Array;

export type PricePaths = {
  /** The price in US dollars at a time. */
  usdPrice(code: string, timeMs: number): number;
  /** The day's path by number of days since 1970. */
  day(code: string, dayNumber: number): DayPath;
};

/** How lively a day is beside an ordinary one: a moving sum of its own and its forerunners' chance, so that unrest clusters. */
function unrest(seed: number, day: number): number {
  let sum = 0;
  for (let back = 0; back < memoryDays; back += 1) sum += normalAt(seed, day - back, 7) * Math.exp(-back / 7);
  return Math.exp(Math.max(-1.2, Math.min(1.3, sum * 0.22)) - 0.1);
}

/** Steps of a day's 1,440 minutes with an own clustering and a daily rhythm; mean zero, day's spread about one. */
function minuteSteps(seed: number, day: number): Float64Array {
  const normal = normalFrom(uniformFrom(seed ^ Math.imul(day, 0x9e37_79b1)));
  const steps = new Float64Array(minutes);
  let mood = 0;
  for (let minute = 0; minute < minutes; minute += 1) {
    mood = mood * 0.985 + normal() * 0.09;
    // Busiest when Europe and America are both awake.
    const rhythm = 1 + 0.35 * Math.cos(((minute - 870) / minutes) * 2 * Math.PI);
    steps[minute] = normal() * Math.exp(mood) * rhythm;
  }
  const scale = 1 / Math.sqrt(steps.reduce((sum, step) => sum + step * step, 0));
  return steps.map((step) => step * scale);
}

/** Turns steps into a path from 0 to 0 that wanders as they say between. */
function bridge(steps: Float64Array): Float64Array {
  const path = new Float64Array(minutes + 1);
  for (let minute = 0; minute < minutes; minute += 1) path[minute + 1] = (path[minute] ?? 0) + (steps[minute] ?? 0);
  const end = path[minutes] ?? 0;
  return path.map((value, minute) => value - (end * minute) / minutes);
}

/**
 * All paths of a seed. A coin stands at its listed price at the start of the anchor day; from there its daily returns are
 * added up, forwards and backwards. Each return is part the whole market's, part its own (marketShare as correlation).
 */
export function createPricePaths(seed: string, anchorDay: number, assetOf: (code: string) => SimulatedAsset): PricePaths {
  const marketSeed = seedOf(`${seed}/market`);
  const ownSeed = keepRecent(1000, (code: string) => seedOf(`${seed}/${code}`));
  const marketSteps = keepRecent(daysKept, (day: number) => minuteSteps(marketSeed, day));

  const unrestOf = keepRecent(2000, (day: number) => unrest(marketSeed, day));
  const spread = (code: string, day: number): number => (assetOf(code).volatility / Math.sqrt(daysPerYear)) * unrestOf(day);

  const dailyReturn = (code: string, day: number): number => {
    const { marketShare, volatility } = assetOf(code);
    if (volatility === 0) return 0;
    const own = Math.sqrt(1 - marketShare * marketShare);
    // Three quarters of a day's spread carry over to the next day; the rest is spent within it.
    return spread(code, day) * 0.75 * (marketShare * normalAt(marketSeed, day, 1) + own * normalAt(ownSeed(code), day, 1));
  };

  const opens = new Map<string, Map<number, number>>();
  /** Logarithm of the price at the start of a day. */
  const open = (code: string, day: number): number => {
    let known = opens.get(code);
    if (known === undefined) {
      known = new Map([[anchorDay, Math.log(assetOf(code).usdPrice)]]);
      opens.set(code, known);
    }
    const found = known.get(day);
    if (found !== undefined) return found;
    const direction = day > anchorDay ? 1 : -1;
    let at = anchorDay;
    let value = known.get(at) ?? 0;
    while (at !== day) {
      const next = at + direction;
      value = known.get(next) ?? (direction === 1 ? value + dailyReturn(code, at) : value - dailyReturn(code, next));
      known.set(next, value);
      at = next;
    }
    return value;
  };

  const path = (code: string, day: number): DayPath => {
    const { marketShare, volatility } = assetOf(code);
    const [from, to] = [open(code, day), open(code, day + 1)];
    if (volatility === 0) return new Float64Array(minutes + 1).fill(from);
    const own = Math.sqrt(1 - marketShare * marketShare);
    const [shared, alone] = [marketSteps(day), minuteSteps(ownSeed(code), day)];
    const wander = bridge(shared.map((step, minute) => marketShare * step + own * (alone[minute] ?? 0)));
    const width = spread(code, day) * 0.9;
    return wander.map((value, minute) => from + ((to - from) * minute) / minutes + value * width);
  };
  const day = keepRecent(daysKept * 8, (key: string): DayPath => {
    const [code = '', number = '0'] = key.split('/');
    return path(code, Number(number));
  });

  return {
    day: (code, dayNumber) => day(`${code}/${dayNumber}`),
    usdPrice: (code, timeMs) => {
      const dayNumber = Math.floor(timeMs / dayMs);
      const borders = day(`${code}/${dayNumber}`);
      const minute = Math.floor((timeMs % dayMs) / minuteMs);
      const [from, to] = [borders[minute] ?? 0, borders[minute + 1] ?? 0];
      const share = (timeMs % minuteMs) / minuteMs;
      // Seconds tremble around the line between two minutes, still at both ends.
      const tremble =
        normalAt(ownSeed(code), Math.floor(timeMs / 500), 3) * (assetOf(code).volatility / 5200) * Math.sqrt(share * (1 - share));
      return Math.exp(from + (to - from) * share + tremble);
    },
  };
}
