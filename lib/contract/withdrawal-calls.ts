// The calls about coins that leave: a part of the registry.
import type { AnyCall } from './call.ts';
import { addAddress } from './calls/v1/assets/withdraw/address/add.ts';
import { getAddressBook } from './calls/v1/assets/withdraw/address/list.ts';
import { removeAddress } from './calls/v1/assets/withdraw/address/remove.ts';
import { setWhitelist } from './calls/v1/assets/withdraw/address/whitelist.ts';
import { applyWithdrawal } from './calls/v1/assets/withdraw/apply.ts';
import { cancelWithdrawal } from './calls/v1/assets/withdraw/cancel.ts';
import { getWithdrawConfig } from './calls/v1/assets/withdraw/config.ts';
import { confirmWithdrawal } from './calls/v1/assets/withdraw/confirm.ts';
import { getWithdrawals } from './calls/v1/assets/withdraw/records.ts';
import { getReceiver } from './calls/v1/assets/withdraw/internal/receiver.ts';
import { getInternalTransfers } from './calls/v1/assets/withdraw/internal/records.ts';
import { sendToUser } from './calls/v1/assets/withdraw/internal/send.ts';
import { listReviews } from './calls/v1/operator/withdrawals/list.ts';
import { voteOnWithdrawal } from './calls/v1/operator/withdrawals/vote.ts';
import { getInbox } from './calls/v1/user/inbox/list.ts';

export const withdrawalCalls = [
  getWithdrawConfig,
  applyWithdrawal,
  confirmWithdrawal,
  cancelWithdrawal,
  getWithdrawals,
  getAddressBook,
  addAddress,
  removeAddress,
  setWhitelist,
  getReceiver,
  sendToUser,
  getInternalTransfers,
  getInbox,
  listReviews,
  voteOnWithdrawal,
] as const satisfies readonly AnyCall[];
