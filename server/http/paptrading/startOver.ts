// Begins anew with another paper account.
import type { ParsedRequestOf } from '#lib/contract/call.ts';
import { startPaperOver } from '#lib/contract/calls/paptrading/startOver.ts';
import { startingFunds } from '#lib/contract/money/paper-funds.ts';
import { leaveAccount } from '#server/answers/paper/leave-account.ts';
import { createOneAtATime } from '#server/answers/one-at-a-time.ts';
import { beginWith, checkFunds, type PaperFunds } from '#server/answers/paper/paper-funds.ts';
import { refuse, refuseField, Refusal } from '#server/answers/refusal/refusal.ts';
import { isProgrammeAccount } from '#server/answers/trader-pro/programme-account.ts';
import { serveUser } from '#server/http/serving/serve.ts';
import type { Visit } from '#server/answers/rooms.ts';

const inTurn = createOneAtATime();

/** The funds that the new account begins with. */
async function wanted(
  { funds, list }: ParsedRequestOf<typeof startPaperOver>,
  userId: string,
  { liveHoldings }: Pick<Visit, 'liveHoldings'>,
): Promise<PaperFunds | Refusal> {
  if (funds === 'usual') return startingFunds;
  if (funds === 'own') return list ?? refuseField('list', 'is missing');
  const held = await liveHoldings(userId);
  return held.length === 0 ? refuse('noLiveFunds') : held;
}

export const serveStartPaperOver = serveUser(
  startPaperOver,
  ['accounts', 'liveHoldings', 'listings', 'usdtPrice', 'client', 'projections', 'automation', 'leaders', 'tradeJournal'],
  async (request, session, visit) => {
    const { mode, userId, accountId } = session;
    if (mode !== 'paper') return refuse('paperOnly');
    if (await isProgrammeAccount(session, visit)) return refuse('programmeFunds');
    return inTurn(accountId, async () => {
      const funds = await wanted(request, userId, visit);
      if (funds instanceof Refusal) return funds;
      // The usual funds, and a copy of the live holdings, need no bound.
      const refused = request.funds === 'own' ? await checkFunds(funds, visit) : null;
      if (refused !== null) return refused;
      await leaveAccount(accountId, visit);
      const next = await visit.accounts.renewPaperAccount(userId, accountId);
      return (await beginWith(next, funds, visit)) ?? {};
    });
  },
);
