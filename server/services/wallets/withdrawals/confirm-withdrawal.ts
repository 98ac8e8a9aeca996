// The owner's code for a withdrawal: right, it goes into review; five wrong ones, or too late, and it is cancelled.
import type { WithdrawalBook, WithdrawalRow } from '#server/services/wallets/withdrawal-book.ts';
import type { WithdrawalRefusal } from '#server/services/wallets/withdrawals.ts';
import { hashOfCode } from './withdrawal-code.ts';
import type { WithdrawalSteps } from './withdrawal-steps.ts';

type ConfirmationOptions = {
  readonly book: WithdrawalBook;
  readonly steps: WithdrawalSteps;
  readonly heldUntilMs: (userId: string) => Promise<number>;
  readonly areStopped: () => Promise<boolean>;
  readonly now: () => number;
};

const maxTries = 5;

export function confirmWithdrawal({ book, steps, heldUntilMs, areStopped, now }: ConfirmationOptions) {
  return (userId: string, id: number, code: string): Promise<WithdrawalRow | WithdrawalRefusal> =>
    steps.inTurn(id, async (): Promise<WithdrawalRow | WithdrawalRefusal> => {
      if (await areStopped()) return { reason: 'stopped' };
      const tries = await book.countTry(id);
      const row = await book.find(id);
      if (tries === null || row === null) return { reason: 'unknown' };
      if (row.codeExpiresAtMs <= now() || tries > maxTries) {
        await steps.cancel(row, tries > maxTries ? 'wrong-codes' : 'expired');
        return { reason: 'code-expired' };
      }
      if (hashOfCode(code, row.address) !== row.codeHash) {
        if (tries < maxTries) return { reason: 'wrong-code' };
        await steps.cancel(row, 'wrong-codes');
        return { reason: 'code-expired' };
      }
      const untilMs = await heldUntilMs(userId);
      if (untilMs > now()) return { reason: 'held', untilMs };
      return (await steps.step(row, 'review')) ?? { reason: 'unknown' };
    });
}
