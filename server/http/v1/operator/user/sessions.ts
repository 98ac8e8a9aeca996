// Ends all sessions of a user.
import { endUserSessions } from '#lib/contract/calls/v1/operator/user/sessions.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { serveOperator } from '#server/http/serving/serve.ts';

export const serveEndUserSessions = serveOperator(
  endUserSessions,
  ['accounts'],
  async ({ email }, { accounts }) => {
    const userId = await accounts.findUser(email);
    return userId === null ? null : { sessions: (await accounts.sessions(userId)).length };
  },
  async ({ email }, { accounts }) => {
    const userId = await accounts.findUser(email);
    if (userId === null) return refuse('noUser');
    return { ended: await accounts.endSessions(userId, { keep: '' }) };
  },
);
