// The calls about sub-accounts and roles, as they are served.
import type { Served } from '../serving/serve.ts';
import { serveSendToFamily } from '../v1/assets/subAccount/transfer.ts';
import { serveSetTraderRoles } from '../v1/operator/user/roles.ts';
import { serveCreateSubAccount } from '../v1/user/subAccount/create.ts';
import { serveEnterSubAccount } from '../v1/user/subAccount/enter.ts';
import { serveFreezeSubAccount } from '../v1/user/subAccount/freeze.ts';
import { serveLeaveSubAccount } from '../v1/user/subAccount/leave.ts';
import { serveSubAccounts } from '../v1/user/subAccount/list.ts';
import { serveRenameSubAccount } from '../v1/user/subAccount/rename.ts';

export const servedSubAccountCalls: readonly Served[] = [
  serveSubAccounts,
  serveCreateSubAccount,
  serveRenameSubAccount,
  serveFreezeSubAccount,
  serveEnterSubAccount,
  serveLeaveSubAccount,
  serveSendToFamily,
  serveSetTraderRoles,
];
