// Refusals that only orders between people know: traffic without them never meets one.
import { RejectReason } from '#server/engine/reject.ts';

export const c2cReasons: ReadonlySet<RejectReason> = new Set([
  RejectReason.invalidC2cTerms,
  RejectReason.advertTaken,
  RejectReason.advertUncovered,
  RejectReason.c2cOrderLimit,
  RejectReason.c2cStepClosed,
]);
