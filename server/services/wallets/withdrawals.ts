// The port of withdrawals: the user's requests, confirmations and cancellations, and the votes of the venue's people.
import type { WithdrawalPage, WithdrawalRow, WithdrawalVote } from './withdrawal-book.ts';
import type { CoinNetwork } from './coin-listing.ts';
import type { Owner } from './wallets.ts';

/** A requested withdrawal; checked for its form before. */
export type WithdrawalRequest = {
  readonly coin: string;
  readonly network: CoinNetwork;
  readonly address: string;
  readonly memo: string;
  /** The amount that arrives. */
  readonly amountUnits: bigint;
  readonly feeUnits: bigint;
  /** The worth of amount and fee together, in millionths of a USDT. */
  readonly worthMicros: number;
  /** The caller's own name for it: asked for twice, it is one; anything else under it is refused. */
  readonly clientOid: string | null;
};

export type WithdrawalRefusal =
  | {
      readonly reason:
        | 'insufficient-balance'
        | 'account-in-debt'
        | 'name-taken'
        | 'wrong-code'
        | 'code-expired'
        | 'not-cancellable'
        | 'unknown';
    }
  /** Until when withdrawals wait after a change of the account's security. */
  | { readonly reason: 'held'; readonly untilMs: number }
  | { readonly reason: 'daily-limit'; readonly leftMicros: number }
  | { readonly reason: 'already-voted' | 'not-in-review' }
  /** An operator has stopped all of them. */
  | { readonly reason: 'stopped' };

export type Withdrawals = {
  /** Holds the money and sends the owner a code. `limitMicros`: what may leave in 24 hours. */
  apply(owner: Owner, request: WithdrawalRequest, limitMicros: number): Promise<WithdrawalRow | WithdrawalRefusal>;
  /** The code that the owner was sent. Five wrong ones, or half an hour, and it is cancelled. */
  confirm(owner: Owner, id: number, code: string): Promise<WithdrawalRow | WithdrawalRefusal>;
  /** Only while it is pending. */
  cancel(owner: Owner, id: number): Promise<WithdrawalRow | WithdrawalRefusal>;
  page(page: WithdrawalPage): Promise<readonly WithdrawalRow[]>;
  votes(id: number): Promise<readonly WithdrawalVote[]>;
  /** In millionths of a USDT, of the last 24 hours. */
  usedToday(userId: string): Promise<number>;
  /** An operator lets one that is in review go, or not. Above the hot wallet's limit two have to agree; one is enough to reject. */
  vote(id: number, operator: string, approves: boolean): Promise<WithdrawalRow | WithdrawalRefusal>;
  /** The withdrawals of an account's coin that have not left fail: a deposit that they may have been paid from was undone. */
  failOpen(accountId: number, coin: string): Promise<void>;
  /** Does what waits for time: codes that expired, holds that are over, networks that had not answered. */
  tick(): Promise<void>;
  close(): Promise<void>;
};
