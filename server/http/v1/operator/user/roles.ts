// Says what somebody is in copy trading.
import { setTraderRoles } from '#lib/contract/calls/v1/operator/user/roles.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { serveOperator } from '#server/http/serving/serve.ts';

export const serveSetTraderRoles = serveOperator(
  setTraderRoles,
  ['accounts'],
  async ({ email }, { accounts }) => {
    const userId = await accounts.findUser(email);
    return userId === null ? null : accounts.roles(userId);
  },
  async ({ email, mc, sp }, { accounts }) => {
    const userId = await accounts.findUser(email);
    if (userId === null || !(await accounts.setRoles(userId, { mc, sp }))) return refuse('noUser');
    const roles = await accounts.roles(userId);
    return { mc: { identity: [...roles.mc] }, sp: { identity: [...roles.sp] } };
  },
);
