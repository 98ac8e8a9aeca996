// Refusals that only bots meet: traffic without them never does.
import { RejectReason } from '#server/engine/reject.ts';

export const strategyReasons: ReadonlySet<RejectReason> = new Set([
  RejectReason.strategyAccount,
  RejectReason.strategyLimit,
  RejectReason.invalidStrategyName,
  RejectReason.invalidInstruction,
  RejectReason.stepTaken,
  RejectReason.stepSkipped,
  RejectReason.subscriberLimit,
  RejectReason.ownStrategy,
]);
