// Begins another attempt at the programme.
import { resetTraderPro } from '#lib/contract/calls/v1/trigger/trader-pro/reset.ts';
import { TradingMode } from '#lib/contract/trading-mode.ts';
import { programmeRules } from '#lib/contract/trader-pro/programme-rules.ts';
import { leaveAccount } from '#server/answers/paper/leave-account.ts';
import { beginAttempt, programmeTurns } from '#server/answers/trader-pro/begin-attempt.ts';
import { actsFor, participantOf, programmeAccountOf } from '#server/answers/trader-pro/programme-account.ts';
import { attemptsOf, programmeStateOf } from '#server/answers/trader-pro/programme-state.ts';
import { refuse, Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveResetTraderPro = serveUser(resetTraderPro, ['accounts', 'paperRooms'], async (_request, session, visit) => {
  const { accounts } = visit;
  const rooms = await visit.paperRooms();
  if (rooms instanceof Refusal) return rooms;
  const participant = participantOf(session);
  const account = await programmeAccountOf(participant, visit);
  if (account === null) return refuse('programmeNotJoined');
  if (!actsFor(session, account)) return refuse('noPermission');
  return programmeTurns(await accounts.accountOf(participant, TradingMode.paper), async () => {
    const [last] = await attemptsOf(participant, rooms);
    if (last === undefined) return refuse('programmeNotJoined');
    if (last.state === 'passed') return refuse('programmePassed');
    if (last.number > programmeRules.resets) return refuse('programmeNoResets');
    const current = await accounts.accountOf(account.userId, TradingMode.paper);
    // A reset that was interrupted has its account already.
    const next = current === last.accountId ? await accounts.renewPaperAccount(account.userId, current) : current;
    const refused = await beginAttempt({ accountId: next, participant, number: last.number + 1 }, rooms);
    if (refused !== null) return refused;
    await leaveAccount(last.accountId, rooms);
    return programmeStateOf(session, rooms, visit);
  });
});
