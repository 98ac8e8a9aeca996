// What each refusal of the core is called in the catalogue.
import type { ErrorKey } from '#lib/contract/errors.ts';
import { RejectReason } from './reject.ts';

export const rejectKeys: Readonly<Record<RejectReason, ErrorKey>> = {
  [RejectReason.unknownAccount]: 'noUser',
  [RejectReason.accountExists]: 'internal',
  [RejectReason.unknownAsset]: 'internal',
  [RejectReason.assetExists]: 'internal',
  [RejectReason.insufficientBalance]: 'insufficientBalance',
  [RejectReason.depositAlreadyCredited]: 'internal',
  [RejectReason.invalidAmount]: 'amountBelowMinimum',
  [RejectReason.unknownMarket]: 'symbolNotOpen',
  [RejectReason.marketExists]: 'internal',
  [RejectReason.invalidMarketRules]: 'internal',
  [RejectReason.duplicateClientOrderId]: 'duplicateClientOrderId',
  [RejectReason.invalidClientOrderId]: 'invalidField',
  [RejectReason.invalidPrice]: 'invalidPrice',
  [RejectReason.invalidQuantity]: 'invalidQuantity',
  [RejectReason.quantityBelowMinimum]: 'quantityBelowMinimum',
  [RejectReason.quantityAboveMaximum]: 'quantityAboveMaximum',
  [RejectReason.notionalBelowMinimum]: 'amountBelowMinimum',
  [RejectReason.notionalAboveMaximum]: 'amountAboveMaximum',
  [RejectReason.priceAboveBand]: 'priceHigh',
  [RejectReason.priceBelowBand]: 'priceLow',
  [RejectReason.invalidTimeInForce]: 'invalidTimeInForce',
  [RejectReason.postOnlyWouldTake]: 'postOnlyWouldTake',
  [RejectReason.fillOrKillUnfilled]: 'fillOrKillUnfilled',
  [RejectReason.noLiquidity]: 'noLiquidity',
  [RejectReason.openOrderLimit]: 'openOrderLimit',
  [RejectReason.unknownOrder]: 'unknownOrder',
  [RejectReason.orderNotOpen]: 'orderNotOpen',
  // Whose order it is, is nobody's business.
  [RejectReason.notOrderOwner]: 'unknownOrder',
  [RejectReason.nothingToAmend]: 'nothingToAmend',
  [RejectReason.marketCancelOnly]: 'marketCancelOnly',
  [RejectReason.marketHalted]: 'marketHalted',
  [RejectReason.invalidDisplay]: 'invalidDisplay',
  [RejectReason.invalidExit]: 'invalidExit',
  [RejectReason.linkedOrder]: 'linkedOrder',
  [RejectReason.unknownPlan]: 'unknownPlan',
  [RejectReason.planNotOpen]: 'planNotOpen',
  [RejectReason.openPlanLimit]: 'openPlanLimit',
  [RejectReason.invalidTrigger]: 'invalidTrigger',
  [RejectReason.triggerReached]: 'triggerReached',
  [RejectReason.noWatchedPrice]: 'noWatchedPrice',
  [RejectReason.invalidCallback]: 'invalidCallback',
  [RejectReason.invalidSlices]: 'invalidSlices',
  [RejectReason.invalidTimeout]: 'invalidTimeout',
  [RejectReason.countdownLimit]: 'countdownLimit',
  [RejectReason.internal]: 'internal',
};

const isReason = (text: string): text is RejectReason => Object.hasOwn(rejectKeys, text);

/** The key of a refusal; any other reason (requested, linked, unfilled) is its own word. */
export const reasonKey = (reason: string): string => (isReason(reason) ? rejectKeys[reason] : reason);
