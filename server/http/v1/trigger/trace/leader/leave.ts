// Ends somebody's leading of a line.
import { stopLeading } from '#lib/contract/calls/v1/trigger/trace/leader/leave.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveStopLeading = serveUser(stopLeading, ['leaders'], async ({ line }, { accountId }, { leaders }) => {
  const refused = await leaders.leave(accountId, line);
  return refused === null ? {} : refuse(refused.refused, refused.params);
});
