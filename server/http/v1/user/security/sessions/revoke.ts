// Ends one session.
import { revokeSession } from '#lib/contract/calls/v1/user/security/sessions/revoke.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveRevokeSession = serveUser(revokeSession, ['accounts'], async ({ sessionId }, { userId }, { accounts }) =>
  (await accounts.endSessions(userId, { only: sessionId })) > 0 ? {} : refuse('unknownSession'),
);
