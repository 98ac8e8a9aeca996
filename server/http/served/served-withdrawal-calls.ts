// The calls about coins that leave, as they are served.
import type { Served } from '../serving/serve.ts';
import { serveAddAddress } from '../v1/assets/withdraw/address/add.ts';
import { serveAddressBook } from '../v1/assets/withdraw/address/list.ts';
import { serveRemoveAddress } from '../v1/assets/withdraw/address/remove.ts';
import { serveSetWhitelist } from '../v1/assets/withdraw/address/whitelist.ts';
import { serveApplyWithdrawal } from '../v1/assets/withdraw/apply.ts';
import { serveCancelWithdrawal } from '../v1/assets/withdraw/cancel.ts';
import { serveWithdrawConfig } from '../v1/assets/withdraw/config.ts';
import { serveConfirmWithdrawal } from '../v1/assets/withdraw/confirm.ts';
import { serveWithdrawals } from '../v1/assets/withdraw/records.ts';
import { serveReceiver } from '../v1/assets/withdraw/internal/receiver.ts';
import { serveInternalTransfers } from '../v1/assets/withdraw/internal/records.ts';
import { serveSendToUser } from '../v1/assets/withdraw/internal/send.ts';
import { serveListReviews } from '../v1/operator/withdrawals/list.ts';
import { serveVoteOnWithdrawal } from '../v1/operator/withdrawals/vote.ts';
import { serveInbox } from '../v1/user/inbox/list.ts';

export const servedWithdrawalCalls: readonly Served[] = [
  serveWithdrawConfig,
  serveApplyWithdrawal,
  serveConfirmWithdrawal,
  serveCancelWithdrawal,
  serveWithdrawals,
  serveAddressBook,
  serveAddAddress,
  serveRemoveAddress,
  serveSetWhitelist,
  serveReceiver,
  serveSendToUser,
  serveInternalTransfers,
  serveInbox,
  serveListReviews,
  serveVoteOnWithdrawal,
];
