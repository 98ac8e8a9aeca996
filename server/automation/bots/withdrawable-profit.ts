// The profit of a bot that may be taken out, as most kinds count it.
import type { WithdrawableProfit } from './registered-kind.ts';

export const atMost = (profit: bigint, free: bigint): bigint => (profit < 0n ? 0n : profit < free ? profit : free);

/** The profit of matched pairs that was not taken out yet, as far as it lies free. */
export const matchedProfit: WithdrawableProfit = ({ figures, returnedUnits, profitShare }, free) =>
  atMost(BigInt(figures.matchedUnits - returnedUnits - (profitShare?.paidUnits ?? 0)), free);

/** Everything above what was put in: coins are sold for it. */
export const profitAboveInvested: WithdrawableProfit = ({ equityUnits, investedUnits, addedUnits }) => {
  const profit = BigInt(equityUnits - investedUnits - addedUnits);
  return profit < 0n ? 0n : profit;
};
