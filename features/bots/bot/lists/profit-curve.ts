// The profit of a bot through time, from its trades and the prices of the candles. Pixels need no exactness.
import type { SpotFill } from '#lib/contract/order.ts';
import type { Candle } from '#lib/contract/market.ts';
import type { CurveMoment } from '../../backtest/equity-curves.tsx';

type Traded = Pick<SpotFill, 'timeMs' | 'side' | 'price' | 'quantity' | 'fee' | 'feeCoin'>;

type Begun = {
  readonly startMs: number;
  /** Coins of the base that were put in. */
  readonly baseInvestment: string;
  readonly baseCoin: string;
};

/** The profits of several markets in one, at the moments of the first one's candles; others count as they last were. */
export function summedCurves([first = [], ...others]: readonly (readonly CurveMoment[])[]): readonly CurveMoment[] {
  const places = others.map(() => -1);
  return first.map(({ timeMs, worth }): CurveMoment => {
    let sum = worth;
    for (const [at, curve] of others.entries()) {
      let place = places[at] ?? -1;
      while ((curve[place + 1]?.timeMs ?? Number.POSITIVE_INFINITY) <= timeMs) place += 1;
      places[at] = place;
      sum += curve[place]?.worth ?? 0;
    }
    return { timeMs, worth: sum, other: null };
  });
}

/**
 * Cash that came and went, and the coins held at the candle's close, against what was put in. `fills`: all of them, in any order; `candles`:
 * oldest first. A contract's profit is the same sum: its coins count below zero for a short.
 */
export function profitCurve(
  { startMs, baseInvestment, baseCoin }: Begun,
  fills: readonly Traded[],
  candles: readonly Candle[],
): readonly CurveMoment[] {
  const inOrder = fills.toSorted((one, other) => one.timeMs - other.timeMs);
  const shown = candles.filter(([openMs], place) => (candles[place + 1]?.[0] ?? openMs + 1) > startMs);
  const firstPrice = Number(inOrder[0]?.price ?? shown[0]?.[4] ?? '0');
  let [cash, coins, next] = [0, Number(baseInvestment), 0];
  const before = coins * firstPrice;
  return shown.map(([openMs, , , , close], place): CurveMoment => {
    const endMs = shown[place + 1]?.[0] ?? Number.POSITIVE_INFINITY;
    for (let fill = inOrder[next]; fill !== undefined && fill.timeMs < endMs; fill = inOrder[next]) {
      const [price, quantity, fee] = [Number(fill.price), Number(fill.quantity), Number(fill.fee)];
      const sign = fill.side === 'buy' ? 1 : -1;
      cash -= sign * price * quantity;
      coins += sign * quantity;
      if (fill.feeCoin === baseCoin) coins -= fee;
      else cash -= fee;
      next += 1;
    }
    const price = Number(close);
    return { timeMs: Math.max(openMs, startMs), worth: cash + coins * price - before, other: null };
  });
}
