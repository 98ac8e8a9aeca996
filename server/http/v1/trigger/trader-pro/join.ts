// Takes somebody into the funded-trader programme.
import { joinTraderPro } from '#lib/contract/calls/v1/trigger/trader-pro/join.ts';
import { maxSubAccounts } from '#lib/contract/accounts/sub-account.ts';
import { TradingMode } from '#lib/contract/trading-mode.ts';
import { beginAttempt, programmeTurns } from '#server/answers/trader-pro/begin-attempt.ts';
import { programmeAccountOf } from '#server/answers/trader-pro/programme-account.ts';
import { attemptsOf, programmeStateOf } from '#server/answers/trader-pro/programme-state.ts';
import { refuse, Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

const accountName = 'Trader Pro';

export const serveJoinTraderPro = serveUser(joinTraderPro, ['accounts', 'settings', 'paperRooms'], async ({ locale }, session, visit) => {
  const { accounts, settings } = visit;
  const rooms = await visit.paperRooms();
  if (rooms instanceof Refusal) return rooms;
  const participant = session.userId;
  return programmeTurns(await accounts.accountOf(participant, TradingMode.paper), async () => {
    if ((await attemptsOf(participant, rooms)).length > 0) return refuse('programmeJoined');
    const account =
      (await programmeAccountOf(participant, visit)) ?? (await accounts.subAccounts.create(participant, accountName, 'traderPro'));
    if (account === null) return refuse('subAccountLimit', { limit: maxSubAccounts });
    const accountId = await accounts.accountOf(account.userId, TradingMode.paper);
    const refused = await beginAttempt({ accountId, participant, number: 1 }, rooms);
    if (refused !== null) return refused;
    await settings.change(participant, { programmeLocale: locale });
    return programmeStateOf(session, rooms, visit);
  });
});
