// Gives a user the role of an operator, or takes it away.
import { setOperator } from '#lib/contract/calls/v1/operator/user/operator.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { serveOperator } from '#server/http/serving/serve.ts';

export const serveSetOperator = serveOperator(
  setOperator,
  ['accounts', 'security'],
  async ({ email }, { accounts }) => {
    const userId = await accounts.findUser(email);
    return userId === null ? null : { operator: await accounts.mayOperate(userId) };
  },
  async ({ email, operator }, { accounts, security }) => {
    const userId = await accounts.findUser(email);
    if (userId === null) return refuse('noUser');
    await accounts.setOperator(userId, operator);
    return { operator, hasAuthenticator: (await security.guarded(userId)).hasAuthenticator };
  },
);
