// Changes the password; whoever else was in has to come in again.
import { changePassword } from '#lib/contract/calls/v1/user/security/password/change.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveChangePassword = serveUser(
  changePassword,
  ['accounts', 'security'],
  async ({ password }, { userId, sessionId }, { accounts, security }) => {
    if ((await accounts.changePassword(userId, password)) === 'weak-password') return refuse('weakPassword');
    await security.passwordChanged(userId);
    return { endedSessions: await accounts.endSessions(userId, { keep: sessionId }) };
  },
);
