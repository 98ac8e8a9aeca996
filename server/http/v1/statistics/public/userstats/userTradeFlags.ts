// Tells what the caller has traded so far.
import { termsKinds } from '#lib/contract/bots/terms-kinds.ts';
import { getTradeFlags } from '#lib/contract/calls/v1/statistics/public/userstats/userTradeFlags.ts';
import { BusinessLine } from '#lib/contract/enums.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { servePublic } from '#server/http/serving/serve.ts';

const nothingYet = { spot: false, futures: false, bots: false, copies: false };

export const serveTradeFlags = servePublic(getTradeFlags, ['accounts', 'cookies', 'roomsIn'], async (_request, visit) => {
  const session = visit.cookies === '' ? null : await visit.accounts.session(visit.cookies);
  if (session === null) return nothingYet;
  const rooms = await visit.roomsIn(session.mode);
  if (rooms instanceof Refusal) return rooms;
  const { client, projections, bots } = rooms;
  const { accountId } = session;
  await projections.caughtUp(client.status().sequence);
  const hasFills = async (line: BusinessLine): Promise<boolean> => (await projections.fills.list(accountId, { line, limit: 1 })).length > 0;
  const traded = [...bots.of(accountId), ...bots.unlisted(accountId)].filter(({ fills }) => fills > 0);
  const hasTraded = (listedAs: 'bot' | 'copy'): boolean => traded.some(({ terms }) => termsKinds[terms.kind].listedAs === listedAs);
  return {
    spot: await hasFills(BusinessLine.spot),
    futures: await hasFills(BusinessLine.contract),
    bots: hasTraded('bot'),
    copies: hasTraded('copy'),
  };
});
