// Refusals that only borrowed money knows: traffic without it never meets one.
import { RejectReason } from '#server/engine/reject.ts';

export const marginReasons: ReadonlySet<RejectReason> = new Set([
  RejectReason.notMargined,
  RejectReason.notLent,
  RejectReason.loanLimit,
  RejectReason.lendingPoolEmpty,
  RejectReason.marginNotEnough,
  RejectReason.noDebt,
  RejectReason.invalidMarginTerms,
]);
