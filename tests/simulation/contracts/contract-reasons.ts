// Refusals that only contracts know: traffic without them never meets one.
import { RejectReason } from '#server/engine/reject.ts';

export const contractReasons: ReadonlySet<RejectReason> = new Set([
  RejectReason.noMarkPrice,
  RejectReason.noPosition,
  RejectReason.positionNotEnough,
  RejectReason.riskLimit,
  RejectReason.worseThanBankruptcy,
  RejectReason.invalidLeverage,
  RejectReason.invalidHoldSide,
  RejectReason.openPositionOrOrder,
  RejectReason.notIsolated,
  RejectReason.closeOnly,
  RejectReason.contractEnded,
  RejectReason.alreadySettled,
  RejectReason.invalidFunding,
  RejectReason.unsupportedPlan,
]);
