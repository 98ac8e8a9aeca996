// Refusals about whose an account is and which journal this is. No traffic meets them: the tests of their commands do.
import { RejectReason } from '#server/engine/reject.ts';

export const identityReasons: ReadonlySet<RejectReason> = new Set([
  RejectReason.invalidOwner,
  RejectReason.accountOwned,
  RejectReason.invalidIdentity,
  RejectReason.journalNamed,
  RejectReason.invalidInput,
]);
