// An amount of the coin of account in units of another coin.
import type { Market } from '../markets/market.ts';

/** Rounded down or up. Refuses (RangeError) what plain numbers cannot hold. */
export function inCoin(market: Market | null, amount: bigint, up: boolean): number {
  const counted = market === null ? amount : divide(amount * BigInt(market.rules.lotUnits), priceOf(market), up);
  const value = Number(counted);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${counted} is beyond what can be counted`);
  return value;
}

const priceOf = ({ referencePriceTicks, rules }: Market): bigint => BigInt(referencePriceTicks) * BigInt(rules.tickLotUnits);

/** Towards less, or (what is never below 0) towards more. */
function divide(amount: bigint, by: bigint, up: boolean): bigint {
  const towardsZero = amount / by;
  if (towardsZero * by === amount) return towardsZero;
  if (up) return towardsZero + 1n;
  return amount < 0n ? towardsZero - 1n : towardsZero;
}
