// Withdrawals that have left: confirmed when they are deep enough, given back when their network loses or undoes them.
import type { Chain, Payout, PayoutListener } from '#server/services/wallets/chain.ts';
import { finalDepth } from '#server/services/wallets/coin-listing.ts';
import type { WithdrawalBook, WithdrawalRow } from '#server/services/wallets/withdrawal-book.ts';
import { referenceOf, type WithdrawalSteps } from './withdrawal-steps.ts';

export const payoutOf = (row: WithdrawalRow): Payout => ({
  reference: referenceOf(row),
  network: row.network,
  coin: row.coin,
  address: row.address,
  memo: row.memo,
  amountUnits: row.amountUnits,
});

export function followPayouts(book: WithdrawalBook, steps: WithdrawalSteps): PayoutListener {
  return async (report) => {
    const known = await book.byTransaction(report.network, report.transactionId);
    if (known === null) return 'done';
    return steps.inTurn(known.id, async () => {
      const row = await book.find(known.id);
      if (row === null) return 'done';
      if (report.lost) {
        if (row.state === 'sent') await steps.step(row, 'failed', { reason: 'lost', confirmations: 0 });
        if (row.state === 'confirmed') await steps.step(row, 'reversed', { reason: 'undone', confirmations: 0 });
        return 'done';
      }
      if (row.confirmations !== report.confirmations) await book.note(row.id, { confirmations: report.confirmations });
      if (row.state === 'sent' && report.confirmations >= row.requiredConfirmations) await steps.step(row, 'confirmed');
      return report.confirmations >= finalDepth(row.requiredConfirmations) ? 'done' : 'more';
    });
  };
}

/** Those that had left when the venue stopped. */
export async function broadcastAgain(
  book: WithdrawalBook,
  chain: Pick<Chain, 'broadcast'>,
  log: { error(details: object, message: string): void },
): Promise<void> {
  for (const row of await book.unfinished()) {
    if ((row.state === 'sent' || row.state === 'confirmed') && row.transactionId !== null && row.raw !== null) {
      await chain
        .broadcast(payoutOf(row), { transactionId: row.transactionId, raw: row.raw }, row.confirmations)
        .catch((error: unknown) => log.error({ err: error, withdrawalId: row.id }, 'a withdrawal could not be broadcast again'));
    }
  }
}
