// Refusals that only leaders and those who follow meet: traffic without them never does.
import { RejectReason } from '#server/engine/reject.ts';

export const leadingReasons: ReadonlySet<RejectReason> = new Set([
  RejectReason.unknownLeader,
  RejectReason.ownLeader,
  RejectReason.leaderFollows,
  RejectReason.alreadyFollows,
  RejectReason.accountLeads,
]);
