// The return of a leader by the two formulas that Bitget has published. Shares are whole numbers of 10⁻⁸.
import { divideDown } from '../../amounts/divide-whole.ts';
import type { HourStep } from './leader-hours.ts';

const hourLengthMs = 3_600_000;
const shareScale = 100_000_000n;
const fineScale = 1_000_000_000_000n;

/** The least beginning worth that the formula of 2023 divides by, in USDT. */
export const leastBeginningUsdt = '200';

/**
 * Bitget 2023: the profit since the last time money moved ÷ the worth right after it, but no less than `leastUnits`; what was reached
 * before is carried over. Each quotient is rounded down.
 * Source: https://www.bitget.com/support/articles/12560603796237
 */
export function return2023(steps: readonly HourStep[], leastUnits: number): number {
  let [carried, profit, beginning, reached] = [0n, 0n, BigInt(leastUnits), 0n];
  for (const [at, { profitUnits, flowUnits, beginUnits }] of steps.entries()) {
    if (at === 0 || flowUnits !== 0) {
      beginning = BigInt(Math.max(leastUnits, beginUnits + flowUnits));
      [carried, profit] = [reached, 0n];
    }
    profit += BigInt(profitUnits);
    reached = carried + divideDown(profit * shareScale, beginning);
  }
  return Number(reached);
}

/**
 * Bitget 12 June 2026: the sum over all hours of profit ÷ the most capital that was available in the hour. Each hour is rounded down to
 * 10⁻¹², the sum to 10⁻⁸. An hour without capital counts nothing.
 * Source: https://www.bitget.com/support/articles/12560603885593
 */
export function return2026(steps: readonly HourStep[]): number {
  const hours = new Map<number, { profit: number; available: number }>();
  for (const { hourMs, profitUnits, availableUnits } of steps) {
    const key = Math.ceil(hourMs / hourLengthMs);
    const { profit, available } = hours.get(key) ?? { profit: 0, available: 0 };
    hours.set(key, { profit: profit + profitUnits, available: Math.max(available, availableUnits) });
  }
  const sum = [...hours.values()].reduce(
    (total, { profit, available }) => (available === 0 ? total : total + divideDown(BigInt(profit) * fineScale, BigInt(available))),
    0n,
  );
  return Number(divideDown(sum, fineScale / shareScale));
}
