// A withdrawal in the wire's words, and why one did not happen.
import type { WithdrawalRecord } from '#lib/contract/money/withdrawal.ts';
import type { Listings } from '#server/engine/listings.ts';
import { formatDecimal } from '#server/engine/units.ts';
import type { InternalTransferRefusal } from '#server/services/wallets/internal-transfers.ts';
import type { WithdrawalRow } from '#server/services/wallets/withdrawal-book.ts';
import type { WithdrawalRefusal } from '#server/services/wallets/withdrawals.ts';
import { refuse, type Refusal } from '../refusal/refusal.ts';

export function withdrawalAnswer(row: WithdrawalRow, listings: Listings): WithdrawalRecord {
  const decimals = listings.assetOf(row.coin)?.decimals ?? 0;
  return {
    withdrawalId: String(row.id),
    coin: row.coin,
    network: row.network,
    address: row.address,
    memo: row.memo,
    receiveAmount: formatDecimal(row.amountUnits, decimals),
    fee: formatDecimal(row.feeUnits, decimals),
    state: row.state,
    reason: row.state === 'review' && row.needsApproval ? 'approval' : row.reason,
    transactionId: row.transactionId ?? '',
    confirmations: row.confirmations,
    requiredConfirmations: row.requiredConfirmations,
    createTimeMs: row.createdAtMs,
    updateTimeMs: row.updatedAtMs,
  };
}

/** An amount in millionths, as decimal text. */
export const microsText = (micros: number): string => formatDecimal(BigInt(micros), 6);

/** The refusals of withdrawals, and of what is sent to another user. */
export function withdrawalRefusal(refused: WithdrawalRefusal | InternalTransferRefusal): Refusal {
  switch (refused.reason) {
    case 'insufficient-balance':
      return refuse('insufficientBalance');
    case 'account-in-debt':
      return refuse('accountInDebt');
    case 'name-taken':
      return refuse('transferNameTaken');
    case 'wrong-code':
      return refuse('wrongWithdrawalCode');
    case 'code-expired':
      return refuse('withdrawalCodeExpired');
    case 'not-cancellable':
      return refuse('withdrawalNotPending');
    case 'unknown':
      return refuse('unknownWithdrawal');
    case 'held':
      return refuse('withdrawalsHeld', { untilMs: refused.untilMs });
    case 'stopped':
      return refuse('withdrawalsStopped');
    case 'daily-limit':
      return refuse('withdrawalLimit', { left: microsText(refused.leftMicros), coin: 'USDT' });
    case 'already-voted':
      return refuse('operatorHasSpoken');
    case 'unknown-receiver':
      return refuse('unknownReceiver');
    case 'not-in-review':
      return refuse('withdrawalNotInReview');
  }
}

export const answerOrRefuse = (outcome: WithdrawalRow | WithdrawalRefusal, listings: Listings): WithdrawalRecord | Refusal =>
  'id' in outcome ? withdrawalAnswer(outcome, listings) : withdrawalRefusal(outcome);
