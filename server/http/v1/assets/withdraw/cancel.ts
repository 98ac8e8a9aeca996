// Cancels a withdrawal that is pending.
import { cancelWithdrawal } from '#lib/contract/calls/v1/assets/withdraw/cancel.ts';
import { serveUser } from '#server/http/serving/serve.ts';
import { answerOrRefuse } from '#server/answers/wallets/withdrawal-answer.ts';

export const serveCancelWithdrawal = serveUser(
  cancelWithdrawal,
  ['withdrawals', 'listings'],
  async ({ withdrawalId }, session, { withdrawals, listings }) =>
    answerOrRefuse(await withdrawals.cancel(session, Number(withdrawalId)), listings),
);
