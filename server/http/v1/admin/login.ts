// Logs in an operator. Whoever is no operator learns so only after password and second factor were right.
import { logInOperator } from '#lib/contract/calls/v1/admin/login.ts';
import { refuse } from '#server/http/serving/refusal.ts';
import { servePublic } from '#server/http/serving/serve.ts';

const waitFor = (waitMs: number) => refuse('tooManyRequests', { retryAfterSeconds: Math.ceil(waitMs / 1000) });

export const serveLogInOperator = servePublic(
  logInOperator,
  ['accounts', 'security', 'attempt', 'caller', 'setCookies'],
  async ({ email, password, code }, visit) => {
    const { accounts, security, attempt, caller, setCookies } = visit;
    const tooMany = await attempt(email);
    if (tooMany !== null) return tooMany;
    const waitMs = await security.loginGuard.beginLogin(email, caller);
    if (waitMs > 0) return waitFor(waitMs);
    const userId = await accounts.userOfPassword({ email, password });
    if (userId === null) {
      const meant = await accounts.findUser(email);
      if (meant !== null) security.loginGuard.note(meant, caller, { method: 'password', result: 'refused' });
      return refuse('wrongCredentials');
    }
    const ticket = await security.loginGuard.passPassword(userId, email, caller);
    // Without a second factor nobody is let in, whoever it is.
    if (ticket === null) return refuse('noPermission');
    const passed = await security.loginGuard.passCode(ticket, code, caller);
    if ('reason' in passed) {
      if (passed.reason === 'too-many-attempts') return waitFor(passed.waitMs);
      return refuse(passed.reason === 'ticket-over' ? 'ticketOver' : 'wrongVerification');
    }
    if (!(await accounts.mayOperate(userId))) return refuse('noPermission');
    const { session, setCookies: lines } = await accounts.open(userId, caller);
    await accounts.beginShift(session.sessionId);
    security.loginGuard.note(userId, caller, { method: 'code', result: 'entered' });
    setCookies(lines);
    return { userId: session.userId, userName: session.userName };
  },
);
