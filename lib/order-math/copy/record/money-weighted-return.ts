// The return of followers on their own money: what they made ÷ the money that they had with a leader, for as long as it was there.
import { divideDown } from '../../amounts/divide-whole.ts';

const shareScale = 100_000_000n;

type MoneyFlow = {
  readonly timeMs: number;
  /** Above zero: put in; below: taken out. Whole units. */
  readonly units: number;
};

type Period = {
  readonly fromMs: number;
  readonly toMs: number;
  /** The worth at the begin of the period. */
  readonly beginUnits: number;
  /** Made in the period, after fees and shares. */
  readonly gainUnits: number;
  readonly flows: readonly MoneyFlow[];
};

/**
 * Modified Dietz: gain ÷ (begin + each flow × the part of the period that was left when it came). In 10⁻⁸, rounded down. Null: no money
 * was there. Unlike an internal rate of return it has one value always, and can be worked out on paper.
 * Source: P. Dietz, 1966; CFA Institute, Global Investment Performance Standards, "Modified Dietz".
 */
export function moneyWeightedReturn({ fromMs, toMs, beginUnits, gainUnits, flows }: Period): number | null {
  const spanMs = BigInt(toMs - fromMs);
  const moneyTime = flows.reduce((sum, { timeMs, units }) => sum + BigInt(units) * BigInt(toMs - timeMs), BigInt(beginUnits) * spanMs);
  return moneyTime <= 0n ? null : Number(divideDown(BigInt(gainUnits) * spanMs * shareScale, moneyTime));
}
