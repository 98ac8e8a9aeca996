// Refusals that only converting knows: traffic without it never meets one.
import { RejectReason } from '#server/engine/reject.ts';

export const convertReasons: ReadonlySet<RejectReason> = new Set([
  RejectReason.noConversion,
  RejectReason.quoteExpired,
  RejectReason.quoteTaken,
  RejectReason.convertPriceMoved,
  RejectReason.convertTooThin,
  RejectReason.convertAccountEmpty,
  RejectReason.convertNotReached,
  RejectReason.convertOrderLimit,
  RejectReason.convertInDebt,
  RejectReason.invalidConvertTerms,
]);
