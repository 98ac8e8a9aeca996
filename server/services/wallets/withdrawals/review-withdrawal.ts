// The review of a confirmed withdrawal: the hot wallet pays it by itself, or people agree first; then it is signed and sent.
import type { Chain } from '#server/services/wallets/chain.ts';
import type { Turns } from '#server/services/wallets/turns.ts';
import type { WithdrawalBook, WithdrawalRow } from '#server/services/wallets/withdrawal-book.ts';
import { payoutOf } from './follow-payouts.ts';
import type { WithdrawalSteps } from './withdrawal-steps.ts';

type ReviewOptions = {
  readonly book: WithdrawalBook;
  readonly steps: WithdrawalSteps;
  readonly chain: Pick<Chain, 'sign' | 'broadcast'>;
  readonly turns: Turns;
  readonly heldUntilMs: (userId: string) => Promise<number>;
  readonly areStopped: () => Promise<boolean>;
  readonly hotWalletMicros: number;
  readonly log: { error(details: object, message: string): void };
  readonly now: () => number;
};

const dayMs = 24 * 60 * 60_000;
const approvalsNeeded = 2;

/** Looks at one in review, and sends it when nothing stands in the way. A network that does not answer now is asked again later. */
export function reviewWithdrawal(options: ReviewOptions): (id: number) => Promise<void> {
  const { book, steps, chain, turns, heldUntilMs, areStopped, hotWalletMicros, log, now } = options;

  /** 'go' if the hot wallet may pay it by itself, or enough people have agreed. One person who rejects is enough against it. */
  const clearance = async (row: WithdrawalRow): Promise<'go' | 'wait' | 'reject'> => {
    const votes = await book.votes(row.id);
    if (votes.some(({ approves }) => !approves)) return 'reject';
    if (!row.needsApproval) {
      const paid = await book.unapprovedWorthSince(now() - dayMs);
      if (paid + row.worthMicros <= hotWalletMicros) return 'go';
      await book.note(row.id, { needsApproval: true });
    }
    return votes.length >= approvalsNeeded ? 'go' : 'wait';
  };

  /** One at a time: two at once must not both find room. */
  const review = (id: number): Promise<void> =>
    turns.take('review', async () => {
      const row = await book.find(id);
      if (row?.state !== 'review') return;
      const verdict = await clearance(row);
      if (verdict === 'reject') {
        await steps.step(row, 'failed', { reason: 'rejected' });
        return;
      }
      if (verdict === 'wait' || (await areStopped()) || (await heldUntilMs(row.userId)) > now()) return;
      const signed = await chain.sign(payoutOf(row));
      const { transactionId, raw, networkFee, networkFeeCoin } = signed;
      const sent = await steps.step(row, 'sent', { transactionId, raw, networkFee, networkFeeCoin });
      if (sent !== null) await chain.broadcast(payoutOf(sent), signed, 0);
    });

  return (id) => review(id).catch((error: unknown) => log.error({ err: error, withdrawalId: id }, 'a withdrawal could not be sent yet'));
}
