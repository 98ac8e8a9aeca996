// All that the page to withdraw shows, as the exchange tells it.
import type { ResponseOf } from '#lib/contract/call.ts';
import type { getAssets } from '#lib/contract/calls/v1/assets/getAssets.ts';
import type { getAddressBook } from '#lib/contract/calls/v1/assets/withdraw/address/list.ts';
import type { getWithdrawConfig } from '#lib/contract/calls/v1/assets/withdraw/config.ts';
import type { getSecurity } from '#lib/contract/calls/v1/user/security/overview.ts';
import type { InternalTransfer } from '#lib/contract/money/internal-transfer.ts';
import type { WithdrawalRecord } from '#lib/contract/money/withdrawal.ts';

export type WithdrawScene = {
  readonly config: ResponseOf<typeof getWithdrawConfig>;
  readonly balances: ResponseOf<typeof getAssets>['list'];
  readonly records: readonly WithdrawalRecord[];
  /** Sent to and received from other users. */
  readonly internal: readonly InternalTransfer[];
  /** The proofs that are set up. */
  readonly security: Pick<ResponseOf<typeof getSecurity>, 'hasPin' | 'hasAuthenticator'>;
  readonly book: ResponseOf<typeof getAddressBook>;
};
