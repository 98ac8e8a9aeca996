// Every call about sub-accounts and roles: a part of the registry.
import type { AnyCall } from './call.ts';
import { sendToFamily } from './calls/v1/assets/subAccount/transfer.ts';
import { setTraderRoles } from './calls/v1/operator/user/roles.ts';
import { createSubAccount } from './calls/v1/user/subAccount/create.ts';
import { enterSubAccount } from './calls/v1/user/subAccount/enter.ts';
import { freezeSubAccount } from './calls/v1/user/subAccount/freeze.ts';
import { leaveSubAccount } from './calls/v1/user/subAccount/leave.ts';
import { getSubAccounts } from './calls/v1/user/subAccount/list.ts';
import { renameSubAccount } from './calls/v1/user/subAccount/rename.ts';

export const subAccountCalls = [
  getSubAccounts,
  createSubAccount,
  renameSubAccount,
  freezeSubAccount,
  enterSubAccount,
  leaveSubAccount,
  sendToFamily,
  setTraderRoles,
] as const satisfies readonly AnyCall[];
