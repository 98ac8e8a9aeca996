// Adds play money to the paper account.
import { topUpPaper } from '#lib/contract/calls/paptrading/topUp.ts';
import { createOneAtATime } from '#server/http/serving/one-at-a-time.ts';
import { addFunds } from '#server/http/paper/paper-funds.ts';
import { refuse } from '#server/http/serving/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

const inTurn = createOneAtATime();

export const serveTopUpPaper = serveUser(topUpPaper, ['client', 'listings', 'usdtPrice'], async ({ list }, { mode, accountId }, visit) => {
  if (mode !== 'paper') return refuse('paperOnly');
  return (await inTurn(accountId, () => addFunds(accountId, list, visit))) ?? {};
});
