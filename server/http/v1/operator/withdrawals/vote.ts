// Takes down what an operator says about a withdrawal.
import { voteOnWithdrawal } from '#lib/contract/calls/v1/operator/withdrawals/vote.ts';
import { refuseField } from '#server/answers/refusal/refusal.ts';
import { serveOperator } from '#server/http/serving/serve.ts';
import { answerOrRefuse } from '#server/answers/wallets/withdrawal-answer.ts';
import { firstOperator } from '#server/services/operators/operator-keys.ts';

/** Two who agree are two keys: a name beside one's own is taken with the first key alone, for operators without keys. */
export const serveVoteOnWithdrawal = serveOperator(
  voteOnWithdrawal,
  ['withdrawals', 'listings', 'operator', 'operatorKeys'],
  async ({ withdrawalId }, { withdrawals }) => ({ votes: await withdrawals.votes(Number(withdrawalId)) }),
  async ({ withdrawalId, operator: named, approves }, { withdrawals, listings, operator, operatorKeys }) => {
    const isFirst = operator === firstOperator;
    if (named !== undefined && !isFirst && named !== operator) return refuseField('operator', 'must be the one whose key this is');
    if (named !== undefined && isFirst && (await operatorKeys.has(named))) return refuseField('operator', 'has a key, and must use it');
    return answerOrRefuse(await withdrawals.vote(Number(withdrawalId), named ?? operator, approves), listings);
  },
);
