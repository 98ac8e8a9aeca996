// Begins a session; an unknown address and a wrong password get the same answer.
import { login } from '#lib/contract/calls/v1/user/login.ts';
import { refuse } from '#server/http/refusal.ts';
import { servePublic } from '#server/http/serve.ts';

export const serveLogin = servePublic(login, async ({ email, password }, { accounts, attempt, setCookies }) => {
  const tooMany = await attempt(email);
  if (tooMany !== null) return tooMany;
  const entered = await accounts.login({ email, password });
  if (entered === null) return refuse('wrongCredentials');
  setCookies(entered.setCookies);
  return { userId: entered.session.userId, userName: entered.session.userName };
});
