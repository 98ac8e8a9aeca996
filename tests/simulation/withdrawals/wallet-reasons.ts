// Refusals that only money on its way knows: traffic without withdrawals and undone arrivals never meets one.
import { RejectReason } from '#server/engine/reject.ts';

export const walletReasons: ReadonlySet<RejectReason> = new Set([
  RejectReason.depositNotCredited,
  RejectReason.withdrawalExists,
  RejectReason.unknownWithdrawal,
  RejectReason.accountInDebt,
  RejectReason.nothingOwed,
  RejectReason.transferNameTaken,
]);
