// The second step: a code lets in whoever has the ticket.
import { loginWithCode } from '#lib/contract/calls/v1/user/login/code.ts';
import { enter } from '#server/http/access/enter.ts';
import { waitFor } from '#server/http/access/pass-password.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { servePublic } from '#server/http/serving/serve.ts';

export const serveLoginWithCode = servePublic(
  loginWithCode,
  ['security', 'caller', 'accounts', 'cookies', 'setCookies'],
  async ({ ticket, code }, visit) => {
    const passed = await visit.security.loginGuard.passCode(ticket, code, visit.caller);
    if ('userId' in passed) return enter(passed.userId, { method: 'code' }, visit);
    if (passed.reason === 'too-many-attempts') return waitFor(passed.waitMs);
    return refuse(passed.reason === 'ticket-over' ? 'ticketOver' : 'wrongVerification');
  },
);
