// Refusals that only unified accounts know: traffic without them never meets one.
import { RejectReason } from '#server/engine/reject.ts';

export const unifiedReasons: ReadonlySet<RejectReason> = new Set([
  RejectReason.accountUnified,
  RejectReason.modeUnchanged,
  RejectReason.marginWalletBusy,
  RejectReason.isolatedPosition,
  RejectReason.unifiedEquity,
  RejectReason.unifiedOwes,
  RejectReason.invalidUnifiedTerms,
]);
