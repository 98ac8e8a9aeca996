// The lines that an operator can write about withdrawals.
import { listReviews } from '#lib/contract/calls/v1/operator/withdrawals/list.ts';
import { stopWithdrawals } from '#lib/contract/calls/v1/operator/withdrawals/stop.ts';
import { voteOnWithdrawal } from '#lib/contract/calls/v1/operator/withdrawals/vote.ts';
import { operatorCall as call } from './operator-call.ts';
import type { OperatorLine } from './operator-line.ts';

async function waiting(): Promise<string> {
  const { list } = await call(listReviews, {});
  const lines = list.map(({ withdrawalId, receiveAmount, coin, network, address, worth, accountId, votes }) => {
    const said = votes.map((vote) => `${vote.operator} ${vote.approves ? 'approves' : 'rejects'}`).join(', ');
    return `${withdrawalId}: ${receiveAmount} ${coin} (${worth} USDT) of account ${accountId} over ${network} to ${address}; ${said || 'nobody has spoken'}`;
  });
  return lines.length === 0 ? 'nothing waits' : lines.join('\n');
}

async function vote(withdrawalId: string, operator: string | undefined, approves: boolean): Promise<string> {
  const { state } = await call(voteOnWithdrawal, { withdrawalId, approves, ...(operator === undefined ? {} : { operator }) });
  return `withdrawal ${withdrawalId} is ${state}`;
}

async function setStopped(reason: string | null): Promise<string> {
  const { stopped } = await call(stopWithdrawals, { stopped: reason !== null, ...(reason === null ? {} : { reason }) });
  return stopped ? 'no withdrawals are made' : 'withdrawals are made';
}

const voteLine = (word: 'approve' | 'reject', about: string): OperatorLine => ({
  words: ['withdrawals', word],
  rest: '12',
  about,
  run: ([withdrawalId, operator, ...more]) =>
    withdrawalId === undefined || more.length > 0 ? null : vote(withdrawalId, operator, word === 'approve'),
});

export const withdrawalLines: readonly OperatorLine[] = [
  {
    words: ['withdrawals', 'list'],
    rest: '',
    about: 'those that wait for people',
    run: (rest) => (rest.length === 0 ? waiting() : null),
  },
  voteLine('approve', 'two operators have to; a name may follow for one who has no key: withdrawals approve 12 anna'),
  voteLine('reject', 'one is enough'),
  {
    words: ['withdrawals', 'stop'],
    rest: '"the reason"',
    about: 'nobody withdraws anything, and nothing in review leaves',
    run: ([reason, ...more]) => (reason === undefined || reason === '' || more.length > 0 ? null : setStopped(reason)),
  },
  {
    words: ['withdrawals', 'resume'],
    rest: '',
    about: 'lets them go on',
    run: (rest) => (rest.length === 0 ? setStopped(null) : null),
  },
];
