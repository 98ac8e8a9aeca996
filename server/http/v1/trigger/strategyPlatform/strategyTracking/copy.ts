// Starts a bot with the parameters of a published strategy.
import { copyStrategy } from '#lib/contract/calls/v1/trigger/strategyPlatform/strategyTracking/copy.ts';
import { openedIn } from '#server/answers/access/opened-by.ts';
import { botAnswer } from '#server/answers/bots/bot-answer.ts';
import { agreementRefusal } from '#server/answers/bots/start-bot.ts';
import { copiedStart } from '#server/answers/plaza/copied-start.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveCopyStrategy = serveUser(
  copyStrategy,
  ['plaza', 'bots', 'listings', 'now', 'accounts', 'settings', 'newReference', 'refusalToOpen'],
  async ({ strategyId, clientOid, ...asked }, session, rooms) => {
    const start = await copiedStart({ strategyId: Number(strategyId), ...asked }, session, rooms);
    if (start instanceof Refusal) return start;
    // The request names one of its markets; an arbitrage has another.
    const notHere = rooms.refusalToOpen(openedIn(start.markets));
    if (notHere !== null) return notHere;
    const refused = await agreementRefusal(session, rooms);
    if (refused !== null) return refused;
    const said = await rooms.bots.start(session.accountId, { ...start, name: clientOid ?? rooms.newReference() });
    return botAnswer(said, start.terms.kind, rooms);
  },
);
