// The withdrawals that a stop has left half done, and those that wait for time, are looked at again.
import type { WithdrawalBook, WithdrawalRow } from '#server/services/wallets/withdrawal-book.ts';
import { moneyIn } from '#server/services/wallets/withdrawal-state.ts';
import type { WithdrawalSteps } from './withdrawal-steps.ts';

type LookOptions = {
  readonly book: WithdrawalBook;
  readonly steps: WithdrawalSteps;
  readonly review: (id: number) => Promise<void>;
  readonly log: { error(details: object, message: string): void };
  readonly now: () => number;
};

const beingAskedMs = 60_000;

export function lookAtUnfinished({ book, steps, review, log, now }: LookOptions): (atStart: boolean) => Promise<void> {
  const bringMoney = async (row: WithdrawalRow): Promise<void> => {
    const refused = await steps.inTurn(row.id, async () => {
      const fresh = await book.find(row.id);
      return fresh === null ? null : steps.moveMoney(fresh);
    });
    if (refused !== null && row.state === 'pending') await steps.inTurn(row.id, () => steps.step(row, 'failed', { reason: refused }));
    else if (refused !== null) throw new Error(`the money of withdrawal ${row.id} is not where it has to be: ${refused}`);
  };

  const lookAgain = async (row: WithdrawalRow, atStart: boolean): Promise<void> => {
    // One that is being asked for right now is its own call's affair.
    if (row.money === 'none' && now() - row.createdAtMs < beingAskedMs && !atStart) return;
    if (row.money !== moneyIn[row.state]) await bringMoney(row);
    if (row.state === 'pending' && row.codeExpiresAtMs <= now()) await steps.inTurn(row.id, () => steps.cancel(row, 'expired'));
    if (row.state === 'review') await review(row.id);
  };

  return async (atStart) => {
    for (const row of await book.unfinished()) {
      await lookAgain(row, atStart).catch((error: unknown) => log.error({ err: error, withdrawalId: row.id }, 'a withdrawal stands still'));
    }
  };
}
