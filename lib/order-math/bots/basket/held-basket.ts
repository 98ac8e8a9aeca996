// Money that was put in several coins at once and kept so, at the closes of their candles.
import { Amount, readAmount, readPositive, ROUND_DOWN, writeAmount, writeResult } from '../../amounts/amount.ts';
import type { PastCandle } from './past-candle.ts';

/** `candles` null: the coin that is paid with, whose price does not change. A coin of no weight is left out. */
export type BasketPart = { readonly weight: string; readonly candles: readonly PastCandle[] | null };

export type HeldBasket = {
  /** From the first moment at which all coins have a price. Values have two decimals, rounded down. */
  readonly points: readonly { readonly timeMs: number; readonly value: string }[];
  /** The change until the last moment: a signed share. */
  readonly rate: string;
};

type Priced = { readonly weight: Amount; readonly first: Amount; readonly closes: ReadonlyMap<number, Amount> };

/** Without fees; weights count by their share of their sum. Null: there are fewer than two moments with a price for every coin. */
export function heldBasket(money: string, parts: readonly BasketPart[], candleMs: number): HeldBasket | null {
  const paid = readPositive(money);
  const weighed = parts.flatMap(({ weight, candles }) => {
    const share = readPositive(weight);
    return share === null ? [] : [{ share, candles }];
  });
  const all = weighed.flatMap(({ candles }) => (candles === null ? [] : [candles]));
  const fromMs = Math.max(...all.map(([first]) => first?.openMs ?? Number.POSITIVE_INFINITY));
  const opens = (all[0] ?? []).map(({ openMs }) => openMs).filter((openMs) => openMs >= fromMs);
  if (paid === null || opens.length < 2) return null;
  const sum = weighed.reduce((total, { share }) => total.plus(share), new Amount(0));
  const priced: Priced[] = [];
  let worth = new Amount(0);
  for (const { share, candles } of weighed) {
    if (candles === null) {
      worth = worth.plus(share);
      continue;
    }
    const closes = new Map<number, Amount>();
    let [last, place]: [Amount | null, number] = [null, 0];
    for (const openMs of opens) {
      // A market without a candle for that time keeps its last close.
      for (; (candles[place]?.openMs ?? Number.POSITIVE_INFINITY) <= openMs; place += 1) last = readAmount(candles[place]?.close ?? '');
      if (last !== null) closes.set(openMs, last);
    }
    const first = closes.get(fromMs);
    if (first === undefined || first.isZero()) return null;
    priced.push({ weight: share, first, closes });
  }
  const values = opens.map((openMs) =>
    priced
      .reduce((total, { weight, first, closes }) => total.plus(weight.times(closes.get(openMs) ?? first).dividedBy(first)), worth)
      .times(paid)
      .dividedBy(sum),
  );
  return {
    points: values.map((value, place) => ({
      timeMs: (opens[place] ?? 0) + candleMs,
      value: writeAmount(value.toDecimalPlaces(2, ROUND_DOWN)),
    })),
    rate: writeResult((values.at(-1) ?? paid).minus(paid).dividedBy(paid)),
  };
}
