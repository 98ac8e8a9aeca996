// Follows a leader.
import { usualBotNotices } from '#lib/contract/bots/bot-notices.ts';
import { ownTerms } from '#lib/contract/bots/bot-origin.ts';
import { placeStrategyCopy } from '#lib/contract/calls/v1/trigger/strategy/copy/placeStrategyCopy.ts';
import { copySizeProblem, toCopyTerms } from '#lib/contract/wire/bots/copy-fields.ts';
import { openedIn } from '#server/answers/access/opened-by.ts';
import { botAnswer } from '#server/answers/bots/bot-answer.ts';
import { withMarketNames } from '#server/answers/bots/copy/copied-markets.ts';
import { placeOf } from '#server/answers/bots/copy/place-of.ts';
import { findBotMarkets } from '#server/answers/bots/find-bot-markets.ts';
import { agreementRefusal } from '#server/answers/bots/start-bot.ts';
import { refuse, Refusal, refuseField } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const servePlaceStrategyCopy = serveUser(
  placeStrategyCopy,
  ['bots', 'listings', 'now', 'settings', 'newReference', 'refusalToOpen', 'leaders', 'automation'],
  async (request, session, rooms) => {
    const problem = copySizeProblem(request);
    if (problem !== null) return refuseField('copyValue', problem);
    const asked = withMarketNames(request, rooms.listings);
    if (asked instanceof Refusal) return asked;
    const markets = findBotMarkets(rooms.listings, request);
    if (markets instanceof Refusal) return markets;
    const refused = rooms.refusalToOpen(openedIn(markets)) ?? (await agreementRefusal(session, rooms));
    if (refused !== null) return refused;
    const place = await placeOf(request, session.accountId, rooms);
    if (place === null) return refuse('unknownLeader');
    const { isFull, follows } = place;
    if (isFull) return refuse('leaderFull');
    if (follows.sharePercent > request.profitShare) return refuse('leaderTermsChanged', { share: follows.sharePercent });
    const { strategyType, notices = usualBotNotices, clientOid: name = rooms.newReference() } = request;
    const terms = { kind: 'copy', terms: toCopyTerms(asked) } as const;
    const said = await rooms.bots.start(session.accountId, { strategyType, markets, terms, follows, origin: ownTerms, notices, name });
    if (!('refused' in said)) await rooms.leaders.copyBegan(follows.leaderId, follows.line);
    return botAnswer(said, terms.kind, rooms);
  },
);
