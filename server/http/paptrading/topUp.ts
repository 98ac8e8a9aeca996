// Adds play money to the paper account.
import { topUpPaper } from '#lib/contract/calls/paptrading/topUp.ts';
import { createOneAtATime } from '#server/answers/one-at-a-time.ts';
import { addFunds } from '#server/answers/paper/paper-funds.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { isProgrammeAccount } from '#server/answers/trader-pro/programme-account.ts';
import { serveUser } from '#server/http/serving/serve.ts';

const inTurn = createOneAtATime();

export const serveTopUpPaper = serveUser(
  topUpPaper,
  ['accounts', 'client', 'listings', 'usdtPrice', 'newReference'],
  async ({ list }, session, visit) => {
    const { mode, accountId } = session;
    if (mode !== 'paper') return refuse('paperOnly');
    if (await isProgrammeAccount(session, visit)) return refuse('programmeFunds');
    return (await inTurn(accountId, () => addFunds(accountId, list, visit))) ?? {};
  },
);
