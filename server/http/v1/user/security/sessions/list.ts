// Lists the sessions that are open.
import { getSessions } from '#lib/contract/calls/v1/user/security/sessions/list.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveSessions = serveUser(getSessions, ['accounts'], async (_request, { userId, sessionId }, { accounts }) => ({
  list: (await accounts.sessions(userId)).map((open) => ({
    sessionId: open.sessionId,
    address: open.address,
    device: open.device,
    openTimeMs: open.openedAtMs,
    seenTimeMs: open.seenAtMs,
    current: open.sessionId === sessionId,
  })),
}));
