// Ends every other session.
import { revokeOtherSessions } from '#lib/contract/calls/v1/user/security/sessions/revokeOthers.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveRevokeOtherSessions = serveUser(
  revokeOtherSessions,
  ['accounts'],
  async (_request, { userId, sessionId }, { accounts }) => ({
    endedSessions: await accounts.endSessions(userId, { keep: sessionId }),
  }),
);
