// Changes the share of profit that a leader asks for.
import { setLeaderShare } from '#lib/contract/calls/v1/trigger/trace/leader/share.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveSetLeaderShare = serveUser(setLeaderShare, ['leaders'], async ({ line, sharePercent }, { accountId }, { leaders }) => {
  const refused = await leaders.setShare(accountId, line, sharePercent);
  return refused === null ? {} : refuse(refused.refused, refused.params);
});
