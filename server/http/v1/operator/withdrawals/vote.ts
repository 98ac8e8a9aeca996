// Takes down what an operator says about a withdrawal.
import { voteOnWithdrawal } from '#lib/contract/calls/v1/operator/withdrawals/vote.ts';
import { serveOperator } from '#server/http/serving/serve.ts';
import { answerOrRefuse } from '#server/http/wallets/withdrawal-answer.ts';

export const serveVoteOnWithdrawal = serveOperator(
  voteOnWithdrawal,
  ['withdrawals', 'listings'],
  async ({ withdrawalId, operator, approves }, { withdrawals, listings }) =>
    answerOrRefuse(await withdrawals.vote(Number(withdrawalId), operator, approves), listings),
);
