// Tells the standing of the account in copy trading.
import { getTraceIdentity } from '#lib/contract/calls/v1/trigger/trace/user/identity.ts';
import { leaderLines } from '#lib/contract/leaders/leader-line.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveTraceIdentity = serveUser(
  getTraceIdentity,
  ['accounts', 'leaders'],
  async (_request, { userId, accountId, traderIdentities }, { accounts, leaders }) => {
    const [{ mc, sp }, kept] = await Promise.all([
      accounts.roles(userId),
      Promise.all(leaderLines.map((line) => leaders.find(accountId, line))),
    ]);
    return {
      mc: { identity: [...mc] },
      sp: { identity: [...sp] },
      traderIdentities: [...traderIdentities],
      leaderId: String(accountId),
      lines: kept.flatMap((leader) =>
        leader === null ? [] : [{ line: leader.line, status: leader.status, suspended: leader.suspendedReason !== null }],
      ),
    };
  },
);
