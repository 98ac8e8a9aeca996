// The transfers that users send each other inside the venue.
import type { RejectReason } from '#server/engine/reject.ts';
import type { internalTransfers } from '#server/store/schema/withdrawals.ts';
import type { Owner } from './wallets.ts';

export type InternalTransferRow = typeof internalTransfers.$inferSelect;

export type InternalTransferRequest = {
  readonly to: Owner;
  readonly coin: string;
  readonly amountUnits: bigint;
  /** In millionths of a USDT. */
  readonly worthMicros: number;
  readonly clientOid: string | null;
};

export type InternalTransferRefusal =
  | { readonly reason: 'held'; readonly untilMs: number }
  | { readonly reason: 'daily-limit'; readonly leftMicros: number }
  | { readonly reason: typeof RejectReason.insufficientBalance | typeof RejectReason.accountInDebt | 'unknown-receiver' | 'name-taken' };

export type InternalTransfers = {
  /** Done at once, or not at all. Asked for twice under one client id, it is one; anything else under it is refused. */
  send(owner: Owner, request: InternalTransferRequest, limitMicros: number): Promise<InternalTransferRow | InternalTransferRefusal>;
  /** Sent and received, newest first. */
  page(userId: string, page: { readonly before?: number | undefined; readonly limit: number }): Promise<readonly InternalTransferRow[]>;
};
