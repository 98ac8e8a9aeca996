// Tells a bot of the user something that lets it open more: refused where its markets are not offered, as at its start.
import type { ResponseOf } from '#lib/contract/call.ts';
import type { cancelStrategy } from '#lib/contract/calls/v1/trigger/strategy/cancelStrategy.ts';
import type { AccountId } from '#server/engine/ids.ts';
import type { Told } from '#server/services/bots/bots.ts';
import { openedIn } from '../access/opened-by.ts';
import { Refusal } from '../refusal/refusal.ts';
import type { Visit } from '../rooms.ts';
import type { BotRooms } from './bot-answer.ts';
import { findBot } from './find-bot.ts';
import { tellBot } from './tell-bot.ts';

type Named = { readonly strategyId: string; readonly clientOid?: string | undefined };

export type OpeningRooms = BotRooms & Pick<Visit, 'refusalToOpen'>;

export async function tellBotToOpen(
  asked: Named,
  session: { readonly accountId: AccountId },
  rooms: OpeningRooms,
  told: Told,
): Promise<ResponseOf<typeof cancelStrategy> | Refusal> {
  const bot = findBot(rooms, session, asked.strategyId);
  if (bot instanceof Refusal) return bot;
  const notHere = rooms.refusalToOpen(openedIn(bot.marketIds.map((marketId) => rooms.listings.market(marketId))));
  return notHere ?? tellBot(asked, session, rooms, told);
}
