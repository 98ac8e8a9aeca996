// Logs in an operator. Whoever is no operator learns so only after password and second factor were right.
import { logInOperator } from '#lib/contract/calls/v1/admin/login.ts';
import { passPassword, waitFor } from '#server/http/access/pass-password.ts';
import { Refusal, refuse } from '#server/answers/refusal/refusal.ts';
import { servePublic } from '#server/http/serving/serve.ts';

export const serveLogInOperator = servePublic(
  logInOperator,
  ['accounts', 'security', 'caller', 'cookies', 'setCookies'],
  async ({ email, password, code }, visit) => {
    const { accounts, security, caller, cookies, setCookies } = visit;
    const first = await passPassword({ email, password }, visit);
    if (first instanceof Refusal) return first;
    const { userId, ticket } = first;
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
    setCookies([...lines, security.knownDevices.remember(cookies, email)]);
    return { userId: session.userId, userName: session.userName };
  },
);
