// The price of every coin at any moment, past or future: a pure function of the seed.
import { keepRecent } from '#server/projections/candles/keep-recent.ts';
import { dollar } from '../dollar.ts';
import { minuteSteps } from './minute-steps.ts';
import { normalAt, seedOf, wordAt } from './noise.ts';
import { normalOf } from './normal-table.ts';
import type { SimulatedAsset } from '../venue.ts';

export const dayMs = 86_400_000;
const minuteMs = 60_000;
const minutes = 1440;
const daysPerYear = 365;
/** A day's volatility remembers this many days: busy days follow busy days. */
const memoryDays = 24;
/** Days of minutes kept, over all coins; and of the whole market's, which every coin asks for. */
const daysKept = 512;
const marketDaysKept = 900;
/** Halvings of a minute between its borders: down to half a second. */
const halvings = 7;

/** Natural logarithms of the price at each minute border of a day: 1,441 values, the last one the next day's first. */
type DayPath = Float64Array;

export type PricePaths = {
  /** The price in US dollars at a time. */
  usdPrice(code: string, timeMs: number): number;
  /** The day's path by number of days since 1970. */
  day(code: string, dayNumber: number): DayPath;
};

/** The volatility of a day beside an ordinary one: a moving sum of its own and its forerunners' chance, so that unrest clusters. */
function unrest(seed: number, day: number): number {
  let sum = 0;
  for (let back = 0; back < memoryDays; back += 1) sum += normalAt(seed, day - back, 7) * Math.exp(-back / 7);
  return Math.exp(Math.max(-1.2, Math.min(1.3, sum * 0.22)) - 0.1);
}

/** A walk from 0 to 0 in the time from 0 to 1, seen at one moment: the middle of each half is thrown around its ends' mean. */
function walkWithin(seed: number, place: number, share: number): number {
  let [from, to, left, right, node] = [0, 1, 0, 0, 1];
  for (let level = 0; level < halvings; level += 1) {
    const middle = (from + to) / 2;
    const value = (left + right) / 2 + (Math.sqrt(to - from) / 2) * normalOf(wordAt(seed, place, 1000 + node));
    const isLater = share >= middle;
    node = node * 2 + (isLater ? 1 : 0);
    if (isLater) [from, left] = [middle, value];
    else [to, right] = [middle, value];
  }
  return left + ((right - left) * (share - from)) / (to - from);
}

/**
 * All paths of a seed. A coin stands at its listed price at the start of the anchor day; from there its daily returns are
 * added up, forwards and backwards, while it is drawn back to that price (halfLifeDays). Each return is part the whole
 * market's, part its own (marketShare as correlation).
 */
export function createPricePaths(seed: string, anchorDay: number, assetOf: (code: string) => SimulatedAsset): PricePaths {
  const marketSeed = seedOf(`${seed}/market`);
  const ownSeed = keepRecent(1000, (code: string) => seedOf(`${seed}/${code}`));
  const marketSteps = keepRecent(marketDaysKept, (day: number) => minuteSteps(marketSeed, day));
  const unrestOf = keepRecent(4000, (day: number) => unrest(marketSeed, day));
  const spread = (code: string, day: number): number => (assetOf(code).volatility / Math.sqrt(daysPerYear)) * unrestOf(day);

  const dailyReturn = (code: string, day: number): number => {
    const { marketShare } = assetOf(code);
    const own = Math.sqrt(1 - marketShare * marketShare);
    // Three quarters of a day's spread carry over to the next day; the rest is spent within it.
    return spread(code, day) * 0.75 * (marketShare * normalAt(marketSeed, day, 1) + own * normalAt(ownSeed(code), day, 1));
  };

  const departures = new Map<string, Map<number, number>>();
  /** Logarithm of the price at the start of a day. */
  const open = (code: string, day: number): number => {
    const { usdPrice, halfLifeDays } = assetOf(code);
    const known = departures.get(code) ?? new Map([[anchorDay, 0]]);
    departures.set(code, known);
    const kept = 0.5 ** (1 / halfLifeDays);
    const forward = day > anchorDay;
    for (let at = anchorDay, value = 0; at !== day && !known.has(day);) {
      const next = forward ? at + 1 : at - 1;
      value = known.get(next) ?? value * kept + dailyReturn(code, forward ? at : next);
      known.set(next, value);
      at = next;
    }
    return Math.log(usdPrice) + (known.get(day) ?? 0);
  };

  const path = (code: string, day: number): DayPath => {
    const { marketShare } = assetOf(code);
    const [from, to] = [open(code, day), open(code, day + 1)];
    const own = Math.sqrt(1 - marketShare * marketShare);
    const width = spread(code, day) * 0.9;
    const [shared, alone] = [marketSteps(day), minuteSteps(ownSeed(code), day)];
    const borders = new Float64Array(minutes + 1);
    let wander = 0;
    for (let minute = 0; minute < minutes; minute += 1) {
      wander += width * (marketShare * (shared[minute] ?? 0) + own * (alone[minute] ?? 0));
      borders[minute + 1] = wander;
    }
    // Tied down at both ends: the day begins and ends where its neighbours do.
    const slope = (to - from - wander) / minutes;
    for (let minute = 0; minute <= minutes; minute += 1) borders[minute] = from + (borders[minute] ?? 0) + slope * minute;
    return borders;
  };
  const day = keepRecent(daysKept, (key: string): DayPath => {
    const [code = '', number = '0'] = key.split('/');
    return path(code, Number(number));
  });

  const level: DayPath = new Float64Array(minutes + 1);
  return {
    day: (code, dayNumber) => (code === dollar ? level : day(`${code}/${dayNumber}`)),
    usdPrice: (code, timeMs) => {
      if (code === dollar) return 1;
      const dayNumber = Math.floor(timeMs / dayMs);
      const borders = day(`${code}/${dayNumber}`);
      const minute = Math.floor((timeMs % dayMs) / minuteMs);
      const [from, to] = [borders[minute] ?? 0, borders[minute + 1] ?? 0];
      const share = (timeMs % minuteMs) / minuteMs;
      const width = (spread(code, dayNumber) / Math.sqrt(minutes)) * 0.7;
      return Math.exp(from + (to - from) * share + width * walkWithin(ownSeed(code), dayNumber * minutes + minute, share));
    },
  };
}
