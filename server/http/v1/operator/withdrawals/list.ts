// Lists what waits for the operators.
import { listReviews } from '#lib/contract/calls/v1/operator/withdrawals/list.ts';
import { serveOperator } from '#server/http/serving/serve.ts';
import { microsText, withdrawalAnswer } from '#server/answers/wallets/withdrawal-answer.ts';

const max = 100;

export const serveListReviews = serveOperator(
  listReviews,
  ['withdrawals', 'listings'],
  null,
  async (_request, { withdrawals, listings }) => {
    const rows = await withdrawals.page({ states: ['review'], limit: max });
    const list = rows.map(async (row) => ({
      ...withdrawalAnswer(row, listings),
      accountId: String(row.accountId),
      worth: microsText(row.worthMicros),
      votes: (await withdrawals.votes(row.id)).map(({ operator, approves, createdAtMs }) => ({
        operator,
        approves,
        createTimeMs: createdAtMs,
      })),
    }));
    return { list: await Promise.all(list) };
  },
);
