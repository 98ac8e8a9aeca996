// A preset take-profit and stop-loss: whether its prices make sense for the order that carries it.
import { Side } from '#lib/contract/enums.ts';
import type { Account } from '../accounts/account.ts';
import { AccountKind } from '../identity/account-kind.ts';
import type { ExitTerms, StopTerms } from '../plans/trigger-terms.ts';
import { RejectReason } from '../reject.ts';

const isPrice = (value: number): boolean => Number.isSafeInteger(value) && value > 0;

/** How long the order of a stop may rest, at a limit alone. */
const marketAfterMsLimits = { min: 1000, max: 3_600_000 };

const isWait = (executeTicks: number, ms: number): boolean =>
  executeTicks > 0 && Number.isSafeInteger(ms) && ms >= marketAfterMsLimits.min && ms <= marketAfterMsLimits.max;

/** Trigger and execute prices that are prices at all; an execute price of 0 means at market. */
export const isSoundTrigger = ({ triggerTicks, executeTicks, marketAfterMs }: StopTerms): boolean =>
  isPrice(triggerTicks) &&
  (executeTicks === 0 || isPrice(executeTicks)) &&
  (marketAfterMs === undefined || isWait(executeTicks, marketAfterMs));

/**
 * The take-profit of a buy lies above its price and the stop-loss below; for a sell it is the other way round.
 * @param priceTicks the order's price, or the best price of the other side for a market order
 */
export function checkExit(account: Account, side: Side, priceTicks: number, exit: ExitTerms | undefined): RejectReason | null {
  if (exit === undefined) return null;
  const { takeProfit, stopLoss } = exit;
  if (account.kind !== AccountKind.user || (takeProfit === null && stopLoss === null)) return RejectReason.invalidExit;
  if ((takeProfit !== null && !isSoundTrigger(takeProfit)) || (stopLoss !== null && !isSoundTrigger(stopLoss)))
    return RejectReason.invalidTrigger;
  const above = side === Side.buy ? takeProfit : stopLoss;
  const below = side === Side.buy ? stopLoss : takeProfit;
  const sound = (above === null || above.triggerTicks > priceTicks) && (below === null || below.triggerTicks < priceTicks);
  return sound ? null : RejectReason.invalidExit;
}
