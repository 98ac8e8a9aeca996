// Withdrawals as they are written down. A step is taken only from the state that it was decided in.
import type { WithdrawalState } from './withdrawal-state.ts';
import type { withdrawals } from '#server/store/schema/withdrawals.ts';

export type WithdrawalRow = typeof withdrawals.$inferSelect;
/** The facts of a withdrawal when it is asked for. */
type NewWithdrawal = Pick<
  WithdrawalRow,
  | 'userId'
  | 'accountId'
  | 'clientOid'
  | 'coin'
  | 'network'
  | 'address'
  | 'memo'
  | 'amountUnits'
  | 'feeUnits'
  | 'worthMicros'
  | 'state'
  | 'money'
  | 'codeHash'
  | 'codeExpiresAtMs'
  | 'requiredConfirmations'
  | 'createdAtMs'
  | 'updatedAtMs'
>;
/** The fields that may change beside the state. */
export type WithdrawalChange = Partial<
  Pick<WithdrawalRow, 'reason' | 'money' | 'needsApproval' | 'confirmations' | 'transactionId' | 'raw' | 'networkFee' | 'networkFeeCoin'>
>;

export type WithdrawalVote = { readonly operator: string; readonly approves: boolean; readonly createdAtMs: number };
export type WithdrawalPage = {
  readonly userId?: string | undefined;
  readonly coin?: string | undefined;
  readonly states?: readonly WithdrawalState[] | undefined;
  readonly before?: number | undefined;
  readonly limit: number;
};

export type WithdrawalBook = {
  /** Null: the owner has one of this client id already. */
  add(row: NewWithdrawal): Promise<WithdrawalRow | null>;
  /** One whose money was never held. */
  remove(id: number): Promise<void>;
  find(id: number): Promise<WithdrawalRow | null>;
  byClientOid(userId: string, clientOid: string): Promise<WithdrawalRow | null>;
  byTransaction(network: string, transactionId: string): Promise<WithdrawalRow | null>;
  /** Null: it is not (any more) in that state. Refuses (Error) a step that the table of states does not have. */
  move(id: number, from: WithdrawalState, to: WithdrawalState, change?: WithdrawalChange): Promise<WithdrawalRow | null>;
  note(id: number, change: WithdrawalChange): Promise<void>;
  /** Counts an attempt at the code and answers the attempts so far; null: it does not wait for one. */
  countTry(id: number): Promise<number | null>;
  /** On their way, with money that is not where it has to be, or confirmed and not yet beyond undoing. Oldest first. */
  unfinished(): Promise<readonly WithdrawalRow[]>;
  /** Newest first. */
  page(page: WithdrawalPage): Promise<readonly WithdrawalRow[]>;
  /** The worth of an owner's withdrawals since a moment, without returned ones, with transfers to other users; in millionths of a USDT. */
  worthSince(userId: string, sinceMs: number): Promise<number>;
  /** The worth that the hot wallet has paid out without anybody's approval, over all users. */
  unapprovedWorthSince(sinceMs: number): Promise<number>;
  /** False: this operator has spoken already. */
  vote(id: number, vote: WithdrawalVote): Promise<boolean>;
  votes(id: number): Promise<readonly WithdrawalVote[]>;
};
