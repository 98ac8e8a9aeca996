// Puts somebody in the queue for a place with a leader, or takes him out of it.
import { waitForLeader } from '#lib/contract/calls/v1/trigger/trace/leader/wait.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveWaitForLeader = serveUser(
  waitForLeader,
  ['leaderQueue'],
  async ({ leaderId, line, waits }, { userId }, { leaderQueue }) => {
    const refused = await leaderQueue.wait(userId, Number(leaderId), line, waits);
    return refused === null ? { waits } : refuse(refused.refused, refused.params);
  },
);
