// The past of an auto-invest: its rounds bought at the closes of candles, beside buying everything at once.
import type { RegularTerms } from '#lib/contract/bots/regular/regular-terms.ts';
import type { SpotMarket } from '#lib/contract/market.ts';

import { Amount, readAmount, readPositive, ROUND_HALF_UP, writeAmount } from '../../amounts/amount.ts';
import type { PastCandle } from '../basket/past-candle.ts';
import { weightParts, wholeParts } from './regular-shares.ts';
import { hoursOfPeriod, roundAfter } from './round-times.ts';

export type PastCoin = {
  readonly market: Pick<SpotMarket, 'baseCoin' | 'pricePlace' | 'volumePlace' | 'minQuantity' | 'minAmount' | 'takerFeeRate'>;
  readonly candles: readonly PastCandle[];
};

type SimulatedPoint = { readonly timeMs: number; readonly paid: string; readonly worth: string; readonly atOnce: string };

export type RegularSimulation = {
  /** The first and the last moment that all coins have prices for. */
  readonly fromMs: number;
  readonly toMs: number;
  readonly rounds: number;
  readonly paid: string;
  readonly worth: string;
  readonly profit: string;
  /** Shares of what was paid. Null: nothing was bought. */
  readonly rate: string | null;
  /** The same money, spent in the same shares at the first round. */
  readonly atOnceProfit: string;
  readonly atOnceRate: string | null;
  readonly points: readonly SimulatedPoint[];
};

/** Money in quote coins has so many decimals here: enough for every price times every quantity. */
const moneyPlace = 16;
const million = 1_000_000n;
const shownPoints = 200;
const hourMs = 3_600_000;

/** Money in 10^-16 quote coins; prices in ticks, quantities in lots: whole numbers. */
type Coin = {
  readonly share: bigint;
  readonly perTickLot: bigint;
  readonly minLots: bigint;
  readonly minMoney: bigint;
  readonly feePpm: bigint;
  readonly candles: readonly { readonly knownMs: number; readonly ticks: bigint }[];
  place: number;
  carried: bigint;
  paid: bigint;
  /** Millionths of a lot, after the fee. */
  held: bigint;
};

const scaled = (text: string, place: number): bigint =>
  BigInt((readAmount(text) ?? new Amount(0)).times(new Amount(10).pow(place)).floor().toFixed());
const money = (value: bigint): Amount => new Amount(value.toString()).dividedBy(new Amount(10).pow(moneyPlace));
const moneyText = (value: bigint): string => writeAmount(money(value).toDecimalPlaces(8, ROUND_HALF_UP));

function coinOf({ market, candles }: PastCoin, weight: string, candleMs: number): Coin {
  return {
    share: BigInt(weightParts(weight) ?? 0),
    perTickLot: 10n ** BigInt(moneyPlace - market.pricePlace - market.volumePlace),
    minLots: scaled(market.minQuantity, market.volumePlace),
    minMoney: scaled(market.minAmount, moneyPlace),
    feePpm: scaled(market.takerFeeRate, 6),
    // The close of a candle is known when it ends.
    candles: candles.map(({ openMs, close }) => ({ knownMs: openMs + candleMs, ticks: scaled(close, market.pricePlace) })),
    place: 0,
    carried: 0n,
    paid: 0n,
    held: 0n,
  };
}

/** The price at a moment that is not before the one asked for last. */
function ticksAt(coin: Coin, timeMs: number): bigint {
  while ((coin.candles[coin.place + 1]?.knownMs ?? Number.POSITIVE_INFINITY) <= timeMs) coin.place += 1;
  return coin.candles[coin.place]?.ticks ?? 0n;
}

/** As the bot does it: a share that is too small for its market is carried to the next round. Answers what was paid. */
function buy(coin: Coin, amount: bigint, timeMs: number): bigint {
  const ticks = ticksAt(coin, timeMs);
  const budget = coin.carried + (amount * coin.share) / BigInt(wholeParts);
  const lots = ticks === 0n ? 0n : (budget * 995n) / 1000n / (ticks * coin.perTickLot);
  const cost = lots * ticks * coin.perTickLot;
  if (lots < coin.minLots || cost < coin.minMoney) {
    coin.carried = budget;
    return 0n;
  }
  coin.carried = budget - cost;
  coin.paid += cost;
  coin.held += lots * (million - coin.feePpm);
  return cost;
}

const worthOf = (coin: Coin, timeMs: number): bigint => (coin.held * ticksAt(coin, timeMs) * coin.perTickLot) / million;

/** Periods of hours come at even distances here: which hour it is makes no difference to the price of a day. */
function* roundsBetween(terms: RegularTerms, fromMs: number, toMs: number): Generator<number> {
  const hours = hoursOfPeriod[terms.period];
  let timeMs = terms.startsNow ? fromMs : roundAfter(terms, fromMs, null);
  while (timeMs !== null && timeMs <= toMs) {
    yield timeMs;
    timeMs = hours === undefined ? roundAfter(terms, timeMs, timeMs) : timeMs + hours * hourMs;
  }
}

type Bought = { readonly timeMs: number; readonly paid: bigint };

/** Every round up to the most that is put in. */
function buyAll(
  terms: RegularTerms,
  coins: readonly Coin[],
  fromMs: number,
  toMs: number,
  onRound: (paid: bigint, timeMs: number) => void,
): Bought[] {
  const amount = scaled(terms.amount, moneyPlace);
  const most = terms.maxTotal === null ? null : scaled(terms.maxTotal, moneyPlace);
  const bought: Bought[] = [];
  let counted = 0n;
  for (const timeMs of roundsBetween(terms, fromMs, toMs)) {
    const left = most === null || most - counted > amount ? amount : most - counted;
    if (left <= 0n) break;
    counted += left;
    const paid = coins.reduce((sum, coin) => sum + buy(coin, left, timeMs), 0n);
    bought.push({ timeMs, paid });
    onRound(paid, timeMs);
  }
  return bought;
}

/** The worth of the same money at a moment, had it been spent in the same shares at the first round. */
function atOnceWorth(coins: readonly Coin[], first: readonly bigint[], paid: bigint, timeMs: number): bigint {
  return coins.reduce((sum, coin, place) => {
    const before = first[place] ?? 0n;
    if (before === 0n) return sum;
    const part = (paid * coin.share * (million - coin.feePpm)) / (BigInt(wholeParts) * million);
    return sum + (part * ticksAt(coin, timeMs)) / before;
  }, 0n);
}

const rateOf = (profit: bigint, paid: bigint): string | null =>
  paid === 0n ? null : writeAmount(new Amount(profit.toString()).dividedBy(paid.toString()).toDecimalPlaces(6, ROUND_HALF_UP));

/**
 * The coins that these terms would have bought from a moment on, and their worth at the end. Rounds come at the closes that are known by
 * then; take profit and highest prices are left out. Null: there is no stretch for which all coins have prices, or the terms are none.
 */
export function simulateRegular(
  terms: RegularTerms,
  past: readonly PastCoin[],
  candleMs: number,
  fromMs: number,
): RegularSimulation | null {
  const make = (): Coin[] => past.map((one, place) => coinOf(one, terms.coins[place]?.weight ?? '', candleMs));
  const coins = make();
  const beginMs = Math.max(fromMs, ...coins.map(({ candles }) => candles[0]?.knownMs ?? Number.POSITIVE_INFINITY));
  const endMs = Math.min(...coins.map(({ candles }) => candles.at(-1)?.knownMs ?? 0));
  if (coins.length === 0 || beginMs >= endMs || readPositive(terms.amount) === null) return null;
  const bought = buyAll(terms, coins, beginMs, endMs, () => undefined);
  const [start] = bought;
  if (start === undefined) return null;
  const paid = coins.reduce((sum, coin) => sum + coin.paid, 0n);
  // A second time, from the beginning, for the way there: the whole amount is known now.
  const again = make();
  const first = again.map((coin) => ticksAt(coin, start.timeMs));
  const points: SimulatedPoint[] = [];
  const every = Math.max(1, Math.ceil(bought.length / shownPoints));
  let [sofar, number] = [0n, 0];
  const note = (timeMs: number): void => {
    const worth = again.reduce((sum, coin) => sum + worthOf(coin, timeMs), 0n);
    // Before it was spent the money is worth itself.
    const atOnce = atOnceWorth(again, first, paid, timeMs);
    points.push({ timeMs, paid: moneyText(sofar), worth: moneyText(worth + paid - sofar), atOnce: moneyText(atOnce) });
  };
  buyAll(terms, again, beginMs, endMs, (spent, timeMs) => {
    sofar += spent;
    number += 1;
    if (number % every === 1 || every === 1) note(timeMs);
  });
  note(endMs);
  const worth = coins.reduce((sum, coin) => sum + worthOf(coin, endMs), 0n);
  const atOnce = atOnceWorth(coins, first, paid, endMs);
  return {
    fromMs: beginMs,
    toMs: endMs,
    rounds: bought.length,
    paid: moneyText(paid),
    worth: moneyText(worth),
    profit: moneyText(worth - paid),
    rate: rateOf(worth - paid, paid),
    atOnceProfit: moneyText(atOnce - paid),
    atOnceRate: rateOf(atOnce - paid, paid),
    points,
  };
}
