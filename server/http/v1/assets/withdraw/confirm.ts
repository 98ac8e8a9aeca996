// Confirms a withdrawal with its owner's code.
import { confirmWithdrawal } from '#lib/contract/calls/v1/assets/withdraw/confirm.ts';
import { serveUser } from '#server/http/serving/serve.ts';
import { answerOrRefuse } from '#server/answers/wallets/withdrawal-answer.ts';

export const serveConfirmWithdrawal = serveUser(
  confirmWithdrawal,
  ['withdrawals', 'listings'],
  async ({ withdrawalId, code }, session, { withdrawals, listings }) =>
    answerOrRefuse(await withdrawals.confirm(session, Number(withdrawalId), code), listings),
);
