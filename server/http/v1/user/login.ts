// Begins a session; an unknown address and a wrong password get the same answer in the same time.
import { login } from '#lib/contract/calls/v1/user/login.ts';
import { enter } from '#server/http/access/enter.ts';
import { passPassword } from '#server/http/access/pass-password.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { servePublic } from '#server/http/serving/serve.ts';

export const serveLogin = servePublic(login, ['accounts', 'security', 'caller', 'cookies', 'setCookies'], async (credentials, visit) => {
  const passed = await passPassword(credentials, visit);
  if (passed instanceof Refusal) return passed;
  const { userId, ticket } = passed;
  return ticket === null ? enter(userId, { method: 'password', email: credentials.email }, visit) : { ticket };
});
