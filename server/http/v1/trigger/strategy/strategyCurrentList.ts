// Lists the bots of the user that have not ended.
import { botNeeds } from '#lib/contract/bots/bot.ts';
import { BotState } from '#lib/contract/bots/strategy-codes.ts';
import { getRunningStrategies } from '#lib/contract/calls/v1/trigger/strategy/strategyCurrentList.ts';
import type { OwnedBot } from '#server/services/bots/bots.ts';
import { toBotRow } from '#server/answers/bots/to-bot-row.ts';
import { wantedBots } from '#server/answers/bots/wanted-bots.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

/** Those that need their owner most come first; sorting keeps the order of the others. */
const urgency = ({ needsOwner }: OwnedBot): number => (needsOwner === null ? botNeeds.length : botNeeds.indexOf(needsOwner));

export const serveRunningStrategies = serveUser(getRunningStrategies, ['bots', 'listings', 'now'], (request, session, rooms) => {
  const bots = wantedBots(rooms, session, request);
  if (bots instanceof Refusal) return bots;
  const running = bots.filter(({ state }) => state !== BotState.stopped).toSorted((a, b) => urgency(a) - urgency(b));
  return { list: running.map((bot) => toBotRow(bot, rooms.listings, rooms.now())) };
});
