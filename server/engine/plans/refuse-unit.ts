// The unit of a plan's size: what is the same for all kinds in a spot market, and in a contract.
import { Side } from '#lib/contract/enums.ts';
import { closesOnly } from '../accounts/positions/holding.ts';
import { RejectReason } from '../reject.ts';
import type { PlanRequest } from './plan-request.ts';

export const isWhole = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;
export const isPositive = (value: number): boolean => Number.isSafeInteger(value) && value > 0;

/** A size is given once: sells by quantity, buys as their kind says. */
export function refuseSpotUnit(
  { side, quantityLots, amountUnits }: PlanRequest,
  refuseBuy: (byAmount: boolean) => RejectReason | null,
): RejectReason | null {
  if (!isWhole(quantityLots)) return RejectReason.invalidQuantity;
  if (!isWhole(amountUnits)) return RejectReason.invalidAmount;
  const byAmount = amountUnits > 0;
  if (byAmount && quantityLots > 0) return RejectReason.invalidAmount;
  if (!byAmount && quantityLots === 0) return RejectReason.invalidQuantity;
  if (side === Side.sell) return byAmount ? RejectReason.invalidAmount : null;
  return refuseBuy(byAmount);
}

/** A buy that may execute at market is given by amount, or by quantity where the command says that it may be. */
export const refuseBuyAtMarket =
  ({ quantityAtMarket = false }: PlanRequest, isAtMarket: boolean) =>
  (byAmount: boolean): RejectReason | null =>
    !byAmount && isAtMarket && !quantityAtMarket ? RejectReason.invalidQuantity : null;

/** True if it closes whatever there is of a position when it executes. */
export const closesAll = ({ side, quantityLots, ...words }: PlanRequest): boolean => quantityLots === 0 && closesOnly(side, words);

/** Contracts are sized in lots; a kind that may close all of a position does so with a quantity of 0. */
export function refuseContractUnit(request: PlanRequest, mayCloseAll: boolean): RejectReason | null {
  if (request.amountUnits !== 0) return RejectReason.invalidAmount;
  return (mayCloseAll && closesAll(request)) || isPositive(request.quantityLots) ? null : RejectReason.invalidQuantity;
}
